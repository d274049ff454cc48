import CoreGraphics
import Foundation

/// A path that is put together step by step.
///
/// SwiftUI draws it by `Path(path.cgPath)`; `fill()` and related declarations draw into the current context.
open class UIBezierPath: NSObject {
    private var path = CGMutablePath()

    /// The line width: in points; for those who draw the path.
    open var lineWidth: CGFloat = 1
    /// The line cap style: how the ends of strokes look.
    open var lineCapStyle = CGLineCap.butt
    /// The line join style: how the corners of strokes look.
    open var lineJoinStyle = CGLineJoin.miter
    /// The miter limit: how long a pointed corner may get, in widths of the line.
    open var miterLimit: CGFloat = 10
    /// A Boolean value that indicates whether the even-odd rule says what is inside.
    open var usesEvenOddFillRule = false

    /// An empty path.
    public override init() {}

    /// A copy of a path.
    public convenience init(cgPath: CGPath) {
        self.init()
        path.addPath(cgPath)
    }

    /// A rectangle.
    public convenience init(rect: CGRect) {
        self.init()
        path.addRect(rect)
    }

    /// The ellipse inside a rectangle.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        path.addEllipse(in: rect)
    }

    /// A rectangle with corners of a radius in points.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(
            cgPath: CGPath(roundedRect: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius, transform: nil))
    }

    /// A rectangle of which only some corners are rounded. Radii are limited to half of the sides.
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

    /// An arc. Angles are in radians; `clockwise` is as it looks on screen.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// The path as it is now. A new value replaces it.
    open var cgPath: CGPath {
        get { path.copy() ?? path }
        set { path = newValue.mutableCopy() ?? CGMutablePath() }
    }

    /// A Boolean value that indicates whether there is nothing in it.
    open var isEmpty: Bool { path.isEmpty }
    /// The smallest rectangle that holds all points, those of curves' controls too.
    open var bounds: CGRect { path.boundingBox }
    /// The current point: where the next line begins.
    open var currentPoint: CGPoint { path.currentPoint }

    /// Begins a part at a point.
    open func move(to point: CGPoint) { path.move(to: point) }
    /// A straight line to a point.
    open func addLine(to point: CGPoint) { path.addLine(to: point) }

    /// A curve with two control points.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// A curve with one control point.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// Adds an arc. Angles are in radians; `clockwise` is as it looks on screen, where y grows downwards.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        path.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }

    /// The same path, drawn from its end to its start.
    open func reversing() -> UIBezierPath {
        let result = UIBezierPath(cgPath: CGPath(data: cgPath.data.reversed))
        result.lineWidth = lineWidth
        result.lineCapStyle = lineCapStyle
        result.lineJoinStyle = lineJoinStyle
        result.miterLimit = miterLimit
        result.usesEvenOddFillRule = usesEvenOddFillRule
        return result
    }

    /// A straight line to where the part began.
    open func close() { path.closeSubpath() }
    /// Adds all of another path.
    open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
    /// Takes everything away.
    open func removeAllPoints() { path = CGMutablePath() }

    /// Sends all points through a matrix.
    open func apply(_ transform: CGAffineTransform) {
        path = CGMutablePath(data: path.data.applying(transform))
    }

    // MARK: Drawing

    /// Fills the path in the fill color, in the current context.
    open func fill() { UIKitServices.current.drawing?.fill(self) }

    /// Draws along the path in the stroke color, in the current context.
    open func stroke() { UIKitServices.current.drawing?.stroke(self) }

    /// Limits what is drawn from now on in the current context to the path.
    open func addClip() { UIKitServices.current.drawing?.clip(to: self) }
}
