import Foundation

/// What a page says about its bars.
struct NavigationBarPreferences: Equatable {
    var title: Text?
    /// Under the title.
    var subtitle: Text?
    /// Where the program lets the user change the title.
    var titleBinding: Binding<String>?
    var titleMode: ToolbarTitleDisplayMode.Kind?
    var hidesBackButton: Bool?
    var visibility: [ToolbarPlacement: Visibility] = [:]
    var backgroundVisibility: [ToolbarPlacement: Visibility] = [:]
    var backgrounds: [ToolbarPlacement: BarBackground] = [:]
    var colorSchemes: [ToolbarPlacement: ColorScheme] = [:]
    var role: ToolbarRole.Kind?
    var items: [ToolbarElement] = []
    var titleMenu: [AnyViewBoxReference] = []
    var search: SearchFieldConfiguration?
    var searchScopes: SearchScopes?
    var searchSuggestions: [ContentElement] = []
    var searchFocus: SearchFocus?
    /// Whether title and items stay while the page is searched.
    var keepsBarInSearch: Bool?
    var searchBehavior: SearchToolbarBehavior.Kind?
    /// By the edge's raw value.
    var edgeEffects: [Int8: ScrollEdgeEffectStyle.Kind] = [:]
    var hiddenEdgeEffects: Edge.Set = []
    /// The content behind the page and its bars.
    var containerBackground: AnyViewBoxReference?
    /// Items of the system's that the page goes without.
    var removed: Set<ToolbarDefaultItemKind.Kind> = []

    /// The title where the bar shows it.
    var shownTitle: Text? { removed.contains(.title) ? nil : title }
    var hasTitleMenu: Bool { !titleMenu.isEmpty || titleBinding != nil }

    /// Whether there is nothing that the bar of a stack's first page could show.
    var hasEmptyBar: Bool {
        let slots: [ToolbarItemPlacement.Slot] = [.leading, .principal, .trailing, .overflow]
        return shownTitle == nil && search == nil && !hasTitleMenu && slots.allSatisfy { elements(in: $0).isEmpty }
    }

    static func == (a: Self, b: Self) -> Bool {
        a.title == b.title && a.subtitle == b.subtitle && a.searchBehavior == b.searchBehavior
            && a.edgeEffects == b.edgeEffects && a.hiddenEdgeEffects == b.hiddenEdgeEffects
            && (a.titleBinding == nil) == (b.titleBinding == nil) && a.titleMode == b.titleMode
            && a.hidesBackButton == b.hidesBackButton && a.visibility == b.visibility
            && a.backgroundVisibility == b.backgroundVisibility && a.backgrounds == b.backgrounds
            && a.colorSchemes == b.colorSchemes && a.role == b.role && a.items == b.items
            && a.titleMenu == b.titleMenu && a.search == b.search && a.searchScopes == b.searchScopes
            && a.searchSuggestions == b.searchSuggestions && a.searchFocus == b.searchFocus
            && a.keepsBarInSearch == b.keepsBarInSearch && a.removed == b.removed
            && a.containerBackground == b.containerBackground
    }

    func elements(in slot: ToolbarItemPlacement.Slot) -> [ToolbarElement] {
        items.filter { $0.placement.slot == slot }
    }

    /// The items that show something.
    func shownElements(in slot: ToolbarItemPlacement.Slot) -> [ToolbarElement] {
        elements(in: slot).filter { !$0.isBreak }
    }

    func isHidden(_ bar: ToolbarPlacement) -> Bool {
        (visibility[bar] ?? (bar == .tabBar ? nil : visibility[.automatic])) == .hidden
    }

    func value<Value>(for bar: ToolbarPlacement, in values: [ToolbarPlacement: Value]) -> Value? {
        values[bar] ?? (bar == .tabBar ? nil : values[.automatic])
    }
}

/// A toolbar item's element and its place.
struct ToolbarElement: Equatable, Identifiable {
    let element: ContentElement
    let placement: ToolbarItemPlacement
    /// What represents the item in a menu.
    let menuItems: AnyViewBoxReference?
    /// Whether it parts the groups of those around it and shows nothing itself.
    var isBreak = false
    /// Whether it is the place of the search field.
    var isSearch = false
    /// Whether it shares the ground of its neighbors.
    var sharedBackground = Visibility.automatic

    var id: UInt64 { element.id }

    static func == (a: ToolbarElement, b: ToolbarElement) -> Bool {
        a.element == b.element && a.placement == b.placement && a.menuItems == b.menuItems && a.isBreak == b.isBreak
            && a.isSearch == b.isSearch
            && a.sharedBackground == b.sharedBackground
    }
}

/// What a bar is filled with.
struct BarBackground: Equatable {
    let style: AnyShapeStyle

    // Styles cannot be compared; a new one counts as other.
    static func == (a: BarBackground, b: BarBackground) -> Bool { ValueComparison.areEqual(a.style, b.style) }
}

enum NavigationBarKey: PreferenceKey {
    static var defaultValue: NavigationBarPreferences { NavigationBarPreferences() }

    /// Of several views side by side the first one that says something counts; toolbar items add up.
    static func reduce(value: inout NavigationBarPreferences, nextValue: () -> NavigationBarPreferences) {
        let next = nextValue()
        if value.title == nil {
            value.title = next.title
            value.titleBinding = next.titleBinding
        }
        value.subtitle = value.subtitle ?? next.subtitle
        value.searchBehavior = value.searchBehavior ?? next.searchBehavior
        value.edgeEffects.merge(next.edgeEffects) { mine, _ in mine }
        value.hiddenEdgeEffects.formUnion(next.hiddenEdgeEffects)
        value.titleMode = value.titleMode ?? next.titleMode
        value.hidesBackButton = value.hidesBackButton ?? next.hidesBackButton
        value.visibility.merge(next.visibility) { mine, _ in mine }
        value.backgroundVisibility.merge(next.backgroundVisibility) { mine, _ in mine }
        value.backgrounds.merge(next.backgrounds) { mine, _ in mine }
        value.colorSchemes.merge(next.colorSchemes) { mine, _ in mine }
        value.role = value.role ?? next.role
        value.items += next.items
        value.titleMenu += next.titleMenu
        value.search = value.search ?? next.search
        value.searchScopes = value.searchScopes ?? next.searchScopes
        value.searchSuggestions += next.searchSuggestions
        value.searchFocus = value.searchFocus ?? next.searchFocus
        value.removed.formUnion(next.removed)
        value.keepsBarInSearch = value.keepsBarInSearch ?? next.keepsBarInSearch
        value.containerBackground = value.containerBackground ?? next.containerBackground
    }
}

/// What a screen says about the tab bar under it.
struct TabBarPreferences: Equatable {
    var visibility: Visibility?
    var backgroundVisibility: Visibility?
    var background: BarBackground?
    var colorScheme: ColorScheme?
    /// Whether the screen has a search field that takes the bar's place.
    var isReplacedBySearch = false
    /// Whether content shows under the bar as it is.
    var hidesEdgeEffect = false
}

enum TabBarKey: PreferenceKey {
    static var defaultValue: TabBarPreferences { TabBarPreferences() }

    static func reduce(value: inout TabBarPreferences, nextValue: () -> TabBarPreferences) {
        let next = nextValue()
        value.visibility = value.visibility ?? next.visibility
        value.backgroundVisibility = value.backgroundVisibility ?? next.backgroundVisibility
        value.background = value.background ?? next.background
        value.colorScheme = value.colorScheme ?? next.colorScheme
        value.isReplacedBySearch = value.isReplacedBySearch || next.isReplacedBySearch
        value.hidesEdgeEffect = value.hidesEdgeEffect || next.hidesEdgeEffect
    }
}

extension View {
    /// Says something about the page's bars, where the content does not say it already.
    nonisolated func navigationBarPreference(
        _ change: @escaping (inout NavigationBarPreferences) -> Void
    ) -> some View {
        transformPreference(NavigationBarKey.self, change)
    }
}
