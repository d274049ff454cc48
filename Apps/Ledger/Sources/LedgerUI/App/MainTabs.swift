import DesignSystem
import SwiftUI

/// The four tabs, each with its own stack, and between them a button that makes something new.
struct MainTabs: View {
    @SceneStorage("selectedTab") private var selected = Tab.projects
    @State private var projects = Navigator()
    @State private var inventory = Navigator()
    @State private var search = Navigator()
    @State private var settings = Navigator()
    @State private var isAdding = false

    enum Tab: String {
        case projects, inventory, add, search, settings
    }

    var body: some View {
        TabView(selection: selection) {
            LedgerStack(projects) { ProjectsScreen() }
                .tabItem { Label("Projects", systemImage: "house") }
                .tag(Tab.projects)
            LedgerStack(inventory) { InventoryScreen() }
                .tabItem { Label("Inventory", systemImage: "shippingbox") }
                .tag(Tab.inventory)
            Color.clear
                .tabItem { Label("Add", systemImage: "plus.circle.fill") }
                .tag(Tab.add)
            LedgerStack(search) { SearchScreen() }
                .tabItem { Label("Search", systemImage: "magnifyingglass") }
                .tag(Tab.search)
            LedgerStack(settings) { SettingsScreen() }
                .tabItem { Label("Settings", systemImage: "gear") }
                .tag(Tab.settings)
        }
        .modifier(AddMenu(isPresented: $isAdding))
    }

    /// The button in the middle opens a menu, and leaves the tab as it is.
    private var selection: Binding<Tab> {
        Binding {
            selected
        } set: { tab in
            if tab == .add { isAdding = true } else { selected = tab }
        }
    }
}

#Preview { LedgerRoot(PreviewLedger.make()) }
