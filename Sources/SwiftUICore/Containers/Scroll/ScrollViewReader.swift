import Foundation

/// A view whose content can scroll the scroll views inside it with a proxy.
public struct ScrollViewReader<Content: View> {
    /// The closure that creates the content with a proxy.
    public var content: (ScrollViewProxy) -> Content

    /// Creates a view whose content receives a proxy.
    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
}

extension ScrollViewReader: View, PrimitiveView {
    public typealias Body = Never

    @MainActor @preconcurrency
    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedViewNode<Self> {
        ScrollViewReaderNode(view, inputs)
    }

    @MainActor @preconcurrency public static var _elementCount: Int? { Content._elementCount }
}

/// A proxy that scrolls the scroll views of a `ScrollViewReader`.
public struct ScrollViewProxy {
    fileprivate weak var node: _ViewNode?

    /// Scrolls to the view with an identifier, in the first scroll view that contains it.
    ///
    /// - Parameter anchor: the point of the view that is put onto the same point of the window; nil scrolls as little as
    ///   needed to see the view.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        let node = node
        // Unsafe because an identity need not be Sendable; it is only compared, by the one who scrolls.
        nonisolated(unsafe) let id = AnyHashable(id)
        onMainActor { node?.scroll(to: id, anchor: anchor) }
    }
}

private final class ScrollViewReaderNode<Content: View>: _TypedViewNode<ScrollViewReader<Content>> {
    private var child: _TypedViewNode<DeferredView<Void, Content>>!

    override init(_ view: ScrollViewReader<Content>, _ inputs: _ViewInputs) {
        super.init(view, inputs)
        child = DeferredView._makeNode(deferred, ownInputs)
    }

    private var deferred: DeferredView<Void, Content> {
        let content = view.content
        return DeferredView { [weak self] in content(ScrollViewProxy(node: self)) }
    }

    override func update(_ view: ScrollViewReader<Content>) {
        let isSame = ValueComparison.areEqual(self.view.content, view.content)
        self.view = view
        if !isSame { child.update(deferred) }
    }

    override func forEachChild(_ visit: (_ViewNode) -> Void) { visit(child) }
}

extension _ViewNode {
    /// Scrolls the first scroll view, here or below, that holds the view with an identity.
    @discardableResult
    package final func scroll(to id: AnyHashable, anchor: UnitPoint?) -> Bool {
        if let scroll = self as? any AnyScrollNode, scroll.scrollSelf(to: id, anchor: anchor) { return true }
        var isDone = false
        forEachChild { if !isDone { isDone = $0.scroll(to: id, anchor: anchor) } }
        return isDone
    }
}
