import SwiftUI

/// A type-erased mark of a chart.
public struct _Mark {
    enum Kind { case line, area, bar, point, rule, rectangle, sector }

    var kind: Kind
    var x = MarkPlace()
    var y = MarkPlace()
    /// What a line or an area belongs to.
    var series: String?
    var color: _Datum?
    var group: MarkGroup?
    var style: AnyShapeStyle?
    var stylesWithPlot = false
    var lineStyle: StrokeStyle?
    /// The value that `lineStyle(by:)` gives a style.
    var lineStyleName: String?
    var interpolation = InterpolationMethod.linear
    var symbolSize: CGSize?
    /// The value that `symbolSize(by:)` gives a size.
    var sizeValue: _Datum?
    var symbol: AnyChartSymbolShape?
    /// The value that `symbol(by:)` gives a shape.
    var symbolName: String?
    /// A view instead of a shape.
    var symbolView: AnyView?
    var cornerRadius: CGFloat?
    var opacity = 1.0
    var offset = MarkOffset()
    var zIndex = 0.0
    var width: MarkDimension = .automatic
    var height: MarkDimension = .automatic
    var stacking = MarkStackingMethod.standard
    var innerRadius: MarkDimension = .automatic
    var outerRadius: MarkDimension = .automatic
    var angularInset: CGFloat = 0
    /// The function that the points of a line or an area come from.
    var function: PlottedFunction?
    /// What is done to the drawing, from the inside out.
    var layers: [MarkLayer] = []
    var annotations: [MarkAnnotation] = []
    var label: Text?
    var value: Text?
    var identifier: String?
    var isHidden = false

    init(_ kind: Kind, x: MarkPlace = MarkPlace(), y: MarkPlace = MarkPlace()) {
        (self.kind, self.x, self.y) = (kind, x, y)
    }
}

/// Where a mark lies along one side of a plot.
struct MarkPlace {
    var start: _Datum?
    /// Where the bin or the calendar unit ends that begins at `start`.
    var upper: _Datum?
    /// The other end of an interval.
    var end: _Datum?
    /// Distances from the left or the top, in points; nil is the edge of the plot.
    var points: (start: CGFloat?, end: CGFloat?)?
    /// What the value is called.
    var name: Text?

    static func at<V>(_ value: PlottableValue<V>) -> MarkPlace {
        MarkPlace(start: value.datum, upper: value.upper, name: value.label)
    }
    static func from<V>(_ start: PlottableValue<V>, to end: PlottableValue<V>) -> MarkPlace {
        MarkPlace(start: start.datum, end: end.datum, name: start.label)
    }
    static func from<E, V>(
        _ start: PlottableProjection<E, V>, to end: PlottableProjection<E, V>, _ element: E
    ) -> MarkPlace { MarkPlace(start: start.place(element).start, end: end.place(element).start, name: start.label) }
    static func points(_ start: CGFloat?, _ end: CGFloat?) -> MarkPlace { MarkPlace(points: (start, end)) }

    var data: [_Datum] { [start, upper, end].compactMap { $0 } }
    var isInterval: Bool { end != nil }
}

/// What sets marks side by side.
struct MarkGroup {
    let name: String
    let axis: SwiftUI.Axis?
    let span: MarkDimension
}

/// How far edges of a mark are moved, in points.
struct MarkOffset {
    var xStart: CGFloat = 0
    var xEnd: CGFloat = 0
    var yStart: CGFloat = 0
    var yEnd: CGFloat = 0
}

/// A change of the drawing of marks, together where they share it.
struct MarkLayer {
    enum Effect {
        /// A change of the view that draws the marks.
        case view((AnyView) -> AnyView)
        /// A shape in the rectangle of each mark.
        case clip(@Sendable (CGRect) -> Path, FillStyle)
        /// Shows only what other marks cover.
        case mask(any ChartContent)
    }

    /// Equal for the marks that one modifier has changed.
    final class Identity {}

    let identity: Identity
    let effect: Effect
}

/// The method for marks at the same position.
public struct MarkStackingMethod: Sendable, Hashable {
    enum Kind { case standard, normalized, center, unstacked }
    let kind: Kind

    /// A method that stacks marks on top of each other.
    public static let standard = MarkStackingMethod(kind: .standard)
    /// A method that stacks marks as fractions of 1.
    public static let normalized = MarkStackingMethod(kind: .normalized)
    /// A method that stacks marks around 0.
    public static let center = MarkStackingMethod(kind: .center)
    /// A method that draws marks over each other.
    public static let unstacked = MarkStackingMethod(kind: .unstacked)
}
