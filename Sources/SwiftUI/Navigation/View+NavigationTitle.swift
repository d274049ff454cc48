/// The item that represents a screen in a navigation bar.
public struct NavigationBarItem: Sendable {
    /// The display modes of a screen's title.
    public enum TitleDisplayMode: Sendable {
        /// The mode of the previous screen. On the first screen, the title is large.
        case automatic
        /// A mode with a small title in the middle of the bar.
        case inline
        /// A mode with a large title under the bar until the user scrolls the content.
        case large
    }
}

/// The display mode of a toolbar's title.
public struct ToolbarTitleDisplayMode: Sendable {
    enum Kind: Hashable, Sendable {
        case automatic, large, inlineLarge, inline
    }

    let kind: Kind

    /// The mode of the previous screen. On the first screen, the title is large.
    public static var automatic: ToolbarTitleDisplayMode { .init(kind: .automatic) }
    /// A mode with a large title under the bar until the user scrolls the content.
    public static var large: ToolbarTitleDisplayMode { .init(kind: .large) }
    /// A mode with a large title in the bar, at its leading end.
    public static var inlineLarge: ToolbarTitleDisplayMode { .init(kind: .inlineLarge) }
    /// A mode with a small title in the middle of the bar.
    public static var inline: ToolbarTitleDisplayMode { .init(kind: .inline) }
}

extension NavigationBarItem.TitleDisplayMode {
    var kind: ToolbarTitleDisplayMode.Kind {
        switch self {
        case .automatic: .automatic
        case .inline: .inline
        case .large: .large
        }
    }
}

extension View {
    /// Sets the title of the screen, which the navigation bar shows.
    nonisolated public func navigationTitle(_ title: Text) -> some View {
        navigationBarPreference { $0.title = $0.title ?? title }
    }

    /// Sets the title of the screen, with a localized string.
    nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(Text(titleKey))
    }

    /// Sets the title of the screen, with a string that is not localized.
    @_disfavoredOverload
    nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        navigationTitle(Text(title))
    }

    /// Sets a title that the user can change, with a menu in the title or with the rename buttons on the page.
    nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
        modifier(EditableTitleModifier(title: title))
    }

    /// Sets the display mode of the title.
    nonisolated public func navigationBarTitleDisplayMode(
        _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationBarPreference { $0.titleMode = $0.titleMode ?? displayMode.kind }
    }

    /// Sets the display mode of the title.
    nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        navigationBarPreference { $0.titleMode = $0.titleMode ?? mode.kind }
    }

    /// The title of the screen. The older form of `navigationTitle(_:)`.
    @available(iOS, deprecated: 100000.0, message: "Use navigationTitle(_:) and navigationBarTitleDisplayMode(_:).")
    nonisolated public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

    /// The title of the screen. The older form of `navigationTitle(_:)`.
    @available(iOS, deprecated: 100000.0, message: "Use navigationTitle(_:) and navigationBarTitleDisplayMode(_:).")
    nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(titleKey)
    }

    /// The title of the screen. The older form of `navigationTitle(_:)`.
    @available(iOS, deprecated: 100000.0, message: "Use navigationTitle(_:) and navigationBarTitleDisplayMode(_:).")
    @_disfavoredOverload
    nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
        navigationTitle(title)
    }

    /// The title of the screen and how it is shown.
    @available(iOS, deprecated: 100000.0, message: "Use navigationTitle(_:) and navigationBarTitleDisplayMode(_:).")
    nonisolated public func navigationBarTitle(
        _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
    }

    /// The title of the screen and how it is shown.
    @available(iOS, deprecated: 100000.0, message: "Use navigationTitle(_:) and navigationBarTitleDisplayMode(_:).")
    nonisolated public func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
    }

    /// The title of the screen and how it is shown.
    @available(iOS, deprecated: 100000.0, message: "Use navigationTitle(_:) and navigationBarTitleDisplayMode(_:).")
    @_disfavoredOverload
    nonisolated public func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
    }

    /// Sets whether the back button is hidden.
    nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        navigationBarPreference { $0.hidesBackButton = $0.hidesBackButton ?? hidesBackButton }
    }

    /// Sets whether the navigation bar is hidden.
    @available(iOS, deprecated: 100000.0, message: "Use toolbarVisibility(_:for:) instead.")
    nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
        toolbar(hidden ? .hidden : .automatic, for: .navigationBar)
    }

    /// Items at the ends of the navigation bar. The older form of `toolbar(content:)`.
    @available(
        iOS, deprecated: 100000.0,
        message: "Use toolbar(content:) with items in the places topBarLeading and topBarTrailing."
    )
    nonisolated public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        modifier(
            ToolbarItemsModifier(
                items: Group {
                    UnaryGroup(leading).trait(ToolbarPlacementTraitKey.self, .topBarLeading)
                    UnaryGroup(trailing).trait(ToolbarPlacementTraitKey.self, .topBarTrailing)
                }))
    }

    /// An item at the leading end of the navigation bar. The older form of `toolbar(content:)`.
    @available(
        iOS, deprecated: 100000.0,
        message: "Use toolbar(content:) with items in the places topBarLeading and topBarTrailing."
    )
    nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
        modifier(ToolbarItemsModifier(items: UnaryGroup(leading).trait(ToolbarPlacementTraitKey.self, .topBarLeading)))
    }

    /// An item at the trailing end of the navigation bar. The older form of `toolbar(content:)`.
    @available(
        iOS, deprecated: 100000.0,
        message: "Use toolbar(content:) with items in the places topBarLeading and topBarTrailing."
    )
    nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
        modifier(
            ToolbarItemsModifier(items: UnaryGroup(trailing).trait(ToolbarPlacementTraitKey.self, .topBarTrailing)))
    }
}

private struct EditableTitleModifier {
    let title: Binding<String>

    nonisolated init(title: Binding<String>) { self.title = title }
}

extension EditableTitleModifier: ViewModifier {
    func body(content: Content) -> some View {
        let (title, words) = (title, title.wrappedValue)
        return content.navigationBarPreference {
            guard $0.title == nil else { return }
            $0.title = Text(verbatim: words)
            $0.titleBinding = title
        }
    }
}
