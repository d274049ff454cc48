import CoreGraphics
import DisplayList
import Foundation

extension CGContext {
    // MARK: Transform

    /// The transform from user space to the page.
    public var ctm: CGAffineTransform { state.transform }

    /// Applies `transform` to subsequent drawings.
    public func concatenate(_ transform: CGAffineTransform) {
        let result = transform.concatenating(state.transform)
        let values = [result.a, result.b, result.c, result.d, result.tx, result.ty]
        guard values.allSatisfy(\.isFinite) else {
            return Log.once("A transform of a CGContext is not finite and is ignored.")
        }
        state.transform = result
    }

    /// Moves the origin by a distance in points.
    public func translateBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(translationX: x, y: y)) }

    /// Scales the axes.
    public func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }

    /// Rotates the axes by an angle in radians, counterclockwise.
    public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

    // MARK: Colors

    /// Sets the fill color.
    public func setFillColor(_ color: CGColor) { state.fill = RGBA(color) }

    /// Sets the stroke color.
    public func setStrokeColor(_ color: CGColor) { state.stroke = RGBA(color) }

    /// Sets the fill color, from components between 0 and 1.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha))
    }

    /// Sets the stroke color, from components between 0 and 1.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha))
    }

    /// Sets the fill color to a gray color.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(gray: gray, alpha: alpha))
    }

    /// Sets the stroke color to a gray color.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(gray: gray, alpha: alpha))
    }

    /// Sets the opacity of subsequent drawings, from 0 to 1.
    public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha.isNaN ? 1 : min(max(alpha, 0), 1) }

    /// Sets how colors mix with the colors below.
    public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

    // MARK: Pen

    /// Sets the line width, in user space. Negative and undefined widths count as 0.
    public func setLineWidth(_ width: CGFloat) { state.pen.width = width > 0 && width.isFinite ? width : 0 }

    /// Sets how open lines end.
    public func setLineCap(_ cap: CGLineCap) { state.pen.cap = cap }

    /// Sets how lines meet.
    public func setLineJoin(_ join: CGLineJoin) { state.pen.join = join }

    /// Sets the length of a sharp corner, in line widths, above which it is cut off.
    public func setMiterLimit(_ limit: CGFloat) { state.pen.miterLimit = limit.isFinite ? max(limit, 1) : 10 }

    /// Sets the alternating lengths of dashes and gaps. An empty array results in a solid line.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        state.pen.dashPhase = phase.isFinite ? phase : 0
        state.pen.dash = lengths.allSatisfy { $0 >= 0 && $0.isFinite } ? lengths.map { Double($0) } : []
    }
}

extension RGBA {
    /// The same color.
    package init(_ color: CGColor) {
        self.init(
            red: Float(color.red), green: Float(color.green), blue: Float(color.blue),
            alpha: Float(color.alpha))
    }
}
