import DesignSystem
import LedgerCore
import LedgerStore
import SwiftUI

/// A project's fields and budget, to change.
struct EditProjectSheet: View {
    /// The project and its budgets as they were when the form opened.
    @State private var original: Project
    @State private var budgets: [ProjectBudgetCategory]
    @State private var draft: ProjectDraft
    @State private var isArchived: Bool
    @State private var saving = FormSaving()
    @Environment(LedgerEnvironment.self) private var ledger
    @Environment(\.dismiss) private var dismiss

    init(project: Project, budgets: [ProjectBudgetCategory]) {
        _original = State(initialValue: project)
        _budgets = State(initialValue: budgets)
        _draft = State(initialValue: ProjectDraft(project, budgets: budgets))
        _isArchived = State(initialValue: project.isArchived == true)
    }

    var body: some View {
        FormSheet(
            title: String(localized: "Edit Project"),
            primaryAction: FormSheetAction(
                title: String(localized: "Save"), disabledReason: draft.problem, action: save),
            secondaryAction: FormSheetAction(title: String(localized: "Cancel")) { dismiss() }, error: saving.error
        ) {
            ProjectFields(
                draft: $draft,
                currentImage: original.mainImageUrl.map { MediaAddresses(ledger.storage).picture(at: $0) })
            Toggle("Archived", isOn: $isArchived)
        }
        .presentationDetents([.large])
        .presentationDragIndicator(.visible)
        .editConflicts($saving, save: save)
    }

    private var projectEdit: DocumentEdit<Project> {
        var edited = draft.applied(to: original)
        if isArchived != (original.isArchived == true) { edited.isArchived = isArchived }
        return DocumentEdit(
            of: original, from: ProjectDraft(original, budgets: budgets).applied(to: original), to: edited)
    }

    /// What was changed of the budgets, by category. A budget of nothing enables no further category.
    private var budgetEdits: [String: DocumentEdit<ProjectBudgetCategory>] {
        let before = ProjectDraft(original, budgets: budgets)
        var edits: [String: DocumentEdit<ProjectBudgetCategory>] = [:]
        for category in Set(budgets.compactMap(\.id)).union(draft.allocations.keys) {
            let cents = draft.cents[category]
            let stored = budgets.first { $0.id == category }
            guard cents != before.cents[category], stored != nil || (cents ?? 0) > 0 else { continue }
            let budget = stored ?? ProjectBudgetCategory(id: category) { $0.projectId = original.id }
            edits[category] = DocumentEdit(of: budget) { $0.budgetCents = cents }
        }
        return edits
    }

    private func save() {
        guard let id = original.id else { return }
        let isSaved = saving.save(String(localized: "Failed to save the project. Please try again.")) { choices in
            try ledger.services().projects.update(id, projectEdit, budgets: budgetEdits, choices: choices)
        }
        guard isSaved else { return }
        dismiss()
        if let image = draft.image { ledger.uploadMainImage(image, project: id) }
    }
}

#Preview {
    PreviewScreen {
        EditProjectSheet(
            project: Project(id: "p") {
                $0.name = "Kessler Lake House"
                $0.clientName = "Kessler"
            }, budgets: [ProjectBudgetCategory(id: "cat-furnishings") { $0.budgetCents = 2_500_000 }])
    }
}
