import SwiftUI

/// The rectangles of a collection.
public struct RectanglePlot<Content: ChartContent> {
    private let content: Content

    nonisolated init(content: Content) { self.content = content }
}

extension RectanglePlot: ChartContent {
    public var _marks: [_Mark] { content._marks }
    public var body: Never { fatalError("RectanglePlot has no body") }
}

extension RectanglePlot: VectorizedChartContent where Content: VectorizedChartContent {
    public typealias DataElement = Content.DataElement
    public var _elements: [(DataElement, _Mark)] { content._elements }
}

/// Content that consists of the marks of a collection.
public struct VectorizedRectanglePlotContent<Data: RandomAccessCollection> {
    private let data: Data
    private let mark: (Data.Element) -> _Mark

    nonisolated init(_ data: Data, _ mark: @escaping (Data.Element) -> _Mark) {
        (self.data, self.mark) = (data, mark)
    }
}

extension VectorizedRectanglePlotContent: VectorizedChartContent {
    public typealias DataElement = Data.Element
    public var _elements: [(DataElement, _Mark)] { data.map { ($0, mark($0)) } }
    public var body: Never { fatalError("Marks of a collection have no body") }
}

extension RectanglePlot {
    /// Creates rectangles at two values.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
        y: PlottableProjection<Data.Element, some Plottable>, width: MarkDimensions<Data.Element> = .automatic,
        height: MarkDimensions<Data.Element> = .automatic
    ) where Content == VectorizedRectanglePlotContent<Data> {
        self.init(
            content: VectorizedRectanglePlotContent(data) { element in
                var mark = _Mark(.rectangle, x: x.place(element), y: y.place(element))
                mark.width = width.dimension(element)
                mark.height = height.dimension(element)
                return mark
            })
    }

    /// Creates rectangles between values.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedRectanglePlotContent<Data> {
        self.init(
            content: VectorizedRectanglePlotContent(data) { element in
                _Mark(.rectangle, x: .from(xStart, to: xEnd, element), y: .from(yStart, to: yEnd, element))
            })
    }

    /// Creates rectangles between vertical values.
    nonisolated public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
        yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>,
        width: MarkDimensions<Data.Element> = .automatic
    ) where Content == VectorizedRectanglePlotContent<Data> {
        self.init(
            content: VectorizedRectanglePlotContent(data) { element in
                var mark = _Mark(.rectangle, x: x.place(element), y: .from(yStart, to: yEnd, element))
                mark.width = width.dimension(element)
                return mark
            })
    }

    /// Creates rectangles between horizontal values.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, some Plottable>, height: MarkDimensions<Data.Element> = .automatic
    ) where Content == VectorizedRectanglePlotContent<Data> {
        self.init(
            content: VectorizedRectanglePlotContent(data) { element in
                var mark = _Mark(.rectangle, x: .from(xStart, to: xEnd, element), y: y.place(element))
                mark.height = height.dimension(element)
                return mark
            })
    }

    /// Creates rectangles between distances from the top, or across the plot.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: CGFloat? = nil,
        yEnd: CGFloat? = nil, width: MarkDimensions<Data.Element> = .automatic
    ) where Content == VectorizedRectanglePlotContent<Data> {
        self.init(
            content: VectorizedRectanglePlotContent(data) { element in
                var mark = _Mark(.rectangle, x: x.place(element), y: .points(yStart, yEnd))
                mark.width = width.dimension(element)
                return mark
            })
    }

    /// Creates rectangles between distances from the top of each element.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: KeyPath<Data.Element, CGFloat>,
        yEnd: KeyPath<Data.Element, CGFloat>, width: MarkDimensions<Data.Element> = .automatic
    ) where Content == VectorizedRectanglePlotContent<Data> {
        self.init(
            content: VectorizedRectanglePlotContent(data) { element in
                var mark = _Mark(
                    .rectangle, x: x.place(element), y: .points(element[keyPath: yStart], element[keyPath: yEnd]))
                mark.width = width.dimension(element)
                return mark
            })
    }

    /// Creates rectangles between distances from the left, or across the plot.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil,
        y: PlottableProjection<Data.Element, some Plottable>, height: MarkDimensions<Data.Element> = .automatic
    ) where Content == VectorizedRectanglePlotContent<Data> {
        self.init(
            content: VectorizedRectanglePlotContent(data) { element in
                var mark = _Mark(.rectangle, x: .points(xStart, xEnd), y: y.place(element))
                mark.height = height.dimension(element)
                return mark
            })
    }

    /// Creates rectangles between distances from the left of each element.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
        y: PlottableProjection<Data.Element, some Plottable>, height: MarkDimensions<Data.Element> = .automatic
    ) where Content == VectorizedRectanglePlotContent<Data> {
        self.init(
            content: VectorizedRectanglePlotContent(data) { element in
                var mark = _Mark(
                    .rectangle, x: .points(element[keyPath: xStart], element[keyPath: xEnd]), y: y.place(element))
                mark.height = height.dimension(element)
                return mark
            })
    }

    /// Creates rectangles between horizontal values, across the plot or between distances from the top.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) where Content == VectorizedRectanglePlotContent<Data> {
        self.init(
            content: VectorizedRectanglePlotContent(data) { element in
                _Mark(.rectangle, x: .from(xStart, to: xEnd, element), y: .points(yStart, yEnd))
            })
    }

    /// Creates rectangles between horizontal values, and distances from the top of each element.
    nonisolated public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        yStart: KeyPath<Data.Element, CGFloat>, yEnd: KeyPath<Data.Element, CGFloat>
    ) where Content == VectorizedRectanglePlotContent<Data> {
        self.init(
            content: VectorizedRectanglePlotContent(data) { element in
                _Mark(
                    .rectangle, x: .from(xStart, to: xEnd, element),
                    y: .points(element[keyPath: yStart], element[keyPath: yEnd]))
            })
    }

    /// Creates rectangles between vertical values, across the plot or between distances from the left.
    nonisolated public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedRectanglePlotContent<Data> {
        self.init(
            content: VectorizedRectanglePlotContent(data) { element in
                _Mark(.rectangle, x: .points(xStart, xEnd), y: .from(yStart, to: yEnd, element))
            })
    }

    /// Creates rectangles between vertical values, and distances from the left of each element.
    nonisolated public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
        yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedRectanglePlotContent<Data> {
        self.init(
            content: VectorizedRectanglePlotContent(data) { element in
                _Mark(
                    .rectangle, x: .points(element[keyPath: xStart], element[keyPath: xEnd]),
                    y: .from(yStart, to: yEnd, element))
            })
    }
}
