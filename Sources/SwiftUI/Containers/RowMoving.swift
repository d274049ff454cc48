import CoreGraphics

/// How a row is moved now.
enum RowHold: Equatable {
    /// It is as far from its place as the finger that holds it has gone, in points downwards.
    case held(CGFloat)
    /// It was released, and goes to its place.
    case settling

    fileprivate var distance: CGFloat {
        switch self {
        case .held(let distance): distance
        case .settling: 0
        }
    }
}

/// Moves a row along with a finger that holds it, by its handle or anywhere.
@MainActor private struct RowDrag {
    let move: RowMove
    /// The row's place among all of the list's.
    let place: Int
    let height: CGFloat
    let interaction: ListInteraction?
    @Binding var hold: RowHold?

    /// The finger has gone some way up or down, in points.
    func follow(_ way: CGFloat) {
        hold = .held(way)
        let moving = MovingRow(source: place, target: place + places(way), height: height)
        guard let interaction, interaction.moving != moving else { return }
        withAnimation(.easeInOut(duration: ListEditingMetrics.shiftDuration)) {
            interaction.moving = moving
        }
    }

    /// The finger was lifted. The way of all rows to their new places and the way back from the room that they have made are
    /// of one kind, so that what lies there already stays.
    func end(_ way: CGFloat) { Self.letGo($hold, interaction) { move.move(by: places(way)) } }

    func letGo() { Self.letGo($hold, interaction) }

    /// Lets the row go to its place, and those that have made room for it.
    static func letGo(_ hold: Binding<RowHold?>, _ interaction: ListInteraction?, _ move: () -> Void = {}) {
        guard case .held = hold.wrappedValue else { return }
        withAnimation(.easeInOut(duration: ListEditingMetrics.shiftDuration)) {
            hold.wrappedValue = .settling
            interaction?.moving = nil
            move()
        } completion: {
            if hold.wrappedValue == .settling { hold.wrappedValue = nil }
        }
    }

    /// By how many places a drag moves the row, within the rows that it belongs to.
    private func places(_ way: CGFloat) -> Int {
        let places = Int((way / max(1, height)).rounded())
        return min(max(places, -move.index), max(0, move.count - 1 - move.index))
    }
}

/// The three lines that a row is moved by. It is as high as the row.
struct MoveHandle: View {
    let move: RowMove
    /// The row's place among all of the list's.
    let place: Int
    /// How the row is moved; nil if it is not.
    @Binding var hold: RowHold?

    @Environment(\.listInteraction) private var interaction
    @GestureState private var isHeld = false
    @State private var height: CGFloat = ListLook().minimumRowHeight

    var body: some View {
        let drag = RowDrag(move: move, place: place, height: height, interaction: interaction, hold: $hold)
        Image(systemName: ListEditingMetrics.moveSymbol)
            .foregroundStyle(SystemBackgrounds.tertiaryLabel)
            .frame(maxHeight: .infinity)
            .contentShape(Rectangle())
            .onGeometryChange(for: CGFloat.self) {
                $0.size.height
            } action: {
                height = $0
            }
            .gesture(
                DragGesture(minimumDistance: 0, coordinateSpace: .global)
                    .updating($isHeld) { _, isHeld, _ in isHeld = true }
                    .onChanged { drag.follow($0.translation.height) }
                    .onEnded { drag.end($0.translation.height) }
            )
            .onChange(of: isHeld) { _, isHeld in if !isHeld { drag.letGo() } }
            .accessibilityLabel(Text(verbatim: ListWords.reorder))
            .accessibilityChange { node in
                node.role = .button
                if move.canMoveUp { node.setAction(.named(ListWords.moveUp)) { move.move(by: -1) } }
                if move.canMoveDown { node.setAction(.named(ListWords.moveDown)) { move.move(by: 1) } }
            }
    }
}

/// Lets a row of a list that is not being edited be moved once a finger has held it for a moment. A mouse just moves it.
struct RowLifting: ViewModifier {
    /// Nil where the row cannot be moved in this way now.
    let move: RowMove?
    /// The row's place among all of the list's.
    let place: Int
    /// The space above and below the row that belongs to its element, in points.
    let gaps: CGFloat
    /// How the row is moved; nil if it is not.
    @Binding var hold: RowHold?

    @Environment(\.listInteraction) private var interaction
    /// Where the finger was when it lifted the row, on the canvas.
    @GestureState private var grip: CGPoint?
    @State private var height: CGFloat = ListLook().minimumRowHeight

    func body(content: Content) -> some View {
        let drag = move.map {
            RowDrag(move: $0, place: place, height: height, interaction: interaction, hold: $hold)
        }
        content
            .onGeometryChange(for: CGFloat.self) {
                $0.size.height - gaps
            } action: {
                height = $0
            }
            .gesture(
                LiftGesture()
                    .updating($grip) { finger, grip, _ in grip = grip ?? finger }
                    .onChanged { finger in drag?.follow(finger.y - (grip ?? finger).y) }
                    .onEnded { finger in drag?.end(finger.y - (grip ?? finger).y) },
                including: move == nil ? .subviews : .all
            )
            .onChange(of: grip == nil) { _, isOver in
                // Something else has taken the finger.
                if isOver { RowDrag.letGo($hold, interaction) }
            }
    }
}

/// Lifts a row while it is being moved, and lets it make room for another that is.
struct RowLift: ViewModifier {
    /// How the row is moved; nil if it is not.
    let hold: RowHold?
    let place: Int

    @Environment(\.listInteraction) private var interaction

    func body(content: Content) -> some View {
        content
            .offset(y: hold?.distance ?? interaction?.moving?.shift(ofRow: place) ?? 0)
            .shadow(
                color: .black.opacity(hold == nil || hold == .settling ? 0 : ListEditingMetrics.liftOpacity),
                radius: ListEditingMetrics.liftRadius
            )
            .zIndex(hold == nil ? 0 : 1)
    }
}
