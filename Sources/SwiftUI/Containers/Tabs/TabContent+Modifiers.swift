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

    /// A word on the tab's item. The text is a localized string resource.
    @_disfavoredOverload
    nonisolated public func badge(_ key: LocalizedStringResource?) -> some TabContent<TabValue> {
        ModifiedTabContent(content: self) { $0.badge(key) }
    }

    /// A word on the tab's item.
    @_disfavoredOverload
    nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
        let text = label.map { Text($0) }
        return ModifiedTabContent(content: self) { $0.badge(text) }
    }

    /// Sets whether the tab is hidden in the bar.
    nonisolated public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
        ModifiedTabContent(content: self) { hidden ? nil : $0 }
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
