import CoreGraphics
import DisplayList
import Foundation

/// The outline of a two-dimensional shape. y grows downwards.
public struct Path: Equatable, LosslessStringConvertible, Sendable {
    package var data: PathData

    /// An element of a path.
    public enum Element: Equatable, Sendable {
        /// An element that begins a subpath at a point.
        case move(to: CGPoint)
        /// A straight line.
        case line(to: CGPoint)
        /// A quadratic Bézier curve with one control point.
        case quadCurve(to: CGPoint, control: CGPoint)
        /// A curve with two control points.
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        /// A straight line to the start of the subpath.
        case closeSubpath
    }

    package init(_ data: PathData) { self.data = data }

    /// Creates an empty path.
    public init() { data = .empty }

    /// Creates a rectangle.
    public init(_ rect: CGRect) { data = rect.isNull ? .empty : .rect(rect) }

    /// Creates a rectangle with rounded corners. A radius is at most half of the shorter side.
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        let rect = rect.standardized
        let side = min(rect.width, rect.height)
        let corner = PathData.fittingCorner(cornerSize, in: CGRect(x: 0, y: 0, width: side, height: side))
        if rect.isNull {
            data = .empty
        } else if corner.width == 0 || corner.height == 0 {
            data = .rect(rect)
        } else {
            data = .roundedRect(rect, cornerSize: corner, continuous: style == .continuous)
        }
    }

    /// Creates a rectangle with rounded corners.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// Creates a rectangle with a separate radius for each corner.
    public init(
        roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) {
        self.init(unevenRect: rect, leftToRight: cornerRadii, style: style)
    }

    /// Creates the ellipse that touches the sides of `rect`.
    public init(ellipseIn rect: CGRect) { data = rect.isNull ? .empty : .ellipse(rect.standardized) }

    /// Creates a path in code.
    public init(_ callback: (inout Path) -> Void) {
        self.init()
        callback(&self)
    }

    /// Creates a path from its `description`, which consists of numbers followed by m, l, q, c, h, or re. Nil if the
    /// text is not such a description.
    public init?(_ string: String) {
        self.init()
        var numbers: [CGFloat] = []
        for word in string.split(whereSeparator: \.isWhitespace) {
            if let number = Double(word) {
                numbers.append(CGFloat(number))
                continue
            }
            let p = stride(from: 0, to: numbers.count - 1, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) }
            switch (word, numbers.count) {
            case ("m", 2): move(to: p[0])
            case ("l", 2): addLine(to: p[0])
            case ("q", 4): addQuadCurve(to: p[1], control: p[0])
            case ("c", 6): addCurve(to: p[2], control1: p[0], control2: p[1])
            case ("h", 0): closeSubpath()
            case ("re", 4): addRect(CGRect(x: p[0].x, y: p[0].y, width: p[1].x, height: p[1].y))
            default: return nil
            }
            numbers = []
        }
        guard numbers.isEmpty else { return nil }
    }

    /// The steps of the path as text.
    public var description: String {
        func text(_ points: CGPoint...) -> String {
            points.map { "\(Path.number($0.x)) \(Path.number($0.y)) " }.joined()
        }
        return data.elements.map { element in
            switch element {
            case .move(let p): text(p) + "m"
            case .line(let p): text(p) + "l"
            case .quadCurve(let p, let c): text(c, p) + "q"
            case .curve(let p, let c1, let c2): text(c1, c2, p) + "c"
            case .close: "h"
            }
        }.joined(separator: " ")
    }

    private static func number(_ value: CGFloat) -> String {
        value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(Double(value))
    }

    // MARK: Questions

    /// A Boolean value that indicates whether nothing was added to the path.
    public var isEmpty: Bool { data.isEmpty }

    /// The smallest rectangle around the lines and curves. Control points can be outside it. Null for an empty path.
    public var boundingRect: CGRect { data.tightBox }

    /// The point at which the next segment begins. Nil for an empty path.
    public var currentPoint: CGPoint? {
        var start: CGPoint?
        var current: CGPoint?
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

    /// Calls `body` with each step.
    public func forEach(_ body: (Element) -> Void) {
        for element in data.elements {
            switch element {
            case .move(let p): body(.move(to: p))
            case .line(let p): body(.line(to: p))
            case .quadCurve(let p, let c): body(.quadCurve(to: p, control: c))
            case .curve(let p, let c1, let c2): body(.curve(to: p, control1: c1, control2: c2))
            case .close: body(.closeSubpath)
            }
        }
    }

    // MARK: Changing

    /// Adds a step at the end.
    mutating func append(_ elements: PathElement...) { append(contentsOf: elements) }

    mutating func append(contentsOf new: [PathElement]) {
        var elements = data.elements
        // Let go first, so that the array is not copied.
        data = .empty
        elements += new
        data = .elements(elements)
    }

    /// Returns the path with each point transformed.
    public func applying(_ transform: CGAffineTransform) -> Path { Path(data.applying(transform)) }

    /// Returns the path moved by a distance.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { applying(CGAffineTransform(translationX: dx, y: dy)) }
}

/// Constants that describe how a rounded corner bends.
public enum RoundedCornerStyle: Sendable, Hashable {
    /// A quarter of a circle.
    case circular
    /// A curve that begins gradually, as on iOS devices and icons.
    case continuous
}
