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

/// Keeps several views at the root of a hierarchy as the stack that they make there.
final class ImplicitStackNode<V: View>: _TypedViewNode<V> {
    private typealias Stack = LayoutContainer<VStackLayout, V>
    private var stack: _TypedViewNode<Stack>!

    override init(_ view: V, _ inputs: _ViewInputs) {
        super.init(view, inputs)
        stack = Stack._makeNode(Stack(layout: VStackLayout(), content: view), childInputs)
    }

    override func update(_ view: V) {
        self.view = view
        stack.update(Stack(layout: VStackLayout(), content: view))
    }

    override func forEachChild(_ visit: (_ViewNode) -> Void) { visit(stack) }
}
