import CoreGraphics

/// The red circle that a row is deleted by; it asks for a second tap.
struct DeleteControl: View {
    let action: () -> Void

    @ScaledMetric private var side = ListEditingMetrics.control

    var body: some View {
        Button {
            action()
        } label: {
            Circle()
                .fill(SwipeMetrics.destructive)
                .frame(width: side, height: side)
                .overlay {
                    Capsule()
                        .fill(.white)
                        .frame(
                            width: side * ListEditingMetrics.minusLength,
                            height: side * ListEditingMetrics.minusThickness)
                }
                .contentShape(Circle())
        }
        .buttonStyle(.plain)
        .accessibilityLabel(Text(verbatim: ListWords.delete))
    }
}

/// The circle that shows whether a row is among those that are selected.
struct SelectionMark: View {
    let isSelected: Bool

    @ScaledMetric private var side = ListEditingMetrics.control

    var body: some View {
        ZStack {
            if isSelected {
                Circle().fill(.tint)
                Image(systemName: "checkmark").font(ListEditingMetrics.checkmark).foregroundStyle(.white)
            } else {
                Circle().strokeBorder(SystemBackgrounds.tertiaryLabel, lineWidth: ListEditingMetrics.ring)
            }
        }
        .frame(width: side, height: side)
        .accessibilityHidden(true)
    }
}

/// The three lines that a row is moved by. It is as high as the row.
struct MoveHandle: View {
    let move: RowMove
    /// The row's place among all of the list's.
    let place: Int
    /// How far the row has been moved, in points.
    @Binding var distance: CGFloat

    @Environment(\.listInteraction) private var interaction
    @GestureState private var isHeld = false
    @State private var height: CGFloat = ListMetrics.minimumRowHeight

    var body: some View {
        Image(systemName: ListEditingMetrics.moveSymbol)
            .foregroundStyle(SystemBackgrounds.tertiaryLabel)
            .frame(maxHeight: .infinity)
            .contentShape(Rectangle())
            .onGeometryChange(for: CGFloat.self) {
                $0.size.height
            } action: {
                height = max(1, $0)
            }
            .gesture(
                DragGesture(minimumDistance: 0, coordinateSpace: .global)
                    .updating($isHeld) { _, isHeld, _ in isHeld = true }
                    .onChanged { drag in
                        distance = drag.translation.height
                        let moving = MovingRow(source: place, target: place + places(drag), height: height)
                        guard let interaction, interaction.moving != moving else { return }
                        withAnimation(.easeInOut(duration: ListEditingMetrics.shiftDuration)) {
                            interaction.moving = moving
                        }
                    }
                    .onEnded { drag in
                        letGo()
                        move.move(by: places(drag))
                    }
            )
            .onChange(of: isHeld) { _, isHeld in if !isHeld { letGo() } }
            .accessibilityLabel(Text(verbatim: ListWords.reorder))
            .accessibilityChange { node in
                node.role = .button
                if move.canMoveUp { node.setAction(.named(ListWords.moveUp)) { move.move(by: -1) } }
                if move.canMoveDown { node.setAction(.named(ListWords.moveDown)) { move.move(by: 1) } }
            }
    }
}

extension MoveHandle {
    private func letGo() {
        guard distance != 0 || interaction?.moving != nil else { return }
        distance = 0
        interaction?.moving = nil
    }

    /// By how many places a drag moves the row, within the rows that it belongs to.
    private func places(_ drag: DragGesture.Value) -> Int {
        let places = Int((drag.translation.height / height).rounded())
        return min(max(places, -move.index), max(0, move.count - 1 - move.index))
    }
}

/// Lifts a row while it is being moved, and lets it make room for another that is.
struct RowLift: ViewModifier {
    let distance: CGFloat
    let place: Int

    @Environment(\.listInteraction) private var interaction

    func body(content: Content) -> some View {
        let shift = interaction?.moving?.shift(ofRow: place) ?? 0
        content
            .offset(y: distance == 0 ? shift : distance)
            .shadow(
                color: .black.opacity(distance == 0 ? 0 : ListEditingMetrics.liftOpacity),
                radius: ListEditingMetrics.liftRadius
            )
            .zIndex(distance == 0 ? 0 : 1)
    }
}
