import CoreGraphics
import DisplayList
import Foundation

/// Modes for drawing the current path.
public enum CGPathDrawingMode: Int32, Sendable {
    /// The modes that paint the inside, the outline, or both. The modes with `eo` use the even-odd rule.
    case fill, eoFill, stroke, fillStroke, eoFillStroke
}

extension CGContext {
    // MARK: Building

    /// Starts a new path.
    public func beginPath() { path = [] }

    /// Begins a subpath at `point`.
    public func move(to point: CGPoint) { append(.move(point)) }

    /// Adds a straight line to `point`.
    public func addLine(to point: CGPoint) { append(.line(point)) }

    /// Adds a cubic curve to `end`.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        append(.curve(end, control1: control1, control2: control2))
    }

    /// Adds a quadratic curve to `end`.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) { append(.quadCurve(end, control: control)) }

    /// Closes the current subpath with a line to its start.
    public func closePath() { append(.close) }

    /// Adds straight lines between the points.
    public func addLines(between points: [CGPoint]) {
        guard let first = points.first else { return }
        move(to: first)
        for point in points.dropFirst() { addLine(to: point) }
    }

    /// Adds a rectangle.
    public func addRect(_ rect: CGRect) { append(.rect(rect.standardized)) }

    /// Adds the ellipse that fits into `rect`.
    public func addEllipse(in rect: CGRect) { append(.ellipse(rect.standardized)) }

    /// Adds a path.
    public func addPath(_ path: CGPath) { append(path.data) }

    private func append(_ element: PathElement) { append(PathData.elements([element])) }

    private func append(_ shape: PathData) { path += shape.applying(state.transform).elements }

    // MARK: Painting

    /// Fills the path and starts a new one.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        drawPath(using: rule == .evenOdd ? .eoFill : .fill)
    }

    /// Strokes the path and starts a new one.
    public func strokePath() { drawPath(using: .stroke) }

    /// Fills the path, strokes it, or both, and starts a new one.
    public func drawPath(using mode: CGPathDrawingMode) {
        // The pen is in user space, so the path goes back there.
        let shape = PathData.elements(path).applying(state.transform.inverted())
        path = []
        if mode != .stroke { fill(shape, evenOdd: mode == .eoFill || mode == .eoFillStroke) }
        if mode == .stroke || mode == .fillStroke || mode == .eoFillStroke { stroke(shape) }
    }

    /// Fills a rectangle.
    public func fill(_ rect: CGRect) { fill(.rect(rect.standardized)) }

    /// Fills rectangles.
    public func fill(_ rects: [CGRect]) {
        for rect in rects { fill(rect) }
    }

    /// Strokes a rectangle.
    public func stroke(_ rect: CGRect) { stroke(.rect(rect.standardized)) }

    /// Strokes a rectangle with a given line width.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        saveGState()
        setLineWidth(width)
        stroke(rect)
        restoreGState()
    }

    /// Fills the ellipse inside `rect`.
    public func fillEllipse(in rect: CGRect) { fill(.ellipse(rect.standardized)) }

    /// Strokes the ellipse inside `rect`.
    public func strokeEllipse(in rect: CGRect) { stroke(.ellipse(rect.standardized)) }

    /// Draws an image upright in `rect`.
    public func draw(_ image: CGImage, in rect: CGRect) {
        guard let data = ImageData(width: image.width, height: image.height, pixels: image.pixels) else {
            return
        }
        // Images are kept from the top down, user space goes up.
        let upright = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
        add(
            .draw(
                .image(
                    data, destination: rect, source: nil, tint: nil, opacity: 1,
                    interpolation: state.interpolation)),
            transform: upright.concatenating(state.transform))
    }

    private func fill(_ shape: PathData, evenOdd: Bool = false) {
        add(.draw(.fill(shape, .color(state.fill), evenOdd: evenOdd, antialiased: true)))
    }

    private func stroke(_ shape: PathData) {
        add(.draw(.stroke(shape, state.pen, .color(state.stroke), antialiased: true)))
    }

    // MARK: Clipping

    /// Clips subsequent drawings to the path, and starts a new path.
    public func clip(using rule: CGPathFillRule = .winding) {
        state.clips.append(.clip(.elements(path), evenOdd: rule == .evenOdd, antialiased: true))
        path = []
    }

    /// Clips subsequent drawings to the union of several rectangles.
    public func clip(to rects: [CGRect]) {
        let all = rects.reduce(into: CGMutablePath()) { $0.addRect($1.standardized) }
        state.clips.append(.clip(all.data.applying(state.transform), evenOdd: false, antialiased: true))
    }

    /// Clips subsequent drawings to a rectangle.
    public func clip(to rect: CGRect) {
        state.clips.append(
            .clip(
                PathData.rect(rect.standardized).applying(state.transform), evenOdd: false, antialiased: true)
        )
    }

    /// Limits what is drawn from now on to where a drawing in user space is opaque.
    func clip(toMask mask: [DisplayNode.Item]) {
        let effects: [LayerEffect] = state.transform.isIdentity ? [] : [.transform(state.transform)]
        state.clips.append(.mask(DisplayNode(id: makeID(), origin: .zero, effects: effects, items: mask)))
    }
}
