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
            title: String(localized: "Delete Project?"), description: explanation,
            primaryAction: FormSheetAction(
                title: String(localized: "Delete Project"), disabledReason: problem, action: delete),
            secondaryAction: FormSheetAction(title: String(localized: "Cancel")) { dismiss() }, error: error
        ) {
            FormField(label: String(localized: "Project Name"), text: $typed, placeholder: name)
                .autocorrectionDisabled()
        }
        .presentationDetents([.medium, .large])
        .presentationDragIndicator(.visible)
    }

    private var name: String { ProjectListCalculations.displayName(project) }

    private var explanation: String {
        let deleted =
            DeletionWords.contents(contents).map { String(localized: "This deletes “\(name)” and its \($0).") }
            ?? String(localized: "This deletes “\(name)”.")
        let restoring =
            ledger.restores ? String(localized: "You can restore everything for 30 days.") : ledger.restoring()
        return "\(deleted) \(restoring)"
    }

    private var problem: String? {
        if !ledger.may(.deleteProjects) { return ledger.role.refusal(of: .deleteProjects) }
        return typed.trimmedText == name.trimmedText ? nil : String(localized: "Type “\(name)” to delete it.")
    }

    private func delete() {
        error = ledger.attempt(String(localized: "Failed to delete the project. Please try again.")) { services in
            let deletion = try services.projects.delete(project.id ?? "")
            if ledger.restores {
                ledger.undoOffer = UndoOffer(message: String(localized: "Project deleted"), undone: .deletion(deletion))
            }
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
