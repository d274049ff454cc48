import Foundation

/// What a page says about its bars.
struct NavigationBarPreferences: Equatable {
    var title: Text?
    var titleMode: ToolbarTitleDisplayMode.Kind?
    var hidesBackButton: Bool?
    var visibility: [ToolbarPlacement: Visibility] = [:]
    var backgroundVisibility: [ToolbarPlacement: Visibility] = [:]
    var backgrounds: [ToolbarPlacement: BarBackground] = [:]
    var colorSchemes: [ToolbarPlacement: ColorScheme] = [:]
    var role: ToolbarRole.Kind?
    var items: [ToolbarElement] = []
    var titleMenu: [ContentElement] = []
    var search: SearchFieldConfiguration?

    func elements(in slot: ToolbarItemPlacement.Slot) -> [ToolbarElement] {
        items.filter { $0.placement.slot == slot }
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

    var id: UInt64 { element.id }

    static func == (a: ToolbarElement, b: ToolbarElement) -> Bool {
        a.element == b.element && a.placement == b.placement
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
        value.title = value.title ?? next.title
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
    }
}

/// What a screen says about the tab bar under it.
struct TabBarPreferences: Equatable {
    var visibility: Visibility?
    var backgroundVisibility: Visibility?
    var background: BarBackground?
    var colorScheme: ColorScheme?
}

enum TabBarKey: PreferenceKey {
    static var defaultValue: TabBarPreferences { TabBarPreferences() }

    static func reduce(value: inout TabBarPreferences, nextValue: () -> TabBarPreferences) {
        let next = nextValue()
        value.visibility = value.visibility ?? next.visibility
        value.backgroundVisibility = value.backgroundVisibility ?? next.backgroundVisibility
        value.background = value.background ?? next.background
        value.colorScheme = value.colorScheme ?? next.colorScheme
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
