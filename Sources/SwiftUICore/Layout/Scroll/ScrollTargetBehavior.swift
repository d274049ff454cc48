import Foundation

/// Where a scroll is about to come to rest.
public struct ScrollTarget: Hashable {
    /// The part of the content that will be in sight.
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
    /// Where the scroll began.
    public let originalTarget: ScrollTarget
    /// The speed in points per second when the finger left.
    public let velocity: CGVector
    /// How large the content is, in points.
    public let contentSize: CGSize
    /// How large the window is, in points.
    public let containerSize: CGSize
    /// The axes that can be scrolled along.
    public let axes: Axis.Set
    package let environment: EnvironmentValues
    /// The boxes of the scroll targets in sight, in the content's coordinates.
    package let targets: [CGRect]

    package init(
        originalTarget: ScrollTarget, velocity: CGVector, contentSize: CGSize, containerSize: CGSize,
        axes: Axis.Set, environment: EnvironmentValues, targets: [CGRect]
    ) {
        self.originalTarget = originalTarget
        self.velocity = velocity
        self.contentSize = contentSize
        self.containerSize = containerSize
        self.axes = axes
        self.environment = environment
        self.targets = targets
    }

    /// A value of the environment.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
        environment[keyPath: keyPath]
    }
}

/// A rule for where scrolling comes to rest.
public protocol ScrollTargetBehavior {
    /// What the behaviour gets to know.
    typealias TargetContext = ScrollTargetBehaviorContext

    /// Changes where the scroll will come to rest.
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// Comes to rest at pages as large as the window.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
    public init() {}

    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        func page(_ place: CGFloat, _ length: CGFloat) -> CGFloat {
            length > 0 ? (place / length).rounded() * length : place
        }
        if context.axes.contains(.horizontal) {
            target.rect.origin.x = page(target.rect.minX, context.containerSize.width)
        }
        if context.axes.contains(.vertical) {
            target.rect.origin.y = page(target.rect.minY, context.containerSize.height)
        }
    }
}

/// Comes to rest at the scroll targets of the content.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
    /// How far one scroll may go.
    public struct LimitBehavior: Sendable, Hashable {
        private let number: Int
        /// As the platform likes it; in narrow widths the same as `always`.
        public static let automatic = LimitBehavior(number: 0)
        /// No further than the next view that was not seen in full.
        public static let always = LimitBehavior(number: 1)
        /// As far as the flick goes.
        public static let never = LimitBehavior(number: 2)
        /// No further than a few views.
        public static let alwaysByFew = LimitBehavior(number: 3)
        /// No further than the next view.
        public static let alwaysByOne = LimitBehavior(number: 4)
    }

    private let limitBehavior: LimitBehavior

    /// Stops at the edges of the target layout's views.
    public init(limitBehavior: LimitBehavior = .automatic) { self.limitBehavior = limitBehavior }

    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let place = target.rect.origin
        func nearest(_ edge: (CGRect) -> CGFloat, to place: CGFloat) -> CGFloat {
            context.targets.map(edge).min { abs($0 - place) < abs($1 - place) } ?? place
        }
        if context.axes.contains(.horizontal) { target.rect.origin.x = nearest(\.minX, to: place.x) }
        if context.axes.contains(.vertical) { target.rect.origin.y = nearest(\.minY, to: place.y) }
    }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    /// Comes to rest at pages as large as the window.
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// Comes to rest at the scroll targets of the content.
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

    /// Comes to rest at the scroll targets of the content.
    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
    ) -> ViewAlignedScrollTargetBehavior {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
    }
}
