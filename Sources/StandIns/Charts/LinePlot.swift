import SwiftUI

/// The lines of a collection, or the line of a function.
public struct LinePlot<Content: ChartContent> {
    private let content: Content

    nonisolated init(content: Content) { self.content = content }
}

extension LinePlot: ChartContent {
    public var _marks: [_Mark] { content._marks }
    public var body: Never { fatalError("LinePlot has no body") }
}

extension LinePlot: VectorizedChartContent where Content: VectorizedChartContent {
    public typealias DataElement = Content.DataElement
    public var _elements: [(DataElement, _Mark)] { content._elements }
}

/// Content that consists of the marks of a collection.
public struct VectorizedLinePlotContent<Data: RandomAccessCollection> {
    private let data: Data
    private let mark: (Data.Element) -> _Mark

    nonisolated init(_ data: Data, _ mark: @escaping (Data.Element) -> _Mark) {
        (self.data, self.mark) = (data, mark)
    }
}

extension VectorizedLinePlotContent: VectorizedChartContent {
    public typealias DataElement = Data.Element
    public var _elements: [(DataElement, _Mark)] { data.map { ($0, mark($0)) } }
    public var body: Never { fatalError("Marks of a collection have no body") }
}

extension LinePlot {
    /// Creates a line through the points of a collection.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
        y: PlottableProjection<Data.Element, some Plottable>
    ) where Content == VectorizedLinePlotContent<Data> {
        self.init(
            content: VectorizedLinePlotContent(data) { element in
                _Mark(.line, x: x.place(element), y: y.place(element))
            })
    }

    /// Creates the lines of the series of a collection.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
        y: PlottableProjection<Data.Element, some Plottable>,
        series: PlottableProjection<Data.Element, some Plottable>
    ) where Content == VectorizedLinePlotContent<Data> {
        self.init(
            content: VectorizedLinePlotContent(data) { element in
                var mark = _Mark(.line, x: x.place(element), y: y.place(element))
                mark.series = series.place(element).start?.text
                return mark
            })
    }
}

/// The line of a function.
public struct FunctionLinePlotContent {
    private let mark: _Mark

    nonisolated init(domain: ClosedRange<Double>?, _ place: @escaping (Double) -> (x: MarkPlace, y: MarkPlace)?) {
        var mark = _Mark(.line)
        mark.function = PlottedFunction(domain: domain, place: place)
        self.mark = mark
    }
}

extension FunctionLinePlotContent: ChartContent {
    public var _marks: [_Mark] { [mark] }
    public var body: Never { fatalError("A function has no body") }
}

extension LinePlot where Content == FunctionLinePlotContent {
    /// Creates the line of a function.
    ///
    /// - Parameter domain: The values that it is computed for; without them, those of the horizontal scale.
    nonisolated public init(
        x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> Double
    ) {
        self.init(content: FunctionLinePlotContent(domain: domain) { PlottedFunction.at($0, function($0)) })
    }

    /// Creates the line of a function.
    ///
    /// - Parameter domain: The values that it is computed for; without them, those of the horizontal scale.
    nonisolated public init(
        x: Text, y: Text, domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> Double
    ) {
        self.init(content: FunctionLinePlotContent(domain: domain) { PlottedFunction.at($0, function($0)) })
    }

    /// Creates the line of a function.
    ///
    /// - Parameter domain: The values that it is computed for; without them, those of the horizontal scale.
    @_disfavoredOverload
    nonisolated public init<S1: StringProtocol, S2: StringProtocol>(
        x: S1, y: S2, domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> Double
    ) {
        self.init(content: FunctionLinePlotContent(domain: domain) { PlottedFunction.at($0, function($0)) })
    }

    /// Creates the line of a function that yields both values.
    ///
    /// - Parameter domain: The values that it is computed for.
    nonisolated public init(
        x: LocalizedStringKey, y: LocalizedStringKey, t: LocalizedStringKey, domain: ClosedRange<Double>,
        function: @escaping @Sendable (Double) -> (x: Double, y: Double)
    ) {
        self.init(
            content: FunctionLinePlotContent(domain: domain) { PlottedFunction.at(function($0).x, function($0).y) })
    }

    /// Creates the line of a function that yields both values.
    ///
    /// - Parameter domain: The values that it is computed for.
    nonisolated public init(
        x: Text, y: Text, t: Text, domain: ClosedRange<Double>,
        function: @escaping @Sendable (Double) -> (x: Double, y: Double)
    ) {
        self.init(
            content: FunctionLinePlotContent(domain: domain) { PlottedFunction.at(function($0).x, function($0).y) })
    }

    /// Creates the line of a function that yields both values.
    ///
    /// - Parameter domain: The values that it is computed for.
    @_disfavoredOverload
    nonisolated public init<S1: StringProtocol, S2: StringProtocol, S3: StringProtocol>(
        x: S1, y: S2, t: S3, domain: ClosedRange<Double>,
        function: @escaping @Sendable (Double) -> (x: Double, y: Double)
    ) {
        self.init(
            content: FunctionLinePlotContent(domain: domain) { PlottedFunction.at(function($0).x, function($0).y) })
    }
}
