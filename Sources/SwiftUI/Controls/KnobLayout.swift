import Foundation

/// Lays out a track, the part of it before a knob, and the knob at a fraction of the way.
struct KnobLayout: Layout {
    let fraction: Double
    let height: CGFloat
    /// The diameter of the knob.
    let knob: CGFloat
    /// The thickness of the track.
    let track: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        CGSize(width: max(proposal.width ?? SliderMetrics.idealWidth, knob), height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        guard subviews.count == 3 else { return }
        let x = bounds.minX + (bounds.width - knob) * fraction
        let start = CGPoint(x: bounds.minX, y: bounds.midY)
        subviews[0].place(
            at: start, anchor: .leading, proposal: ProposedViewSize(width: bounds.width, height: track))
        subviews[1].place(
            at: start, anchor: .leading,
            proposal: ProposedViewSize(width: x + knob / 2 - bounds.minX, height: track))
        subviews[2].place(
            at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
            proposal: ProposedViewSize(width: knob, height: knob))
    }
}
