import DesignSystem
import LedgerCore
import SwiftUI

/// Edits a space's name and notes.
struct EditSpaceDetailsModal: View {
    /// Stores what was changed.
    let onSave: (DocumentEdit<Space>) throws -> Void
    /// The space as it was when the form opened.
    @State private var original: Space
    @State private var name: String
    @State private var notes: String
    @State private var saving = FormSaving()
    @Environment(\.dismiss) private var dismiss

    init(space: Space, onSave: @escaping (DocumentEdit<Space>) throws -> Void) {
        self.onSave = onSave
        _original = State(initialValue: space)
        _name = State(initialValue: space.name)
        _notes = State(initialValue: space.notes ?? "")
    }

    var body: some View {
        let problem = SpaceFormValidation.validate(name: name).message(for: "name")
        FormSheet(
            title: String(localized: "Edit Space Details"),
            primaryAction: FormSheetAction(
                title: String(localized: "Save"),
                disabledReason: problem == nil ? nil : String(localized: "Enter a name to save."), action: save),
            secondaryAction: FormSheetAction(title: String(localized: "Cancel")) { dismiss() }, error: saving.error
        ) {
            FormField(
                label: String(localized: "Name"), text: $name, placeholder: String(localized: "Space name"),
                errorText: problem)
            FormField(
                label: String(localized: "Notes"), text: $notes, placeholder: String(localized: "Optional notes"),
                axis: .vertical)
        }
        .presentationDetents([.medium, .large])
        .presentationDragIndicator(.visible)
        .editConflicts($saving, save: save)
    }

    private func save() {
        let edit = DocumentEdit(of: original) { space in
            if name != space.name { space.name = name.trimmedText }
            if notes != space.notes ?? "" { space.notes = notes.isBlankText ? nil : notes }
        }
        if saving.save(String(localized: "Failed to save the space. Please try again."), edit, onSave) { dismiss() }
    }
}

#Preview("Space") { PreviewScreen { EditSpaceDetailsModal(space: PreviewSpaces.livingRoom) { _ in } } }

#Preview("No name") { PreviewScreen { EditSpaceDetailsModal(space: Space()) { _ in } } }
