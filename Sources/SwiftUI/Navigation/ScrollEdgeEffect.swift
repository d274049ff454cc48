/// The style of the effect under the bars of a scroll view.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case automatic, hard, soft }

    let kind: Kind

    /// The default style of the system, which is soft.
    public static var automatic: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(kind: .automatic) }
    /// A style with a uniform background that ends with a line.
    public static var hard: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(kind: .hard) }
    /// A style with a background that fades out.
    public static var soft: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(kind: .soft) }
}

extension View {
    /// Sets the style of the effect at the edges of scroll views in this view. In designs whose bars have a background,
    /// it has no effect.
    ///
    /// - Parameter style: The style. Nil removes the style of a descendant.
    nonisolated public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
        navigationBarPreference { preferences in
            for edge in [Edge.Set.top, .bottom] where edges.contains(edge) {
                preferences.edgeEffects[edge.rawValue] = style?.kind
            }
        }
    }

    /// Sets whether the effect at the edges of scroll views is hidden.
    nonisolated public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
        navigationBarPreference { preferences in
            if hidden {
                preferences.hiddenEdgeEffects.formUnion(edges)
            } else {
                preferences.hiddenEdgeEffects.subtract(edges)
            }
        }
        .transformPreference(TabBarKey.self) { if edges.contains(.bottom) { $0.hidesEdgeEffect = hidden } }
    }
}
