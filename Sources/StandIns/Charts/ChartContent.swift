import SwiftUI

/// Marks of a chart.
public protocol ChartContent {
    /// The content that this one is made of.
    associatedtype Body: ChartContent
    /// The content that this one is made of.
    @ChartContentBuilder var body: Body { get }
    /// What is drawn.
    var _marks: [_Mark] { get }
}

extension ChartContent {
    public var _marks: [_Mark] { body._marks }
}

extension Never: @preconcurrency ChartContent {
    public var _marks: [_Mark] { [] }
}

/// Marks without their types.
public struct _Marks: ChartContent {
    public let _marks: [_Mark]
    public var body: Never { fatalError("Marks have no body") }
}

/// Collects marks.
@resultBuilder public enum ChartContentBuilder {
    public static func buildBlock() -> _Marks { _Marks(_marks: []) }
    public static func buildExpression<C: ChartContent>(_ content: C) -> C { content }
    public static func buildPartialBlock<C: ChartContent>(first: C) -> C { first }
    public static func buildPartialBlock<A: ChartContent, C: ChartContent>(accumulated: A, next: C) -> _Marks {
        _Marks(_marks: accumulated._marks + next._marks)
    }
    public static func buildIf<C: ChartContent>(_ content: C?) -> _Marks { _Marks(_marks: content?._marks ?? []) }
    public static func buildEither<C: ChartContent>(first: C) -> _Marks { _Marks(_marks: first._marks) }
    public static func buildEither<C: ChartContent>(second: C) -> _Marks { _Marks(_marks: second._marks) }
    public static func buildLimitedAvailability<C: ChartContent>(_ content: C) -> _Marks {
        _Marks(_marks: content._marks)
    }
}

extension ForEach: ChartContent where Content: ChartContent {
    public var body: Never { fatalError("ForEach has no body") }
    public var _marks: [_Mark] { data.flatMap { content($0)._marks } }
}

extension ForEach where Content: ChartContent, Data.Element: Identifiable, ID == Data.Element.ID {
    /// Marks of each element.
    public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, id: { $0.id }, content: content)
    }
}

extension ForEach where Content: ChartContent {
    /// Marks of each element.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, id: { $0[keyPath: id] }, content: content)
    }
}

/// Several marks as one content, to be changed together.
public struct Plot<Content: ChartContent>: ChartContent {
    private let content: Content

    /// Marks that are changed together.
    public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

    public var _marks: [_Mark] { content._marks }
    public var body: Never { fatalError("A plot has no body") }
}

// MARK: Modifiers

extension ChartContent {
    private func changed(_ change: (inout _Mark) -> Void) -> _Marks {
        _Marks(
            _marks: _marks.map {
                var mark = $0
                change(&mark)
                return mark
            })
    }

    /// Colors the marks.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
        changed { $0.style = $0.style ?? AnyShapeStyle(style) }
    }
    /// Colors the marks by a value, which the legend lists.
    public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        changed { $0.color = $0.color ?? value.datum.spoken }
    }
    /// Puts bars next to each other by a value.
    public func position<P: Plottable>(by value: PlottableValue<P>) -> some ChartContent {
        changed { $0.group = value.datum.spoken }
    }
    /// Tells lines apart by a value, and points at them by their shapes.
    public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        changed {
            $0.series = $0.series ?? value.datum.spoken
            $0.symbolName = value.datum.spoken
        }
    }
    /// A view at each point, instead of a shape.
    public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
        let view = AnyView(symbol())
        return changed { $0.symbolView = view }
    }
    /// The shape of points.
    public func symbol(_ symbol: BasicChartSymbolShape) -> some ChartContent { changed { $0.symbol = symbol } }
    /// The area of points, in square points.
    public func symbolSize(_ area: CGFloat) -> some ChartContent { changed { $0.symbolSize = area } }
    /// How lines go from point to point.
    public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
        changed { $0.interpolation = method }
    }
    /// How lines are drawn.
    public func lineStyle(_ style: StrokeStyle) -> some ChartContent { changed { $0.lineStyle = style } }
    /// The radius of bars' corners.
    public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent {
        changed { $0.cornerRadius = radius }
    }
    /// How opaque the marks are.
    public func opacity(_ opacity: Double) -> some ChartContent { changed { $0.opacity *= opacity } }
    /// A view at each mark.
    public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some ChartContent {
        let annotation = _Mark.Annotation(
            position: position, alignment: alignment, spacing: spacing ?? 4, content: AnyView(content()))
        return changed { $0.annotations.append(annotation) }
    }
    /// What assistive technology calls the marks.
    public func accessibilityLabel(_ label: Text) -> some ChartContent { changed { $0.label = label } }
    /// What assistive technology calls the marks.
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent {
        changed { $0.label = Text(label) }
    }
    /// What assistive technology says of the marks.
    public func accessibilityValue(_ value: Text) -> some ChartContent { changed { $0.value = value } }
    /// What assistive technology says of the marks.
    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent {
        changed { $0.value = Text(value) }
    }
}
