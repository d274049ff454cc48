import SwiftUI

/// The marks of a collection, which you can modify with values of its elements.
@MainActor @preconcurrency public protocol VectorizedChartContent<DataElement>: ChartContent {
    /// An element of the collection.
    associatedtype DataElement
    /// The elements with their marks.
    var _elements: [(DataElement, _Mark)] { get }
}

extension VectorizedChartContent {
    public var _marks: [_Mark] { _elements.map(\.1) }
}

/// Marks of a collection that are modified with values of its elements.
public struct _ChangedVectorizedContent<Content: VectorizedChartContent> {
    private let content: Content
    private let change: (Content.DataElement, inout _Mark) -> Void

    nonisolated init(_ content: Content, _ change: @escaping (Content.DataElement, inout _Mark) -> Void) {
        (self.content, self.change) = (content, change)
    }
}

extension _ChangedVectorizedContent: VectorizedChartContent {
    public typealias DataElement = Content.DataElement
    public var _elements: [(DataElement, _Mark)] {
        content._elements.map { element, mark in
            var mark = mark
            change(element, &mark)
            return (element, mark)
        }
    }
    public var body: Never { fatalError("Changed marks have no body") }
}

extension VectorizedChartContent {
    private nonisolated func changed(
        _ change: @escaping (DataElement, inout _Mark) -> Void
    ) -> _ChangedVectorizedContent<Self> { _ChangedVectorizedContent(self, change) }

    /// Sets the style of each mark.
    nonisolated public func foregroundStyle(
        _ styleKeyPath: KeyPath<DataElement, some ShapeStyle>
    ) -> some VectorizedChartContent<DataElement> {
        changed {
            $1.style = $1.style ?? AnyShapeStyle($0[keyPath: styleKeyPath])
        }
    }

    /// Sets the style of the marks by a value, which the legend shows.
    nonisolated public func foregroundStyle(
        by value: PlottableProjection<DataElement, some Plottable>
    ) -> some VectorizedChartContent<DataElement> {
        changed {
            $1.color = $1.color ?? value.place($0).start
        }
    }

    /// Sets the opacity of each mark.
    nonisolated public func opacity(
        _ opacityKeyPath: KeyPath<DataElement, CGFloat>
    ) -> some VectorizedChartContent<DataElement> {
        changed {
            $1.opacity *= Double($0[keyPath: opacityKeyPath])
        }
    }

    /// Sets the style of each line.
    nonisolated public func lineStyle(
        _ lineStyleKeyPath: KeyPath<DataElement, StrokeStyle>
    ) -> some VectorizedChartContent<DataElement> {
        changed {
            $1.lineStyle = $1.lineStyle ?? $0[keyPath: lineStyleKeyPath]
        }
    }

    /// Sets the line style by a value.
    nonisolated public func lineStyle(
        by value: PlottableProjection<DataElement, some Plottable>
    ) -> some VectorizedChartContent<DataElement> {
        changed {
            $1.lineStyleName = value.place($0).start?.text
        }
    }

    /// Returns the shape of each point.
    nonisolated public func symbol(
        _ symbolKeyPath: KeyPath<DataElement, some ChartSymbolShape>
    ) -> some VectorizedChartContent<DataElement> {
        changed {
            $1.symbol = $1.symbol ?? AnyChartSymbolShape($0[keyPath: symbolKeyPath])
        }
    }

    /// Sets the symbols of points by a value, and separates lines by it.
    nonisolated public func symbol(
        by value: PlottableProjection<DataElement, some Plottable>
    ) -> some VectorizedChartContent<DataElement> {
        changed {
            $1.symbolName = value.place($0).start?.text
            $1.series = $1.series ?? $1.symbolName
        }
    }

    /// Returns the area of each point, in square points.
    nonisolated public func symbolSize(
        _ areaKeyPath: KeyPath<DataElement, CGFloat>
    ) -> some VectorizedChartContent<DataElement> {
        changed {
            let side = max(0, $0[keyPath: areaKeyPath]).squareRoot()
            $1.symbolSize = $1.symbolSize ?? CGSize(width: side, height: side)
        }
    }

    /// Returns the size of each point.
    nonisolated public func symbolSize(
        _ sizeKeyPath: KeyPath<DataElement, CGSize>
    ) -> some VectorizedChartContent<DataElement> {
        changed {
            $1.symbolSize = $1.symbolSize ?? $0[keyPath: sizeKeyPath]
        }
    }

    /// Sets the size of points by a value.
    nonisolated public func symbolSize(
        by value: PlottableProjection<DataElement, some Plottable>
    ) -> some VectorizedChartContent<DataElement> {
        changed {
            $1.sizeValue = value.place($0).start
        }
    }

    /// Positions marks next to each other by a value.
    nonisolated public func position(
        by value: PlottableProjection<DataElement, some Plottable>, axis: SwiftUI.Axis? = nil,
        span: MarkDimension = .automatic
    ) -> some VectorizedChartContent<DataElement> {
        changed {
            $1.group = MarkGroup(name: value.place($0).start?.text ?? "", axis: axis, span: span)
        }
    }

    /// Sets the accessibility label of each mark.
    nonisolated public func accessibilityLabel(
        _ keyPath: KeyPath<DataElement, Text>
    ) -> some VectorizedChartContent<DataElement> {
        changed {
            $1.label = $0[keyPath: keyPath]
        }
    }

    /// Sets the accessibility label of each mark.
    nonisolated public func accessibilityLabel(
        _ keyPath: KeyPath<DataElement, LocalizedStringKey>
    ) -> some VectorizedChartContent<DataElement> {
        changed {
            $1.label = Text($0[keyPath: keyPath])
        }
    }

    /// Sets the accessibility label of each mark.
    nonisolated public func accessibilityLabel(
        _ keyPath: KeyPath<DataElement, some StringProtocol>
    ) -> some VectorizedChartContent<DataElement> {
        changed {
            $1.label = Text($0[keyPath: keyPath])
        }
    }

    /// Sets the accessibility value of each mark.
    nonisolated public func accessibilityValue(
        _ keyPath: KeyPath<DataElement, Text>
    ) -> some VectorizedChartContent<DataElement> {
        changed {
            $1.value = $0[keyPath: keyPath]
        }
    }

    /// Sets the accessibility value of each mark.
    nonisolated public func accessibilityValue(
        _ keyPath: KeyPath<DataElement, LocalizedStringKey>
    ) -> some VectorizedChartContent<DataElement> {
        changed {
            $1.value = Text($0[keyPath: keyPath])
        }
    }

    /// Sets the accessibility value of each mark.
    nonisolated public func accessibilityValue(
        _ keyPath: KeyPath<DataElement, some StringProtocol>
    ) -> some VectorizedChartContent<DataElement> {
        changed {
            $1.value = Text($0[keyPath: keyPath])
        }
    }

    /// Sets whether each mark is hidden from assistive technology.
    nonisolated public func accessibilityHidden(
        _ keyPath: KeyPath<DataElement, Bool>
    ) -> some VectorizedChartContent<DataElement> {
        changed {
            $1.isHidden = $0[keyPath: keyPath]
        }
    }

    /// Sets the accessibility identifier of each mark, for tests.
    nonisolated public func accessibilityIdentifier(
        _ keyPath: KeyPath<DataElement, String>
    ) -> some VectorizedChartContent<DataElement> {
        changed {
            $1.identifier = $0[keyPath: keyPath]
        }
    }
}
