import DesignSystem
import LedgerCore
import LedgerStore
import LedgerSync
import SwiftUI
import UIKit

/// Invites someone to the account.
struct InviteFormModal: View {
    @State private var email = ""
    @State private var role = MemberRole.user
    @State private var showsErrors = false
    @State private var error: String?
    @State private var isSending = false
    /// What the invited person enters, once there is an invitation.
    @State private var code: String?
    @Environment(LedgerEnvironment.self) private var ledger
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        sheet
            .presentationDetents([.medium, .large])
            .presentationDragIndicator(.visible)
    }

    @ViewBuilder private var sheet: some View {
        if let code { made(code) } else { form }
    }

    private var form: some View {
        FormSheet(
            title: String(localized: "Invite User"),
            primaryAction: FormSheetAction(
                title: String(localized: "Create Invitation"), isLoading: isSending, action: send),
            secondaryAction: FormSheetAction(title: String(localized: "Cancel")) { dismiss() }, error: error
        ) {
            FormField(
                label: String(localized: "Email"), text: $email, placeholder: "user@example.com",
                errorText: showsErrors
                    ? PresetFormValidation.validateInvite(email: email).message(for: "email") : nil
            )
            .keyboardType(.emailAddress)
            .textInputAutocapitalization(.never)
            .autocorrectionDisabled()
            VStack(alignment: .leading, spacing: Spacing.sm) {
                Text("Role")
                    .font(Typography.label)
                    .foregroundStyle(ReadableColors.textSecondary)
                SegmentedControl(
                    selection: $role,
                    options: [
                        SegmentOption(id: .user, label: String(localized: "User")),
                        SegmentOption(id: .admin, label: String(localized: "Admin")),
                    ])
            }
        }
    }

    private func made(_ code: String) -> some View {
        FormSheet(
            title: String(localized: "Invitation"),
            description: String(localized: "Send this code to \(email.trimmedText). It is shown only now."),
            primaryAction: FormSheetAction(title: String(localized: "Copy Code")) {
                UIPasteboard.general.string = code
            },
            secondaryAction: FormSheetAction(title: String(localized: "Done")) { dismiss() }
        ) {
            Text(code)
                .font(Typography.body)
                .foregroundStyle(BrandColors.textPrimary)
                .textSelection(.enabled)
                .frame(maxWidth: .infinity, alignment: .leading)
        }
    }

    private func send() {
        showsErrors = true
        guard PresetFormValidation.validateInvite(email: email).isEmpty else { return }
        guard ledger.sync == nil else { return sendByServer() }
        error = ledger.attempt(String(localized: "Failed to create the invitation. Please try again.")) {
            try $0.invites.create(email: email, role: role)
        }
        if error == nil { dismiss() }
    }

    /// The server alone knows the code, and tells it once.
    private func sendByServer() {
        guard !isSending else { return }
        isSending = true
        error = nil
        let (email, role, account) = (email.trimmedText, role, ledger.accountID)
        Task {
            do {
                code = try await ledger.atServer {
                    try await $0.client.invite(email, as: role, to: account, token: $1).code
                }
            } catch {
                self.error = LedgerEnvironment.words(for: error, nil)
            }
            isSending = false
        }
    }
}

#Preview { PreviewScreen { InviteFormModal() } }
