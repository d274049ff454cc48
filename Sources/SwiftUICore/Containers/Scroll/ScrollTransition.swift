import CoreGraphics
import Foundation

/// Constants that describe the phases of a view in the visible area of a scroll view.
public enum ScrollTransitionPhase: Hashable, Sendable {
    /// A phase in which the view is before the visible area, at the top or leading edge.
    case topLeading
    /// A phase in which the view is in the visible area.
    case identity
    /// A phase in which the view is after the visible area, at the bottom or trailing edge.
    case bottomTrailing

    /// A Boolean value that indicates whether the view is in the visible area.
    public var isIdentity: Bool { self == .identity }

    /// The progress of the phase: -1 before the visible area, 0 in it, and 1 after it.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}

/// The configuration of the transition from one phase to the next.
public struct ScrollTransitionConfiguration: Sendable {
    enum Kind: Sendable { case identity, interactive, animated }

    /// The point at which a view is considered visible.
    public struct Threshold: Sendable {
        indirect enum Kind: Sendable {
            case visible(Double)
            case centered
            case mixed(Kind, Kind, Double)
        }

        let kind: Kind
        var inset = 0.0

        /// A threshold at which the whole view is visible.
        public static let visible = Threshold(kind: .visible(1))
        /// A threshold at which the view begins to be visible.
        public static let hidden = Threshold(kind: .visible(0))
        /// A threshold at which the view is in the center of the visible area.
        public static var centered: Threshold { Threshold(kind: .centered) }

        /// Returns a threshold at which a fraction of the view is visible, from 0 to 1.
        public static func visible(_ amount: Double) -> Threshold {
            Threshold(kind: .visible(amount.isNaN ? 1 : min(max(amount, 0), 1)))
        }

        /// Returns a threshold between this threshold and another.
        public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
            let amount = amount.isNaN ? 0 : min(max(amount, 0), 1)
            return Threshold(kind: .mixed(kind, other.kind, amount), inset: inset + (other.inset - inset) * amount)
        }

        /// Returns the threshold, moved inward by a distance in points.
        public func inset(by distance: Double) -> Threshold {
            var copy = self
            copy.inset += distance.isFinite ? distance : 0
            return copy
        }
    }

    let kind: Kind
    var threshold = Threshold.visible
    /// How the effect is put on, where that disappears automatically.
    private(set) var animation = Animation.default

    /// A configuration without a transition.
    public static let identity = ScrollTransitionConfiguration(kind: .identity)
    /// The effect grows as the view scrolls away.
    public static let interactive = ScrollTransitionConfiguration(kind: .interactive)
    /// A configuration that applies the effect with the default animation when the view passes the threshold.
    public static let animated = ScrollTransitionConfiguration(kind: .animated, threshold: .visible(0.5))

    /// Returns a configuration that applies the effect with an animation when the view passes the threshold.
    public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
        animated.animation(animation)
    }

    /// Returns the configuration with another animation. It has no effect if the effect follows scrolling.
    public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
        var copy = self
        copy.animation = animation
        return copy
    }

    /// The animation by which the effect goes over from phase to phase; nil if it follows the scrolling.
    fileprivate var animationOfPhases: Animation? { kind == .animated ? animation : nil }

    /// Returns the configuration with another threshold.
    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
        var copy = self
        copy.threshold = threshold
        return copy
    }
}

extension ScrollTransitionConfiguration {
    /// How far a view is from being in the visible part, 0 to 1. `inside` tells how far its far edge has come in, in points.
    fileprivate func amount(inside: Double, length: Double, room: Double) -> Double {
        switch kind {
        case .identity: return 0
        case .interactive: return threshold.amount(inside: inside, length: length, room: room)
        case .animated: return threshold.amount(inside: inside, length: length, room: room) > 0 ? 1 : 0
        }
    }
}

extension ScrollTransitionConfiguration.Threshold {
    fileprivate func amount(inside: Double, length: Double, room: Double) -> Double {
        guard length > 0 else { return 0 }
        let reach = Self.reach(kind, length: length, room: room) + inset
        if reach <= 0 { return inside > 0 ? 0 : 1 }
        return 1 - min(max(inside / reach, 0), 1)
    }

    /// How far a view must have come in, in points, to count as in.
    private static func reach(_ kind: Kind, length: Double, room: Double) -> Double {
        switch kind {
        case .visible(let amount): length * amount
        case .centered: (room + length) / 2
        case .mixed(let a, let b, let f):
            reach(a, length: length, room: room) * (1 - f) + reach(b, length: length, room: room) * f
        }
    }
}

extension View {
    /// Applies effects to the view while it enters or leaves the visible area of the scroll view around it.
    ///
    /// - Parameters:
    ///   - axis: The direction that counts; nil is that of the scroll view.
    ///   - transition: The effects in each phase. Between phases, numbers of the same effects are mixed.
    nonisolated public func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        scrollTransition(
            topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
    }

    /// Applies effects to the view while it enters or leaves the visible area of the scroll view around it, with a
    /// configuration for each end.
    nonisolated public func scrollTransition(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        modifier(
            VisualEffectModifier(animation: topLeading.animationOfPhases ?? bottomTrailing.animationOfPhases) { proxy in
                let resting = transition(EmptyVisualEffect(), .identity).steps
                guard let place = proxy.placeInScrollView(axis) else { return resting }
                let before = topLeading.amount(inside: place.end, length: place.length, room: place.room)
                let after = bottomTrailing.amount(
                    inside: place.room - place.start, length: place.length, room: place.room)
                let (phase, amount) =
                    before >= after
                    ? (ScrollTransitionPhase.topLeading, before) : (.bottomTrailing, after)
                guard amount > 0 else { return resting }
                let far = transition(EmptyVisualEffect(), phase).steps
                guard far.count == resting.count else { return amount < 0.5 ? resting : far }
                return zip(resting, far).map { $0.mixed(with: $1, amount) }
            })
    }
}

extension GeometryProxy {
    /// Where the view lies along the visible part of the scroll view around it; nil if there is none.
    fileprivate func placeInScrollView(_ axis: Axis?) -> (start: Double, end: Double, length: Double, room: Double)? {
        let found = source.read { node -> [Double]? in
            var ancestor = node.parent
            while let current = ancestor, current.viewport == nil { ancestor = current.parent }
            guard let scroll = ancestor, let viewport = scroll.unobscuredViewport ?? scroll.viewport else { return nil }
            let frame = node.convert(CGRect(origin: .zero, size: node.size), to: scroll)
            let isHorizontal = axis.map { $0 == .horizontal } ?? ((scroll as? ScrollRenderNode)?.axes == .horizontal)
            return isHorizontal
                ? [frame.minX - viewport.minX, frame.maxX - viewport.minX, frame.width, viewport.width]
                : [frame.minY - viewport.minY, frame.maxY - viewport.minY, frame.height, viewport.height]
        }
        return (found ?? nil).map { ($0[0], $0[1], $0[2], $0[3]) }
    }
}
