import CoreGraphics
import DisplayList
import Foundation

extension Path {
    /// Begins a subpath at `end`.
    public mutating func move(to end: CGPoint) { append(.move(end)) }

    /// Adds a straight line. If there is no current point, this method only sets one.
    public mutating func addLine(to end: CGPoint) { append(isEmpty ? .move(end) : .line(end)) }

    /// Adds a quadratic Bézier curve with one control point.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        if isEmpty { append(.move(control)) }
        append(.quadCurve(end, control: control))
    }

    /// Adds a curve with two control points.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        if isEmpty { append(.move(control1)) }
        append(.curve(end, control1: control1, control2: control2))
    }

    /// Closes the current subpath with a line to its start.
    public mutating func closeSubpath() {
        if !isEmpty { append(.close) }
    }

    /// Adds a rectangle.
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        addPath(Path(rect), transform: transform)
    }

    /// Adds a rectangle with rounded corners.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        addPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform: transform)
    }

    /// Adds a rectangle with a separate radius for each corner.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        addPath(Path(roundedRect: rect, cornerRadii: cornerRadii, style: style), transform: transform)
    }

    /// Adds the ellipse that touches the sides of `rect`.
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        addPath(Path(ellipseIn: rect), transform: transform)
    }

    /// Adds several rectangles.
    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds lines through several points, beginning a new piece at the first.
    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        append(contentsOf: [.move(first)] + lines.dropFirst().map { .line($0) })
    }

    /// Adds another path.
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        let added = path.data.applying(transform)
        if isEmpty { data = added } else { append(contentsOf: added.elements) }
    }

    /// Adds an arc of a circle. `clockwise` refers to coordinates in which y increases upward, so it is reversed on the
    /// screen.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        var delta = endAngle.radians - startAngle.radians
        let turn = 2 * Double.pi
        guard delta.isFinite, radius.isFinite else { return }
        if clockwise {
            if delta > 0 { delta = delta.truncatingRemainder(dividingBy: turn) - turn }
            delta = max(delta, -turn)
        } else {
            if delta < 0 { delta = delta.truncatingRemainder(dividingBy: turn) + turn }
            delta = min(delta, turn)
        }
        addRelativeArc(
            center: center, radius: radius, startAngle: startAngle, delta: Angle(radians: delta), transform: transform)
    }

    /// Adds an arc of a circle that extends over the angle `delta`.
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
    ) {
        guard delta.radians.isFinite, startAngle.radians.isFinite, radius.isFinite, abs(delta.radians) < 1e4 else {
            return
        }
        func point(_ angle: Double, ahead: CGFloat = 0) -> CGPoint {
            let c = CGFloat(cos(angle))
            let s = CGFloat(sin(angle))
            return CGPoint(
                x: center.x + radius * (c - ahead * s), y: center.y + radius * (s + ahead * c)
            ).applying(transform)
        }
        let start = startAngle.radians
        var steps: [PathElement] = [isEmpty ? .move(point(start)) : .line(point(start))]
        let pieces = max(1, Int((abs(delta.radians) / (.pi / 2) - 1e-9).rounded(.up)))
        let step = delta.radians / Double(pieces)
        let handle = CGFloat(4 / 3 * tan(step / 4))
        for piece in 0..<pieces {
            let a = start + Double(piece) * step
            steps.append(
                .curve(point(a + step), control1: point(a, ahead: handle), control2: point(a + step, ahead: -handle)))
        }
        append(contentsOf: steps)
    }

    /// Adds the arc that rounds the corner at `tangent1End` between the lines from the current point and to `tangent2End`.
    public mutating func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard let current = currentPoint?.applying(transform.inverted()) else {
            return move(to: tangent1End.applying(transform))
        }
        let a = CGVector(dx: current.x - tangent1End.x, dy: current.y - tangent1End.y)
        let b = CGVector(dx: tangent2End.x - tangent1End.x, dy: tangent2End.y - tangent1End.y)
        let la = hypot(a.dx, a.dy)
        let lb = hypot(b.dx, b.dy)
        let cosine = la > 0 && lb > 0 ? (a.dx * b.dx + a.dy * b.dy) / (la * lb) : 1
        let half = acos(min(max(cosine, -1), 1)) / 2
        guard radius > 0, half > 1e-6, half < .pi / 2 - 1e-6 else {
            return addLine(to: tangent1End.applying(transform))
        }
        let run = radius / tan(half)
        let start = CGPoint(x: tangent1End.x + a.dx / la * run, y: tangent1End.y + a.dy / la * run)
        let end = CGPoint(x: tangent1End.x + b.dx / lb * run, y: tangent1End.y + b.dy / lb * run)
        let bisector = CGVector(dx: a.dx / la + b.dx / lb, dy: a.dy / la + b.dy / lb)
        let length = hypot(bisector.dx, bisector.dy)
        let away = radius / sin(half)
        let center = CGPoint(
            x: tangent1End.x + bisector.dx / length * away, y: tangent1End.y + bisector.dy / length * away)
        let from = atan2(start.y - center.y, start.x - center.x)
        var delta = atan2(end.y - center.y, end.x - center.x) - from
        if delta > .pi { delta -= 2 * .pi }
        if delta < -.pi { delta += 2 * .pi }
        addRelativeArc(
            center: center, radius: radius, startAngle: .radians(Double(from)), delta: .radians(Double(delta)),
            transform: transform)
    }
}
