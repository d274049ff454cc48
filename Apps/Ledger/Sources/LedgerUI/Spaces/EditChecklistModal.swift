import DesignSystem
import LedgerCore
import SwiftUI

/// Edits the checklists of a space, on a copy.
struct EditChecklistModal: View {
    /// Stores what was changed.
    let onSave: (DocumentEdit<Space>) throws -> Void
    /// The space as it was when the form opened.
    @State private var original: Space
    @State private var checklists: [Checklist]
    @State private var saving = FormSaving()
    @Environment(\.dismiss) private var dismiss

    init(space: Space, onSave: @escaping (DocumentEdit<Space>) throws -> Void) {
        self.onSave = onSave
        _original = State(initialValue: space)
        _checklists = State(initialValue: space.checklists ?? [])
    }

    var body: some View {
        ChecklistsForm(
            title: String(localized: "Edit Checklists"), saveTitle: String(localized: "Save"),
            emptyMessage: String(localized: "No checklists"), error: saving.error,
            checklists: $checklists, onSave: save
        ) {
            EmptyView()
        }
        .editConflicts($saving, save: save)
    }

    private func save() {
        let edit = DocumentEdit(of: original) { space in
            if checklists != space.checklists ?? [] { space.checklists = checklists.withoutBlankItems }
        }
        if saving.save(String(localized: "Failed to save the checklists. Please try again."), edit, onSave) {
            dismiss()
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

#Preview("Checklists") { PreviewScreen { EditChecklistModal(space: PreviewSpaces.livingRoom) { _ in } } }

#Preview("None") { PreviewScreen { EditChecklistModal(space: Space()) { _ in } } }
