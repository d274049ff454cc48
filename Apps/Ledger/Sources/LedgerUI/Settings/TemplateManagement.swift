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
            addTitle: "Add Template", emptyMessage: "No templates yet. Create one or save from a space.",
            items: PresetListCalculations.pickable(ledger.account.spaceTemplates), title: \.name,
            onAdd: { edited = TemplateForm() },
            onReorder: { order in ledger.perform { try $0.templates.reorder(order.compactMap(\.id)) } }
        ) { template in
            HStack(spacing: Spacing.none) {
                IconButton(icon: "pencil", label: "Edit \(template.name)") { edited = TemplateForm(template) }
                IconButton(icon: "trash", label: "Delete \(template.name)", color: BrandColors.destructive) {
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
                ledger.perform { try $0.templates.delete(template.id ?? "") }
            }
        } message: { _ in
            Text("This action cannot be undone.")
        }
    }
}

/// A template's fields as they are typed.
struct TemplateForm: Identifiable {
    /// The template that is edited; `nil` for a new one.
    var templateID: String?
    var name = ""
    var notes = ""
    var checklists: [Checklist] = []

    var id: String { templateID ?? "" }

    init() {}

    init(_ template: SpaceTemplate) {
        templateID = template.id
        name = template.name
        notes = template.notes ?? ""
        checklists = template.checklists
    }

    func apply(to template: inout SpaceTemplate) {
        template.name = name.trimmedText
        template.notes = notes.isBlankText ? nil : notes
        template.checklists = checklists.withoutBlankItems
    }
}

/// Makes or edits a template.
struct TemplateFormModal: View {
    @State var form: TemplateForm
    @State private var showsErrors = false
    @State private var error: String?
    @Environment(LedgerEnvironment.self) private var ledger
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        ChecklistsForm(
            title: isNew ? "New Template" : "Edit Template", saveTitle: isNew ? "Create" : "Save",
            emptyMessage: "No checklists. Add one to include in this template.", hasChecks: false, error: error,
            checklists: $form.checklists, onSave: save
        ) {
            FormField(
                label: "Name", text: $form.name, placeholder: "Template name",
                errorText: showsErrors ? errors.message(for: "name") : nil)
            FormField(label: "Notes", text: $form.notes, placeholder: "Optional notes", axis: .vertical)
        }
    }

    private var isNew: Bool { form.templateID == nil }
    private var errors: [ValidationError] { PresetFormValidation.validateTemplate(name: form.name) }

    private func save() {
        showsErrors = true
        guard errors.isEmpty else { return }
        error = ledger.attempt("Failed to save the template. Please try again.") { services in
            if let id = form.templateID {
                try services.templates.update(id) { form.apply(to: &$0) }
            } else {
                try services.templates.create(SpaceTemplate { form.apply(to: &$0) })
            }
        }
        if error == nil { dismiss() }
    }
}

#Preview("New") { PreviewScreen { TemplateFormModal(form: TemplateForm()) } }
