import DesignSystem
import LedgerCore
import LedgerStore
import SwiftUI

/// A project's fields and budget, to change.
struct EditProjectSheet: View {
    private let project: Project
    private let budgets: [ProjectBudgetCategory]
    @State private var draft: ProjectDraft
    @State private var isArchived: Bool
    @State private var error: String?
    @Environment(LedgerEnvironment.self) private var ledger
    @Environment(\.dismiss) private var dismiss

    init(project: Project, budgets: [ProjectBudgetCategory]) {
        self.project = project
        self.budgets = budgets
        _draft = State(initialValue: ProjectDraft(project, budgets: budgets))
        _isArchived = State(initialValue: project.isArchived == true)
    }

    var body: some View {
        FormSheet(
            title: "Edit Project",
            primaryAction: FormSheetAction(
                title: "Save", isDisabled: !draft.errors.isEmpty || !draft.unreadable.isEmpty, action: save),
            secondaryAction: FormSheetAction(title: "Cancel") { dismiss() }, error: error
        ) {
            ProjectFields(
                draft: $draft,
                currentImage: project.mainImageUrl.map { MediaAddresses(ledger.storage).picture(at: $0) })
            Toggle("Archived", isOn: $isArchived)
        }
        .presentationDetents([.large])
        .presentationDragIndicator(.visible)
    }

    /// Only what was changed is written, so that nobody's later change is overwritten.
    private var changedBudgets: [String: Int?] {
        var changed: [String: Int?] = [:]
        for category in Set(budgets.compactMap(\.id)).union(draft.allocations.keys) {
            let before = budgets.first { $0.id == category }
            let after = draft.cents[category]
            if before?.budgetCents != after, before != nil || (after ?? 0) > 0 {
                changed.updateValue(after, forKey: category)
            }
        }
        return changed
    }

    private func save() {
        guard let id = project.id else { return }
        error = ledger.attempt { services in
            try services.projects.update(id, budgets: changedBudgets) {
                draft.apply(to: &$0)
                $0.isArchived = isArchived
            }
        }
        guard error == nil else { return }
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
