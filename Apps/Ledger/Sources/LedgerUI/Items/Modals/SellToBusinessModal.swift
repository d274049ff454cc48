import DesignSystem
import LedgerCore
import SwiftUI

/// Sells items of projects to the business: they go to its inventory, and a record of the sale is kept.
struct SellToBusinessModal: View {
    let items: [Item]
    let categories: [BudgetCategory]
    let onConfirm: (_ fallbackCategory: String?) throws -> Void
    @State private var categoryID: String?
    @State private var error: String?
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        FormSheet(
            title: String(localized: "Sell to Business"),
            description:
                String(
                    localized:
                        "Items move to business inventory and a sale is recorded. To correct where items belong, use Reassign instead."
                ),
            primaryAction: FormSheetAction(title: String(localized: "Confirm Sale")) {
                error = attempt(String(localized: "Failed to complete the sale. Please try again.")) {
                    try onConfirm(categoryID)
                }
                if error == nil { dismiss() }
            },
            secondaryAction: FormSheetAction(title: String(localized: "Cancel")) { dismiss() }, error: error
        ) {
            InfoCard(
                message: String(localized: "\(DisplayFormatting.itemCount(items.count)) will move to inventory"),
                icon: "shippingbox")
            if BulkSaleResolutionCalculations.needsSourceCategory(items) {
                TitledCard(
                    title: items.count == 1
                        ? String(localized: "Category") : String(localized: "Category for uncategorized items")
                ) {
                    CategoryPickerList(categories: categories, selectedID: categoryID) { categoryID = $0 }
                }
            }
        }
        .presentationDetents([.medium, .large])
        .presentationDragIndicator(.visible)
    }
}

#Preview("Several, some without a category") {
    SellToBusinessModal(items: PreviewItems.several, categories: PreviewItems.categories, onConfirm: { _ in })
}

#Preview("One with a category") {
    SellToBusinessModal(
        items: [Item(id: "1") { $0.budgetCategoryId = "install" }], categories: PreviewItems.categories,
        onConfirm: { _ in })
}
