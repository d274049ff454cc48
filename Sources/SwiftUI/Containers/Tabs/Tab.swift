/// Tabs of a `TabView`.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
    /// The type of the tabs' values.
    associatedtype TabValue: Hashable where TabValue == Body.TabValue
    /// The type of the tabs that `body` gives.
    associatedtype Body: TabContent

    /// What these tabs consist of.
    @TabContentBuilder<TabValue> @MainActor @preconcurrency var body: Body { get }

    /// The tabs as views that carry their items. For the library's own content.
    @MainActor @preconcurrency var _tabs: AnyView { get }
}

extension TabContent {
    @MainActor @preconcurrency public var _tabs: AnyView { AnyView(DynamicBody(self) { $0.body._tabs }) }
}

extension Never: TabContent {
    public typealias TabValue = Never
    @MainActor @preconcurrency public var _tabs: AnyView { AnyView(EmptyView()) }
}

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
    private enum Kind { case search }
    private let kind: Kind

    /// Searching.
    public static var search: TabRole { TabRole(kind: .search) }
}

/// A screen of a `TabView` with its item in the bar.
public struct Tab<Value, Content, Label> {
    let value: Value?
    let role: TabRole?
    let content: Content
    let label: Label
}

extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
    public typealias TabValue = Value

    // A tab is primitive: it consists of itself.
    @MainActor @preconcurrency public var body: Tab<Value, Content, Label> { return self }

    @MainActor @preconcurrency public var _tabs: AnyView {
        AnyView(
            KeptView(content)
                .trait(TagTraitKey.self, value.map { AnyHashable($0) })
                .trait(TabItemTraitKey.self, AnyView(label)))
    }
}

extension Tab where Value: Hashable, Content: View, Label: View {
    /// A tab with an item of any kind.
    nonisolated public init(
        value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, role: role, content: content(), label: label())
    }
}

extension Tab where Value == Never, Content: View, Label: View {
    /// A tab of a view that keeps its selection itself, with an item of any kind.
    nonisolated public init(
        role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(value: nil, role: role, content: content(), label: label())
    }
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
    /// A tab with a title and a symbol.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: value, role: role, content: content(),
            label: DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)))
    }

    /// A tab with a title and a symbol.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: value, role: role, content: content(),
            label: DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)))
    }

    /// A tab with a title and an image of the program's.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: value, role: role, content: content(),
            label: DefaultTabLabel(title: Text(titleKey), image: Image(image)))
    }

    /// A tab with a title and an image of the program's.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: value, role: role, content: content(),
            label: DefaultTabLabel(title: Text(title), image: Image(image)))
    }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
    /// A tab of a view that keeps its selection itself, with a title and a symbol.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: nil, role: role, content: content(),
            label: DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)))
    }

    /// A tab of a view that keeps its selection itself, with a title and a symbol.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: nil, role: role, content: content(),
            label: DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)))
    }

    /// A tab of a view that keeps its selection itself, with a title and an image of the program's.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: nil, role: role, content: content(),
            label: DefaultTabLabel(title: Text(titleKey), image: Image(image)))
    }

    /// A tab of a view that keeps its selection itself, with a title and an image of the program's.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: nil, role: role, content: content(),
            label: DefaultTabLabel(title: Text(title), image: Image(image)))
    }
}

extension Tab where Value: Hashable, Content: View, Label == EmptyView {
    /// A tab without an item, as pages are.
    nonisolated public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
        self.init(value: value, role: role, content: content(), label: EmptyView())
    }
}

extension Tab where Value == Never, Content: View, Label == EmptyView {
    /// A tab without an item, as pages are.
    nonisolated public init(role: TabRole? = nil, @ViewBuilder content: () -> Content) {
        self.init(value: nil, role: role, content: content(), label: EmptyView())
    }
}

/// A title and an image, as the item of a tab.
public struct DefaultTabLabel {
    let title: Text
    let image: Image
}

extension DefaultTabLabel: View {
    public var body: some View {
        Label {
            title
        } icon: {
            image
        }
    }
}

/// Tabs that belong together. The bar shows them one after the other.
public struct TabSection<Header, Content, Footer, SelectionValue> {
    let content: Content
}

extension TabSection: TabContent
where Header: View, Content: TabContent, Footer: View, SelectionValue: Hashable, Content.TabValue == SelectionValue {
    public typealias TabValue = SelectionValue

    @MainActor @preconcurrency public var body: Content { content }
}

extension TabSection
where Header == Text, Content: TabContent, Footer == EmptyView, SelectionValue == Content.TabValue {
    /// Tabs under a title.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
    ) {
        self.content = content()
    }

    /// Tabs under a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
    ) {
        self.content = content()
    }
}

extension TabSection
where Header: View, Content: TabContent, Footer == EmptyView, SelectionValue == Content.TabValue {
    /// Tabs under a header. Tab bars do not show it.
    nonisolated public init(
        @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
    ) {
        self.content = content()
    }
}

extension TabSection
where Header == EmptyView, Content: TabContent, Footer == EmptyView, SelectionValue == Content.TabValue {
    /// Tabs that belong together.
    nonisolated public init(@TabContentBuilder<SelectionValue> content: () -> Content) {
        self.content = content()
    }
}

/// Several pieces of tab content, or one of which the type is hidden.
public struct _TabContentList<TabValue: Hashable>: TabContent {
    let pieces: [AnyView]

    public var body: _TabContentList<TabValue> { return self }

    public var _tabs: AnyView { AnyView(ForEach(pieces.indices, id: \.self) { pieces[$0] }) }
}

/// Turns the statements of a closure into tabs.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
    /// The tabs as a view.
    public struct Content<C: TabContent> {
        let content: C
    }

    /// A tab as it stands in the source.
    public static func buildExpression<T: TabContent>(_ content: T) -> T where T.TabValue == TabValue { content }
    /// One tab alone.
    public static func buildBlock<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }

    /// Several tabs, in their order.
    @MainActor @preconcurrency
    public static func buildBlock<each C: TabContent>(
        _ content: repeat each C
    ) -> _TabContentList<TabValue> {
        var pieces: [AnyView] = []
        for piece in repeat each content { pieces.append(piece._tabs) }
        return _TabContentList(pieces: pieces)
    }

    /// The tabs of an `if` without `else`.
    @MainActor @preconcurrency
    public static func buildIf<C: TabContent>(_ content: C?) -> _TabContentList<TabValue>
    where C.TabValue == TabValue {
        _TabContentList(pieces: content.map { [$0._tabs] } ?? [])
    }

    /// The tabs of an `if` that holds.
    @MainActor @preconcurrency
    public static func buildEither<T: TabContent>(first: T) -> _TabContentList<TabValue> where T.TabValue == TabValue {
        _TabContentList(pieces: [first._tabs])
    }

    /// The tabs of the `else`.
    @MainActor @preconcurrency
    public static func buildEither<F: TabContent>(second: F) -> _TabContentList<TabValue> where F.TabValue == TabValue {
        _TabContentList(pieces: [AnyView(EmptyView()), second._tabs])
    }

    /// The tabs of an `if #available`.
    @MainActor @preconcurrency
    public static func buildLimitedAvailability<C: TabContent>(_ content: C) -> _TabContentList<TabValue>
    where C.TabValue == TabValue {
        _TabContentList(pieces: [content._tabs])
    }
}

extension TabContentBuilder.Content: View {
    public var body: some View { content._tabs }
}

extension TabContent {
    /// A number on the tab's item; 0 shows none.
    nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> {
        ModifiedTabContent(content: self) { $0.badge(count) }
    }

    /// A word on the tab's item.
    nonisolated public func badge(_ label: Text?) -> some TabContent<TabValue> {
        ModifiedTabContent(content: self) { $0.badge(label) }
    }

    /// A word on the tab's item.
    nonisolated public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
        ModifiedTabContent(content: self) { $0.badge(key) }
    }

    /// A word on the tab's item.
    @_disfavoredOverload
    nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
        let text = label.map { Text($0) }
        return ModifiedTabContent(content: self) { $0.badge(text) }
    }
}

/// Tabs with a modifier applied to their views.
private struct ModifiedTabContent<C: TabContent, V: View> {
    let content: C
    let change: (AnyView) -> V

    nonisolated init(content: C, change: @escaping (AnyView) -> V) {
        self.content = content
        self.change = change
    }
}

extension ModifiedTabContent: TabContent {
    typealias TabValue = C.TabValue

    var body: ModifiedTabContent<C, V> { return self }

    var _tabs: AnyView { AnyView(change(content._tabs)) }
}
