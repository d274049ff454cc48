import DesignSystem
import LedgerCore
import LedgerStore
import SwiftUI

/// Makes a further account, which the signed-in person owns, and goes to it.
struct NewAccountModal: View {
    @State private var name = ""
    @State private var error: String?
    @Environment(LedgerEnvironment.self) private var ledger
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        FormSheet(
            title: String(localized: "Create Account"),
            primaryAction: FormSheetAction(
                title: String(localized: "Create Account"),
                disabledReason: name.isBlankText ? String(localized: "Enter a name to continue.") : nil,
                action: create),
            secondaryAction: FormSheetAction(title: String(localized: "Cancel")) { dismiss() }, error: error
        ) {
            FormField(
                label: String(localized: "Account Name"), text: $name,
                placeholder: String(localized: "Your business name"))
        }
        .presentationDetents([.medium, .large])
        .presentationDragIndicator(.visible)
    }

    private func create() {
        guard let user = ledger.user else { return }
        error = nil
        do {
            // At the gate there is no account yet, and so no session.
            let account = try AccountsService(store: ledger.store, userID: user.id)
                .create(name: name.trimmedText, email: user.email)
            dismiss()
            if let id = account.id { ledger.account.select(id) }
        } catch {
            self.error = LedgerEnvironment.words(
                for: error, String(localized: "Failed to create the account. Please try again."))
        }
    }
}

#Preview { PreviewScreen { NewAccountModal() } }
