import SwiftUI

/// The slices of a collection.
public struct SectorPlot<Content: ChartContent> {
    private let content: Content

    nonisolated init(content: Content) { self.content = content }
}

extension SectorPlot: ChartContent {
    public var _marks: [_Mark] { content._marks }
    public var body: Never { fatalError("SectorPlot has no body") }
}

extension SectorPlot: VectorizedChartContent where Content: VectorizedChartContent {
    public typealias DataElement = Content.DataElement
    public var _elements: [(DataElement, _Mark)] { content._elements }
}

/// Content that consists of the marks of a collection.
public struct VectorizedSectorPlotContent<Data: RandomAccessCollection> {
    private let data: Data
    private let mark: (Data.Element) -> _Mark

    nonisolated init(_ data: Data, _ mark: @escaping (Data.Element) -> _Mark) {
        (self.data, self.mark) = (data, mark)
    }
}

extension VectorizedSectorPlotContent: VectorizedChartContent {
    public typealias DataElement = Data.Element
    public var _elements: [(DataElement, _Mark)] { data.map { ($0, mark($0)) } }
    public var body: Never { fatalError("Marks of a collection have no body") }
}

extension SectorPlot {
    /// Creates the sectors of a pie or a ring.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, angle: PlottableProjection<Data.Element, some Plottable>,
        innerRadius: MarkDimensions<Data.Element> = .automatic,
        outerRadius: MarkDimensions<Data.Element> = .automatic, angularInset: CGFloat? = nil
    ) where Content == VectorizedSectorPlotContent<Data> {
        self.init(
            content: VectorizedSectorPlotContent(data) { element in
                var mark = _Mark(.sector, x: MarkPlace(), y: angle.place(element))
                mark.innerRadius = innerRadius.dimension(element)
                mark.outerRadius = outerRadius.dimension(element)
                mark.angularInset = angularInset ?? 0
                return mark
            })
    }
}
