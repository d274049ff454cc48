import Foundation

/// A bar that is filled from its leading end.
struct CapacityBar: View {
    let fraction: Double
    let height: CGFloat
    /// The color of the filled part; nil is the tint.
    let tint: Color?

    var body: some View {
        CapacityLayout(fraction: fraction, height: height) {
            Capsule().fill(ControlColors.track)
            Capsule().fill(tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint))
        }
    }
}

/// Lays out a bar and its filled part.
private struct CapacityLayout: Layout {
    let fraction: Double
    let height: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        CGSize(width: proposal.width ?? SliderMetrics.idealWidth, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let widths = [bounds.width, bounds.width * min(max(fraction, 0), 1)]
        for (subview, width) in zip(subviews, widths) {
            subview.place(at: bounds.origin, proposal: ProposedViewSize(width: width, height: height))
        }
    }
}
