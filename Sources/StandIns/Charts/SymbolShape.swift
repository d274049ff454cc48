import SwiftUI

/// A shape of points.
public protocol ChartSymbolShape: Shape {
    /// The rectangle in which the shape appears as large as a square with sides of 1.
    var perceptualUnitRect: CGRect { get }
}

extension Circle: ChartSymbolShape {
    /// A circle with an area of 1.
    public nonisolated var perceptualUnitRect: CGRect { BasicChartSymbolShape.circle.perceptualUnitRect }
}

/// A shape that charts have for points.
public struct BasicChartSymbolShape: ChartSymbolShape, Sendable, Hashable {
    enum Kind: Hashable { case circle, square, triangle, diamond, pentagon, plus, cross, asterisk }
    let kind: Kind
    var border: CGFloat?

    /// A circle.
    public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .circle) }
    /// A square.
    public static var square: BasicChartSymbolShape { BasicChartSymbolShape(kind: .square) }
    /// A triangle.
    public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .triangle) }
    /// A square on its corner.
    public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(kind: .diamond) }
    /// A pentagon.
    public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(kind: .pentagon) }
    /// A shape of two crossed lines, horizontal and vertical.
    public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(kind: .plus) }
    /// A shape of two diagonal crossed lines.
    public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(kind: .cross) }
    /// A shape of three crossed lines.
    public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(kind: .asterisk) }

    /// Returns the symbol with a border inside its shape.
    public func strokeBorder(lineWidth: CGFloat = 1) -> BasicChartSymbolShape {
        var shape = self
        shape.border = lineWidth
        return shape
    }

    /// In the order in which charts use them.
    static let all: [BasicChartSymbolShape] = [
        .circle, .square, .triangle, .diamond, .pentagon, .plus, .cross, .asterisk,
    ]

    public nonisolated var perceptualUnitRect: CGRect {
        let side: CGFloat =
            switch kind {
            case .circle: 1.13
            case .square: 1
            case .triangle: 1.4
            case .diamond: 1.41
            case .pentagon: 1.25
            case .plus, .cross, .asterisk: 1.3
            }
        return CGRect(x: (1 - side) / 2, y: (1 - side) / 2, width: side, height: side)
    }

    public nonisolated func path(in rect: CGRect) -> Path {
        guard let border else { return outline(rect) }
        if let lines = strokes(rect) { return lines.strokedPath(StrokeStyle(lineWidth: border, lineCap: .round)) }
        let inner = rect.insetBy(dx: border / 2, dy: border / 2)
        return outline(inner).strokedPath(StrokeStyle(lineWidth: border))
    }

    private nonisolated func outline(_ rect: CGRect) -> Path {
        switch kind {
        case .circle: return Path(ellipseIn: rect)
        case .square: return Path(rect)
        case .triangle: return Self.polygon(3, rect)
        case .diamond: return Self.polygon(4, rect)
        case .pentagon: return Self.polygon(5, rect)
        case .plus, .cross, .asterisk:
            let width = min(rect.width, rect.height) * 0.25
            return (strokes(rect) ?? Path()).strokedPath(StrokeStyle(lineWidth: width))
        }
    }

    /// The lines of shapes that are lines.
    private nonisolated func strokes(_ rect: CGRect) -> Path? {
        let angles: [Double]
        switch kind {
        case .plus: angles = [0, 90]
        case .cross: angles = [45, 135]
        case .asterisk: angles = [30, 90, 150]
        default: return nil
        }
        return Path { path in
            for angle in angles {
                let (x, y) = (cos(angle * .pi / 180) * rect.width / 2, sin(angle * .pi / 180) * rect.height / 2)
                path.move(to: CGPoint(x: rect.midX - x, y: rect.midY - y))
                path.addLine(to: CGPoint(x: rect.midX + x, y: rect.midY + y))
            }
        }
    }

    private nonisolated static func polygon(_ count: Int, _ rect: CGRect) -> Path {
        Path { path in
            path.addLines(
                (0..<count).map { index in
                    let angle = Double(index) / Double(count) * 2 * .pi - .pi / 2
                    return CGPoint(
                        x: rect.midX + cos(angle) * rect.width / 2, y: rect.midY + sin(angle) * rect.height / 2)
                })
            path.closeSubpath()
        }
    }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
    /// A circle.
    public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .circle) }
    /// A square.
    public static var square: BasicChartSymbolShape { BasicChartSymbolShape(kind: .square) }
    /// A triangle.
    public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .triangle) }
    /// A square on its corner.
    public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(kind: .diamond) }
    /// A pentagon.
    public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(kind: .pentagon) }
    /// A shape of two crossed lines, horizontal and vertical.
    public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(kind: .plus) }
    /// A shape of two diagonal crossed lines.
    public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(kind: .cross) }
    /// A shape of three crossed lines.
    public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(kind: .asterisk) }
}

/// A shape of points without its type.
public struct AnyChartSymbolShape: ChartSymbolShape, Sendable {
    public let perceptualUnitRect: CGRect
    private let makePath: @Sendable (CGRect) -> Path

    /// Creates a shape without its type.
    public nonisolated init<S: ChartSymbolShape>(_ shape: S) {
        perceptualUnitRect = shape.perceptualUnitRect
        makePath = { shape.path(in: $0) }
    }

    public nonisolated func path(in rect: CGRect) -> Path { makePath(rect) }

    /// The shape around a point. A size is that of the square that it seems as large as.
    nonisolated func path(at center: CGPoint, size: CGSize) -> Path {
        let unit = perceptualUnitRect
        return path(
            in: CGRect(
                x: center.x + (unit.minX - 0.5) * size.width, y: center.y + (unit.minY - 0.5) * size.height,
                width: unit.width * size.width, height: unit.height * size.height))
    }
}
