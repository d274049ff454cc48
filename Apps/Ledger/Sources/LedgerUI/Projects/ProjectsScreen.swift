import DesignSystem
import LedgerCore
import LedgerStore
import SwiftUI

/// The projects of the account.
public struct ProjectsScreen: View {
    @Live<DocumentsQuery<Project>> private var projects: [Project]?
    @State private var tab = Tab.active.rawValue
    @State private var query = ""
    @State private var isSearching = false
    @State private var isCreating = false
    @Themed(.ledger) private var theme

    private enum Tab: String { case active, archived }

    public init() { _projects = Live { DocumentsQuery(accountID: $0) } }

    public var body: some View {
        VStack(spacing: 0) {
            ScrollableTabBar(
                selectedId: $tab,
                items: [
                    TabBarItem(id: "active", label: String(localized: "Active")),
                    TabBarItem(id: "archived", label: String(localized: "Archived")),
                ])
            StateContent(
                $projects.state, message: String(localized: "Loading projects..."), placeholder: .cards,
                retry: $projects.retry
            ) {
                if shown.isEmpty { empty } else { list }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .background(theme.colors.background)
        .navigationTitle("Projects")
        .searchable(text: $query, isPresented: $isSearching, prompt: "Search projects")
        .toolbar {
            ToolbarItemGroup(placement: .topBarTrailing) {
                Button("Search", systemImage: "magnifyingglass") { isSearching = true }
                Button("New Project", systemImage: "plus") { isCreating = true }
            }
        }
        .sheet(isPresented: $isCreating) { NewProjectSheet() }
    }

    private var isArchived: Bool { tab == Tab.archived.rawValue }

    private var shown: [Project] {
        ProjectListCalculations.list(projects ?? [], archived: isArchived, query: query)
    }

    private var list: some View {
        ScrollView {
            LazyVStack(spacing: theme.spacing.listGap) {
                ForEach(shown) { project in
                    NavigationLink(value: Route.project(project.id ?? "")) { LiveProjectCard(project) }
                        .buttonStyle(.plain)
                }
            }
            .padding(theme.spacing.screen)
            .readableWidth()
        }
        .refreshesLedger()
    }

    private var empty: some View {
        ContentUnavailableView {
            Label(
                isArchived ? String(localized: "No Archived Projects") : String(localized: "No Active Projects"),
                systemImage: "house")
        } description: {
            Text(ProjectListCalculations.emptyText(archived: isArchived, isSearching: !query.isBlankText))
        } actions: {
            if !query.isBlankText {
                Button("Clear Search") { query = "" }
            } else if !isArchived {
                Button("Create a Project") { isCreating = true }
            }
        }
    }
}

#Preview("Many") { PreviewScreen(.many) { ProjectsScreen() } }
#Preview("One") { PreviewScreen(.one) { ProjectsScreen() } }
#Preview("Empty") { PreviewScreen(.empty) { ProjectsScreen() } }
#Preview("Loading") { PreviewScreen(.loading) { ProjectsScreen() } }
#Preview("Failed") { PreviewScreen(.failed) { ProjectsScreen() } }
#Preview("Long words") { PreviewScreen(.long) { ProjectsScreen() } }
// audit: off reading-order - the preview sets its own direction
#Preview("Right to left") {
    PreviewScreen(.one) { ProjectsScreen() }.environment(\.layoutDirection, .rightToLeft)
}
