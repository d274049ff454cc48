import Foundation

/// The preferred distances of a view from its neighbors, by edge and by kind of neighbor.
public struct ViewSpacing: Sendable {
    /// What a view prefers at an edge: a distance for each kind of neighbor that it says anything about.
    ///
    /// Two neighbors keep the largest distance of the kinds that both say something about, and none if there is no such
    /// kind.
    package struct Liking: Hashable, Sendable {
        /// From other views; from a text, as a view that is none; as a text, from a view that is none; as a text, from a text.
        /// Minus infinity if nothing is said.
        private var distances: SIMD4<Double>

        private static let nothing = -Double.infinity

        private init(_ views: Double, _ fromText: Double, _ asText: Double, _ betweenTexts: Double) {
            distances = SIMD4(views, fromText, asText, betweenTexts)
        }

        /// The default distance, and whatever a text next to it prefers.
        package static let plain = Liking(ViewSpacing.defaultDistance, 0, nothing, nothing)
        /// The default distance from other views, and nothing that a text could agree with.
        package static let symbol = Liking(ViewSpacing.defaultDistance, nothing, nothing, nothing)
        /// No distance at all, as next to a `Spacer`.
        package static let none = Liking(nothing, nothing, nothing, nothing)

        /// The edge of a text, which likes these distances from views and from other texts.
        package static func text(fromViews: CGFloat, fromTexts: CGFloat) -> Liking {
            Liking(nothing, nothing, fromViews, fromTexts)
        }

        /// The edge of a control with what was the edge of its label: next to a text it is a view, not another text.
        package var ofControl: Liking {
            guard distances[3] > Self.nothing else { return self }
            return Liking(ViewSpacing.defaultDistance, 0, distances[2], Self.nothing)
        }

        mutating func formUnion(_ other: Liking) {
            distances.replace(with: other.distances, where: other.distances .> distances)
        }

        func distance(to next: Liking) -> Double {
            // A view's word on texts meets the text's word on views.
            let theirs = next.distances[SIMD4(0, 2, 1, 3)]
            var common = distances.replacing(with: theirs, where: theirs .> distances)
            common.replace(with: Self.nothing, where: distances .== Self.nothing .| theirs .== Self.nothing)
            return max(0, common.max())
        }
    }

    private var top: Liking
    private var leading: Liking
    private var bottom: Liking
    private var trailing: Liking

    /// Creates spacing with the default distance on all sides.
    public init() { self.init(.plain) }

    /// A view with the same preference on all sides.
    package init(_ liking: Liking) {
        top = liking
        leading = liking
        bottom = liking
        trailing = liking
    }

    /// A view that prefers no distance on any side.
    public static let zero = ViewSpacing(.none)

    /// The preference at an edge.
    package subscript(edge: Edge) -> Liking {
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

    /// Merges the preferences of `other` at the edges. For each kind of neighbor, the larger distance is used.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { self[edge].formUnion(other[edge]) }
    }

    /// Returns the union of these preferences with those of `other`.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var copy = self
        copy.formUnion(other, edges: edges)
        return copy
    }

    /// Returns the preferred distance, in points, between this view and `next`, which follows it along `axis`.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        axis == .horizontal ? trailing.distance(to: next.leading) : bottom.distance(to: next.top)
    }

    /// The distance between views that have no preferences.
    package static let defaultDistance: CGFloat = 8

    func isSame(as other: ViewSpacing) -> Bool {
        top == other.top && leading == other.leading && bottom == other.bottom && trailing == other.trailing
    }
}

/// Preferences that many elements have in common.
final class SharedSpacing {
    let value: ViewSpacing

    init(_ value: ViewSpacing) { self.value = value }
}
