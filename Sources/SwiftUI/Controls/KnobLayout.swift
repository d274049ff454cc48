import Foundation

/// Lays out a track, the part of it before a knob, and the knob at a fraction of the way.
struct KnobLayout: Layout {
    let fraction: Double
    let height: CGFloat
    let knob: CGSize
    /// The thickness of the track.
    let track: CGFloat
    /// How much further in the track begins and ends than the room for the knob.
    var trackInset: CGFloat = 0
    /// How much lower than the knob's the track's middle lies.
    var trackDrop: CGFloat = 0

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        CGSize(width: max(proposal.width ?? SliderMetrics.idealWidth, knob.width), height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        guard subviews.count == 3 else { return }
        let x = bounds.minX + (bounds.width - knob.width) * fraction
        let start = CGPoint(x: bounds.minX + trackInset, y: bounds.midY + trackDrop)
        subviews[0].place(
            at: start, anchor: .leading,
            proposal: ProposedViewSize(width: max(0, bounds.width - 2 * trackInset), height: track))
        subviews[1].place(
            at: start, anchor: .leading,
            proposal: ProposedViewSize(width: max(0, x + knob.width / 2 - start.x), height: track))
        subviews[2].place(
            at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
            proposal: ProposedViewSize(knob))
    }
}

/// A knob: a circle, or a capsule where it is wider than high.
struct SliderKnob: Shape {
    nonisolated func path(in rect: CGRect) -> Path {
        rect.width == rect.height ? Circle().path(in: rect) : Capsule(style: .circular).path(in: rect)
    }
}
