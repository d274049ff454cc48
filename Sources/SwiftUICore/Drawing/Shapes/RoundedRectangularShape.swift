import CoreGraphics

/// A type that represents a rectangle with rounded corners. The corners of its content can be concentric to it.
nonisolated public protocol RoundedRectangularShape: InsettableShape {
    /// The styles of the corners.
    typealias Corners = RoundedRectangularShapeCorners

    /// Returns the styles of the corners in an area. Nil if the shape has none. Without a size, the result is the
    /// closest one that is valid for all sizes.
    nonisolated func corners(in size: CGSize?) -> Corners?
}

/// The styles of the corners of a rectangular shape.
public struct RoundedRectangularShapeCorners: Hashable, Sendable {
    /// The first corner at the top.
    public var topLeading: Edge.Corner.Style
    /// The last corner at the top.
    public var topTrailing: Edge.Corner.Style
    /// The first corner at the bottom.
    public var bottomLeading: Edge.Corner.Style
    /// The last corner at the bottom.
    public var bottomTrailing: Edge.Corner.Style

    /// Creates corners with the same style.
    public init(all style: Edge.Corner.Style) {
        self.init(topLeading: style, topTrailing: style, bottomLeading: style, bottomTrailing: style)
    }

    /// Creates a rectangle with a style for each corner.
    public init(
        topLeading: Edge.Corner.Style, topTrailing: Edge.Corner.Style, bottomLeading: Edge.Corner.Style,
        bottomTrailing: Edge.Corner.Style
    ) {
        self.topLeading = topLeading
        self.topTrailing = topTrailing
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
    }

    /// Corners that are concentric to those of the container, each with its own radius.
    public static var concentric: RoundedRectangularShapeCorners { RoundedRectangularShapeCorners(all: .concentric) }

    /// The radii in an area, of a shape that is in no container.
    func radii(in size: CGSize) -> RectangleCornerRadii {
        let most = max(0, min(size.width, size.height) / 2)
        func radius(_ style: Edge.Corner.Style) -> CGFloat { min(style.radius(container: nil, distance: 0), most) }
        return RectangleCornerRadii(
            topLeading: radius(topLeading), bottomLeading: radius(bottomLeading),
            bottomTrailing: radius(bottomTrailing), topTrailing: radius(topTrailing))
    }
}

extension Rectangle: RoundedRectangularShape {
    nonisolated public func corners(in size: CGSize?) -> Corners? { Corners(all: .fixed(0)) }
}

extension RoundedRectangle: RoundedRectangularShape {
    nonisolated public func corners(in size: CGSize?) -> Corners? {
        Corners(all: .fixed(min(cornerSize.width, cornerSize.height)))
    }
}

extension UnevenRoundedRectangle: RoundedRectangularShape {
    nonisolated public func corners(in size: CGSize?) -> Corners? {
        Corners(
            topLeading: .fixed(cornerRadii.topLeading), topTrailing: .fixed(cornerRadii.topTrailing),
            bottomLeading: .fixed(cornerRadii.bottomLeading), bottomTrailing: .fixed(cornerRadii.bottomTrailing))
    }
}

extension Capsule: RoundedRectangularShape {
    nonisolated public func corners(in size: CGSize?) -> Corners? {
        Corners(all: .fixed(size.map { min($0.width, $0.height) / 2 } ?? .infinity))
    }
}

extension Circle: RoundedRectangularShape {
    nonisolated public func corners(in size: CGSize?) -> Corners? {
        Corners(all: .fixed(size.map { min($0.width, $0.height) / 2 } ?? .infinity))
    }
}
