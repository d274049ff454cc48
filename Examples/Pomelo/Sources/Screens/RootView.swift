import SwiftUI

/// The three tabs of the app.
public struct RootView: View {
    private enum Tabs: Hashable {
        case focus, history, settings
    }

    @ObservedObject private var preferences: Preferences
    @EnvironmentObject private var history: HistoryStore
    @AppStorage("hasSeenWelcome") private var hasSeenWelcome = false
    @State private var tab = Tabs.focus

    public init(preferences: Preferences) {
        _preferences = ObservedObject(wrappedValue: preferences)
    }

    public var body: some View {
        TabView(selection: $tab) {
            TimerScreen(preferences: preferences)
                .tabItem { Label("Focus", systemImage: "timer") }
                .tag(Tabs.focus)
            HistoryScreen()
                .tabItem {
                    Image(systemName: "chart.bar.fill")
                    Text("History")
                }
                .tag(Tabs.history)
                .badge(history.days.first?.sessions.count ?? 0)
            SettingsScreen(preferences: preferences)
                .tabItem { Label("Settings", systemImage: "gearshape.fill") }
                .tag(Tabs.settings)
        }
        .theme(preferences.theme)
        .preferredColorScheme(preferences.appearance.colorScheme)
        .fullScreenCover(isPresented: isWelcoming) {
            WelcomeScreen { hasSeenWelcome = true }
                .theme(preferences.theme)
        }
    }

    private var isWelcoming: Binding<Bool> {
        Binding(get: { !hasSeenWelcome }, set: { hasSeenWelcome = !$0 })
    }
}

struct RootView_Previews: PreviewProvider {
    static var previews: some View {
        UserDefaults.standard.set(true, forKey: "hasSeenWelcome")
        return RootView(preferences: Samples.preferences)
            .environmentObject(Samples.timer(0.35))
            .environmentObject(Samples.history)
            .previewDevice("iPhone 15 Pro")
            .previewDisplayName("App")
    }
}
