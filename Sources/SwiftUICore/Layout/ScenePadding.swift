/// The padding between a scene and its content.
public struct ScenePadding: Equatable, Sendable {
    private init() {}

    /// The least margin that fits the width of the scene.
    public static let minimum = ScenePadding()
}

extension View {
    /// Leaves the room on `edges` that content of a scene has at least: 16 points, and 20 where there is much width.
    nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View {
        modifier(ScenePaddingModifier(edges: edges))
    }

    /// Leaves the room on `edges` that a kind of padding asks for.
    nonisolated public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
        scenePadding(edges)
    }
}

private struct ScenePaddingModifier: ViewModifier {
    let edges: Edge.Set
    @Environment(\.horizontalSizeClass) private var sizeClass

    func body(content: Content) -> some View {
        content.padding(
            edges, sizeClass == .regular ? LayoutAppearance.wideSceneMargin : LayoutAppearance.sceneMargin)
    }
}
