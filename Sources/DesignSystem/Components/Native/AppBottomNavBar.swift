import SwiftUI

/// The tabs of an app, with the bar at the bottom.
///
/// ```swift
/// AppBottomNavBar(selectedTab: $tab) {
///     HomeView()
///         .tabItem { Label("Home", systemImage: "house") }
///         .tag(0)
///     NotificationsView()
///         .tabItem { Label("Alerts", systemImage: "bell") }
///         .tag(1)
///         .badge(5)
/// }
/// ```
///
/// Its look is ``NativeBottomNavStyling``, which the app applies once, before the first tab bar shows, in its theme:
///
/// ```swift
/// @main
/// struct MyApp: App {
///     init() { NativeBottomNavStyling.applyAppearance() }
/// }
/// ```
public struct AppBottomNavBar<Content: View>: View {
    @Binding private var selectedTab: Int
    private let content: Content
    @Themed(.bubbles) private var theme

    /// Creates the tabs.
    ///
    /// - Parameters:
    ///   - selectedTab: the tag of the current tab.
    ///   - content: the tabs' contents, each with `.tabItem` and `.tag`.
    public init(selectedTab: Binding<Int>, @ViewBuilder content: () -> Content) {
        _selectedTab = selectedTab
        self.content = content()
    }

    private typealias Style = NativeBottomNavStyling

    public var body: some View {
        TabView(selection: $selectedTab) {
            content
        }
        .tint(theme(Style.Colors.activeIcon))
        .toolbarBackground(theme(Style.Colors.background), for: .tabBar)
    }
}

#Preview {
    @Previewable @State var tab = 0
    let _ = NativeBottomNavStyling.applyAppearance()

    AppBottomNavBar(selectedTab: $tab) {
        Text("Home").tabItem { Label("Home", systemImage: "house") }.tag(0)
        Text("Search").tabItem { Label("Search", systemImage: "magnifyingglass") }.tag(1)
        Text("Alerts").tabItem { Label("Alerts", systemImage: "bell") }.tag(2).badge(3)
        Text("Profile").tabItem { Label("Profile", systemImage: "person") }.tag(3)
    }
}

#Preview("Large badge, long name") {
    @Previewable @State var tab = 1
    let _ = NativeBottomNavStyling.applyAppearance()

    AppBottomNavBar(selectedTab: $tab) {
        Text("Home").tabItem { Label("Home", systemImage: "house") }.tag(0).badge("New")
        Text("Notifications").tabItem { Label("Notifications and news", systemImage: "bell") }.tag(1).badge(
            1234)
    }
}
