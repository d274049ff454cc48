import DesignSystem
import LedgerCore
import SwiftUI

/// The account's categories in their order, to choose one of. It closes nothing: the view that shows it does.
struct CategoryPickerList: View {
    let categories: [BudgetCategory]
    let selectedID: String?
    let onSelect: (String?) -> Void

    var body: some View {
        LazyVStack(spacing: Spacing.none) {
            PickerRow(title: String(localized: "No Category"), isSelected: selectedID == nil) { onSelect(nil) }
            ForEach(PresetListCalculations.pickable(categories), id: \.id) { category in
                PickerRow(title: category.name, isSelected: category.id == selectedID) { onSelect(category.id) }
            }
        }
    }
}

/// Chooses a budget category.
struct CategoryPickerModal: View {
    var title = String(localized: "Budget Category")
    let categories: [BudgetCategory]
    let selectedID: String?
    let onSelect: (String?) throws -> Void
    @State private var error: String?
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        PickerSheet(title: title, error: error) {
            CategoryPickerList(categories: categories, selectedID: selectedID) { id in
                error = attempt(String(localized: "Failed to set the category. Please try again.")) { try onSelect(id) }
                if error == nil { dismiss() }
            }
        }
    }
}

#Preview("Categories") {
    CategoryPickerModal(categories: PreviewItems.categories, selectedID: "install", onSelect: { _ in })
}

#Preview("None") { CategoryPickerModal(categories: [], selectedID: nil, onSelect: { _ in }) }
