/// The views that nodes show by themselves, made of the engine's own.
struct StandardEngineViews: StandardViews {
    func makePlaceholder(_ obstacle: BodyObstacle, elementCount: Int) -> any Placeholder {
        UnshownView(obstacle: obstacle, elementCount: elementCount)
    }

    func makeRootStack<V: View>(_ view: V, _ inputs: _ViewInputs) -> _TypedViewNode<V> {
        ImplicitStackNode(view, inputs)
    }
}
