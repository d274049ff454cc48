import DesignSystem
import LedgerCore
import SwiftUI

/// Items of the same project, or of the inventory, to link to a transaction.
struct LinkItemsSheet: View {
    let transaction: Transaction
    let scope: any ScopedContext
    @State private var error: String?
    @Environment(LedgerEnvironment.self) private var ledger
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.sm) {
            HStack {
                Text("Link Existing Items").font(Typography.h2).accessibilityAddTraits(.isHeader)
                Spacer()
                Button("Done") { dismiss() }
            }
            .padding([.horizontal, .top], Spacing.screenPadding)
            if let error { StatusBanner(message: error).padding(.horizontal, Spacing.screenPadding) }
            SharedItemsList(
                mode: .picker(
                    scope: transaction.projectId.map(ListScope.project) ?? .inventory,
                    addedIds: Set(transaction.itemIds ?? []), onAddSelected: link),
                emptyMessage: String(localized: "No items to link"))
        }
        .background(BrandColors.surface)
        .presentationDetents([.large])
        .presentationDragIndicator(.visible)
    }

    private func link(_ ids: [String]) {
        error = ledger.attempt(String(localized: "Failed to link the items. Please try again.")) {
            try $0.inventory.setTransaction(ids, to: transaction.id)
        }
        if error == nil { dismiss() }
    }
}

private struct PreviewLinking: View {
    @OpenContexts private var contexts

    var body: some View {
        let scope = contexts.scope(projectID: PreviewLedger.projectID)
        LinkItemsSheet(transaction: scope.transactions.first ?? Transaction(), scope: scope)
    }
}

#Preview("Items") { PreviewScreen { PreviewLinking() } }
#Preview("None") { PreviewScreen(.empty) { PreviewLinking() } }
