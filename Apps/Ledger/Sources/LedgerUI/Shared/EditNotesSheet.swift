import DesignSystem
import SwiftUI

/// The notes of a transaction, an item or a space, to change.
struct EditNotesSheet: View {
    private let onSave: (String?) -> String?
    @State private var text: String
    @State private var error: String?
    @Environment(\.dismiss) private var dismiss

    /// - Parameters:
    ///   - notes: what is there.
    ///   - onSave: stores what was written, `nil` for nothing; gives back why it could not.
    init(notes: String?, onSave: @escaping (String?) -> String?) {
        self.onSave = onSave
        _text = State(initialValue: notes ?? "")
    }

    var body: some View {
        FormSheet(
            title: "Edit Notes", primaryAction: FormSheetAction(title: "Save", action: save),
            secondaryAction: FormSheetAction(title: "Cancel") { dismiss() }, error: error
        ) {
            TextArea(label: "Notes", text: $text)
        }
        .presentationDetents([.medium, .large])
        .presentationDragIndicator(.visible)
    }

    private func save() {
        error = onSave(text.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty ? nil : text)
        if error == nil { dismiss() }
    }
}

#Preview("Notes") { EditNotesSheet(notes: "Back door.", onSave: { _ in nil }) }

#Preview("None") { EditNotesSheet(notes: nil, onSave: { _ in nil }) }
