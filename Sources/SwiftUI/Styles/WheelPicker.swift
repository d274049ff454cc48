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

/// A cylinder of rows, of which the chosen one faces forward.
struct Wheel<Row: View>: View {
    let count: Int
    let chosen: Int
    var alignment: HorizontalAlignment = .center
    /// Whether the first row follows the last, as long as no row would show twice.
    var wraps = false
    let choose: @MainActor (Int) -> Void
    @ViewBuilder let row: (Int) -> Row

    @Environment(\.isEnabled) private var isEnabled
    /// Where the wheel stood when the finger came down.
    @State private var dragStart: Int?

    var body: some View {
        let (chosen, choose) = (chosen, choose)
        WheelLayout(alignment: alignment, first: visible.lowerBound, chosen: chosen) {
            ForEach(visible, id: \.self) { place in
                let position = WheelPosition(row: place - chosen)
                let index = index(at: place) ?? chosen
                row(index)
                    .scaleEffect(x: 1, y: position.squeeze)
                    .opacity(position.opacity)
                    .accessibilityHidden(place != chosen)
                    .contentShape(Rectangle())
                    .onTapGesture { choose(index) }
            }
        }
        .opacity(isEnabled ? 1 : ControlMetrics.disabledOpacity)
        .frame(height: PickerMetrics.wheelHeight)
        .clipped()
        .contentShape(Rectangle())
        .gesture(
            DragGesture()
                .onChanged { drag in
                    let start = dragStart ?? chosen
                    if dragStart == nil { dragStart = start }
                    let rows = Int((drag.translation.height / PickerMetrics.wheelRow).rounded())
                    let place = goesRound ? start - rows : min(max(start - rows, 0), count - 1)
                    if let index = index(at: place), index != chosen { choose(index) }
                }
                .onEnded { _ in dragStart = nil }
        )
        .accessibilityElement(children: .combine)
        .accessibilityChange { node in
            node.role = .picker
            node.value = node.label
            node.label = ""
            node.traits = []
            node.actions = []
            node.adjust = AccessibilityHandler { direction in
                if let index = index(at: chosen + (direction == .increment ? 1 : -1)) { choose(index) }
            }
        }
    }

    private var goesRound: Bool { wraps && count > 2 * WheelPosition.reach }

    /// The row at a place that may lie beyond the ends.
    private func index(at place: Int) -> Int? {
        if goesRound { return (place % count + count) % count }
        return (0..<count).contains(place) ? place : nil
    }

    /// The places that can be seen.
    private var visible: Range<Int> {
        let reach = WheelPosition.reach
        if goesRound { return chosen - reach..<chosen + reach + 1 }
        return max(0, min(chosen - reach, count))..<max(0, min(count, chosen + reach + 1))
    }
}

/// How a row looks from where it lies on the cylinder.
struct WheelPosition {
    private let angle: CGFloat

    /// - Parameter row: how many rows below the chosen one.
    init(row: Int) { angle = CGFloat(row) * PickerMetrics.wheelRow / PickerMetrics.wheelRadius }

    /// How many rows on each side can be seen at all.
    static var reach: Int { Int(.pi / 2 * PickerMetrics.wheelRadius / PickerMetrics.wheelRow) }

    /// The distance of the row's centre from the chosen row's.
    var offset: CGFloat { sin(angle) * PickerMetrics.wheelRadius }
    /// How much flatter the row looks.
    var squeeze: CGFloat { max(cos(angle), 0) }
    var opacity: Double { angle == 0 ? 1 : PickerMetrics.neighbourOpacity * max(cos(angle), 0) }
}

private struct WheelLayout: Layout {
    let alignment: HorizontalAlignment
    let first: Int
    let chosen: Int

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let widest = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
        return CGSize(
            width: proposal.width ?? widest, height: proposal.height ?? PickerMetrics.wheelHeight)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let rowProposal = ProposedViewSize(width: bounds.width, height: PickerMetrics.wheelRow)
        for (index, subview) in subviews.enumerated() {
            let y = bounds.midY + WheelPosition(row: first + index - chosen).offset
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
