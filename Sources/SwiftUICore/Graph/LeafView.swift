/// A primitive view that is one element and holds no other views: a text, a color, a shape.
@MainActor package protocol LeafView: UnaryView {
    associatedtype Render: RenderNode

    /// Makes the element. `updateRender` follows at once.
    func makeRender(_ tree: RenderTree) -> Render

    /// Brings the element up to date with the view's values and the environment. Called when either may have changed;
    /// keys that are read here make it be called again when they change. It must call the element's
    /// `setNeedsLayout` or `setNeedsDisplay` where something really differs.
    func updateRender(_ render: Render, _ environment: EnvironmentValues)

    /// Whether another value of the view makes the same of the element, so that nothing need be brought up to date. False
    /// unless a view knows a way to tell that is faster than `updateRender`.
    func isEqual(to other: Self) -> Bool
}

extension LeafView {
    package func isEqual(to other: Self) -> Bool { false }
}

extension LeafView {
    @MainActor @preconcurrency
    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedViewNode<Self> {
        LeafNode(view, inputs)
    }
}

final class LeafNode<V: LeafView>: _TypedViewNode<V> {
    private let render: V.Render
    private let reads = EnvironmentRecorder()
    @exclusivity(unchecked) private var animation = AnimatedAttribute<V>()

    override init(_ view: V, _ inputs: _ViewInputs) {
        render = view.makeRender(inputs.host.tree)
        super.init(view, inputs)
        refresh()
    }

    private func refresh() {
        reads.forget()
        animation.presented(view).updateRender(render, environment.recording(to: reads))
    }

    override func update(_ view: V) {
        if view.isEqual(to: self.view) { return }
        animation.change(from: self.view, to: view, on: self, step: { [weak self] in self?.refresh() })
        self.view = view
        refresh()
    }

    override func environmentDidChange(_ change: EnvironmentChange) {
        if change.touches(reads) { refresh() }
    }

    override var elementCount: Int { 1 }
    override func element(at index: Int) -> RenderNode? { index == 0 ? render : nil }
    override func collectElements(into elements: inout [RenderNode]) { elements.append(render) }
}
