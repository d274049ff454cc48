import SwiftUI

/// The straight lines of a collection.
public struct RulePlot<Content: ChartContent> {
    private let content: Content

    nonisolated init(content: Content) { self.content = content }
}

extension RulePlot: ChartContent {
    public var _marks: [_Mark] { content._marks }
    public var body: Never { fatalError("RulePlot has no body") }
}

extension RulePlot: VectorizedChartContent where Content: VectorizedChartContent {
    public typealias DataElement = Content.DataElement
    public var _elements: [(DataElement, _Mark)] { content._elements }
}

/// Content that consists of the marks of a collection.
public struct VectorizedRulePlotContent<Data: RandomAccessCollection> {
    private let data: Data
    private let mark: (Data.Element) -> _Mark

    nonisolated init(_ data: Data, _ mark: @escaping (Data.Element) -> _Mark) {
        (self.data, self.mark) = (data, mark)
    }
}

extension VectorizedRulePlotContent: VectorizedChartContent {
    public typealias DataElement = Data.Element
    public var _elements: [(DataElement, _Mark)] { data.map { ($0, mark($0)) } }
    public var body: Never { fatalError("Marks of a collection have no body") }
}

extension RulePlot {
    /// Creates vertical lines between distances from the top, or across the plot.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: CGFloat? = nil,
        yEnd: CGFloat? = nil
    ) where Content == VectorizedRulePlotContent<Data> {
        self.init(
            content: VectorizedRulePlotContent(data) { element in
                _Mark(.rule, x: x.place(element), y: .points(yStart, yEnd))
            })
    }

    /// Creates vertical lines between distances from the top of each element.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: KeyPath<Data.Element, CGFloat>,
        yEnd: KeyPath<Data.Element, CGFloat>
    ) where Content == VectorizedRulePlotContent<Data> {
        self.init(
            content: VectorizedRulePlotContent(data) { element in
                _Mark(.rule, x: x.place(element), y: .points(element[keyPath: yStart], element[keyPath: yEnd]))
            })
    }

    /// Creates vertical lines between two values.
    nonisolated public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
        yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedRulePlotContent<Data> {
        self.init(
            content: VectorizedRulePlotContent(data) { element in
                _Mark(.rule, x: x.place(element), y: .from(yStart, to: yEnd, element))
            })
    }

    /// Creates horizontal lines between distances from the left, or across the plot.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil,
        y: PlottableProjection<Data.Element, some Plottable>
    ) where Content == VectorizedRulePlotContent<Data> {
        self.init(
            content: VectorizedRulePlotContent(data) { element in
                _Mark(.rule, x: .points(xStart, xEnd), y: y.place(element))
            })
    }

    /// Creates horizontal lines between distances from the left of each element.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
        y: PlottableProjection<Data.Element, some Plottable>
    ) where Content == VectorizedRulePlotContent<Data> {
        self.init(
            content: VectorizedRulePlotContent(data) { element in
                _Mark(.rule, x: .points(element[keyPath: xStart], element[keyPath: xEnd]), y: y.place(element))
            })
    }

    /// Creates horizontal lines between two values.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, some Plottable>
    ) where Content == VectorizedRulePlotContent<Data> {
        self.init(
            content: VectorizedRulePlotContent(data) { element in
                _Mark(.rule, x: .from(xStart, to: xEnd, element), y: y.place(element))
            })
    }
}
