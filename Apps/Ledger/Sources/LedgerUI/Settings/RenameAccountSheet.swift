import DesignSystem
import LedgerCore
import LedgerStore
import SwiftUI

/// Gives the account another name, which everyone who belongs to it sees.
struct RenameAccountSheet: View {
    @State private var name: String
    @State private var error: String?
    @Environment(LedgerEnvironment.self) private var ledger
    @Environment(\.dismiss) private var dismiss

    /// - Parameter name: what the account is called now.
    init(name: String) { _name = State(initialValue: name) }

    var body: some View {
        FormSheet(
            title: String(localized: "Rename Account"),
            primaryAction: FormSheetAction(
                title: String(localized: "Save"),
                disabledReason: name.isBlankText ? String(localized: "Enter a name to continue.") : nil,
                action: save),
            secondaryAction: FormSheetAction(title: String(localized: "Cancel")) { dismiss() }, error: error
        ) {
            FormField(label: String(localized: "Account Name"), text: $name)
        }
        .presentationDetents([.medium, .large])
        .presentationDragIndicator(.visible)
    }

    private func save() {
        error = ledger.attempt(String(localized: "Failed to rename the account. Please try again.")) {
            try $0.accounts.rename(ledger.accountID, to: name.trimmedText)
        }
        if error == nil { dismiss() }
    }
}

#Preview { PreviewScreen { RenameAccountSheet(name: "Bird & Co") } }
