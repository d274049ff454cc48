import DesignSystem
import LedgerCore
import LedgerStore
import SwiftUI

/// Invites someone to the account.
struct InviteFormModal: View {
    @State private var email = ""
    @State private var role = MemberRole.user
    @State private var showsErrors = false
    @State private var error: String?
    @Environment(LedgerEnvironment.self) private var ledger
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        FormSheet(
            title: "Invite User", primaryAction: FormSheetAction(title: "Create Invitation", action: send),
            secondaryAction: FormSheetAction(title: "Cancel") { dismiss() }, error: error
        ) {
            FormField(
                label: "Email", text: $email, placeholder: "user@example.com",
                errorText: showsErrors
                    ? PresetFormValidation.validateInvite(email: email).message(for: "email") : nil
            )
            .keyboardType(.emailAddress)
            .textInputAutocapitalization(.never)
            .autocorrectionDisabled()
            VStack(alignment: .leading, spacing: Spacing.sm) {
                Text("Role")
                    .font(Typography.label)
                    .foregroundStyle(BrandColors.textSecondary)
                SegmentedControl(
                    selection: $role,
                    options: [SegmentOption(id: .user, label: "User"), SegmentOption(id: .admin, label: "Admin")])
            }
        }
        .presentationDetents([.medium, .large])
        .presentationDragIndicator(.visible)
    }

    private func send() {
        showsErrors = true
        guard PresetFormValidation.validateInvite(email: email).isEmpty else { return }
        error = ledger.attempt("Failed to create the invitation. Please try again.") {
            try $0.invites.create(email: email, role: role)
        }
        if error == nil { dismiss() }
    }
}

#Preview { PreviewScreen { InviteFormModal() } }
