import Foundation

/// Shows one view as it is, several one below the other.
package struct ImplicitStackLayout: StandardLayout {
    private let stack = VStackLayout()

    package init() {}

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        if subviews.count == 1 { return subviews[0].sizeThatFits(proposal) }
        var cache = stack.makeCache(subviews: subviews)
        return stack.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    package func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        if subviews.count == 1 { return subviews[0].place(at: bounds.origin, proposal: proposal) }
        var cache = stack.makeCache(subviews: subviews)
        stack.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
}

/// Any view as one element: several elements stand one below the other.
package struct UnaryGroup<Content: View> {
    package let containerContent: Content

    package init(_ content: Content) { containerContent = content }
}

extension UnaryGroup: LayoutContainerView {
    package typealias Body = Never
    package var containerLayout: ImplicitStackLayout { ImplicitStackLayout() }
}
