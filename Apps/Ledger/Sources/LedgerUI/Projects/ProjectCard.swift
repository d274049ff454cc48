import DesignSystem
import LedgerCore
import LedgerStore
import SwiftUI

/// The card of a project: its picture, its client and how its budgets stand.
struct ProjectCard: View {
    let project: Project
    let budgetPreview: [CategoryProgress]
    @Environment(LedgerEnvironment.self) private var ledger

    var body: some View {
        ProjectSummaryCard(
            name: project.name, clientName: project.clientName,
            imageUrl: project.mainImageUrl.map { MediaAddresses(ledger.storage).small(.cover, of: $0) },
            budgetPreview: budgetPreview.map(BudgetLine.init))
    }
}

/// The card of a project whose budgets are followed as they are stored on this device.
struct LiveProjectCard: View {
    private let project: Project
    @Environment(LedgerEnvironment.self) private var ledger
    @Live<DocumentsQuery<Transaction>> private var transactions: [Transaction]?
    @Live<DocumentsQuery<ProjectBudgetCategory>> private var budgets: [ProjectBudgetCategory]?
    @Live<DocumentsQuery<ProjectPreferences>> private var preferences: [ProjectPreferences]?

    init(_ project: Project) {
        self.project = project
        let id = project.id ?? ""
        _transactions = Live { DocumentsQuery(accountID: $0).project(id) }
        _budgets = Live { DocumentsQuery(accountID: $0).project(id) }
        _preferences = Live { DocumentsQuery(accountID: $0).project(id) }
    }

    var body: some View { ProjectCard(project: project, budgetPreview: bars) }

    private var bars: [CategoryProgress] {
        let categories = ledger.account.budgetCategories
        let pinned = BudgetTabCalculations.pinnedCategoryIDs(
            preferences: preferences?.first { $0.userId == ledger.user?.id }, categories: categories,
            projectCategories: budgets ?? [])
        let bars = ProjectListCalculations.budgetBars(progress.categories, pinned: pinned)
        return bars.isEmpty ? [ProjectListCalculations.overallBar(progress)] : bars
    }

    /// What this device knows; what a server summed up as long as it has nothing of the project.
    private var progress: BudgetProgress {
        guard let transactions, let budgets, !(transactions.isEmpty && budgets.isEmpty) else {
            return ProjectListCalculations.progress(of: project.budgetSummary)
        }
        return BudgetProgressCalculations.progress(
            transactions: transactions, categories: ledger.account.budgetCategories, projectCategories: budgets)
    }
}

extension BudgetLine {
    init(_ category: CategoryProgress) {
        self.init(
            id: category.id, name: category.name, spentCents: category.spentCents, budgetCents: category.budgetCents,
            kind: category.categoryType.kind)
    }
}

extension CategoryType {
    /// The design system's word for it.
    var kind: BudgetCategoryKind {
        switch self {
        case .itemized: .itemized
        case .fee: .fee
        default: .general
        }
    }
}

#Preview("With a budget") { PreviewCard(contents: .many) }

#Preview("Without a budget") { PreviewCard(contents: .empty) }

private struct PreviewCard: View {
    let contents: PreviewLedger.Contents

    var body: some View {
        PreviewScreen(contents) {
            ScrollView {
                LiveProjectCard(
                    Project(id: PreviewLedger.projectID) {
                        $0.name = "Kessler Lake House"
                        $0.clientName = "Kessler"
                    }
                ).padding()
            }
        }
    }
}
