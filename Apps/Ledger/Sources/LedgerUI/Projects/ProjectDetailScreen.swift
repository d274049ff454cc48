import DesignSystem
import LedgerCore
import LedgerStore
import SwiftUI

/// A project with its five tabs.
public struct ProjectDetailScreen: View {
    private let projectID: String
    @OpenContexts private var contexts
    @State private var tab: String
    @State private var isMenuShown = false
    @State private var isEditing = false
    @State private var imported: ImportSheet.Kind?
    @State private var asksDeletion = false
    @State private var export: ExportedFile?
    @Environment(LedgerEnvironment.self) private var ledger
    @Environment(Navigator.self) private var navigator
    @Themed(.ledger) private var theme

    enum Tab: String, CaseIterable {
        case budget = "Budget"
        case items = "Items"
        case transactions = "Transactions"
        case spaces = "Spaces"
        case accounting = "Accounting"

        var label: String { String(localized: String.LocalizationValue(rawValue)) }
    }

    public init(projectID: String) { self.init(projectID: projectID, tab: .budget) }

    init(projectID: String, tab: Tab) {
        self.projectID = projectID
        _tab = State(initialValue: tab.rawValue)
    }

    private var context: ProjectContext { contexts.project(projectID) }

    public var body: some View {
        let context = context
        VStack(spacing: 0) {
            ScrollableTabBar(
                selectedId: $tab, items: Tab.allCases.map { TabBarItem(id: $0.rawValue, label: $0.label) })
            StateContent(
                context.state, message: String(localized: "Loading project..."),
                retry: { contexts.reload(projectID: projectID) }
            ) {
                if let project = context.project {
                    content(of: project, context)
                } else {
                    GoneMessage(icon: "house", kind: .project)
                }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .background(theme.colors.background)
        .navigationTitle(context.project.map(ProjectListCalculations.displayName) ?? String(localized: "Project"))
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            ToolbarItem(placement: .principal) { title(context.project) }
            ToolbarItem(placement: .topBarTrailing) {
                Button("Project Options", systemImage: "ellipsis") { isMenuShown = true }
                    .disabled(context.project == nil)
            }
        }
        .actionMenu(isPresented: $isMenuShown, title: String(localized: "Project Options"), items: menu)
        .sheet(isPresented: $isEditing) {
            if let project = context.project {
                EditProjectSheet(project: project, budgets: context.projectBudgetCategories)
            }
        }
        .sheet(isPresented: Binding(get: { imported != nil }, set: { if !$0 { imported = nil } })) {
            if let imported { ImportSheet(imported, projectID: projectID) }
        }
        .sheet(item: $export) { ShareSheet(file: $0).presentationDetents([.medium, .large]) }
        .sheet(isPresented: $asksDeletion) {
            if let project = context.project {
                DeleteProjectSheet(
                    project: project,
                    contents: [
                        .item: context.items.count, .transaction: context.transactions.count,
                        .space: context.spaces.count,
                    ]
                ) { navigator.leave(.project(projectID)) }
            }
        }
    }

    private func title(_ project: Project?) -> some View {
        VStack(spacing: 0) {
            Text(project.map(ProjectListCalculations.displayName) ?? String(localized: "Project")).font(
                theme.fonts.subheading)
            Text(project.map(ProjectListCalculations.displayClient) ?? "")
                .font(theme.fonts.caption)
                .foregroundStyle(theme.colors.textSecondary)
        }
        .accessibilityElement(children: .combine)
    }

    @ViewBuilder private func content(of project: Project, _ context: ProjectContext) -> some View {
        switch Tab(rawValue: tab) ?? .budget {
        case .budget: BudgetTab(context: context, projectID: projectID) { isEditing = true }
        case .transactions: SharedTransactionsList(projectID: projectID)
        case .accounting: AccountingTab(context: context, projectID: projectID)
        case .items: SharedItemsList(scope: .project(projectID))
        case .spaces: SpacesList(projectID: projectID)
        }
    }

    private var menu: [ActionMenuItem] {
        [
            ActionMenuItem(id: "edit", label: String(localized: "Edit Project"), icon: "pencil") { isEditing = true },
            ActionMenuItem(
                id: "export", label: String(localized: "Export Transactions"), icon: "square.and.arrow.up",
                onPress: exportCSV),
            ActionMenuItem(
                id: "exportItems", label: String(localized: "Export Items"), icon: "square.and.arrow.up",
                onPress: exportItems),
            ActionMenuItem(id: "importItems", label: String(localized: "Import Items"), icon: "square.and.arrow.down") {
                imported = .items
            },
            ActionMenuItem(
                id: "exportAll", label: String(localized: "Export All Transaction Fields"), icon: "square.and.arrow.up",
                onPress: exportAllFields),
            ActionMenuItem(
                id: "importTransactions", label: String(localized: "Import Transactions"), icon: "square.and.arrow.down"
            ) {
                imported = .transactions
            },
            ActionMenuItem(id: "history", label: String(localized: "History"), icon: "clock") {
                navigator.push(.history(.project, key: projectID))
            },
            ActionMenuItem(
                id: "delete", label: String(localized: "Delete Project"), icon: "trash", isDestructive: true,
                disabledReason: ledger.may(.deleteProjects) ? nil : ledger.role.refusal(of: .deleteProjects)
            ) { asksDeletion = true },
        ]
    }

    private func exportItems() {
        ledger.perform(String(localized: "Failed to export the items. Please try again.")) { _ in
            let csv = ItemCSV.csv(context.items, spaces: context.spaces, categories: context.budgetCategories)
            export = try ExportedFile(Data(csv.utf8), name: "items-\(projectID).csv")
        }
    }

    private func exportAllFields() {
        ledger.perform(String(localized: "Failed to export the transactions. Please try again.")) { _ in
            let csv = TransactionCSV.csv(
                TransactionListCalculations.sort(context.transactions, by: .dateDescending),
                categories: context.budgetCategories)
            export = try ExportedFile(
                Data(csv.utf8), name: "all-\(TransactionCSVExport.fileName(projectID: projectID))")
        }
    }

    private func exportCSV() {
        ledger.perform(String(localized: "Failed to export the transactions. Please try again.")) { _ in
            let csv = TransactionCSVExport.csv(
                transactions: TransactionListCalculations.sort(context.transactions, by: .dateDescending),
                items: context.items, categories: context.budgetCategories)
            export = try ExportedFile(
                Data(csv.utf8), name: TransactionCSVExport.fileName(projectID: projectID))
        }
    }
}

#Preview("Many") { PreviewScreen(.many) { ProjectDetailScreen(projectID: PreviewLedger.projectID) } }
#Preview("One") { PreviewScreen(.one) { ProjectDetailScreen(projectID: PreviewLedger.projectID) } }
#Preview("Gone") { PreviewScreen(.empty) { ProjectDetailScreen(projectID: PreviewLedger.projectID) } }
#Preview("Loading") { PreviewScreen(.loading) { ProjectDetailScreen(projectID: PreviewLedger.projectID) } }
#Preview("Failed") { PreviewScreen(.failed) { ProjectDetailScreen(projectID: PreviewLedger.projectID) } }
#Preview("Items") { PreviewScreen { ProjectDetailScreen(projectID: PreviewLedger.projectID, tab: .items) } }
#Preview("Transactions") {
    PreviewScreen { ProjectDetailScreen(projectID: PreviewLedger.projectID, tab: .transactions) }
}
#Preview("Spaces") { PreviewScreen { ProjectDetailScreen(projectID: PreviewLedger.projectID, tab: .spaces) } }
#Preview("Accounting") { PreviewScreen { ProjectDetailScreen(projectID: PreviewLedger.projectID, tab: .accounting) } }
// audit: off text-truncated - the preview shows how long words are cut
#Preview("Long words") { PreviewScreen(.long) { ProjectDetailScreen(projectID: PreviewLedger.projectID) } }
#Preview("Long words, accounting") {
    PreviewScreen(.long) { ProjectDetailScreen(projectID: PreviewLedger.projectID, tab: .accounting) }
}
