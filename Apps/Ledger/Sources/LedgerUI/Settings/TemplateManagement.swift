import DesignSystem
import LedgerCore
import SwiftUI

/// The account's space templates.
struct TemplateManagement: View {
    @State private var edited: TemplateForm?
    @State private var deleted: SpaceTemplate?
    @Environment(LedgerEnvironment.self) private var ledger

    var body: some View {
        PresetList(
            addTitle: String(localized: "Add Template"),
            emptyMessage: String(localized: "No templates yet. Create one or save from a space."),
            items: PresetListCalculations.pickable(ledger.account.spaceTemplates), title: \.name,
            onAdd: { edited = TemplateForm() },
            onReorder: { order in ledger.perform { try $0.templates.reorder(order.compactMap(\.id)) } }
        ) { template in
            HStack(spacing: Spacing.none) {
                IconButton(icon: "pencil", label: String(localized: "Edit \(template.name)")) {
                    edited = TemplateForm(template)
                }
                IconButton(
                    icon: "trash", label: String(localized: "Delete \(template.name)"),
                    color: ReadableColors.destructive
                ) {
                    deleted = template
                }
            }
        } footer: {
            EmptyView()
        }
        .sheet(item: $edited) { TemplateFormModal(form: $0) }
        .confirmationDialog(
            "Delete this template?", isPresented: Binding(get: { deleted != nil }, set: { if !$0 { deleted = nil } }),
            titleVisibility: .visible, presenting: deleted
        ) { template in
            Button("Delete", role: .destructive) {
                ledger.delete(
                    String(localized: "Template deleted"),
                    String(localized: "Failed to delete the template. Please try again.")
                ) {
                    try $0.templates.delete(template.id ?? "")
                }
            }
        } message: { _ in
            Text("Spaces that were created from it stay. \(ledger.restoring())")
        }
    }
}

/// A template's fields as they are typed.
struct TemplateForm: Identifiable {
    /// The template that is edited, as it was when the form opened; `nil` for a new one.
    private(set) var original: SpaceTemplate?
    var name = ""
    var notes = ""
    var checklists: [Checklist] = []

    var id: String { original?.id ?? "" }

    init() {}

    init(_ template: SpaceTemplate) {
        original = template
        name = template.name
        notes = template.notes ?? ""
        checklists = template.checklists
    }

    func apply(to template: inout SpaceTemplate) {
        template.name = name.trimmedText
        template.notes = notes.isBlankText ? nil : notes
        template.checklists = checklists.withoutBlankItems
    }

    /// A template with what was typed.
    func applied(to template: SpaceTemplate) -> SpaceTemplate {
        var template = template
        apply(to: &template)
        return template
    }
}

/// Makes or edits a template.
struct TemplateFormModal: View {
    @State var form: TemplateForm
    @State private var showsErrors = false
    @State private var saving = FormSaving()
    @Environment(LedgerEnvironment.self) private var ledger
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        ChecklistsForm(
            title: isNew ? String(localized: "New Template") : String(localized: "Edit Template"),
            saveTitle: isNew ? String(localized: "Create") : String(localized: "Save"),
            emptyMessage: String(localized: "No checklists. Add one to include in this template."), hasChecks: false,
            error: saving.error,
            checklists: $form.checklists, onSave: save
        ) {
            ValidatedField(
                label: String(localized: "Name"), text: $form.name, placeholder: String(localized: "Template name"),
                validate: .edit, showsAtOnce: showsErrors
            ) { _ in errors.message(for: "name") }
            FormField(
                label: String(localized: "Notes"), text: $form.notes, placeholder: String(localized: "Optional notes"),
                axis: .vertical)
        }
        .editConflicts($saving, save: save)
    }

    private var isNew: Bool { form.original == nil }
    private var errors: [ValidationError] { PresetFormValidation.validateTemplate(name: form.name) }

    private func save() {
        showsErrors = true
        guard errors.isEmpty else { return }
        let message = String(localized: "Failed to save the template. Please try again.")
        let isSaved =
            if let original = form.original {
                saving.save(
                    message,
                    DocumentEdit(
                        of: original, from: TemplateForm(original).applied(to: original), to: form.applied(to: original)
                    )
                ) { edit in
                    try ledger.services().templates.update(original.id ?? "") { try edit.apply(to: &$0) }
                }
            } else {
                saving.save(message) { _ in
                    try ledger.services().templates.create(form.applied(to: SpaceTemplate()))
                }
            }
        if isSaved { dismiss() }
    }
}

#Preview("New") { PreviewScreen { TemplateFormModal(form: TemplateForm()) } }
