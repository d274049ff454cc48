import DesignSystem
import LedgerCore
import SwiftUI

/// Makes copies of an item.
struct MakeCopiesModal: View {
    let onCreate: (Int) throws -> Void
    @State private var count = 1
    @State private var error: String?
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        FormSheet(
            title: String(localized: "Make Copies"),
            description: String(localized: "Copies stay in the same space and transaction."),
            primaryAction: FormSheetAction(
                title: count == 1 ? String(localized: "Create 1 Copy") : String(localized: "Create \(count) Copies")
            ) {
                error = attempt(String(localized: "Failed to create the copies. Please try again.")) {
                    try onCreate(count)
                }
                if error == nil { dismiss() }
            },
            secondaryAction: FormSheetAction(title: String(localized: "Cancel")) { dismiss() }, error: error
        ) {
            Stepper(
                "Copies: \(count)", value: $count, in: 1...InventoryOperationsCalculations.maximumCopies
            )
            .font(Typography.body)
            .foregroundStyle(BrandColors.textPrimary)
        }
        .presentationDetents([.medium])
        .presentationDragIndicator(.visible)
    }
}

#Preview { MakeCopiesModal(onCreate: { _ in }) }
