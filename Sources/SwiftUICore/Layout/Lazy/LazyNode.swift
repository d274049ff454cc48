import Foundation

/// A view that makes the elements of its content as they come into sight.
@MainActor package protocol LazyContainerView: UnaryView {
    associatedtype LazyContent: View

    var lazyLayout: any LazyLineLayout { get }
    var pinnedViews: PinnedScrollableViews { get }
    var lazyContent: LazyContent { get }
}

extension LazyContainerView {
    @MainActor @preconcurrency
    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedViewNode<Self> {
        LazyNode(view, inputs)
    }
}

/// Keeps a lazy container. Its content's node lives as long as it; the views in it are made and released.
final class LazyNode<V: LazyContainerView>: _TypedViewNode<V>, ElementConsumer, ScrollTargetContainer,
    ScrollTargetOwner
{
    private var content: _TypedViewNode<V.LazyContent>!
    private var render: LazyRenderNode!

    override init(_ view: V, _ inputs: _ViewInputs) {
        super.init(view, inputs)
        var inputs = childInputs
        inputs.environment = adapted(inputs.environment)
        content = V.LazyContent._makeNode(view.lazyContent, inputs)
        render = LazyRenderNode(tree: host.tree, elements: LazyElements(content), layout: view.lazyLayout)
        refresh()
    }

    /// Spacers and dividers inside take the container's direction.
    private func adapted(_ environment: EnvironmentValues) -> EnvironmentValues {
        var environment = environment
        environment.set(StackOrientationKey.made(view.lazyLayout.axis))
        return environment
    }

    private func refresh() {
        render.layoutDirection = environment.layoutDirection
        render.pinnedViews = view.pinnedViews
    }

    override func update(_ view: V) {
        self.view = view
        refresh()
        render.setLayout(view.lazyLayout)
        content.update(view.lazyContent)
    }

    override func environmentDidChange(_ change: EnvironmentChange) { refresh() }

    override func propagateEnvironment(_ change: EnvironmentChange) {
        var change = change
        change.keys.remove(ObjectIdentifier(StackOrientationKey.self))
        content.setEnvironment(adapted(environment), change)
    }

    override func childElementsDidChange() { host.enqueueElements(self) }
    override func discardElements(_ elements: [RenderNode]) { render.dropDeparted() }

    func updateElements() { render.elementsDidChange() }

    override var elementCount: Int { 1 }
    override func element(at index: Int) -> RenderNode? { index == 0 ? render : nil }
    override func collectElements(into elements: inout [RenderNode]) { elements.append(render) }
    override func forEachElementSource(_ visit: (_ViewNode) -> Void) {}
    override func forEachChild(_ visit: (_ViewNode) -> Void) { visit(content) }

    var containerScrollTargets: [ScrollTargetElement]? { render.shownTargets }

    func ownScrollTarget(forID id: AnyHashable) -> ScrollTargetPlace? {
        guard let rect = render.rect(ofID: id) else { return nil }
        return ScrollTargetPlace(node: render, rect: rect)
    }
}
