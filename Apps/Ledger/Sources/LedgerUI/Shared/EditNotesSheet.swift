import DesignSystem
import LedgerCore
import SwiftUI

/// The notes of a transaction, an item or a space, to change.
struct EditNotesSheet<Document: Entity>: View {
    private let notes: WritableKeyPath<Document, String?>
    private let onSave: (DocumentEdit<Document>) throws -> Void
    /// The document as it was when the form opened.
    @State private var original: Document
    @State private var text: String
    @State private var saving = FormSaving()
    @Environment(\.dismiss) private var dismiss

    /// - Parameters:
    ///   - document: what the notes are of.
    ///   - notes: where they are.
    ///   - onSave: stores what was changed.
    init(
        document: Document, notes: WritableKeyPath<Document, String?>,
        onSave: @escaping (DocumentEdit<Document>) throws -> Void
    ) {
        self.notes = notes
        self.onSave = onSave
        _original = State(initialValue: document)
        _text = State(initialValue: document[keyPath: notes] ?? "")
    }

    var body: some View {
        FormSheet(
            title: String(localized: "Edit Notes"),
            primaryAction: FormSheetAction(title: String(localized: "Save"), action: save),
            secondaryAction: FormSheetAction(title: String(localized: "Cancel")) { dismiss() }, error: saving.error
        ) {
            TextArea(label: String(localized: "Notes"), text: $text)
        }
        .presentationDetents([.medium, .large])
        .presentationDragIndicator(.visible)
        .editConflicts($saving, save: save)
    }

    private func save() {
        let edit = DocumentEdit(of: original) { document in
            if text != document[keyPath: notes] ?? "" { document[keyPath: notes] = text.isBlankText ? nil : text }
        }
        if saving.save(String(localized: "Failed to save the notes. Please try again."), edit, onSave) { dismiss() }
    }
}

#Preview("Notes") {
    PreviewScreen { EditNotesSheet(document: Space { $0.notes = "Back door." }, notes: \.notes) { _ in } }
}

#Preview("None") { PreviewScreen { EditNotesSheet(document: Space(), notes: \.notes) { _ in } } }
