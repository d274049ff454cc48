import DesignSystem
import SwiftUI

/// The four parts of the app, each with its own stack, and a button that makes something new: a bar of tabs, or a sidebar where
/// the window is wide.
struct MainTabs: View {
    @SceneStorage("selectedTab") private var selected = Tab.projects
    @State private var projects = Navigator()
    @State private var inventory = Navigator()
    @State private var search = Navigator()
    @State private var settings = Navigator()
    @State private var isAdding = false
    @Environment(LedgerEnvironment.self) private var ledger
    @Environment(\.horizontalSizeClass) private var width

    enum Tab: String {
        case projects, inventory, add, search, settings
    }

    var body: some View {
        Group {
            if width == .regular { sidebar } else { tabs }
        }
        .background { shortcuts }
        .modifier(AddMenu(isPresented: $isAdding))
        .userActivity(Self.activity, element: place) { place, activity in activity.webpageURL = place.url }
        .onChange(of: ledger.requestedPlace, initial: true) { _, place in
            guard let place else { return }
            ledger.requestedPlace = nil
            show(place)
        }
    }

    // MARK: Narrow

    private var tabs: some View {
        TabView(selection: selection) {
            stack(.projects)
                .tabItem { Place.Tab.projects.label }
                .tag(Tab.projects)
            stack(.inventory)
                .tabItem { Place.Tab.inventory.label }
                .tag(Tab.inventory)
            Color.clear
                .tabItem { Label("Add", systemImage: "plus.circle.fill") }
                .tag(Tab.add)
            stack(.search)
                .tabItem { Place.Tab.search.label }
                .tag(Tab.search)
            stack(.settings)
                .tabItem { Place.Tab.settings.label }
                .tag(Tab.settings)
        }
    }

    /// The button in the middle opens a menu, and leaves the tab as it is.
    private var selection: Binding<Tab> {
        Binding {
            selected
        } set: { tab in
            if tab == .add { isAdding = true } else { selected = tab }
        }
    }

    // MARK: Wide

    private var sidebar: some View {
        NavigationSplitView {
            List(
                selection: Binding<Place.Tab?> {
                    part
                } set: {
                    if let tab = $0 { select(tab) }
                }
            ) {
                ForEach(Place.Tab.allCases, id: \.self) { $0.label.tag(Place.Tab?.some($0)) }
            }
            .navigationTitle("Ledger")
            .toolbar {
                Button("Add", systemImage: "plus") { isAdding = true }
            }
        } detail: {
            stack(part).id(part)
        }
        .navigationSplitViewStyle(.balanced)
    }

    // MARK: Both

    @ViewBuilder private func stack(_ tab: Place.Tab) -> some View {
        switch tab {
        case .projects: LedgerStack(projects) { ProjectsScreen() }
        case .inventory: LedgerStack(inventory) { InventoryScreen() }
        case .search: LedgerStack(search) { SearchScreen() }
        case .settings: LedgerStack(settings) { SettingsScreen() }
        }
    }

    /// Keys for people who have a keyboard.
    private var shortcuts: some View {
        ZStack {
            ForEach(Array(Place.Tab.allCases.enumerated()), id: \.offset) { index, tab in
                Button("") { select(tab) }.keyboardShortcut(KeyEquivalent(Character("\(index + 1)")))
            }
            Button("") { select(.search) }.keyboardShortcut("f")
            Button("") { isAdding = true }.keyboardShortcut("n")
            Button("") { back() }.keyboardShortcut("[")
        }
        .hidden()
        .accessibilityHidden(true)
    }

    private func navigator(of tab: Place.Tab) -> Navigator {
        switch tab {
        case .projects: projects
        case .inventory: inventory
        case .search: search
        case .settings: settings
        }
    }

    private var part: Place.Tab { Place.Tab(rawValue: selected.rawValue) ?? .projects }

    private func select(_ tab: Place.Tab) { selected = Tab(rawValue: tab.rawValue) ?? .projects }

    private func back() {
        let navigator = navigator(of: part)
        if !navigator.path.isEmpty { navigator.path.removeLast() }
    }

    // MARK: Addresses

    /// What somebody does here, by the name that the system knows it by.
    private static let activity = "org.perch.ledger.look"

    private var place: Place { Place(tab: part, path: navigator(of: part).path) }

    private func show(_ place: Place) {
        select(place.tab)
        navigator(of: place.tab).path = place.path
    }
}

extension Place.Tab {
    var label: some View {
        switch self {
        case .projects: Label("Projects", systemImage: "house")
        case .inventory: Label("Inventory", systemImage: "shippingbox")
        case .search: Label("Search", systemImage: "magnifyingglass")
        case .settings: Label("Settings", systemImage: "gear")
        }
    }
}

#Preview { PreviewRoot(PreviewLedger.make()) }
