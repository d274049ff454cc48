import CoreGraphics

/// Moves a row along with a finger that holds it, by its handle or anywhere.
@MainActor private struct RowDrag {
    let move: RowMove
    /// The row's place among all of the list's.
    let place: Int
    let height: CGFloat
    let interaction: ListInteraction?
    @Binding var distance: CGFloat?

    /// The finger has gone some way up or down, in points.
    func follow(_ way: CGFloat) {
        distance = way
        let moving = MovingRow(source: place, target: place + places(way), height: height)
        guard let interaction, interaction.moving != moving else { return }
        withAnimation(.easeInOut(duration: ListEditingMetrics.shiftDuration)) {
            interaction.moving = moving
        }
    }

    /// The finger was lifted.
    func end(_ way: CGFloat) {
        letGo()
        move.move(by: places(way))
    }

    func letGo() { Self.letGo($distance, interaction) }

    /// Puts the row back, and those that have made room for it.
    static func letGo(_ distance: Binding<CGFloat?>, _ interaction: ListInteraction?) {
        guard distance.wrappedValue != nil else { return }
        distance.wrappedValue = nil
        interaction?.moving = nil
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
    /// How far the row has been moved, in points; nil where it is not being moved.
    @Binding var distance: CGFloat?

    @Environment(\.listInteraction) private var interaction
    @GestureState private var isHeld = false
    @State private var height: CGFloat = ListMetrics.minimumRowHeight

    var body: some View {
        let drag = RowDrag(move: move, place: place, height: height, interaction: interaction, distance: $distance)
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
    /// How far the row has been moved, in points; nil where it is not being moved.
    @Binding var distance: CGFloat?

    @Environment(\.listInteraction) private var interaction
    /// Where the finger was when it lifted the row, on the canvas.
    @GestureState private var grip: CGPoint?
    @State private var height: CGFloat = ListMetrics.minimumRowHeight

    func body(content: Content) -> some View {
        let drag = move.map {
            RowDrag(move: $0, place: place, height: height, interaction: interaction, distance: $distance)
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
                if isOver { RowDrag.letGo($distance, interaction) }
            }
    }
}

/// Lifts a row while it is being moved, and lets it make room for another that is.
struct RowLift: ViewModifier {
    /// How far the row has been moved, in points; nil where it is not being moved.
    let distance: CGFloat?
    let place: Int

    @Environment(\.listInteraction) private var interaction

    func body(content: Content) -> some View {
        content
            .offset(y: distance ?? interaction?.moving?.shift(ofRow: place) ?? 0)
            .shadow(
                color: .black.opacity(distance == nil ? 0 : ListEditingMetrics.liftOpacity),
                radius: ListEditingMetrics.liftRadius
            )
            .zIndex(distance == nil ? 0 : 1)
    }
}
