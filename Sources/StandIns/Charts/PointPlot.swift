import SwiftUI

/// The points of a collection.
public struct PointPlot<Content: ChartContent> {
    private let content: Content

    nonisolated init(content: Content) { self.content = content }
}

extension PointPlot: ChartContent {
    public var _marks: [_Mark] { content._marks }
    public var body: Never { fatalError("PointPlot has no body") }
}

extension PointPlot: VectorizedChartContent where Content: VectorizedChartContent {
    public typealias DataElement = Content.DataElement
    public var _elements: [(DataElement, _Mark)] { content._elements }
}

/// Content that consists of the marks of a collection.
public struct VectorizedPointPlotContent<Data: RandomAccessCollection> {
    private let data: Data
    private let mark: (Data.Element) -> _Mark

    nonisolated init(_ data: Data, _ mark: @escaping (Data.Element) -> _Mark) {
        (self.data, self.mark) = (data, mark)
    }
}

extension VectorizedPointPlotContent: VectorizedChartContent {
    public typealias DataElement = Data.Element
    public var _elements: [(DataElement, _Mark)] { data.map { ($0, mark($0)) } }
    public var body: Never { fatalError("Marks of a collection have no body") }
}

extension PointPlot {
    /// Creates the points of a collection.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
        y: PlottableProjection<Data.Element, some Plottable>
    ) where Content == VectorizedPointPlotContent<Data> {
        self.init(
            content: VectorizedPointPlotContent(data) { element in
                _Mark(.point, x: x.place(element), y: y.place(element))
            })
    }

    /// Creates points at a distance from the top. The default is the center.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, y: CGFloat? = nil
    ) where Content == VectorizedPointPlotContent<Data> {
        self.init(
            content: VectorizedPointPlotContent(data) { element in
                _Mark(.point, x: x.place(element), y: .points(y, y))
            })
    }

    /// Creates points at distances from the top.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, y: KeyPath<Data.Element, CGFloat>
    ) where Content == VectorizedPointPlotContent<Data> {
        self.init(
            content: VectorizedPointPlotContent(data) { element in
                _Mark(.point, x: x.place(element), y: .points(element[keyPath: y], element[keyPath: y]))
            })
    }

    /// Creates points at a distance from the left. The default is the center.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, x: CGFloat? = nil, y: PlottableProjection<Data.Element, some Plottable>
    ) where Content == VectorizedPointPlotContent<Data> {
        self.init(
            content: VectorizedPointPlotContent(data) { element in
                _Mark(.point, x: .points(x, x), y: y.place(element))
            })
    }

    /// Creates points at distances from the left.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, x: KeyPath<Data.Element, CGFloat>, y: PlottableProjection<Data.Element, some Plottable>
    ) where Content == VectorizedPointPlotContent<Data> {
        self.init(
            content: VectorizedPointPlotContent(data) { element in
                _Mark(.point, x: .points(element[keyPath: x], element[keyPath: x]), y: y.place(element))
            })
    }
}
