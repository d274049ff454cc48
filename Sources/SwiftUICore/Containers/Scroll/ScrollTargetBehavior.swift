import Foundation

/// The target at which scrolling will stop.
public struct ScrollTarget: Hashable {
    /// The part of the content that will be visible.
    public var rect: CGRect
    /// The point of the window that the rectangle is aligned to.
    public var anchor: UnitPoint?

    package init(rect: CGRect, anchor: UnitPoint?) {
        self.rect = rect
        self.anchor = anchor
    }
}

/// The scroll view whose target is decided.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
    /// The target at which scrolling began.
    public let originalTarget: ScrollTarget
    /// The speed in points per second when the finger left.
    public let velocity: CGVector
    /// The size of the content, in points.
    public let contentSize: CGSize
    /// The size of the window, in points.
    public let containerSize: CGSize
    /// The axes that can be scrolled along.
    public let axes: Axis.Set
    package let environment: EnvironmentValues
    /// Where the content is as it is released.
    package let position: CGPoint
    /// The boxes of the scroll targets that have been made, in the content's coordinates.
    package let targets: [CGRect]

    package init(
        originalTarget: ScrollTarget, velocity: CGVector, contentSize: CGSize, containerSize: CGSize,
        axes: Axis.Set, environment: EnvironmentValues, position: CGPoint, targets: [CGRect]
    ) {
        self.originalTarget = originalTarget
        self.velocity = velocity
        self.contentSize = contentSize
        self.containerSize = containerSize
        self.axes = axes
        self.environment = environment
        self.position = position
        self.targets = targets
    }

    /// A value of the environment.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
        environment[keyPath: keyPath]
    }
}

/// A type that determines where scrolling stops.
public protocol ScrollTargetBehavior {
    /// The context of the behavior.
    typealias TargetContext = ScrollTargetBehaviorContext

    /// Updates the target at which scrolling will stop.
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// A behavior that stops at pages with the size of the scroll view.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
    public init() {}

    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let (original, place, velocity) = (context.originalTarget.rect.origin, context.position, context.velocity)
        if context.axes.contains(.horizontal) {
            target.rect.origin.x = ScrollPhysics.page(
                from: original.x, at: place.x, velocity: velocity.dx, length: context.containerSize.width)
        }
        if context.axes.contains(.vertical) {
            target.rect.origin.y = ScrollPhysics.page(
                from: original.y, at: place.y, velocity: velocity.dy, length: context.containerSize.height)
        }
    }
}

/// A behavior that stops at the scroll targets of the content.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
    /// A limit for the distance of one scroll.
    public struct LimitBehavior: Sendable, Hashable {
        private let number: Int
        /// The default behavior of the platform. In narrow widths, it equals `always`.
        public static let automatic = LimitBehavior(number: 0)
        /// A behavior that stops at the next view that was not fully visible.
        public static let always = LimitBehavior(number: 1)
        /// A behavior that does not limit the scroll.
        public static let never = LimitBehavior(number: 2)
        /// A behavior that stops after a few views.
        public static let alwaysByFew = LimitBehavior(number: 3)
        /// A behavior that stops at the next view.
        public static let alwaysByOne = LimitBehavior(number: 4)
    }

    private let limitBehavior: LimitBehavior

    /// Creates a behavior that stops at the edges of the views in the target layout.
    public init(limitBehavior: LimitBehavior = .automatic) { self.limitBehavior = limitBehavior }

    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let (original, place, size) = (context.originalTarget.rect.origin, target.rect.origin, context.containerSize)
        if context.axes.contains(.horizontal) {
            target.rect.origin.x = aligned(
                place.x, from: original.x, to: context.targets.map { ($0.minX, $0.width) }, window: size.width,
                isCompact: context.environment.horizontalSizeClass == .compact)
        }
        if context.axes.contains(.vertical) {
            target.rect.origin.y = aligned(
                place.y, from: original.y, to: context.targets.map { ($0.minY, $0.height) }, window: size.height,
                isCompact: context.environment.verticalSizeClass == .compact)
        }
    }

    /// The edge of a target nearest to a place, as far as one scroll may go.
    private func aligned(
        _ place: CGFloat, from original: CGFloat, to targets: [(edge: CGFloat, length: CGFloat)], window: CGFloat,
        isCompact: Bool
    ) -> CGFloat {
        let edges = Set(targets.map(\.edge)).sorted()
        guard let first = edges.first, let last = edges.last else { return place }
        // Beyond the targets that have been made there are others like them.
        let pitch = edges.count > 1 ? (last - first) / CGFloat(edges.count - 1) : targets[0].length
        func index(_ place: CGFloat) -> Int {
            if pitch > 0, place > last { return edges.count - 1 + Int(((place - last) / pitch).rounded()) }
            if pitch > 0, place < first { return -Int(((first - place) / pitch).rounded()) }
            return edges.indices.min { abs(edges[$0] - place) < abs(edges[$1] - place) } ?? 0
        }
        func edge(_ index: Int) -> CGFloat {
            if index >= edges.count { return last + CGFloat(index - edges.count + 1) * pitch }
            if index < 0 { return first + CGFloat(index) * pitch }
            return edges[index]
        }
        let start = index(original)
        let seen = pitch > 0 ? max(1, Int(window / pitch)) : 1
        let limit: Int? =
            switch limitBehavior {
            case .alwaysByOne: 1
            case .alwaysByFew: ScrollPhysics.few
            case .always: seen
            case .automatic: isCompact ? seen : nil
            default: nil
            }
        var goal = index(place)
        if let limit { goal = min(max(goal, start - limit), start + limit) }
        return edge(goal)
    }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    /// A behavior that stops at pages with the size of the scroll view.
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// A behavior that stops at the scroll targets of the content.
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

    /// Returns a behavior that stops at the scroll targets of the content.
    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
    ) -> ViewAlignedScrollTargetBehavior {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
    }
}
