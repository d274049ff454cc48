import SwiftUI

/// As wide as its content likes, but not wider than a limit; a flexible frame would always be as wide as it may.
struct BubbleLayout: Layout {
    var maxWidth = CGFloat.infinity

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.reduce(into: CGSize.zero) { size, subview in
            let ideal = subview.sizeThatFits(.unspecified).width
            let width = min(ideal, proposal.width ?? maxWidth, maxWidth)
            let needed = subview.sizeThatFits(ProposedViewSize(width: width, height: nil))
            size.width = max(size.width, needed.width)
            size.height = max(size.height, needed.height)
        }
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        for subview in subviews {
            subview.place(
                at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center,
                proposal: ProposedViewSize(bounds.size))
        }
    }
}
