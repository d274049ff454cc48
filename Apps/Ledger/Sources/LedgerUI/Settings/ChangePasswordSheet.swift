import DesignSystem
import SwiftUI

/// Changes the password of the person who is signed in. Their other sign-ins end.
struct ChangePasswordSheet: View {
    @State private var old = ""
    @State private var new = ""
    @State private var confirmation = ""
    @State private var error: String?
    @State private var isLoading = false
    @Environment(LedgerEnvironment.self) private var ledger
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        FormSheet(
            title: String(localized: "Change Password"),
            description: String(localized: "You stay signed in here. Everywhere else you sign in again."),
            primaryAction: FormSheetAction(
                title: String(localized: "Change Password"), isLoading: isLoading, disabledReason: problem,
                action: change),
            secondaryAction: FormSheetAction(title: String(localized: "Cancel")) { dismiss() }, error: error
        ) {
            SecretField(label: String(localized: "Current Password"), text: $old, isNew: false)
            SecretField(label: String(localized: "New Password"), text: $new, isNew: true)
            SecretField(label: String(localized: "Confirm New Password"), text: $confirmation, isNew: true)
            if !confirmation.isEmpty, confirmation != new {
                ValidationMessage(String(localized: "Passwords do not match"))
            }
        }
        .presentationDetents([.medium, .large])
        .presentationDragIndicator(.visible)
    }

    private var problem: String? {
        if old.isEmpty { return String(localized: "Enter your current password to continue.") }
        if new.isEmpty { return String(localized: "Enter a new password to continue.") }
        return confirmation == new ? nil : String(localized: "Enter the new password twice to continue.")
    }

    private func change() {
        guard let user = ledger.user, !isLoading else { return }
        isLoading = true
        error = nil
        let (auth, token, old, new) = (ledger.auth, ledger.token, old, new)
        Task {
            do {
                try await auth.changePassword(of: user, from: old, to: new, keeping: token)
                Haptics.success()
                dismiss()
            } catch {
                self.error =
                    LoadFailure(error, fallback: String(localized: "Failed to change the password. Please try again."))
                    .message
            }
            isLoading = false
        }
    }
}

#Preview { PreviewScreen { ChangePasswordSheet() } }
