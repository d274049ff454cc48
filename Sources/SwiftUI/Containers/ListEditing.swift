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
