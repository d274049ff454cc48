/// A type that represents tabs of a `TabView`.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
    /// The type of the tabs' values.
    associatedtype TabValue: Hashable where TabValue == Body.TabValue
    /// The type of the tabs in the body.
    associatedtype Body: TabContent

    /// The content of the tabs.
    @TabContentBuilder<TabValue> @MainActor @preconcurrency var body: Body { get }

    /// The tabs as views with their items. Only primitive types of this module implement this property.
    @MainActor @preconcurrency var _tabs: AnyView { get }
}

extension TabContent {
    @MainActor @preconcurrency public var _tabs: AnyView { AnyView(DynamicBody(self) { $0.body._tabs }) }
}

extension Never: TabContent {
    public typealias TabValue = Never
    @MainActor @preconcurrency public var _tabs: AnyView { AnyView(EmptyView()) }
}

/// Type-erased tabs.
public struct AnyTabContent<TabValue: Hashable> {
    let content: any TabContent<TabValue>

    /// Creates type-erased tabs.
    nonisolated public init<T: TabContent>(_ tabContent: T) where T.TabValue == TabValue { content = tabContent }
}

extension AnyTabContent: TabContent {
    public var body: AnyTabContent<TabValue> { return self }
    public var _tabs: AnyView { content._tabs }
}

/// Tabs one after the other.
private struct TabContentList<TabValue: Hashable> {
    let pieces: [any TabContent]
}

extension TabContentList: TabContent {
    var body: TabContentList<TabValue> { return self }

    var _tabs: AnyView {
        let pieces = pieces.map { $0._tabs }
        return AnyView(ForEach(pieces.indices, id: \.self) { pieces[$0] })
    }
}

/// A result builder that creates tabs from the statements of a closure.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
    /// The tabs as a view.
    public struct Content<C: TabContent> {
        let content: C
    }

    /// Returns the tab unchanged.
    public static func buildExpression<T: TabContent>(_ content: T) -> T where T.TabValue == TabValue { content }
    /// Returns a single tab.
    public static func buildBlock<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }

    /// Returns several tabs, in their order.
    public static func buildBlock<each C: TabContent>(_ content: repeat each C) -> some TabContent<TabValue> {
        var pieces: [any TabContent] = []
        for piece in repeat each content { pieces.append(piece) }
        return TabContentList<TabValue>(pieces: pieces)
    }

    /// Returns the tabs of an `if` statement without `else`.
    public static func buildIf<C: TabContent>(_ content: C?) -> C? where C.TabValue == TabValue { content }

    /// Returns the tabs of an `if` statement whose condition is true.
    public static func buildEither<T: TabContent, F: TabContent>(first: T) -> _ConditionalContent<T, F>
    where T.TabValue == TabValue, F.TabValue == TabValue {
        _ConditionalContent(storage: .trueContent(first))
    }

    /// Returns the tabs of an `else` branch.
    public static func buildEither<T: TabContent, F: TabContent>(second: F) -> _ConditionalContent<T, F>
    where T.TabValue == TabValue, F.TabValue == TabValue {
        _ConditionalContent(storage: .falseContent(second))
    }

    /// Returns the tabs of an `if #available` statement.
    public static func buildLimitedAvailability(_ content: any TabContent<TabValue>) -> AnyTabContent<TabValue> {
        func hidden(_ content: some TabContent<TabValue>) -> AnyTabContent<TabValue> { AnyTabContent(content) }
        return hidden(content)
    }
}

extension TabContentBuilder.Content: View {
    public var body: some View { content._tabs }
}

// MARK: Tabs made of others

// These types are content of other kinds as well, whose bodies are of another type, so theirs have separate names.

extension Optional: TabContent where Wrapped: TabContent {
    public typealias TabValue = Wrapped.TabValue
    @_implements(TabContent,Body)
    public typealias _TabBody = Wrapped?

    @MainActor @preconcurrency @_implements(TabContent,body)
    public var _tabBody: Wrapped? { self }

    @MainActor @preconcurrency public var _tabs: AnyView {
        @ViewBuilder func view() -> some View {
            if let self { self._tabs }
        }
        return AnyView(view())
    }
}

extension _ConditionalContent: TabContent
where TrueContent: TabContent, FalseContent: TabContent, TrueContent.TabValue == FalseContent.TabValue {
    public typealias TabValue = TrueContent.TabValue
    @_implements(TabContent,Body)
    public typealias _TabBody = Self

    @MainActor @preconcurrency @_implements(TabContent,body)
    public var _tabBody: Self { self }

    @MainActor @preconcurrency public var _tabs: AnyView {
        @ViewBuilder func view() -> some View {
            switch storage {
            case .trueContent(let content): content._tabs
            case .falseContent(let content): content._tabs
            }
        }
        return AnyView(view())
    }
}

extension Group: TabContent where Content: TabContent {
    public typealias TabValue = Content.TabValue
    @_implements(TabContent,Body)
    public typealias _TabBody = Self

    /// Creates a group of tabs.
    nonisolated public init<V>(@TabContentBuilder<V> content: () -> Content) where V == Content.TabValue {
        self = .of(content())
    }

    @MainActor @preconcurrency @_implements(TabContent,body)
    public var _tabBody: Self { self }

    @MainActor @preconcurrency public var _tabs: AnyView { content._tabs }
}

extension ForEach: TabContent where Content: TabContent {
    public typealias TabValue = Content.TabValue
    @_implements(TabContent,Body)
    public typealias _TabBody = Self

    /// Creates a tab for each element, identified by its `id`.
    nonisolated public init<T>(_ data: Data, @TabContentBuilder<T> content: @escaping (Data.Element) -> Content)
    where ID == Data.Element.ID, T == Content.TabValue, Data.Element: Identifiable {
        self.init(data: data, id: \.id, content: content)
    }

    /// Creates a tab for each element, identified by the value at `id`.
    nonisolated public init<T>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @TabContentBuilder<T> content: @escaping (Data.Element) -> Content
    ) where T == Content.TabValue {
        self.init(data: data, id: { $0[keyPath: id] }, content: content)
    }

    /// Creates a tab for each number of a range.
    nonisolated public init<T>(_ data: Range<Int>, @TabContentBuilder<T> content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int, T == Content.TabValue {
        self.init(data: data, id: { $0 }, identifiesByOffset: true, content: content)
    }

    @MainActor @preconcurrency @_implements(TabContent,body)
    public var _tabBody: Self { self }

    @MainActor @preconcurrency public var _tabs: AnyView { AnyView(mapContent { $0._tabs }) }
}
