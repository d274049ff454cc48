extension TabContent {
    /// Sets a number as the badge of the tab's item. The value 0 hides the badge.
    nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> {
        ModifiedTabContent(content: self) { $0.badge(count) }
    }

    /// Sets a text as the badge of the tab's item.
    nonisolated public func badge(_ label: Text?) -> some TabContent<TabValue> {
        ModifiedTabContent(content: self) { $0.badge(label) }
    }

    /// Sets a text as the badge of the tab's item.
    nonisolated public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
        ModifiedTabContent(content: self) { $0.badge(key) }
    }

    /// Sets a text as the badge of the tab's item. The text is a localized string resource.
    @_disfavoredOverload
    nonisolated public func badge(_ key: LocalizedStringResource?) -> some TabContent<TabValue> {
        ModifiedTabContent(content: self) { $0.badge(key) }
    }

    /// Sets a text as the badge of the tab's item.
    @_disfavoredOverload
    nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
        let text = label.map { Text($0) }
        return ModifiedTabContent(content: self) { $0.badge(text) }
    }

    /// Sets whether the tab bar hides the tab.
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
