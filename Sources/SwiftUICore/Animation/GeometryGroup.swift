/// Moves its content as a whole.
struct GeometryGroupModifier {}

extension GeometryGroupModifier: ElementModifier {
    typealias Body = Never

    func makeWrapper(of child: RenderNode, _ tree: RenderTree) -> GeometryGroupRenderNode {
        GeometryGroupRenderNode(tree: tree, child: child)
    }

    func updateWrapper(_ wrapper: GeometryGroupRenderNode, _ environment: EnvironmentValues) {}
}

/// An element that shows its own way, so that all in it keep their places relative to it.
final class GeometryGroupRenderNode: WrapperRenderNode {
    override var debugName: String { "GeometryGroup" }
    override var carriesMotion: Bool { true }
}

extension View {
    /// Groups the geometry of the view, so that it moves as a whole, including content that is inserted during the
    /// movement.
    ///
    /// Without it each part goes its own way, and a part that is new stands at once where the view will stop.
    nonisolated public func geometryGroup() -> some View { modifier(GeometryGroupModifier()) }
}
