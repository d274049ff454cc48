import Foundation

/// The options on a wheel.
struct WheelPicker: View {
    let configuration: PickerConfiguration

    var body: some View {
        let selection = configuration.selection
        LabeledControl(configuration.label) {
            ElementReader(configuration.content.font(PickerMetrics.wheelFont).lineLimit(1)) { elements in
                let chosen = elements.chosenIndex(selection)
                Wheel(count: elements.count, chosen: chosen ?? 0) { index in
                    selection.choose(elements[index].pickerTag)
                } row: { index in
                    elements[index]
                }
                .wheelBand()
            }
        }
        .environment(\.labelsVisibility, .hidden)
    }
}

/// A cylinder of rows, of which the chosen one faces forward. A finger spins it; it always stops on a row, which is
/// then chosen.
struct Wheel<Row: View>: View {
    let count: Int
    let chosen: Int
    var alignment: HorizontalAlignment = .center
    /// Whether the first row follows the last, as long as no row would show twice.
    var wraps = false
    /// Whether a row may be chosen; the wheel turns back from others, which are gray.
    var isAllowed: (Int) -> Bool = { _ in true }
    let choose: @MainActor (Int) -> Void
    @ViewBuilder let row: (Int) -> Row

    @Environment(\.isEnabled) private var isEnabled
    @GestureState private var isHeld = false
    @State private var motion = WheelMotion()
    /// Where the wheel is turned to, in rows, until it has stopped; nil at rest on the chosen row.
    @State private var place: Double?

    var body: some View {
        let (chosen, choose) = (chosen, choose)
        WheelDrum(
            place: place ?? Double(chosen), motion: motion, count: count, alignment: alignment, goesRound: goesRound,
            isAllowed: isAllowed, row: row
        ) { turn(to: $0, PickerMetrics.wheelTurn) }
        .opacity(isEnabled ? 1 : ControlMetrics.disabledOpacity)
        .frame(minHeight: 0, idealHeight: PickerMetrics.wheelHeight, maxHeight: PickerMetrics.wheelHeight)
        .clipped()
        .contentShape(Rectangle())
        .gesture(drag)
        .onChange(of: isHeld) { _, isHeld in
            // Another gesture took the finger away.
            if !isHeld, motion.isHeld {
                motion.end()
                turn(to: nearestPlace(to: place ?? Double(chosen)), PickerMetrics.wheelTurn)
            }
        }
        .accessibilityElement(children: .combine)
        .accessibilityChange { node in
            node.role = .picker
            node.value = node.label
            node.label = ""
            node.traits = []
            node.actions = []
            node.setAdjustment { direction in
                if let index = index(at: chosen + (direction == .increment ? 1 : -1)) { choose(index) }
            }
        }
    }

    private var drag: some Gesture {
        DragGesture()
            .updating($isHeld) { _, isHeld, _ in isHeld = true }
            .onChanged { drag in
                let start = motion.begin(at: drag.translation.height)
                let turned = start.place - Double((drag.translation.height - start.slip) / PickerMetrics.wheelRow)
                withoutAnimation { place = limited(turned) }
            }
            .onEnded { drag in
                motion.end()
                let speed = -Double(drag.velocity.height / PickerMetrics.wheelRow)
                let present = place ?? Double(chosen)
                let target = nearestPlace(to: present + speed * PickerMetrics.wheelReach)
                let isSpun = abs(Double(target) - present) > 1
                turn(to: target, isSpun ? Animation(WheelSpin()) : PickerMetrics.wheelTurn)
            }
    }

    /// Turns the wheel to a place, and chooses the row there once it has stopped.
    private func turn(to target: Int, _ animation: Animation) {
        let turn = motion.nextTurn()
        if place == nil { withoutAnimation { place = Double(chosen) } }
        withAnimation(animation) {
            place = Double(target)
        } completion: {
            guard motion.isLatest(turn) else { return }
            let index = index(at: target) ?? chosen
            withoutAnimation { place = Double(index) }
            choose(index)
            // A row that may not be chosen is left again.
            withAnimation(PickerMetrics.wheelTurn) { place = nil }
        }
    }

    private func withoutAnimation(_ change: () -> Void) {
        var transaction = Transaction()
        transaction.disablesAnimations = true
        withTransaction(transaction, change)
    }

    private var goesRound: Bool { wraps && count > 2 * WheelPosition.reach }

    /// The row at a place that may lie beyond the ends.
    private func index(at place: Int) -> Int? {
        if goesRound { return (place % count + count) % count }
        return (0..<count).contains(place) ? place : nil
    }

    private func nearestPlace(to place: Double) -> Int {
        let place = place.isFinite ? place.rounded() : Double(chosen)
        let limited = goesRound ? place : min(max(place, 0), Double(max(0, count - 1)))
        return Int(min(max(limited, -1e9), 1e9))
    }

    /// Beyond the ends the wheel follows ever less.
    private func limited(_ place: Double) -> Double {
        guard !goesRound else { return place }
        let last = Double(max(0, count - 1))
        if place < 0 { return -WheelPosition.resisted(-place) }
        return place > last ? last + WheelPosition.resisted(place - last) : place
    }
}

/// Where a wheel is seen to stand, and who turns it.
@MainActor private final class WheelMotion {
    /// The place that is seen now, on the way to where the wheel is turned to.
    var seen = 0.0
    private var start: (place: Double, slip: CGFloat)?
    private var turn = 0

    nonisolated init() {}

    /// A finger moves the wheel: from where it was seen when it began, without the way that it took to begin.
    func begin(at slip: CGFloat) -> (place: Double, slip: CGFloat) {
        if let start { return start }
        turn += 1
        start = (seen, slip)
        return (seen, slip)
    }

    func end() { start = nil }

    /// Whether a finger moves the wheel.
    var isHeld: Bool { start != nil }

    func nextTurn() -> Int {
        turn += 1
        return turn
    }

    func isLatest(_ turn: Int) -> Bool { turn == self.turn }
}

/// A wheel that was flung and runs out.
private struct WheelSpin: CustomAnimation {
    func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
        let left = pow(PickerMetrics.wheelDeceleration, 1000 * time)
        guard left * value.magnitudeSquared.squareRoot() > PickerMetrics.wheelPrecision else { return nil }
        return value.scaled(by: 1 - left)
    }
}

/// The rows round a place of a wheel.
private struct WheelDrum<Row: View>: View {
    var place: Double
    let motion: WheelMotion
    let count: Int
    let alignment: HorizontalAlignment
    let goesRound: Bool
    let isAllowed: (Int) -> Bool
    @ViewBuilder let row: (Int) -> Row
    let tap: (Int) -> Void

    var body: some View {
        let (middle, place) = (Int(place.rounded()), noted(place))
        WheelLayout(alignment: alignment, first: visible(middle).lowerBound, place: place) {
            ForEach(visible(middle), id: \.self) { number in
                let position = WheelPosition(row: Double(number) - place)
                let index = goesRound ? (number % count + count) % count : number
                row(index)
                    .foregroundStyle(isAllowed(index) ? AnyShapeStyle(.primary) : AnyShapeStyle(.tertiary))
                    .scaleEffect(x: 1, y: position.squeeze)
                    .opacity(position.opacity)
                    .accessibilityHidden(number != middle)
                    .contentShape(Rectangle())
                    .onTapGesture { tap(number) }
            }
        }
    }

    private func noted(_ place: Double) -> Double {
        motion.seen = place
        return place
    }

    /// The places that can be seen.
    private func visible(_ middle: Int) -> Range<Int> {
        let reach = WheelPosition.reach
        if goesRound { return middle - reach..<middle + reach + 1 }
        return max(0, min(middle - reach, count))..<max(0, min(count, middle + reach + 1))
    }
}

extension WheelDrum: Animatable {
    nonisolated var animatableData: Double {
        get { place }
        set { place = newValue }
    }
}

/// How a row looks from where it lies on the cylinder.
struct WheelPosition {
    private let angle: CGFloat

    /// - Parameter row: how many rows below the one that faces forward.
    init(row: Double) { angle = CGFloat(row) * PickerMetrics.wheelRow / PickerMetrics.wheelRadius }

    /// How many rows on each side can be seen at all.
    static var reach: Int { Int(.pi / 2 * PickerMetrics.wheelRadius / PickerMetrics.wheelRow) }

    /// How far the wheel goes beyond its end when a finger pulls it there by so many rows.
    static func resisted(_ rows: Double) -> Double {
        let room = Double(PickerMetrics.wheelHeight / PickerMetrics.wheelRow)
        return (1 - 1 / (PickerMetrics.wheelResistance * rows / room + 1)) * room
    }

    /// The distance of the row's center from the chosen row's.
    var offset: CGFloat { sin(min(max(angle, -.pi / 2), .pi / 2)) * PickerMetrics.wheelRadius }
    /// How much flatter the row looks.
    var squeeze: CGFloat { max(cos(min(max(angle, -.pi / 2), .pi / 2)), 0) }
    /// Fainter beside the band, and the fainter the further away.
    var opacity: Double {
        let share = min(abs(angle) * PickerMetrics.wheelRadius / PickerMetrics.wheelRow, 1)
        return (1 - (1 - PickerMetrics.neighbourOpacity) * share) * squeeze
    }
}

private struct WheelLayout: Layout {
    let alignment: HorizontalAlignment
    let first: Int
    let place: Double

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let widest = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
        return CGSize(
            width: proposal.width ?? widest, height: proposal.height ?? PickerMetrics.wheelHeight)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let rowProposal = ProposedViewSize(width: bounds.width, height: PickerMetrics.wheelRow)
        for (index, subview) in subviews.enumerated() {
            let y = bounds.midY + WheelPosition(row: Double(first + index) - place).offset
            let width = subview.sizeThatFits(rowProposal).width
            let x =
                switch alignment {
                case .leading: bounds.minX
                case .trailing: bounds.maxX - width
                default: bounds.midX - width / 2
                }
            subview.place(at: CGPoint(x: x, y: y), anchor: .leading, proposal: rowProposal)
        }
    }
}

extension View {
    /// Shows the band behind the chosen row of the wheels in this view.
    func wheelBand() -> some View {
        background {
            RoundedRectangle(cornerRadius: PickerMetrics.bandRadius, style: .continuous)
                .fill(ControlColors.fill)
                .frame(height: PickerMetrics.wheelRow)
                .padding(.horizontal, PickerMetrics.bandMargin)
        }
    }
}
