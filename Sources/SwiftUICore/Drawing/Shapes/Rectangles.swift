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
    /// The width and height of the corners, in points; never more than half the sides.
    public var cornerSize: CGSize
    /// The corners' curve.
    public var style: RoundedCornerStyle

    /// Creates a rectangle whose corners are parts of ellipses.
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

    /// Four radii in points; what is not given has a sharp corner.
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

/// A rectangle each of whose corners has a radius of its own.
public struct UnevenRoundedRectangle: Shape, InsettableShape {
    /// The four radii.
    public var cornerRadii: RectangleCornerRadii
    /// The corners' curve.
    public var style: RoundedCornerStyle

    /// A rectangle with four radii.
    @inlinable public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }

    /// A rectangle with four radii in points; what is not given has a sharp corner.
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
    /// Four corners taken from four evenly rounded rectangles.
    init(unevenRect rect: CGRect, leftToRight radii: RectangleCornerRadii, style: RoundedCornerStyle) {
        let rect = rect.standardized
        // Neighbours that have no room beside each other shrink together.
        func sum(_ a: CGFloat, _ b: CGFloat, _ side: CGFloat) -> CGFloat {
            a + b > side && a + b > 0 ? side / (a + b) : 1
        }
        let r = [radii.topLeading, radii.topTrailing, radii.bottomTrailing, radii.bottomLeading].map { $0 > 0 ? $0 : 0 }
        // Painters know even rectangles and paint them faster.
        if r.allSatisfy({ $0 == r[0] }) {
            self.init(roundedRect: rect, cornerSize: CGSize(width: r[0], height: r[0]), style: style)
            return
        }
        let fit = min(
            sum(r[0], r[1], rect.width), sum(r[1], r[2], rect.height), sum(r[2], r[3], rect.width),
            sum(r[3], r[0], rect.height))
        func corner(_ index: Int, _ x: CGFloat, _ y: CGFloat) -> [PathElement] {
            let radius = r[index] * fit
            let place = CGPoint(x: x, y: y)
            guard radius > 0 else { return [.line(place)] }
            // The corner of a square that has room for all of its curve.
            let reach = min(radius * PathData.continuousReach, min(rect.width, rect.height) / 2)
            let side = max(2 * reach, 2 * radius)
            let square = CGRect(
                x: index == 0 || index == 3 ? x : x - side, y: index < 2 ? y : y - side, width: side, height: side)
            return PathData.cornerElements(
                square, CGSize(width: radius, height: radius), continuous: style == .continuous, index: (index + 3) % 4)
        }
        var elements =
            corner(0, rect.minX, rect.minY) + corner(1, rect.maxX, rect.minY) + corner(2, rect.maxX, rect.maxY)
            + corner(3, rect.minX, rect.maxY)
        if case .line(let start) = elements[0] { elements[0] = .move(start) }
        self.init(.elements(elements + [.close]))
    }
}

/// A rectangle whose shorter sides are round.
public struct Capsule: Shape, InsettableShape {
    /// The ends' curve.
    public var style: RoundedCornerStyle

    /// A capsule; the curve is continuous unless something else is asked for.
    @inlinable public init(style: RoundedCornerStyle = .continuous) { self.style = style }

    nonisolated public func path(in rect: CGRect) -> Path {
        let radius = min(abs(rect.width), abs(rect.height)) / 2
        return Path(roundedRect: rect, cornerSize: CGSize(width: radius, height: radius), style: style)
    }
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
        InsetShape_(base: self, amount: amount)
    }
}

/// The shape of the container around it, set by `containerShape`; a rectangle where there is none.
public struct ContainerRelativeShape: Shape, InsettableShape, ContainerShapeReader {
    private var amount: CGFloat = 0

    public init() {}

    nonisolated public func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: amount, dy: amount)) }
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
        var copy = self
        copy.amount += amount
        return copy
    }

    nonisolated func path(in rect: CGRect, container: ContainerShapeProvider?) -> Path {
        container?.path(rect, amount) ?? path(in: rect)
    }
}
