import DesignSystem
import LedgerCore

/// How the saving of a form stands: why it failed, or what somebody else changed meanwhile.
///
/// ```swift
/// @State private var saving = FormSaving()
///
/// FormSheet(title: "Edit Item", primaryAction: FormSheetAction(title: "Save", action: save), error: saving.error) { … }
///     .editConflicts($saving, save: save)
///
/// private func save() {
///     if saving.save("Failed to save the item. Please try again.", edit, { try onSave($0) }) { dismiss() }
/// }
/// ```
struct FormSaving: Equatable {
    /// What to say of a failure.
    var error: String?
    /// The values to choose between before the form can be saved.
    var conflicts: [EditConflict] = []
    /// What was chosen so far.
    var choices: EditChoices = [:]

    /// Saves what a form says, and returns whether it is stored.
    ///
    /// - Parameters:
    ///   - message: what to say of a failure.
    ///   - edit: what the person changed.
    ///   - work: stores it.
    @MainActor
    mutating func save<E: Entity>(
        _ message: String, _ edit: DocumentEdit<E>, _ work: (DocumentEdit<E>) throws -> Void
    ) -> Bool {
        save(message) { choices in
            var edit = edit
            edit.choices = choices
            try work(edit)
        }
    }

    /// Saves several edits at once, each with the choices.
    @MainActor
    mutating func save(_ message: String, _ work: (EditChoices) throws -> Void) -> Bool {
        conflicts = []
        do {
            try work(choices)
            error = nil
            Haptics.success()
            return true
        } catch let found as EditConflicts {
            error = nil
            conflicts = found.conflicts
        } catch {
            self.error = LedgerEnvironment.words(for: error, message)
        }
        return false
    }
}
