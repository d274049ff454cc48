import DesignSystem
import LedgerCore
import LedgerStore
import SwiftUI

/// Deletes the account with everything in it, once its name is typed.
struct DeleteAccountSheet: View {
    /// What the account is called.
    let name: String
    @State private var typed = ""
    @State private var error: String?
    @State private var isDeleting = false
    @Environment(LedgerEnvironment.self) private var ledger
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        FormSheet(
            title: String(localized: "Delete Account?"),
            description: String(
                localized:
                    "This deletes “\(name)” for everyone who belongs to it, with its projects, invoices, pictures, and history. This action cannot be undone."
            ),
            primaryAction: FormSheetAction(
                title: String(localized: "Delete Account"), isLoading: isDeleting, disabledReason: problem,
                action: delete),
            secondaryAction: FormSheetAction(title: String(localized: "Cancel")) { dismiss() }, error: error
        ) {
            FormField(label: String(localized: "Account Name"), text: $typed, placeholder: name)
                .autocorrectionDisabled()
        }
        .presentationDetents([.medium, .large])
        .presentationDragIndicator(.visible)
        .interactiveDismissDisabled(isDeleting)
    }

    private var problem: String? {
        if !ledger.may(.deleteAccount) { return ledger.role.refusal(of: .deleteAccount) }
        return typed.trimmedText == name.trimmedText ? nil : String(localized: "Type “\(name)” to delete it.")
    }

    private func delete() {
        guard !isDeleting else { return }
        isDeleting = true
        error = nil
        let account = ledger.accountID
        Task {
            do {
                try await delete(account)
                dismiss()
                ledger.account.leave()
            } catch {
                self.error = LedgerEnvironment.words(
                    for: error, String(localized: "Failed to delete the account. Please try again."))
            }
            isDeleting = false
        }
    }

    private func delete(_ account: String) async throws {
        guard try ledger.store.replica(accountID: account) == nil else {
            return try await ledger.atServer { try await $0.deleteAccount(account, token: $1) }
        }
        for address in try ledger.services().accounts.delete(account) { try? await ledger.storage.delete(address) }
    }
}

#Preview { PreviewScreen { DeleteAccountSheet(name: "Bird & Co") } }

#Preview("As an admin") { PreviewScreen(role: .admin) { DeleteAccountSheet(name: "Bird & Co") } }
