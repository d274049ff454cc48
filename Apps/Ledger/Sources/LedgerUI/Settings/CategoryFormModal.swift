import DesignSystem
import LedgerCore
import LedgerStore
import SwiftUI

/// A category's fields as they are chosen.
struct CategoryForm: Identifiable {
    /// The category that is edited; `nil` for a new one.
    var categoryID: String?
    var name = ""
    private(set) var isItemized = false
    private(set) var isFee = false
    var isExcluded = false

    var id: String { categoryID ?? "" }

    init() {}

    init(_ category: BudgetCategory) {
        categoryID = category.id
        name = category.name
        isItemized = category.categoryType == .itemized
        isFee = category.categoryType == .fee
        isExcluded = category.isExcludedFromOverallBudget
    }

    var type: CategoryType { isItemized ? .itemized : isFee ? .fee : .general }

    /// A category is one or the other: turning one on turns the other off.
    mutating func setItemized(_ isOn: Bool) {
        isItemized = isOn
        if isOn { isFee = false }
    }

    mutating func setFee(_ isOn: Bool) {
        isFee = isOn
        if isOn { isItemized = false }
    }
}

/// Makes or edits a budget category.
struct CategoryFormModal: View {
    @State var form: CategoryForm
    @State private var showsErrors = false
    @State private var error: String?
    @Environment(LedgerEnvironment.self) private var ledger
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        FormSheet(
            title: isNew ? "New Category" : "Edit Category",
            primaryAction: FormSheetAction(title: isNew ? "Create" : "Save", action: save),
            secondaryAction: FormSheetAction(title: "Cancel") { dismiss() }, error: error
        ) {
            FormField(
                label: "Name", text: $form.name, placeholder: "Category name",
                errorText: showsErrors ? errors.message(for: "name") : nil)
            Group {
                Toggle("Itemized", isOn: Binding(get: { form.isItemized }, set: { form.setItemized($0) }))
                Toggle("Fee", isOn: Binding(get: { form.isFee }, set: { form.setFee($0) }))
                Toggle("Exclude from Overall Budget", isOn: $form.isExcluded)
            }
            .font(Typography.body)
            .foregroundStyle(BrandColors.textPrimary)
            .tint(BrandColors.primary)
        }
        .presentationDetents([.medium, .large])
        .presentationDragIndicator(.visible)
    }

    private var isNew: Bool { form.categoryID == nil }

    private var errors: [ValidationError] {
        let others = ledger.account.budgetCategories.filter { $0.id != form.categoryID }.map(\.name)
        return PresetFormValidation.validateCategory(
            name: form.name, isItemized: form.isItemized, isFee: form.isFee, otherNames: others)
    }

    private func save() {
        showsErrors = true
        guard errors.isEmpty else { return }
        error = ledger.attempt("Failed to save the category. Please try again.") { services in
            guard let id = form.categoryID else {
                try services.presets.createCategory(
                    name: form.name, type: form.type, excludeFromOverallBudget: form.isExcluded)
                return
            }
            try services.presets.updateCategory(id) {
                $0.name = form.name.trimmedText
                var metadata = $0.metadata ?? CategoryMetadata()
                metadata.categoryType = form.type
                metadata.excludeFromOverallBudget = form.isExcluded ? true : nil
                $0.metadata = metadata
            }
        }
        if error == nil { dismiss() }
    }
}

#Preview("New") { PreviewScreen { CategoryFormModal(form: CategoryForm()) } }

#Preview("Edit") { PreviewScreen { CategoryFormModal(form: CategoryForm(PreviewItems.categories[0])) } }
