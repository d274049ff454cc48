import CoreGraphics
import Foundation

extension NSValue {
    /// Creates an object that contains a rectangle.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
    /// Creates an object that contains a point.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    /// Creates an object that contains a size.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }

    /// The rectangle.
    public var cgRectValue: CGRect { rectValue }
    /// The point.
    public var cgPointValue: CGPoint { pointValue }
    /// The size.
    public var cgSizeValue: CGSize { sizeValue }
}
