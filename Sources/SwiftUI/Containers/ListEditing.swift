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
    /// How far the row has been moved, in points.
    @Binding var distance: CGFloat

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
                    .onChanged { distance = $0.translation.height }
                    .onEnded { drag in
                        distance = 0
                        move.move(by: Int((drag.translation.height / height).rounded()))
                    }
            )
            .accessibilityLabel(Text(verbatim: ListWords.reorder))
            .accessibilityChange { node in
                node.role = .button
                if move.canMoveUp { node.setAction(.named(ListWords.moveUp)) { move.move(by: -1) } }
                if move.canMoveDown { node.setAction(.named(ListWords.moveDown)) { move.move(by: 1) } }
            }
    }
}

/// Lifts a row while it is being moved.
struct RowLift: ViewModifier {
    let distance: CGFloat

    func body(content: Content) -> some View {
        content
            .offset(y: distance)
            .shadow(
                color: .black.opacity(distance == 0 ? 0 : ListEditingMetrics.liftOpacity),
                radius: ListEditingMetrics.liftRadius
            )
            .zIndex(distance == 0 ? 0 : 1)
    }
}
