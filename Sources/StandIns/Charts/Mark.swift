import SwiftUI

/// What a chart draws, without its types.
public struct _Mark {
    enum Kind { case line, area, bar, point, rule, rectangle, sector }

    var kind: Kind
    var x: _Datum?
    var y: _Datum?
    /// The other end of a bar, an area, a rule or a rectangle.
    var xEnd: _Datum?
    var yEnd: _Datum?
    /// The calendar unit that a bar covers.
    var xUnit: Calendar.Component?
    var yUnit: Calendar.Component?
    /// What a line or an area belongs to.
    var series: String?
    var color: String?
    var group: String?
    var style: AnyShapeStyle?
    var lineStyle: StrokeStyle?
    var interpolation = InterpolationMethod.linear
    var symbolSize: CGFloat = 30
    var symbol: BasicChartSymbolShape?
    /// The value that `symbol(by:)` gives a shape.
    var symbolName: String?
    /// A view instead of a shape.
    var symbolView: AnyView?
    var cornerRadius: CGFloat = 0
    var opacity = 1.0
    var width: MarkDimension = .automatic
    var stacking = MarkStackingMethod.standard
    var innerRadius: MarkDimension = .automatic
    var outerRadius: MarkDimension = .automatic
    var angularInset: CGFloat = 0
    var annotations: [Annotation] = []
    var label: Text?
    var value: Text?

    struct Annotation {
        let position: AnnotationPosition
        let alignment: Alignment
        let spacing: CGFloat
        let content: AnyView
    }

    init(_ kind: Kind) { self.kind = kind }
}

/// How a line goes from point to point.
public struct InterpolationMethod: Sendable, Hashable {
    enum Kind: Hashable { case linear, catmullRom, cardinal, monotone, stepStart, stepCenter, stepEnd }
    let kind: Kind

    /// Straight.
    public static let linear = InterpolationMethod(kind: .linear)
    /// A curve through all points.
    public static let catmullRom = InterpolationMethod(kind: .catmullRom)
    /// A curve through all points.
    public static let cardinal = InterpolationMethod(kind: .cardinal)
    /// A curve that rises and falls only where the points do.
    public static let monotone = InterpolationMethod(kind: .monotone)
    /// Steps at the points' starts.
    public static let stepStart = InterpolationMethod(kind: .stepStart)
    /// Steps between the points.
    public static let stepCenter = InterpolationMethod(kind: .stepCenter)
    /// Steps at the points' ends.
    public static let stepEnd = InterpolationMethod(kind: .stepEnd)
    /// A curve through all points. The parameter is taken as 0.5.
    public static func catmullRom(alpha: CGFloat) -> InterpolationMethod { .catmullRom }
    /// A curve through all points. The tension is taken as 0.
    public static func cardinal(tension: CGFloat) -> InterpolationMethod { .cardinal }
}

/// A width or a radius.
public struct MarkDimension: Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    enum Kind { case automatic, fixed(CGFloat), ratio(CGFloat), inset(CGFloat) }
    let kind: Kind

    /// What the chart chooses.
    public static let automatic = MarkDimension(kind: .automatic)
    /// Points.
    public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .fixed(value)) }
    /// A part of the room, from 0 to 1.
    public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .ratio(value)) }
    /// The room less so many points at each end.
    public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .inset(value)) }
    public init(integerLiteral value: Int) { kind = .fixed(CGFloat(value)) }
    public init(floatLiteral value: Double) { kind = .fixed(value) }
    private init(kind: Kind) { self.kind = kind }

    func length(in room: CGFloat, automatic: CGFloat) -> CGFloat {
        switch kind {
        case .automatic: automatic
        case .fixed(let value): value
        case .ratio(let value): value * room
        case .inset(let value): room - 2 * value
        }
    }

    func radius(in room: CGFloat, automatic: CGFloat) -> CGFloat {
        if case .inset(let value) = kind { return room - value }
        return length(in: room, automatic: automatic)
    }
}

/// How marks at the same place are put together.
public struct MarkStackingMethod: Sendable, Hashable {
    enum Kind { case standard, normalized, center, unstacked }
    let kind: Kind

    /// On top of each other.
    public static let standard = MarkStackingMethod(kind: .standard)
    /// On top of each other, as parts of 1.
    public static let normalized = MarkStackingMethod(kind: .normalized)
    /// On top of each other, around 0.
    public static let center = MarkStackingMethod(kind: .center)
    /// Over each other.
    public static let unstacked = MarkStackingMethod(kind: .unstacked)
}

/// Where an annotation lies.
public struct AnnotationPosition: Sendable, Hashable {
    enum Kind { case top, bottom, leading, trailing, overlay }
    let kind: Kind

    /// Above.
    public static let automatic = AnnotationPosition(kind: .top)
    /// Above.
    public static let top = AnnotationPosition(kind: .top)
    /// Below.
    public static let bottom = AnnotationPosition(kind: .bottom)
    /// Before.
    public static let leading = AnnotationPosition(kind: .leading)
    /// After.
    public static let trailing = AnnotationPosition(kind: .trailing)
    /// Over the mark.
    public static let overlay = AnnotationPosition(kind: .overlay)
}

/// The shape of a point.
public struct BasicChartSymbolShape: Sendable, Hashable {
    enum Kind: Hashable { case circle, square, triangle, diamond, cross }
    let kind: Kind

    /// A circle.
    public static let circle = BasicChartSymbolShape(kind: .circle)
    /// A square.
    public static let square = BasicChartSymbolShape(kind: .square)
    /// A triangle.
    public static let triangle = BasicChartSymbolShape(kind: .triangle)
    /// A square on its corner.
    public static let diamond = BasicChartSymbolShape(kind: .diamond)
    /// A cross.
    public static let cross = BasicChartSymbolShape(kind: .cross)

    /// In the order in which Apple's charts use them.
    static let all: [BasicChartSymbolShape] = [.circle, .square, .triangle, .diamond, .cross]

    /// The shape around a point, with an area in square points.
    func path(at center: CGPoint, area: CGFloat) -> Path {
        let radius = (max(0, area) / .pi).squareRoot()
        let box = CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
        return Path { path in
            switch kind {
            case .circle: path.addEllipse(in: box)
            case .square: path.addRect(box.insetBy(dx: radius * 0.12, dy: radius * 0.12))
            case .triangle:
                path.addLines([
                    CGPoint(x: box.midX, y: box.minY), CGPoint(x: box.maxX, y: box.maxY),
                    CGPoint(x: box.minX, y: box.maxY),
                ])
                path.closeSubpath()
            case .diamond:
                path.addLines([
                    CGPoint(x: box.midX, y: box.minY), CGPoint(x: box.maxX, y: box.midY),
                    CGPoint(x: box.midX, y: box.maxY), CGPoint(x: box.minX, y: box.midY),
                ])
                path.closeSubpath()
            case .cross:
                path.addRect(CGRect(x: box.minX, y: box.midY - radius / 4, width: 2 * radius, height: radius / 2))
                path.addRect(CGRect(x: box.midX - radius / 4, y: box.minY, width: radius / 2, height: 2 * radius))
            }
        }
    }
}
