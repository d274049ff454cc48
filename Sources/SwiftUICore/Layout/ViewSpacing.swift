import Foundation

/// The distances that a view likes to have from its neighbours, by edge and by kind of neighbour.
public struct ViewSpacing: Sendable {
    /// What stands at an edge, as far as spacing goes.
    package enum Kind: Hashable, Sendable {
        /// Nothing special: the default distance.
        case plain
        /// Text, whose lines already hold room above and below; the values say how much distance the font wants.
        case text(leadingAbove: CGFloat, leadingBelow: CGFloat)
        /// No distance at all, as next to a `Spacer`.
        case none
    }

    private var top: Kind?
    private var leading: Kind?
    private var bottom: Kind?
    private var trailing: Kind?

    /// A view that likes the default distance on all sides.
    public init() {}

    /// A view with the same liking on all sides.
    package init(_ kind: Kind) {
        top = kind
        leading = kind
        bottom = kind
        trailing = kind
    }

    /// A view that likes no distance on any side.
    public static let zero = ViewSpacing(.none)

    /// The liking at an edge; nil for the default.
    package subscript(edge: Edge) -> Kind? {
        get {
            switch edge {
            case .top: top
            case .leading: leading
            case .bottom: bottom
            case .trailing: trailing
            }
        }
        set {
            switch edge {
            case .top: top = newValue
            case .leading: leading = newValue
            case .bottom: bottom = newValue
            case .trailing: trailing = newValue
            }
        }
    }

    /// Takes over the likings of `other` at the edges.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
            switch (self[edge], other[edge]) {
            // A view that wants no distance does not take it from its neighbours in the same container.
            case (Kind.none?, let theirs): self[edge] = theirs
            case (nil, let theirs) where theirs != Kind.none: self[edge] = theirs
            default: break
            }
        }
    }

    /// These likings together with those of `other`.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var copy = self
        copy.formUnion(other, edges: edges)
        return copy
    }

    /// The distance, in points, that this view and `next`, which follows it along `axis`, like to have.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        let mine = self[axis == .horizontal ? .trailing : .bottom] ?? .plain
        let theirs = next[axis == .horizontal ? .leading : .top] ?? .plain
        switch (mine, theirs) {
        case (.none, _), (_, .none): return 0
        case (.text(_, let below), .text(let above, _)) where axis == .vertical:
            return max(below, above)
        default: return ViewSpacing.defaultDistance
        }
    }

    /// The distance between views that have no likings.
    package static let defaultDistance: CGFloat = 8

    func isSame(as other: ViewSpacing) -> Bool {
        top == other.top && leading == other.leading && bottom == other.bottom && trailing == other.trailing
    }
}

/// Likings that many elements have in common.
final class SharedSpacing {
    let value: ViewSpacing

    init(_ value: ViewSpacing) { self.value = value }
}
