/// The properties that matched views have in common.
public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32
    @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The position of the view.
    public static let position = MatchedGeometryProperties(rawValue: 1)
    /// The size of the view.
    public static let size = MatchedGeometryProperties(rawValue: 2)
    /// The position and the size.
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// Ties a view's geometry to that of others with the same key.
struct MatchedGeometryModifier {
    let key: MatchedGeometryKey
    let properties: MatchedGeometryProperties
    let anchor: UnitPoint
    let isSource: Bool
}

extension MatchedGeometryModifier: ElementModifier {
    typealias Body = Never

    func makeWrapper(of child: RenderNode, _ tree: RenderTree) -> MatchedGeometryRenderNode {
        MatchedGeometryRenderNode(tree: tree, child: child)
    }

    func updateWrapper(_ wrapper: MatchedGeometryRenderNode, _ environment: EnvironmentValues) { wrapper.update(self) }
}

extension View {
    /// Matches the position and size of the view to those of other views with the same identifier.
    ///
    /// Of such views one is the source. The others keep the room that they take by themselves and are shown where the source
    /// is, in its size, which is proposed to them. Where one view of a group goes in the same animated change in which
    /// another comes, the one that comes starts at the place of the one that goes, and that one ends at its place.
    ///
    /// - Parameters:
    ///   - id: what the views of a group have in common, unique in the namespace.
    ///   - namespace: where the identity counts.
    ///   - properties: what is taken over from the source.
    ///   - anchor: the point of both views that lies at one place.
    ///   - isSource: whether the others follow this view. Of several sources the one that came first counts.
    nonisolated public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View {
        modifier(
            MatchedGeometryModifier(
                key: MatchedGeometryKey(namespace: namespace, id: AnyHashable(id)), properties: properties,
                anchor: anchor, isSource: isSource))
    }
}
