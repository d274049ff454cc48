import DesignSystem
import LedgerCore
import SwiftUI

/// The account's budget categories: their order, their kinds, which new transactions get, and those that are archived.
struct CategoryManagement: View {
    @State private var form: CategoryForm?
    @State private var archived: BudgetCategory?
    @State private var isDefaultShown = false
    @Environment(LedgerEnvironment.self) private var ledger

    var body: some View {
        let categories = PresetListCalculations.pickable(ledger.account.budgetCategories)
        PresetList(
            addTitle: String(localized: "Add Category"),
            emptyMessage: String(localized: "No categories yet. Add one to get started."),
            items: categories, title: \.name, onAdd: { form = CategoryForm() },
            onReorder: { order in
                ledger.perform { try $0.presets.reorderCategories(order.compactMap(\.id)) }
            }
        ) { category in
            HStack(spacing: Spacing.none) {
                CategoryTypePill(type: category.categoryType).fixedSize()
                IconButton(icon: "pencil", label: String(localized: "Edit \(category.name)")) {
                    form = CategoryForm(category)
                }
                IconButton(icon: "archivebox", label: String(localized: "Archive \(category.name)")) {
                    archived = category
                }
            }
        } footer: {
            footer
        }
        .sheet(item: $form) { CategoryFormModal(form: $0) }
        .sheet(isPresented: $isDefaultShown) {
            CategoryPickerModal(
                title: String(localized: "Default Category"), categories: ledger.account.budgetCategories,
                selectedID: ledger.account.presets?.defaultBudgetCategoryId
            ) { id in
                try ledger.services().presets.setDefaultCategory(id)
            }
        }
        .confirmationDialog(
            "Archive this category?",
            isPresented: Binding(get: { archived != nil }, set: { if !$0 { archived = nil } }),
            titleVisibility: .visible, presenting: archived
        ) { category in
            Button("Archive", role: .destructive) { setArchived(true, category) }
        } message: { _ in
            Text("Transactions using it will still show it in reports.")
        }
    }

    private var footer: some View {
        VStack(alignment: .leading, spacing: Spacing.lg) {
            Card {
                DetailRow(
                    label: String(localized: "Default Category"), value: defaultName ?? String(localized: "None"),
                    showDivider: false
                ) {
                    isDefaultShown = true
                }
            }
            let archived = ledger.account.budgetCategories.filter { $0.isArchived == true }
            if !archived.isEmpty {
                TitledCard(title: String(localized: "Archived")) {
                    ForEach(archived, id: \.id) { category in
                        HStack(spacing: Spacing.sm) {
                            Text(category.name)
                                .font(Typography.body)
                                .foregroundStyle(ReadableColors.textSecondary)
                                .frame(maxWidth: .infinity, alignment: .leading)
                            Button("Unarchive") { setArchived(false, category) }
                                .font(Typography.buttonSmall)
                                .frame(minHeight: .touchTargetMin)
                                .accessibilityLabel("Unarchive \(category.name)")
                        }
                    }
                }
            }
        }
        .padding(.top, Spacing.lg)
    }

    private var defaultName: String? {
        ItemDetailCalculations.categoryName(
            ledger.account.presets?.defaultBudgetCategoryId, in: ledger.account.budgetCategories)
    }

    private func setArchived(_ isArchived: Bool, _ category: BudgetCategory) {
        ledger.perform { try $0.presets.setArchived(isArchived, category: category.id ?? "") }
    }
}

/// The kind of a category.
private struct CategoryTypePill: View {
    let type: CategoryType

    var body: some View {
        switch type {
        case .itemized: Badge(String(localized: "Itemized"), color: StatusColors.badgeInfo)
        case .fee: Badge(String(localized: "Fee"), color: StatusColors.badgeWarning)
        default: Badge(String(localized: "General"))
        }
    }
}

#Preview("Categories") { PreviewScreen { PresetsSettings() } }
