import DesignSystem
import LedgerCore
import SwiftUI

/// Edits a space's name and notes.
struct EditSpaceDetailsModal: View {
    /// Stores what was typed; gives back why it could not.
    let onSave: (_ name: String, _ notes: String?) -> String?
    @State private var name: String
    @State private var notes: String
    @State private var error: String?
    @Environment(\.dismiss) private var dismiss

    init(space: Space, onSave: @escaping (_ name: String, _ notes: String?) -> String?) {
        self.onSave = onSave
        _name = State(initialValue: space.name)
        _notes = State(initialValue: space.notes ?? "")
    }

    var body: some View {
        let problem = SpaceFormValidation.validate(name: name).message(for: "name")
        FormSheet(
            title: "Edit Space Details",
            primaryAction: FormSheetAction(title: "Save", isDisabled: problem != nil) {
                error = onSave(name.trimmedText, notes.isBlankText ? nil : notes)
                if error == nil { dismiss() }
            },
            secondaryAction: FormSheetAction(title: "Cancel") { dismiss() }, error: error
        ) {
            FormField(label: "Name", text: $name, placeholder: "Space name", errorText: problem)
            FormField(label: "Notes", text: $notes, placeholder: "Optional notes", axis: .vertical)
        }
        .presentationDetents([.medium, .large])
        .presentationDragIndicator(.visible)
    }
}

#Preview("Space") { EditSpaceDetailsModal(space: PreviewSpaces.livingRoom) { _, _ in nil } }

#Preview("No name") { EditSpaceDetailsModal(space: Space()) { _, _ in nil } }
