import CoreGraphics
import Foundation

/// A path that consists of lines and curves.
///
/// To draw it in SwiftUI, use `Path(path.cgPath)`. `fill()` and related methods draw into the current context.
open class UIBezierPath: NSObject {
    private var path = CGMutablePath()

    /// The line width, in points.
    open var lineWidth: CGFloat = 1
    /// The style of the ends of strokes.
    open var lineCapStyle = CGLineCap.butt
    /// The style of the joins of strokes.
    open var lineJoinStyle = CGLineJoin.miter
    /// The miter limit, in line widths.
    open var miterLimit: CGFloat = 10
    /// A Boolean value that indicates whether the even-odd rule determines the inside.
    open var usesEvenOddFillRule = false

    /// Creates an empty path.
    public override init() {}

    /// Creates a copy of a path.
    public convenience init(cgPath: CGPath) {
        self.init()
        path.addPath(cgPath)
    }

    /// Creates the path of a rectangle.
    public convenience init(rect: CGRect) {
        self.init()
        path.addRect(rect)
    }

    /// Creates the path of an ellipse inside a rectangle.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        path.addEllipse(in: rect)
    }

    /// Creates the path of a rounded rectangle with a corner radius in points.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(
            cgPath: CGPath(roundedRect: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius, transform: nil))
    }

    /// Creates the path of a rectangle with some rounded corners. Radii are limited to half of the sides.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init()
        let width = min(max(0, cornerRadii.width), rect.width / 2)
        let height = min(max(0, cornerRadii.height), rect.height / 2)
        let bend = 1 - PathData.circleControl
        /// A corner between a side that is left at `from` and one that is reached at `to`.
        func corner(_ corner: UIRectCorner, _ point: CGPoint, from: CGVector, to: CGVector) {
            guard corners.contains(corner) else { return path.addLine(to: point) }
            func at(_ vector: CGVector, _ share: CGFloat) -> CGPoint {
                CGPoint(x: point.x + vector.dx * width * share, y: point.y + vector.dy * height * share)
            }
            path.addLine(to: at(from, 1))
            path.addCurve(to: at(to, 1), control1: at(from, bend), control2: at(to, bend))
        }
        let up = CGVector(dx: 0, dy: -1)
        let down = CGVector(dx: 0, dy: 1)
        let left = CGVector(dx: -1, dy: 0)
        let right = CGVector(dx: 1, dy: 0)
        path.move(to: CGPoint(x: rect.midX, y: rect.minY))
        corner(.topRight, CGPoint(x: rect.maxX, y: rect.minY), from: left, to: down)
        corner(.bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), from: up, to: left)
        corner(.bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), from: right, to: up)
        corner(.topLeft, CGPoint(x: rect.minX, y: rect.minY), from: down, to: right)
        path.closeSubpath()
    }

    /// Creates the path of an arc. Angles are in radians. `clockwise` is the direction on the screen.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// The current path. Setting it replaces the path.
    open var cgPath: CGPath {
        get { path.copy() ?? path }
        set { path = newValue.mutableCopy() ?? CGMutablePath() }
    }

    /// A Boolean value that indicates whether the path is empty.
    open var isEmpty: Bool { path.isEmpty }
    /// The smallest rectangle that contains all points, including control points of curves.
    open var bounds: CGRect { path.boundingBox }
    /// The point at which the next line begins.
    open var currentPoint: CGPoint { path.currentPoint }

    /// Begins a subpath at a point.
    open func move(to point: CGPoint) { path.move(to: point) }
    /// Adds a straight line to a point.
    open func addLine(to point: CGPoint) { path.addLine(to: point) }

    /// A curve with two control points.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// Adds a curve with one control point.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// Adds an arc. Angles are in radians. `clockwise` is the direction on the screen, where y increases downward.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        path.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }

    /// Returns the reversed path.
    open func reversing() -> UIBezierPath {
        let result = UIBezierPath(cgPath: CGPath(data: cgPath.data.reversed))
        result.lineWidth = lineWidth
        result.lineCapStyle = lineCapStyle
        result.lineJoinStyle = lineJoinStyle
        result.miterLimit = miterLimit
        result.usesEvenOddFillRule = usesEvenOddFillRule
        return result
    }

    /// Closes the subpath with a straight line.
    open func close() { path.closeSubpath() }
    /// Appends another path.
    open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
    /// Removes all points.
    open func removeAllPoints() { path = CGMutablePath() }

    /// Applies a transform to all points.
    open func apply(_ transform: CGAffineTransform) {
        path = CGMutablePath(data: path.data.applying(transform))
    }

    // MARK: Drawing

    /// Fills the path in the fill color, in the current context.
    open func fill() { UIKitServices.current.drawing?.fill(self) }

    /// Strokes the path in the stroke color, in the current context.
    open func stroke() { UIKitServices.current.drawing?.stroke(self) }

    /// Clips later drawing in the current context to the path.
    open func addClip() { UIKitServices.current.drawing?.clip(to: self) }
}
