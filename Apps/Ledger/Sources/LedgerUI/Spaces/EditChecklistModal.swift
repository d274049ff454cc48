import DesignSystem
import LedgerCore
import SwiftUI

/// Edits the checklists of a space, on a copy.
struct EditChecklistModal: View {
    /// Stores the checklists; gives back why it could not.
    let onSave: ([Checklist]) -> String?
    @State private var checklists: [Checklist]
    @State private var error: String?
    @Environment(\.dismiss) private var dismiss

    init(checklists: [Checklist], onSave: @escaping ([Checklist]) -> String?) {
        self.onSave = onSave
        _checklists = State(initialValue: checklists)
    }

    var body: some View {
        ChecklistsForm(
            title: "Edit Checklists", saveTitle: "Save", emptyMessage: "No checklists", error: error,
            checklists: $checklists
        ) {
            error = onSave(checklists.withoutBlankItems)
            if error == nil { dismiss() }
        } header: {
            EmptyView()
        }
    }
}

extension [Checklist] {
    /// The checklists without items in which nothing was written.
    var withoutBlankItems: [Checklist] {
        map { checklist in
            var checklist = checklist
            checklist.items.removeAll { $0.text.isBlankText }
            return checklist
        }
    }
}

#Preview("Checklists") { EditChecklistModal(checklists: PreviewSpaces.livingRoom.checklists ?? []) { _ in nil } }

#Preview("None") { EditChecklistModal(checklists: []) { _ in nil } }
