import Foundation

/// A point in a rectangle, as fractions of its width and height.
public struct UnitPoint: Hashable, Sendable {
    /// The horizontal position, from 0 (left) to 1 (right).
    public var x: CGFloat
    /// The vertical position, from 0 (top) to 1 (bottom).
    public var y: CGFloat

    @inlinable public init() { self.init(x: 0, y: 0) }

    /// Creates a point as fractions of a rectangle. It can be outside the rectangle.
    @inlinable public init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }

    /// The corner at which x and y are 0.
    public static let zero = UnitPoint(x: 0, y: 0)
    /// The middle.
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    /// The middle of the leading edge.
    public static let leading = UnitPoint(x: 0, y: 0.5)
    /// The middle of the trailing edge.
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    /// The middle of the top edge.
    public static let top = UnitPoint(x: 0.5, y: 0)
    /// The middle of the bottom edge.
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    /// The first corner at the top.
    public static let topLeading = UnitPoint(x: 0, y: 0)
    /// The last corner at the top.
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    /// The first corner at the bottom.
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    /// The last corner at the bottom.
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)

    /// The point in `rect`.
    package func point(in rect: CGRect) -> CGPoint {
        CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
    }

    package func point(in size: CGSize) -> CGPoint { CGPoint(x: x * size.width, y: y * size.height) }
}
