import DesignSystem
import LedgerCore
import LedgerStore
import SwiftUI

/// A category's fields as they are chosen.
struct CategoryForm: Identifiable {
    /// The category that is edited, as it was when the form opened; `nil` for a new one.
    private(set) var original: BudgetCategory?
    var name = ""
    private(set) var isItemized = false
    private(set) var isFee = false
    var isExcluded = false

    var id: String { original?.id ?? "" }

    init() {}

    init(_ category: BudgetCategory) {
        original = category
        name = category.name
        isItemized = category.categoryType == .itemized
        isFee = category.categoryType == .fee
        isExcluded = category.isExcludedFromOverallBudget
    }

    var type: CategoryType { isItemized ? .itemized : isFee ? .fee : .general }

    /// A category with what was chosen.
    func applied(to category: BudgetCategory) -> BudgetCategory {
        var category = category
        category.name = name.trimmedText
        var metadata = category.metadata ?? CategoryMetadata()
        metadata.categoryType = type
        metadata.excludeFromOverallBudget = isExcluded ? true : nil
        category.metadata = metadata
        return category
    }

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
    @State private var saving = FormSaving()
    @Environment(LedgerEnvironment.self) private var ledger
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        FormSheet(
            title: isNew ? String(localized: "New Category") : String(localized: "Edit Category"),
            primaryAction: FormSheetAction(
                title: isNew ? String(localized: "Create") : String(localized: "Save"), action: save),
            secondaryAction: FormSheetAction(title: String(localized: "Cancel")) { dismiss() }, error: saving.error
        ) {
            ValidatedField(
                label: String(localized: "Name"), text: $form.name, placeholder: String(localized: "Category name"),
                validate: .edit, showsAtOnce: showsErrors
            ) { _ in errors.message(for: "name") }
            Group {
                Toggle("Itemized", isOn: Binding(get: { form.isItemized }, set: { form.setItemized($0) }))
                Toggle("Fee", isOn: Binding(get: { form.isFee }, set: { form.setFee($0) }))
                Toggle("Exclude from Overall Budget", isOn: $form.isExcluded)
            }
            .font(Typography.body)
            .foregroundStyle(BrandColors.textPrimary)
            .tint(ReadableColors.brand)
        }
        .presentationDetents([.medium, .large])
        .presentationDragIndicator(.visible)
        .editConflicts($saving, save: save)
    }

    private var isNew: Bool { form.original == nil }

    private var errors: [ValidationError] {
        let others = ledger.account.budgetCategories.filter { $0.id != form.original?.id }.map(\.name)
        return PresetFormValidation.validateCategory(
            name: form.name, isItemized: form.isItemized, isFee: form.isFee, otherNames: others)
    }

    private func save() {
        showsErrors = true
        guard errors.isEmpty else { return }
        let message = String(localized: "Failed to save the category. Please try again.")
        let isSaved =
            if let original = form.original {
                saving.save(
                    message,
                    DocumentEdit(
                        of: original, from: CategoryForm(original).applied(to: original), to: form.applied(to: original)
                    )
                ) { edit in
                    try ledger.services().presets.updateCategory(original.id ?? "") { try edit.apply(to: &$0) }
                }
            } else {
                saving.save(message) { _ in
                    try ledger.services().presets.createCategory(
                        name: form.name, type: form.type, excludeFromOverallBudget: form.isExcluded)
                }
            }
        if isSaved { dismiss() }
    }
}

#Preview("New") { PreviewScreen { CategoryFormModal(form: CategoryForm()) } }

#Preview("Edit") { PreviewScreen { CategoryFormModal(form: CategoryForm(PreviewItems.categories[0])) } }
