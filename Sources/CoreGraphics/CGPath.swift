import Foundation

/// A path that does not change.
public class CGPath: Hashable, @unchecked Sendable {
    // Unchecked because `CGMutablePath` inherits from this class and changes the data, as Apple's does. A mutable path
    // belongs to the code that makes it until they hand it on.
    package final fileprivate(set) var data: PathData

    package init(data: PathData) { self.data = data }

    /// A rectangle.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(data: PathData.rect(rect).applying(transform?.pointee ?? .identity))
    }

    /// An ellipse that touches the sides of `rect`.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(data: PathData.ellipse(rect).applying(transform?.pointee ?? .identity))
    }

    /// A rectangle with rounded corners; radii are limited to half of the sides.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        let corner = CGSize(
            width: min(max(0, cornerWidth), rect.width / 2), height: min(max(0, cornerHeight), rect.height / 2))
        self.init(
            data: PathData.roundedRect(rect, cornerSize: corner, continuous: false)
                .applying(transform?.pointee ?? .identity))
    }

    /// A Boolean value that indicates whether the path has no elements.
    public var isEmpty: Bool { data.isEmpty }

    /// The box around all points, control points included; null if there are none.
    public var boundingBox: CGRect { data.boundingBox }

    /// The point where the latest element ended; zero if there is none.
    public var currentPoint: CGPoint {
        var start = CGPoint.zero
        var current = CGPoint.zero
        for element in data.elements {
            switch element {
            case .move(let p):
                start = p
                current = p
            case .line(let p), .quadCurve(let p, _), .curve(let p, _, _): current = p
            case .close: current = start
            }
        }
        return current
    }

    /// A copy that does not change, moved by `transform`.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(data: data.applying(transform?.pointee ?? .identity))
    }

    /// A copy that does not change.
    public func copy() -> CGPath? { CGPath(data: data) }

    /// A copy that can be changed.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(data: data) }

    public static func == (a: CGPath, b: CGPath) -> Bool { a.data == b.data }
    public func hash(into hasher: inout Hasher) { hasher.combine(data) }
}

/// A path that is put together step by step.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    /// Creates an empty path.
    public init() { super.init(data: .empty) }

    override package init(data: PathData) { super.init(data: data) }

    private func append(_ elements: [PathElement], _ transform: CGAffineTransform) {
        guard elements.allSatisfy(\.isFinite) else { return }
        data = .elements(data.elements + PathData.elements(elements).applying(transform).elements)
    }

    /// Begins a new part of the path at `point`.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        append([.move(point)], transform)
    }

    /// Adds a straight line; without a current point it only begins there.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        append([isEmpty ? .move(point) : .line(point)], transform)
    }

    /// Adds a quadratic curve.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        append([isEmpty ? .move(end) : .quadCurve(end, control: control)], transform)
    }

    /// Adds a cubic curve.
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        append([isEmpty ? .move(end) : .curve(end, control1: control1, control2: control2)], transform)
    }

    /// Adds lines through `points`, which begin at the first one.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        append([.move(first)] + points.dropFirst().map { .line($0) }, transform)
    }

    /// Adds a rectangle.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        append(PathData.rect(rect).elements, transform)
    }

    /// Adds an ellipse that touches the sides of `rect`.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        append(PathData.ellipse(rect).elements, transform)
    }

    /// Adds another path.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        append(path.data.elements, transform)
    }

    /// Adds an arc round `center`, with a line to its start where the path has a point already. Angles are in radians;
    /// in UIKit's flipped coordinates a true `clockwise` looks counterclockwise, as on Apple's systems.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let arc = PathData.arc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
        guard case .move(let start)? = arc.first else { return }
        append((isEmpty ? [.move(start)] : [.line(start)]) + arc.dropFirst(), transform)
    }

    /// Ends the current part of the path with a line to where it began.
    public func closeSubpath() {
        if !isEmpty { append([.close], .identity) }
    }
}

extension PathElement {
    package var isFinite: Bool {
        func finite(_ points: CGPoint...) -> Bool { points.allSatisfy { $0.x.isFinite && $0.y.isFinite } }
        return switch self {
        case .move(let p), .line(let p): finite(p)
        case .quadCurve(let p, let c): finite(p, c)
        case .curve(let p, let c1, let c2): finite(p, c1, c2)
        case .close: true
        }
    }
}

extension PathData {
    /// An arc as a move and curves. Empty if a value is not finite.
    package static func arc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) -> [PathElement] {
        guard center.x.isFinite, center.y.isFinite, radius.isFinite, startAngle.isFinite, endAngle.isFinite else {
            return []
        }
        let turn = 2 * CGFloat.pi
        var sweep = endAngle - startAngle
        if clockwise {
            while sweep > 0 { sweep -= turn }
            sweep = max(sweep, -turn)
        } else {
            while sweep < 0 { sweep += turn }
            sweep = min(sweep, turn)
        }
        func point(_ angle: CGFloat) -> CGPoint {
            CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        }
        var elements: [PathElement] = [.move(point(startAngle))]
        let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
        let step = sweep / CGFloat(count)
        let reach = 4 / 3 * tan(step / 4) * radius
        for index in 0..<count where sweep != 0 {
            let a = startAngle + step * CGFloat(index)
            let b = a + step
            let from = point(a)
            let to = point(b)
            elements.append(
                .curve(
                    to, control1: CGPoint(x: from.x - reach * sin(a), y: from.y + reach * cos(a)),
                    control2: CGPoint(x: to.x + reach * sin(b), y: to.y - reach * cos(b))))
        }
        return elements
    }
}
