import DesignSystem
import LedgerCore
import SwiftUI

/// A new project with its budget. The sheet goes at once; the picture follows.
struct NewProjectSheet: View {
    @State private var draft = ProjectDraft()
    @State private var error: String?
    @Environment(LedgerEnvironment.self) private var ledger
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        FormSheet(
            title: String(localized: "New Project"),
            primaryAction: FormSheetAction(
                title: String(localized: "Create Project"), disabledReason: draft.problem, action: create),
            secondaryAction: FormSheetAction(title: String(localized: "Cancel")) { dismiss() }, error: error
        ) {
            ProjectFields(draft: $draft)
        }
        .presentationDetents([.large])
        .presentationDragIndicator(.visible)
    }

    private func create() {
        var id: String?
        error = ledger.attempt { services in
            id = try services.projects.create(draft.applied(to: Project()), allocations: draft.cents).id
        }
        guard error == nil else { return }
        dismiss()
        if let id, let image = draft.image { ledger.uploadMainImage(image, project: id) }
    }
}

#Preview { PreviewScreen { NewProjectSheet() } }
