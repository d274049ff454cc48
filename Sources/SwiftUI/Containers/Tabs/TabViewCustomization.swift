import Foundation

/// The changes that the user made to the tabs of a sidebar: their visibility and the order of the tabs in a section.
///
/// Users cannot customize the tab bar of an iPhone, so the value is stored and encoded, but has no visible effect.
public struct TabViewCustomization: Equatable, Sendable {
    private var tabs: [String: TabCustomization] = [:]
    private var sections: [String: SectionCustomization] = [:]

    /// Creates a customization without changes.
    public init() {}

    /// Restores the program's order of the tabs in all sections.
    public mutating func resetSectionOrder() { sections = [:] }

    /// Puts the tabs of the section with an identifier back into the program's order.
    @available(*, deprecated, message: "Call resetTabOrder() of the section's customization.")
    public mutating func resetSectionOrder(for sectionID: String) { sections[sectionID] = nil }

    /// Restores the program's visibility of all tabs.
    public mutating func resetVisibility() { tabs = [:] }

    /// Accesses the changes to the tab with an identifier.
    public subscript(tab tabID: String) -> TabCustomization {
        get { tabs[tabID] ?? TabCustomization() }
        set { tabs[tabID] = newValue }
    }

    /// Accesses the changes to the section with an identifier.
    public subscript(section sectionID: String) -> SectionCustomization {
        get { sections[sectionID] ?? SectionCustomization() }
        set { sections[sectionID] = newValue }
    }

    /// The changes to a tab.
    public struct TabCustomization: Equatable, Sendable {
        fileprivate var inSidebar: Bool?
        fileprivate var inTabBar: Bool?

        /// The visibility in the sidebar.
        public var sidebarVisibility: Visibility {
            get { Visibility(isShown: inSidebar) }
            set { inSidebar = newValue.isShown }
        }

        /// The visibility in the tab bar.
        public var tabBarVisibility: Visibility {
            get { Visibility(isShown: inTabBar) }
            set { inTabBar = newValue.isShown }
        }
    }

    /// The changes to a section.
    public struct SectionCustomization: Equatable, Sendable {
        /// The identifiers of the section's tabs in their order. Nil for the program's order.
        public private(set) var tabOrder: [String]?

        /// Restores the program's order of the section's tabs.
        public mutating func resetTabOrder() { tabOrder = nil }
    }
}

extension TabViewCustomization: Codable {}
extension TabViewCustomization.TabCustomization: Codable {}
extension TabViewCustomization.SectionCustomization: Codable {}

extension Visibility {
    fileprivate init(isShown: Bool?) { self = isShown.map { $0 ? .visible : .hidden } ?? .automatic }

    fileprivate var isShown: Bool? {
        switch self {
        case .automatic: nil
        case .visible: true
        case .hidden: false
        }
    }
}

/// The customization that a tab allows.
public struct TabCustomizationBehavior: Equatable, Sendable {
    private let number: Int

    /// The default behavior of the tab bar's style.
    public static let automatic = TabCustomizationBehavior(number: 0)
    /// A behavior that lets the user move the tab.
    public static let reorderable = TabCustomizationBehavior(number: 1)
    /// A behavior that prevents changes to the tab.
    public static let disabled = TabCustomizationBehavior(number: 2)
}

/// The placement of a tab in views with a sidebar and a tab bar.
public struct TabPlacement: Hashable, Sendable {
    private let number: Int

    /// The default placement of the tab bar's style.
    public static let automatic = TabPlacement(number: 0)
    /// A placement that is always in the tab bar.
    public static let pinned = TabPlacement(number: 1)
    /// A placement that is only in the sidebar.
    public static let sidebarOnly = TabPlacement(number: 2)
}

/// The initial placement of adaptable tabs.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
    private let number: Int

    /// The default placement of the platform.
    public static let automatic = AdaptableTabBarPlacement(number: 0)
    /// A placement in the tab bar.
    public static let tabBar = AdaptableTabBarPlacement(number: 1)
    /// A placement in a sidebar.
    public static let sidebar = AdaptableTabBarPlacement(number: 2)
}

extension View {
    /// Lets the user customize the tabs of a sidebar. Perch shows tabs in a tab bar, which users cannot customize. This
    /// modifier has no effect.
    nonisolated public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
        WithoutEffect.tabViewCustomization.log()
        return self
    }

    /// Sets the initial placement of adaptable tabs. Perch shows tabs in a tab bar. This modifier has no effect.
    nonisolated public func defaultAdaptableTabBarPlacement(
        _ defaultPlacement: AdaptableTabBarPlacement = .automatic
    ) -> some View {
        WithoutEffect.defaultAdaptableTabBarPlacement.log()
        return self
    }

    /// Adds a view at the top of the sidebar of tabs. Perch shows no sidebar for tabs. This modifier has no effect.
    nonisolated public func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        WithoutEffect.tabViewSidebarHeader.log()
        return self
    }

    /// Adds a view at the end of the sidebar of tabs. Perch shows no sidebar for tabs. This modifier has no effect.
    nonisolated public func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        WithoutEffect.tabViewSidebarFooter.log()
        return self
    }

    /// Adds a bar at the bottom of the sidebar of tabs. Perch shows no sidebar for tabs. This modifier has no effect.
    nonisolated public func tabViewSidebarBottomBar<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> some View {
        WithoutEffect.tabViewSidebarBottomBar.log()
        return self
    }
}

extension TabContent {
    /// Sets the identifier of the tab in a customization. Perch shows tabs in a tab bar, which users cannot customize.
    /// This modifier has no effect.
    nonisolated public func customizationID(_ id: String) -> some TabContent<TabValue> {
        WithoutEffect.customizationID.log()
        return self
    }

    /// Sets the customization that the tab allows. Perch shows tabs in a tab bar, which users cannot customize. This
    /// modifier has no effect.
    nonisolated public func customizationBehavior(
        _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> {
        WithoutEffect.customizationBehavior.log()
        return self
    }

    /// Sets the initial visibility of the tab in a tab bar or a sidebar.
    nonisolated public func defaultVisibility(
        _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> {
        hidden(visibility == .hidden && placements.contains(.tabBar))
    }

    /// Sets the placement of the tab in views with a sidebar and a tab bar. The tab bar does not show tabs with the
    /// placement `sidebarOnly`.
    nonisolated public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
        hidden(placement == .sidebarOnly)
    }

    /// Adds actions to the header of a section in the sidebar of tabs. Perch shows no sidebar for tabs. This modifier
    /// has no effect.
    nonisolated public func sectionActions<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> some TabContent<TabValue> {
        WithoutEffect.tabSectionActions.log()
        return self
    }
}
