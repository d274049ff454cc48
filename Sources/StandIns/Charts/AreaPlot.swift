import SwiftUI

/// The areas of a collection, or the area of a function.
public struct AreaPlot<Content: ChartContent> {
    private let content: Content

    nonisolated init(content: Content) { self.content = content }
}

extension AreaPlot: ChartContent {
    public var _marks: [_Mark] { content._marks }
    public var body: Never { fatalError("AreaPlot has no body") }
}

extension AreaPlot: VectorizedChartContent where Content: VectorizedChartContent {
    public typealias DataElement = Content.DataElement
    public var _elements: [(DataElement, _Mark)] { content._elements }
}

/// Content that consists of the marks of a collection.
public struct VectorizedAreaPlotContent<Data: RandomAccessCollection> {
    private let data: Data
    private let mark: (Data.Element) -> _Mark

    nonisolated init(_ data: Data, _ mark: @escaping (Data.Element) -> _Mark) {
        (self.data, self.mark) = (data, mark)
    }
}

extension VectorizedAreaPlotContent: VectorizedChartContent {
    public typealias DataElement = Data.Element
    public var _elements: [(DataElement, _Mark)] { data.map { ($0, mark($0)) } }
    public var body: Never { fatalError("Marks of a collection have no body") }
}

extension AreaPlot {
    /// Creates the area between the points of a collection and 0.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
        y: PlottableProjection<Data.Element, some Plottable>, stacking: MarkStackingMethod = .standard
    ) where Content == VectorizedAreaPlotContent<Data> {
        self.init(
            content: VectorizedAreaPlotContent(data) { element in
                var mark = _Mark(.area, x: x.place(element), y: y.place(element))
                mark.stacking = stacking
                return mark
            })
    }

    /// Creates the areas between the points of series and 0.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
        y: PlottableProjection<Data.Element, some Plottable>,
        series: PlottableProjection<Data.Element, some Plottable>, stacking: MarkStackingMethod = .standard
    ) where Content == VectorizedAreaPlotContent<Data> {
        self.init(
            content: VectorizedAreaPlotContent(data) { element in
                var mark = _Mark(.area, x: x.place(element), y: y.place(element))
                mark.series = series.place(element).start?.text
                mark.stacking = stacking
                return mark
            })
    }

    /// Creates the area between two lines.
    nonisolated public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
        yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedAreaPlotContent<Data> {
        self.init(
            content: VectorizedAreaPlotContent(data) { element in
                _Mark(.area, x: x.place(element), y: .from(yStart, to: yEnd, element))
            })
    }

    /// Creates the areas between two lines of series.
    nonisolated public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
        yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>,
        series: PlottableProjection<Data.Element, some Plottable>
    ) where Content == VectorizedAreaPlotContent<Data> {
        self.init(
            content: VectorizedAreaPlotContent(data) { element in
                var mark = _Mark(.area, x: x.place(element), y: .from(yStart, to: yEnd, element))
                mark.series = series.place(element).start?.text
                return mark
            })
    }

    /// Creates the area between two upright lines.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, some Plottable>
    ) where Content == VectorizedAreaPlotContent<Data> {
        self.init(
            content: VectorizedAreaPlotContent(data) { element in
                _Mark(.area, x: .from(xStart, to: xEnd, element), y: y.place(element))
            })
    }

    /// Creates the areas between two upright lines of series.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, some Plottable>,
        series: PlottableProjection<Data.Element, some Plottable>
    ) where Content == VectorizedAreaPlotContent<Data> {
        self.init(
            content: VectorizedAreaPlotContent(data) { element in
                var mark = _Mark(.area, x: .from(xStart, to: xEnd, element), y: y.place(element))
                mark.series = series.place(element).start?.text
                return mark
            })
    }
}

/// The area of a function.
public struct FunctionAreaPlotContent {
    private let mark: _Mark

    nonisolated init(domain: ClosedRange<Double>?, _ place: @escaping (Double) -> (x: MarkPlace, y: MarkPlace)?) {
        var mark = _Mark(.area)
        mark.function = PlottedFunction(domain: domain, place: place)
        self.mark = mark
    }
}

extension FunctionAreaPlotContent: ChartContent {
    public var _marks: [_Mark] { [mark] }
    public var body: Never { fatalError("A function has no body") }
}

extension AreaPlot where Content == FunctionAreaPlotContent {
    /// Creates the area between the line of a function and 0.
    ///
    /// - Parameter domain: The values that it is computed for; without them, those of the horizontal scale.
    nonisolated public init(
        x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> Double
    ) {
        self.init(content: FunctionAreaPlotContent(domain: domain) { PlottedFunction.at($0, function($0)) })
    }

    /// Creates the area between the line of a function and 0.
    ///
    /// - Parameter domain: The values that it is computed for; without them, those of the horizontal scale.
    nonisolated public init(
        x: Text, y: Text, domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> Double
    ) {
        self.init(content: FunctionAreaPlotContent(domain: domain) { PlottedFunction.at($0, function($0)) })
    }

    /// Creates the area between the line of a function and 0.
    ///
    /// - Parameter domain: The values that it is computed for; without them, those of the horizontal scale.
    @_disfavoredOverload
    nonisolated public init<S1: StringProtocol, S2: StringProtocol>(
        x: S1, y: S2, domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> Double
    ) {
        self.init(content: FunctionAreaPlotContent(domain: domain) { PlottedFunction.at($0, function($0)) })
    }

    /// Creates the area between the two lines of a function.
    ///
    /// - Parameter domain: The values that it is computed for; without them, those of the horizontal scale.
    nonisolated public init(
        x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
    ) {
        self.init(content: FunctionAreaPlotContent(domain: domain) { PlottedFunction.between($0, function($0)) })
    }

    /// Creates the area between the two lines of a function.
    ///
    /// - Parameter domain: The values that it is computed for; without them, those of the horizontal scale.
    nonisolated public init(
        x: Text, yStart: Text, yEnd: Text, domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
    ) {
        self.init(content: FunctionAreaPlotContent(domain: domain) { PlottedFunction.between($0, function($0)) })
    }

    /// Creates the area between the two lines of a function.
    ///
    /// - Parameter domain: The values that it is computed for; without them, those of the horizontal scale.
    @_disfavoredOverload
    nonisolated public init<S1: StringProtocol, S2: StringProtocol, S3: StringProtocol>(
        x: S1, yStart: S2, yEnd: S3, domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
    ) {
        self.init(content: FunctionAreaPlotContent(domain: domain) { PlottedFunction.between($0, function($0)) })
    }
}
