import CoreGraphics
import DisplayList
import Foundation

/// A rectangle.
public struct Rectangle: Shape, InsettableShape {
    @inlinable public init() {}

    nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
        InsetShape_(base: self, amount: amount)
    }
}

/// A rectangle with rounded corners.
public struct RoundedRectangle: Shape, InsettableShape {
    /// The width and height of the corners, in points. They are limited to half of the sides.
    public var cornerSize: CGSize
    /// The corners' curve.
    public var style: RoundedCornerStyle

    /// Creates a rectangle with elliptical corners.
    @inlinable public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    /// Creates a rectangle with corners of a radius, in points.
    @inlinable public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    nonisolated public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerSize: cornerSize, style: style)
    }
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
        InsetShape_(base: self, amount: amount)
    }

    public var animatableData: CGSize.AnimatableData {
        get { cornerSize.animatableData }
        set { cornerSize.animatableData = newValue }
    }
}

/// A radius for each corner of a rectangle, in points.
public struct RectangleCornerRadii: Equatable, Sendable, Animatable {
    /// The radius of the first corner at the top, in points.
    public var topLeading: CGFloat
    /// The radius of the first corner at the bottom, in points.
    public var bottomLeading: CGFloat
    /// The radius of the last corner at the bottom, in points.
    public var bottomTrailing: CGFloat
    /// The radius of the last corner at the top, in points.
    public var topTrailing: CGFloat

    /// Creates four radii in points. The default is 0, which results in a square corner.
    public init(
        topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }

    public var animatableData: AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(AnimatablePair(topLeading, bottomLeading), AnimatablePair(bottomTrailing, topTrailing)) }
        set {
            topLeading = newValue.first.first
            bottomLeading = newValue.first.second
            bottomTrailing = newValue.second.first
            topTrailing = newValue.second.second
        }
    }
}

/// A rectangle with a separate radius for each corner.
public struct UnevenRoundedRectangle: Shape, InsettableShape {
    /// The four radii.
    public var cornerRadii: RectangleCornerRadii
    /// The corners' curve.
    public var style: RoundedCornerStyle

    /// Creates a rectangle with four radii.
    @inlinable public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }

    /// Creates a rectangle with four radii in points. The default is 0, which results in a square corner.
    public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
                bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
    }

    nonisolated public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
    }
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
        InsetShape_(base: self, amount: amount)
    }

    public var animatableData: RectangleCornerRadii.AnimatableData {
        get { cornerRadii.animatableData }
        set { cornerRadii.animatableData = newValue }
    }
}

extension Path {
    /// A rectangle with its own radius at each corner. Each is limited by the sides that it lies on: to half of a side, or
    /// to what the corner at its other end leaves.
    init(unevenRect rect: CGRect, leftToRight radii: RectangleCornerRadii, style: RoundedCornerStyle) {
        let rect = rect.standardized
        func valid(_ radius: CGFloat) -> CGFloat { radius > 0 ? radius : 0 }
        let (topLeft, topRight) = (valid(radii.topLeading), valid(radii.topTrailing))
        let (bottomLeft, bottomRight) = (valid(radii.bottomLeading), valid(radii.bottomTrailing))
        // Painters know even rectangles and paint them faster.
        if topLeft == topRight, topLeft == bottomLeft, topLeft == bottomRight {
            self.init(roundedRect: rect, cornerSize: CGSize(width: topLeft, height: topLeft), style: style)
            return
        }
        func limited(_ radius: CGFloat, across: CGFloat, down: CGFloat) -> CGSize {
            func most(_ side: CGFloat, _ other: CGFloat) -> CGFloat { max(side / 2, side - other) }
            let radius = min(radius, most(rect.width, across), most(rect.height, down))
            return CGSize(width: radius, height: radius)
        }
        let sizes = CornerSizes(
            topLeft: limited(topLeft, across: topRight, down: bottomLeft),
            topRight: limited(topRight, across: topLeft, down: bottomRight),
            bottomRight: limited(bottomRight, across: bottomLeft, down: topRight),
            bottomLeft: limited(bottomLeft, across: bottomRight, down: topLeft))
        self.init(.elements(PathData.roundedRectElements(rect, sizes, continuous: style == .continuous)))
    }
}

/// A rectangle whose shorter sides are fully rounded.
public struct Capsule: Shape, InsettableShape {
    /// The ends' curve.
    public var style: RoundedCornerStyle

    /// Creates a capsule. The default curve is continuous.
    @inlinable public init(style: RoundedCornerStyle = .continuous) { self.style = style }

    nonisolated public func path(in rect: CGRect) -> Path {
        let radius = min(abs(rect.width), abs(rect.height)) / 2
        return Path(roundedRect: rect, cornerSize: CGSize(width: radius, height: radius), style: style)
    }
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
        InsetShape_(base: self, amount: amount)
    }
}

/// The shape of the container, which `containerShape` sets. If there is none, it is a rectangle.
public struct ContainerRelativeShape: Shape, InsettableShape, ContainerShapeReader {
    private var amount: CGFloat = 0

    public init() {}

    nonisolated public func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: amount, dy: amount)) }
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
        var copy = self
        copy.amount += amount
        return copy
    }

    nonisolated func path(in rect: CGRect, container: ContainerShapeProvider?, bounds: CGRect?) -> Path {
        container?.path(rect, amount) ?? path(in: rect)
    }
}
