import Foundation

/// The position of a scroll view: at a view, an edge, or a point.
public struct ScrollPosition {
    private enum Place: Equatable {
        case id(AnyHashable, UnitPoint?)
        case edge(Edge)
        case point(x: CGFloat?, y: CGFloat?)
    }

    private var place: Place?
    /// Counts the times that the program asked for a place, so that asking for the same one again scrolls again.
    private var request = 0
    /// A Boolean value that indicates whether the user scrolled to the current position.
    public var isPositionedByUser = false

    package init() {}

    init(anyID: AnyHashable) { place = .id(anyID, nil) }

    /// Creates a position at rest, for views with identities of a type.
    public init(idType: (some Hashable & Sendable).Type = Never.self) {}

    /// Creates a position at the view with an identity.
    public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) { place = .id(AnyHashable(id), anchor) }

    /// Creates a position at an edge of the content.
    public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) { place = .edge(edge) }

    /// Creates a position at a point of the content.
    public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
        place = .point(x: point.x, y: point.y)
    }

    /// Creates a position at a point of the content.
    public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
        place = .point(x: x, y: y)
    }

    /// Creates a position at a horizontal offset.
    public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) { place = .point(x: x, y: nil) }

    /// Creates a position at a vertical offset.
    public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) { place = .point(x: nil, y: y) }

    private mutating func go(to place: Place) {
        self.place = place
        request += 1
        isPositionedByUser = false
    }

    /// Scrolls to the view with an identifier.
    public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        go(to: .id(AnyHashable(id), anchor))
    }

    /// Scrolls to an edge of the content.
    public mutating func scrollTo(edge: Edge) { go(to: .edge(edge)) }

    /// Scrolls to a point of the content.
    public mutating func scrollTo(point: CGPoint) { go(to: .point(x: point.x, y: point.y)) }

    /// Scrolls to a point of the content.
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { go(to: .point(x: x, y: y)) }

    /// Scrolls to a horizontal offset.
    public mutating func scrollTo(x: CGFloat) { go(to: .point(x: x, y: nil)) }

    /// Scrolls to a vertical offset.
    public mutating func scrollTo(y: CGFloat) { go(to: .point(x: nil, y: y)) }

    /// The edge of the position. Nil after the user has scrolled.
    public var edge: Edge? {
        if case .edge(let edge) = place { edge } else { nil }
    }

    /// The point of the position. Nil after the user has scrolled.
    public var point: CGPoint? {
        if case .point(let x?, let y?) = place { CGPoint(x: x, y: y) } else { nil }
    }

    /// The x coordinate that was scrolled to.
    public var x: CGFloat? {
        if case .point(let x, _) = place { x } else { nil }
    }

    /// The y coordinate that was scrolled to.
    public var y: CGFloat? {
        if case .point(_, let y) = place { y } else { nil }
    }

    /// The identity of the view at the anchor.
    public var viewID: (any Hashable & Sendable)? { sendableID }

    /// Returns the identifier of the view at the anchor, if it has the given type.
    public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { anyViewID?.base as? T }

    /// The identity again as it got in, which was Sendable then.
    private var sendableID: (any Hashable & Sendable)? {
        anyViewID.map { unsafeBitCast($0.base as! any Hashable, to: (any Hashable & Sendable).self) }
    }

    var anyViewID: AnyHashable? {
        if case .id(let id, _) = place { id } else { nil }
    }

    var anchor: UnitPoint? {
        if case .id(_, let anchor) = place { anchor } else { nil }
    }

    mutating func userDidScroll(to id: AnyHashable?) {
        place = id.map { .id($0, nil) }
        isPositionedByUser = true
    }
}

extension ScrollPosition: Equatable {}

extension ScrollPosition: @unchecked Sendable {
    // Unchecked because `AnyHashable` is not Sendable; all identities that get in are.
}
