import DesignSystem
import Foundation
import LedgerCore
import LedgerStore
import SwiftUI

/// Makes an item of a project, or of the inventory for `nil`.
struct NewItemSheet: View {
    let projectID: String?
    @State private var form = ItemForm()
    @State private var status = ItemStatus.toPurchase
    @State private var spaceID: String?
    @State private var transactionID: String?
    @State private var image: Data?
    @State private var picker: Picker?
    @State private var showsErrors = false
    @State private var error: String?
    @Environment(LedgerEnvironment.self) private var ledger
    @Environment(\.dismiss) private var dismiss
    @OpenContexts private var contexts

    private enum Picker: Identifiable {
        case status, space, transaction
        var id: Self { self }
    }

    /// - Parameters:
    ///   - projectID: the project, or `nil` for the inventory.
    ///   - spaceID: the space that is chosen at first.
    ///   - transactionID: the transaction that it is linked to at first.
    init(projectID: String?, spaceID: String? = nil, transactionID: String? = nil) {
        self.projectID = projectID
        _spaceID = State(initialValue: spaceID)
        _transactionID = State(initialValue: transactionID)
    }

    var body: some View {
        FormSheet(
            title: String(localized: "New Item"),
            primaryAction: FormSheetAction(
                title: String(localized: "Create Item"),
                disabledReason: form.name.isBlankText ? String(localized: "Enter a name to continue.") : nil,
                action: create),
            secondaryAction: FormSheetAction(title: String(localized: "Cancel")) { dismiss() }, error: error
        ) {
            ValidatedField(
                label: String(localized: "Name *"), text: $form.name, placeholder: String(localized: "Item name"),
                validate: .edit, showsAtOnce: showsErrors
            ) { _ in form.errors.message(for: "name") }
            FormField(
                label: String(localized: "Source"), text: $form.source,
                placeholder: String(localized: "e.g. HomeGoods, Ross"))
            FormField(
                label: String(localized: "SKU"), text: $form.sku,
                placeholder: String(localized: "Barcode or SKU number"))
            DetailRow(label: String(localized: "Status"), value: status.label ?? "") { picker = .status }
            ItemPriceFields(form: $form, showsErrors: showsErrors)
            ItemQuantityField(quantity: $form.quantity)
            if projectID != nil {
                DetailRow(label: String(localized: "Space"), value: spaceName ?? String(localized: "Select Space")) {
                    picker = .space
                }
                DetailRow(
                    label: String(localized: "Transaction"),
                    value: transactionName ?? String(localized: "Link Transaction")
                ) {
                    picker = .transaction
                }
            }
            ImagePickerField(title: String(localized: "Image"), data: $image)
        }
        .presentationDetents([.large])
        .presentationDragIndicator(.visible)
        .sheet(item: $picker) { sheet($0) }
    }

    @ViewBuilder private func sheet(_ picker: Picker) -> some View {
        let scope = contexts.scope(projectID: projectID)
        switch picker {
        case .status: StatusPickerModal(selected: status) { status = $0 }
        case .space: SetSpaceModal(spaces: scope.spaces, selectedID: spaceID) { spaceID = $0 }
        case .transaction:
            TransactionPickerModal(transactions: scope.transactions, selectedID: transactionID) { transactionID = $0 }
        }
    }

    private var spaceName: String? {
        ItemDetailCalculations.spaceName(spaceID, in: contexts.scope(projectID: projectID).spaces)
    }

    private var transactionName: String? {
        guard let transactionID else { return nil }
        return contexts.scope(projectID: projectID).transactions.first { $0.id == transactionID }
            .map(TransactionDisplayCalculations.displayName)
    }

    private func create() {
        showsErrors = true
        guard form.errors.isEmpty else { return }
        var item = Item()
        form.apply(to: &item)
        item.projectId = projectID
        item.spaceId = spaceID
        item.transactionId = transactionID
        item.status = status
        var id: String?
        error = ledger.attempt(String(localized: "Failed to create the item. Please try again.")) {
            id = try $0.items.create(item).id
        }
        guard error == nil, let id else { return }
        if let image { ledger.upload(image, to: .item(id)) }
        dismiss()
    }
}

#Preview("Project") { PreviewScreen { NewItemSheet(projectID: PreviewLedger.projectID) } }

#Preview("Inventory") { PreviewScreen { NewItemSheet(projectID: nil) } }
