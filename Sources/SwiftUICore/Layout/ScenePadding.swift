/// The padding between a scene and its content.
public struct ScenePadding: Equatable, Sendable {
    private init() {}

    /// The least margin that fits the width of the scene.
    public static let minimum = ScenePadding()
}

extension View {
    /// Adds the minimum padding of a scene at `edges`: 16 points, or 20 points in wide scenes.
    nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View {
        modifier(ScenePaddingModifier(edges: edges))
    }

    /// Adds a kind of scene padding at `edges`.
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
