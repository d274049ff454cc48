import DesignSystem
import LedgerCore
import SwiftUI

/// Edits an item's name, source, stock number and prices.
struct EditItemDetailsModal: View {
    let vendors: [String]
    let onSave: (@escaping (inout Item) -> Void) throws -> Void
    @State private var form: ItemForm
    @State private var showsErrors = false
    @State private var error: String?
    @Environment(\.dismiss) private var dismiss

    init(item: Item, vendors: [String], onSave: @escaping (@escaping (inout Item) -> Void) throws -> Void) {
        self.vendors = vendors
        self.onSave = onSave
        _form = State(initialValue: ItemForm(item))
    }

    var body: some View {
        FormSheet(
            title: "Edit Details", primaryAction: FormSheetAction(title: "Save Changes", action: save),
            secondaryAction: FormSheetAction(title: "Cancel") { dismiss() }, error: error
        ) {
            FormField(
                label: "Name", text: $form.name, placeholder: "Item name", errorText: message("name"))
            VendorPickerField(vendors: vendors, text: $form.source)
            FormField(label: "SKU", text: $form.sku, placeholder: "Barcode or SKU number")
            ItemPriceFields(form: $form, showsErrors: showsErrors)
        }
        .presentationDetents([.large])
        .presentationDragIndicator(.visible)
    }

    private func message(_ field: String) -> String? { showsErrors ? form.errors.message(for: field) : nil }

    private func save() {
        showsErrors = true
        guard form.errors.isEmpty else { return }
        let form = form
        error = attempt("Failed to save the item. Please try again.") { try onSave { form.apply(to: &$0) } }
        if error == nil { dismiss() }
    }
}

/// The three prices of an item.
struct ItemPriceFields: View {
    @Binding var form: ItemForm
    let showsErrors: Bool

    var body: some View {
        Group {
            field("Purchase Price", $form.purchasePrice, "purchasePrice")
            field("Project Price", $form.projectPrice, "projectPrice")
            field("Market Value", $form.marketValue, "marketValue")
        }
        .keyboardType(.decimalPad)
    }

    private func field(_ label: String, _ text: Binding<String>, _ key: String) -> some View {
        FormField(
            label: label, text: text, placeholder: "$0.00",
            errorText: showsErrors ? form.errors.message(for: key) : nil)
    }
}

#Preview("Item") {
    EditItemDetailsModal(
        item: PreviewItems.several[0], vendors: ["Homegoods", "Amazon", "Wayfair"], onSave: { _ in })
}
