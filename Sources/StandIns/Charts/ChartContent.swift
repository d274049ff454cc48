import SwiftUI

/// A type that represents marks of a chart.
@MainActor @preconcurrency public protocol ChartContent {
    /// The type of the content in the body.
    associatedtype Body: ChartContent
    /// The content on which this content is based.
    @ChartContentBuilder var body: Body { get }
    /// The marks to draw.
    var _marks: [_Mark] { get }
}

extension ChartContent {
    public var _marks: [_Mark] { body._marks }
}

extension Never: ChartContent {
    public var _marks: [_Mark] { [] }
}

/// Several contents, in their order.
public struct _Marks {
    private let contents: [any ChartContent]

    nonisolated init(_ contents: [any ChartContent]) { self.contents = contents }
}

extension _Marks: ChartContent {
    public var _marks: [_Mark] { contents.flatMap { $0._marks } }
    public var body: Never { fatalError("Marks have no body") }
}

/// Content with modified marks.
public struct _ChangedContent<Content: ChartContent> {
    private let content: Content
    private let change: (inout _Mark) -> Void

    nonisolated init(_ content: Content, _ change: @escaping (inout _Mark) -> Void) {
        (self.content, self.change) = (content, change)
    }
}

extension _ChangedContent: ChartContent {
    public var _marks: [_Mark] {
        content._marks.map {
            var mark = $0
            change(&mark)
            return mark
        }
    }
    public var body: Never { fatalError("Changed marks have no body") }
}

/// Type-erased content.
public struct AnyChartContent {
    private let content: any ChartContent

    /// Creates type-erased content.
    nonisolated public init(_ content: any ChartContent) { self.content = content }
    /// Creates type-erased content.
    nonisolated public init(erasing content: some ChartContent) { self.content = content }
}

extension AnyChartContent: ChartContent {
    public var _marks: [_Mark] { content._marks }
    public var body: Never { fatalError("Content without its type has no body") }
}

/// One of two contents, for an `if` statement with `else`.
public enum BuilderConditional<TrueContent, FalseContent> {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
}

extension BuilderConditional: ChartContent where TrueContent: ChartContent, FalseContent: ChartContent {
    public var _marks: [_Mark] {
        switch self {
        case .trueContent(let content): content._marks
        case .falseContent(let content): content._marks
        }
    }
    public var body: Never { fatalError("A condition has no body") }
}

extension Optional: ChartContent where Wrapped: ChartContent {
    public var _marks: [_Mark] { self?._marks ?? [] }
    public var body: Never { fatalError("An optional has no body") }
}

/// A result builder that creates marks from the statements of a closure.
@resultBuilder public enum ChartContentBuilder {
    public static func buildBlock() -> _Marks { _Marks([]) }
    public static func buildExpression<C: ChartContent>(_ content: C) -> C { content }
    public static func buildPartialBlock<C: ChartContent>(first: C) -> C { first }
    public static func buildPartialBlock<A: ChartContent, C: ChartContent>(accumulated: A, next: C) -> _Marks {
        _Marks([accumulated, next])
    }
    public static func buildIf<C: ChartContent>(_ content: C?) -> C? { content }
    public static func buildEither<T: ChartContent, F: ChartContent>(first: T) -> BuilderConditional<T, F> {
        .trueContent(first)
    }
    public static func buildEither<T: ChartContent, F: ChartContent>(second: F) -> BuilderConditional<T, F> {
        .falseContent(second)
    }
    public static func buildLimitedAvailability<C: ChartContent>(_ content: C) -> AnyChartContent {
        AnyChartContent(erasing: content)
    }
}

extension ForEach: ChartContent where Content: ChartContent {
    public var body: Never { fatalError("ForEach has no body") }
    public var _marks: [_Mark] { data.flatMap { content($0)._marks } }
}

extension ForEach where Content: ChartContent, Data.Element: Identifiable, ID == Data.Element.ID {
    /// Creates the marks of each element.
    public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, id: { $0.id }, content: content)
    }
}

extension ForEach where Content: ChartContent {
    /// Creates the marks of each element.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, id: { $0[keyPath: id] }, content: content)
    }
}

extension ForEach where Content: ChartContent, Data == Range<Int>, ID == Int {
    /// Creates the marks of each number.
    public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, id: { $0 }, content: content)
    }
}

/// Several marks as a single content, to which modifiers apply together.
public struct Plot<Content: ChartContent> {
    private let content: Content

    /// Creates content from several marks.
    nonisolated public init(@ChartContentBuilder content: () -> Content) { self.content = content() }
}

extension Plot: ChartContent {
    public var _marks: [_Mark] { content._marks }
    public var body: Never { fatalError("A plot has no body") }
}
