import Observation

/// Passes items up to the bars of the page.
struct ToolbarItemsModifier<Items: View> {
    let items: Items

    nonisolated init(items: Items) { self.items = items }
}

extension ToolbarItemsModifier: ViewModifier {
    func body(content: Content) -> some View {
        content.modifier(
            HandUpModifier(NavigationBarKey.self, items.modifier(ToolbarItemStyling())) { elements in
                var preferences = NavigationBarPreferences()
                for element in elements {
                    let menuItems = element.trait(ToolbarMenuItemsTraitKey.self).map(AnyViewBoxReference.init)
                    if element.trait(ToolbarTitleMenuTraitKey.self) {
                        if let menuItems { preferences.titleMenu.append(menuItems) }
                    } else {
                        let placement = element.trait(ToolbarPlacementTraitKey.self)
                        preferences.items.append(
                            ToolbarElement(
                                element: element, placement: placement, menuItems: menuItems,
                                isBreak: element.trait(ToolbarBreakTraitKey.self),
                                isSearch: element.trait(ToolbarSearchTraitKey.self),
                                sharedBackground: element.trait(ToolbarSharedBackgroundTraitKey.self)))
                    }
                }
                return preferences
            })
    }
}

/// How items look in a bar, regardless of this setting for the page's content.
private struct ToolbarItemStyling {
    @Environment(\.appearance) private var appearance
}

extension ToolbarItemStyling: ViewModifier {
    func body(content: Content) -> some View {
        content
            .font(appearance.navigationBar.itemFont)
            .lineLimit(1)
            .dynamicTypeSize(BarMetrics.typeSizes)
            .environment(\.controlContext, .toolbar)
            .environment(\.foregroundStyles, nil)
            .modifier(PageBarStyling(isBottom: false))
    }
}

/// What a page tells the items in its bars, which are made where the content declares them.
@MainActor @Observable
final class PageBars {
    var top = Style()
    var bottom = Style()

    struct Style: Equatable {
        /// Nil for that of the page.
        var colorScheme: ColorScheme?
        /// Nil for that of the page.
        var tint: Color?
    }

    nonisolated init() {}
}

extension EnvironmentValues {
    @Entry var pageBars: PageBars?
}

/// Gives items the colors of the bar that they go to.
struct PageBarStyling {
    let isBottom: Bool
    /// Whether the item stands on the tint color.
    let isProminent: Bool
    @Environment(\.pageBars) private var bars
    @Environment(\.appearance) private var appearance

    nonisolated init(isBottom: Bool, isProminent: Bool = false) {
        self.isBottom = isBottom
        self.isProminent = isProminent
    }
}

extension PageBarStyling: ViewModifier {
    func body(content: Content) -> some View {
        let style = isBottom ? bars?.bottom : bars?.top
        let bar = appearance.navigationBar
        let (platter, isProminent) = (isBottom ? bar.toolbarPlatter : bar.itemPlatter, isProminent)
        return content.transformEnvironment { environment in
            if let scheme = style?.colorScheme { environment.colorScheme = scheme }
            if let tint = style?.tint { environment.tintStyle = AnyShapeStyle(tint) }
            guard let platter else { return }
            // Styling goes twice over an item: that of its bar changes what that of all items has set.
            let tint = environment.barItemLook.map(\.tint) ?? environment.tintStyle
            // On platters items are in the color of text, unless the program gave them a tint.
            if isProminent {
                environment.tintStyle = AnyShapeStyle(.white)
            } else if environment.tintStyle == nil {
                environment.tintStyle = AnyShapeStyle(SystemBackgrounds.label)
            }
            environment.barItemLook = BarItemLook(
                platter: platter, isProminent: isProminent, tint: tint, itemTint: environment.tintStyle)
        }
    }
}

extension View {
    /// Adds items to the bars of the screen.
    nonisolated public func toolbar<Content: ToolbarContent>(
        @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        modifier(ToolbarContentModifier(content: content()))
    }

    /// Adds items to the bars of the screen, which the user can rearrange if the system allows it.
    nonisolated public func toolbar<Content: CustomizableToolbarContent>(
        id: String, @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        modifier(ToolbarContentModifier(content: content()))
    }

    /// Adds views at the trailing end of the navigation bar.
    nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        modifier(ToolbarItemsModifier(items: content()))
    }

    /// Sets the visibility of bars.
    nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        toolbarPreference(bars) { bar, preferences in
            preferences.visibility[bar] = preferences.visibility[bar] ?? visibility
        } tabBar: {
            $0.visibility = $0.visibility ?? visibility
        }
    }

    /// Sets the visibility of bars.
    nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        toolbarPreference(bars) { bar, preferences in
            preferences.visibility[bar] = preferences.visibility[bar] ?? visibility
        } tabBar: {
            $0.visibility = $0.visibility ?? visibility
        }
    }

    /// Sets the visibility of the background of bars.
    nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        toolbarPreference(bars) { bar, preferences in
            preferences.backgroundVisibility[bar] = preferences.backgroundVisibility[bar] ?? visibility
        } tabBar: {
            $0.backgroundVisibility = $0.backgroundVisibility ?? visibility
        }
    }

    /// Sets the visibility of the background of bars.
    nonisolated public func toolbarBackgroundVisibility(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View {
        toolbarPreference(bars) { bar, preferences in
            preferences.backgroundVisibility[bar] = preferences.backgroundVisibility[bar] ?? visibility
        } tabBar: {
            $0.backgroundVisibility = $0.backgroundVisibility ?? visibility
        }
    }

    /// Sets the style of visible bar backgrounds.
    nonisolated public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        let background = BarBackground(style: AnyShapeStyle(style))
        return toolbarPreference(bars) { bar, preferences in
            preferences.backgrounds[bar] = preferences.backgrounds[bar] ?? background
        } tabBar: {
            $0.background = $0.background ?? background
        }
    }

    /// Sets the color scheme of bars while their background is visible. Nil for the color scheme of the page.
    nonisolated public func toolbarColorScheme(
        _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
    ) -> some View {
        toolbarPreference(bars) { bar, preferences in
            preferences.colorSchemes[bar] = preferences.colorSchemes[bar] ?? colorScheme
        } tabBar: {
            $0.colorScheme = $0.colorScheme ?? colorScheme
        }
    }

    /// Sets the role of the toolbar.
    nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View {
        navigationBarPreference { $0.role = $0.role ?? role.kind }
    }

    /// Adds a menu that opens from the title.
    nonisolated public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
        toolbar { ToolbarTitleMenu(content: content) }
    }

    /// Removes a system item from the bars of the screen.
    nonisolated public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
        navigationBarPreference {
            if let defaultItemKind { $0.removed.insert(defaultItemKind.kind) }
        }
    }

    nonisolated private func toolbarPreference(
        _ bars: [ToolbarPlacement],
        page: @escaping (ToolbarPlacement, inout NavigationBarPreferences) -> Void,
        tabBar: @escaping (inout TabBarPreferences) -> Void
    ) -> some View {
        let bars = bars.isEmpty ? [.automatic] : bars
        return navigationBarPreference { preferences in
            for bar in bars where bar != .tabBar { page(bar, &preferences) }
        }
        .transformPreference(TabBarKey.self) { preferences in
            if bars.contains(.tabBar) { tabBar(&preferences) }
        }
    }
}

/// Shows toolbar content in the bars of the page.
private struct ToolbarContentModifier<C: ToolbarContent> {
    let content: C

    nonisolated init(content: C) { self.content = content }
}

extension ToolbarContentModifier: ViewModifier {
    func body(content: Content) -> some View {
        content.modifier(ToolbarItemsModifier(items: DynamicBody(self.content) { $0._items }))
    }
}

/// A menu that opens from the title in the navigation bar.
public struct ToolbarTitleMenu<Content: View> {
    public typealias Body = Never
    private let content: Content

    /// Creates a menu with the given items.
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// Creates a menu with the items of the system. Perch has none.
    nonisolated public init() where Content == EmptyView { content = EmptyView() }
}

extension ToolbarTitleMenu: ToolbarContent {
    @MainActor @preconcurrency public var _items: AnyView {
        AnyView(
            Color.clear
                .trait(ToolbarTitleMenuTraitKey.self, true)
                .trait(ToolbarMenuItemsTraitKey.self, AnyView(content)))
    }
}

extension ToolbarTitleMenu: CustomizableToolbarContent {}

enum ToolbarTitleMenuTraitKey: ViewTraitKey {
    static var defaultValue: Bool { false }
}

/// What an item shows in a menu. The menu makes these views itself, so that they look like its items and close it.
enum ToolbarMenuItemsTraitKey: ViewTraitKey {
    static var defaultValue: AnyView? { nil }
}
