import DesignSystem
import LedgerCore
import LedgerStore
import SwiftUI

extension View {
    /// Asks which values stay where a form and somebody else changed the same ones.
    ///
    /// - Parameters:
    ///   - saving: how the saving of the form stands.
    ///   - save: saves the form again, with what was chosen.
    func editConflicts(_ saving: Binding<FormSaving>, save: @escaping () -> Void) -> some View {
        sheet(
            isPresented: Binding(
                get: { !saving.wrappedValue.conflicts.isEmpty },
                set: { if !$0 { saving.wrappedValue.conflicts = [] } })
        ) {
            EditConflictSheet(conflicts: saving.wrappedValue.conflicts) { choices in
                saving.wrappedValue.choices.merge(choices) { $1 }
                save()
            }
        }
    }
}

/// The values that both the person and somebody else changed, to choose between.
struct EditConflictSheet: View {
    let conflicts: [EditConflict]
    let onSave: (EditChoices) -> Void
    @State private var choices: EditChoices = [:]
    @Environment(LedgerEnvironment.self) private var ledger
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        FormSheet(
            title: String(localized: "Someone Else Made Changes"),
            description: String(
                localized: "These fields were changed while you were editing. Choose which values to keep."),
            primaryAction: FormSheetAction(
                title: String(localized: "Save"),
                disabledReason: isComplete ? nil : String(localized: "Choose a value for each field to save.")
            ) { onSave(choices) },
            secondaryAction: FormSheetAction(title: String(localized: "Back to Editing")) { dismiss() }
        ) {
            ForEach(conflicts) { conflict in
                ConflictChoice(
                    label: ledger.label(of: conflict), mine: ledger.text(of: conflict.mine, in: conflict),
                    theirs: ledger.text(of: conflict.theirs, in: conflict), side: side(of: conflict))
            }
        }
        .presentationDetents([.medium, .large])
        .presentationDragIndicator(.visible)
    }

    private var isComplete: Bool { conflicts.allSatisfy { choices[$0] != nil } }

    private func side(of conflict: EditConflict) -> Binding<EditConflict.Side?> {
        Binding(get: { choices[conflict] }, set: { choices[conflict] = $0 })
    }
}

/// Two values of one field, of which one stays.
struct ConflictChoice: View {
    let label: String
    let mine: String
    let theirs: String
    @Binding var side: EditConflict.Side?

    var body: some View {
        TitledCard(title: label) {
            PickerRow(title: mine, subtitle: String(localized: "Your change"), isSelected: side == .mine) {
                side = .mine
            }
            .accessibilityLabel("\(label), your change: \(mine)")
            PickerRow(title: theirs, subtitle: String(localized: "Their change"), isSelected: side == .theirs) {
                side = .theirs
            }
            .accessibilityLabel("\(label), their change: \(theirs)")
        }
    }
}

extension LedgerEnvironment {
    /// What a value in conflict is called.
    func label(of conflict: EditConflict) -> String {
        if conflict.kind == .projectBudgetCategory, let id = conflict.key.split(separator: "/").last,
            let category = name(of: .budgetCategory, String(id))
        {
            return String(localized: "\(category) Budget")
        }
        return FieldDescriptions.label(
            of: conflict.path, in: conflict.kind, fields: fields(of: conflict.kind, conflict.key))
    }

    /// What a value in conflict is; an element of a list that is not there was removed.
    func text(of value: JSONValue, in conflict: EditConflict) -> String {
        if value == .null, conflict.path.contains("/") { return String(localized: "Removed") }
        return FieldDescriptions.text(value, at: conflict.path, in: conflict.kind) { self.name(of: $0, $1) }
    }

    /// What a document is called.
    func name(of kind: EntityKind, _ key: String) -> String? {
        let fields = fields(of: kind, key)
        for field in ["name", "source", "email"] {
            if case .string(let text)? = fields[field], !text.isBlankText { return text }
        }
        return fields.isEmpty ? nil : kind.title
    }

    private func fields(of kind: EntityKind, _ key: String) -> [String: JSONValue] {
        (try? store.fields(of: kind, key, accountID: accountID)) ?? [:]
    }
}

#Preview("Two fields") {
    PreviewScreen {
        EditConflictSheet(conflicts: [
            EditConflict(
                kind: .transaction, key: PreviewLedger.transactionID, path: "amountCents", mine: .integer(25_000),
                theirs: .integer(1_030_000)),
            EditConflict(
                kind: .transaction, key: PreviewLedger.transactionID, path: "notes",
                mine: .string("Back door, after ten."), theirs: .null),
        ]) { _ in }
    }
}
