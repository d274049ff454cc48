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
    /// Lets the view move as a whole: what comes into it while it is on its way comes along.
    ///
    /// Without it each part goes its own way, and a part that is new stands at once where the view will stop.
    nonisolated public func geometryGroup() -> some View { modifier(GeometryGroupModifier()) }
}
