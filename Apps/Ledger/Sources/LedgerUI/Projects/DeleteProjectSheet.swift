import DesignSystem
import LedgerCore
import LedgerStore
import SwiftUI

/// Deletes a project with everything in it, once its name is typed.
struct DeleteProjectSheet: View {
    let project: Project
    /// How many documents of each kind go with it.
    let contents: [EntityKind: Int]
    let onDeleted: () -> Void
    @State private var typed = ""
    @State private var error: String?
    @Environment(LedgerEnvironment.self) private var ledger
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        FormSheet(
            title: "Delete Project?", description: explanation,
            primaryAction: FormSheetAction(title: "Delete Project", disabledReason: problem, action: delete),
            secondaryAction: FormSheetAction(title: "Cancel") { dismiss() }, error: error
        ) {
            FormField(label: "Project Name", text: $typed, placeholder: name)
                .autocorrectionDisabled()
        }
        .presentationDetents([.medium, .large])
        .presentationDragIndicator(.visible)
    }

    private var name: String { ProjectListCalculations.displayName(project) }

    private var explanation: String {
        let rest = DeletionWords.contents(contents).map { " and its \($0)" } ?? ""
        return "This deletes “\(name)”\(rest). \(ledger.restoring("everything"))"
    }

    private var problem: String? {
        if !ledger.may(.deleteProjects) { return ledger.role.refusal(of: .deleteProjects) }
        return typed.trimmedText == name.trimmedText ? nil : "Type “\(name)” to delete it."
    }

    private func delete() {
        error = ledger.attempt("Failed to delete the project. Please try again.") { services in
            let deletion = try services.projects.delete(project.id ?? "")
            if ledger.restores { ledger.undoOffer = UndoOffer(message: "Project deleted", deletion: deletion) }
        }
        guard error == nil else { return }
        dismiss()
        onDeleted()
    }
}

#Preview {
    PreviewScreen {
        DeleteProjectSheet(
            project: Project(id: "p") { $0.name = "Kessler Lake House" },
            contents: [.item: 12, .transaction: 1, .space: 3], onDeleted: {})
    }
}

#Preview("As a user") {
    PreviewScreen(role: .user) {
        DeleteProjectSheet(project: Project(id: "p") { $0.name = "Kessler" }, contents: [:], onDeleted: {})
    }
}
