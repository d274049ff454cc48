import DesignSystem
import LedgerCore
import SwiftUI

/// Edits an item's name, source, stock number, prices and quantity.
struct EditItemDetailsModal: View {
    let vendors: [String]
    let onSave: (DocumentEdit<Item>) throws -> Void
    /// The item as it was when the form opened.
    @State private var original: Item
    @State private var form: ItemForm
    @State private var showsErrors = false
    @State private var saving = FormSaving()
    @Environment(\.dismiss) private var dismiss

    init(item: Item, vendors: [String], onSave: @escaping (DocumentEdit<Item>) throws -> Void) {
        self.vendors = vendors
        self.onSave = onSave
        _original = State(initialValue: item)
        _form = State(initialValue: ItemForm(item))
    }

    var body: some View {
        FormSheet(
            title: String(localized: "Edit Details"),
            primaryAction: FormSheetAction(title: String(localized: "Save Changes"), action: save),
            secondaryAction: FormSheetAction(title: String(localized: "Cancel")) { dismiss() }, error: saving.error
        ) {
            ValidatedField(
                label: String(localized: "Name"), text: $form.name, placeholder: String(localized: "Item name"),
                validate: .edit, showsAtOnce: showsErrors
            ) { _ in form.errors.message(for: "name") }
            VendorPickerField(vendors: vendors, text: $form.source)
            FormField(
                label: String(localized: "SKU"), text: $form.sku,
                placeholder: String(localized: "Barcode or SKU number"))
            ItemPriceFields(form: $form, showsErrors: showsErrors)
            ItemQuantityField(quantity: $form.quantity)
        }
        .presentationDetents([.large])
        .presentationDragIndicator(.visible)
        .editConflicts($saving, save: save)
    }

    private func save() {
        showsErrors = true
        guard form.errors.isEmpty else { return }
        let edit = DocumentEdit(
            of: original, from: ItemForm(original).applied(to: original), to: form.applied(to: original))
        if saving.save(String(localized: "Failed to save the item. Please try again."), edit, onSave) { dismiss() }
    }
}

/// How many of a thing an item represents.
struct ItemQuantityField: View {
    @Binding var quantity: Int

    var body: some View {
        Stepper("Quantity: \(quantity)", value: $quantity, in: ItemFormValidation.quantities)
            .font(Typography.body)
            .foregroundStyle(BrandColors.textPrimary)
    }
}

/// The three prices of an item.
struct ItemPriceFields: View {
    @Binding var form: ItemForm
    let showsErrors: Bool

    var body: some View {
        Group {
            field(String(localized: "Purchase Price"), $form.purchasePrice, "purchasePrice")
            field(String(localized: "Project Price"), $form.projectPrice, "projectPrice")
            field(String(localized: "Market Value"), $form.marketValue, "marketValue")
        }
        .keyboardType(.decimalPad)
    }

    private func field(_ label: String, _ text: Binding<String>, _ key: String) -> some View {
        ValidatedField(label: label, text: text, placeholder: "$0.00", validate: .edit, showsAtOnce: showsErrors) { _ in
            form.errors.message(for: key)
        }
    }
}

#Preview("Item") {
    EditItemDetailsModal(
        item: PreviewItems.several[0], vendors: ["HomeGoods", "Amazon", "Wayfair"], onSave: { _ in })
}
