/// A type that represents marks along the track of a slider.
public protocol SliderTickContent<Value> {
    /// The type of the slider's values.
    associatedtype Value: BinaryFloatingPoint
    /// The type of the marks in the body.
    associatedtype Body: RandomAccessCollection where Body.Element == SliderTick<Value>

    /// The marks.
    var body: Body { get }
}

/// A mark along the track of a slider, at a value. Assistive technology reads its label.
public struct SliderTick<V: BinaryFloatingPoint> {
    /// The identity of a mark.
    public struct ID: Hashable, Sendable {
        fileprivate let value: Double
    }

    let value: V
    let label: AnyView?

    /// Creates a mark at a value.
    public init(_ value: V) {
        self.value = value
        label = nil
    }

    /// Creates a mark at a value, with a label.
    public init(_ value: V, @ViewBuilder label: () -> some View) {
        self.value = value
        self.label = AnyView(label())
    }

    /// Creates a mark at a value, with a label.
    public init(_ value: V, _ label: LocalizedStringKey) {
        self.value = value
        self.label = AnyView(Text(label))
    }
}

extension SliderTick: SliderTickContent {
    public typealias Value = V

    public var body: [SliderTick<V>] { [self] }
}

extension SliderTick: Identifiable {
    public var id: ID { ID(value: Double(value)) }
}

extension SliderTick: Comparable {
    public static func == (a: Self, b: Self) -> Bool { a.value == b.value }
    public static func < (a: Self, b: Self) -> Bool { a.value < b.value }
}

/// A mark for each element of a collection.
public struct SliderTickContentForEach<Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent>
where Data.Element == Content.Value {
    private let data: Data
    private let content: (Data.Element) -> Content

    /// Creates marks for values, identified by the value at `id`.
    nonisolated public init<V>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content
    ) where V == Data.Element {
        self.data = data
        self.content = content
    }

    /// Creates marks for values that identify themselves.
    nonisolated public init<V>(_ data: Data, @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content)
    where ID == V.ID, V: Identifiable, V == Data.Element {
        self.data = data
        self.content = content
    }
}

extension SliderTickContentForEach: SliderTickContent {
    public typealias Value = Content.Value

    public var body: [SliderTick<Content.Value>] { data.flatMap { Array(content($0).body) } }
}

/// A container for several marks.
public struct TupleSliderTickContent<Value: BinaryFloatingPoint, Content> {
    let ticks: [SliderTick<Value>]
}

extension TupleSliderTickContent: SliderTickContent {
    public var body: [SliderTick<Value>] { ticks }
}

/// A result builder that creates marks of a slider from the statements of a closure.
@resultBuilder
public struct SliderTickBuilder<V: BinaryFloatingPoint> {
    /// Returns the mark unchanged.
    public static func buildExpression<Content: SliderTickContent>(_ content: Content) -> Content
    where Content.Value == V { content }

    /// Builds empty content.
    public static func buildBlock() -> some SliderTickContent<V> { TupleSliderTickContent<V, Void>(ticks: []) }

    /// Returns the first marks.
    public static func buildPartialBlock<Content: SliderTickContent>(first content: Content) -> Content
    where Content.Value == V { content }

    /// Returns marks and the following mark.
    public static func buildPartialBlock<First: SliderTickContent, Next: SliderTickContent>(
        accumulated first: First, next: Next
    ) -> TupleSliderTickContent<V, (First, Next)> where First.Value == V, Next.Value == V {
        TupleSliderTickContent(ticks: Array(first.body) + Array(next.body))
    }
}
