import DesignSystem
import LedgerCore
import LedgerStore
import SwiftUI

/// Where an account is chosen, made, or joined.
struct AccountGate: View {
    @Environment(LedgerEnvironment.self) private var ledger
    @State private var isCreating = false
    @State private var isJoining = false

    var body: some View {
        ScrollView {
            VStack(spacing: Spacing.lg) {
                StateContent(
                    ledger.account.discoveryState, message: String(localized: "Loading accounts..."),
                    retry: { ledger.account.rediscover() }
                ) {
                    if ledger.account.memberships.isEmpty { none } else { list }
                }
                AppButton(title: String(localized: "Join by Invitation Code"), variant: .secondary) { isJoining = true }
                Button("Sign Out", role: .destructive) { ledger.signOut() }
                    .font(Typography.button)
                    .frame(minHeight: Measures.touchTarget)
            }
            .padding(Spacing.screenPadding)
            .frame(maxWidth: Dimensions.formMaxWidth)
            .frame(maxWidth: .infinity)
        }
        .background(BrandColors.background)
        .sheet(isPresented: $isCreating) { NewAccountModal() }
        .sheet(isPresented: $isJoining) { JoinAccountSheet() }
    }

    private var none: some View {
        VStack(spacing: Spacing.md) {
            EmptyMessage(icon: "building.2", message: String(localized: "No Accounts Found"))
            Text("You don't belong to any accounts yet.")
                .font(Typography.small)
                .foregroundStyle(ReadableColors.textSecondary)
            AppButton(title: String(localized: "Create Account")) { isCreating = true }
        }
    }

    private var list: some View {
        VStack(alignment: .leading, spacing: Spacing.md) {
            Text("Select Account")
                .font(Typography.h1)
                .foregroundStyle(BrandColors.textPrimary)
                .accessibilityAddTraits(.isHeader)
            ForEach(ledger.account.memberships, id: \.id) { membership in
                Button {
                    if let id = membership.id { ledger.account.select(id) }
                } label: {
                    HStack {
                        Text(membership.account.name).font(Typography.body).foregroundStyle(BrandColors.textPrimary)
                        Spacer()
                        Image(systemName: "chevron.forward")
                            .foregroundStyle(ReadableColors.textTertiary)
                            .accessibilityHidden(true)
                    }
                    .frame(minHeight: Measures.touchTarget)
                    .cardStyle()
                    .contentShape(.rect)
                }
                .buttonStyle(.plain)
                .accessibilityElement(children: .combine)
            }
        }
    }
}

/// Joins the account that an invitation is for, by its code.
struct JoinAccountSheet: View {
    @State private var code = ""
    @State private var error: String?
    @State private var isJoining = false
    @Environment(LedgerEnvironment.self) private var ledger
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        FormSheet(
            title: String(localized: "Join an Account"), description: String(localized: "Enter your invitation code."),
            primaryAction: FormSheetAction(
                title: String(localized: "Join"), isLoading: isJoining,
                disabledReason: code.isBlankText ? String(localized: "Enter a code to continue.") : nil, action: join),
            secondaryAction: FormSheetAction(title: String(localized: "Cancel")) { dismiss() }, error: error
        ) {
            FormField(label: String(localized: "Invitation Code"), text: $code)
                .textInputAutocapitalization(.never)
                .autocorrectionDisabled()
        }
        .presentationDetents([.medium, .large])
        .presentationDragIndicator(.visible)
    }

    private func join() {
        guard let user = ledger.user, !isJoining else { return }
        let code = code.trimmedText.lowercased()
        guard ledger.sync == nil else { return joinAtServer(code) }
        do {
            let accountID = try InvitesService.join(
                code: code, userID: user.id, email: user.email, name: user.name, in: ledger.store)
            dismiss()
            ledger.account.select(accountID)
        } catch let refusal as InviteRefusal {
            error = refusal.message
        } catch {
            self.error = LedgerEnvironment.words(for: error, String(localized: "Joining failed. Please try again."))
        }
    }

    private func joinAtServer(_ code: String) {
        isJoining = true
        error = nil
        Task {
            do {
                let accountID = try await ledger.atServer { try await $0.join(code: code, token: $1) }
                dismiss()
                ledger.account.select(accountID)
            } catch {
                self.error = LedgerEnvironment.words(for: error, nil)
            }
            isJoining = false
        }
    }
}

extension InviteRefusal {
    var message: String {
        switch self {
        case .unknown: String(localized: "That code isn’t valid.")
        case .alreadyAnswered: String(localized: "This invitation has already been used or was revoked.")
        case .expired: String(localized: "This invitation has expired. Ask for a new one.")
        case .otherAddress:
            String(
                localized:
                    "This invitation is for another email address. Sign in with that address, or ask for a new invitation."
            )
        }
    }
}

#Preview("None") {
    AccountGate().environment(gate(user: "nobody"))
}

#Preview("Failed") {
    AccountGate().environment(gate(user: "owner", source: UnreadableStore()))
}

#Preview("Join") {
    JoinAccountSheet().environment(gate(user: "nobody"))
}

@MainActor private func gate(user: String, source: (any DocumentStore)? = nil) -> LedgerEnvironment {
    let user = SignedInUser(id: user, email: "\(user)@example.com")
    let ledger = PreviewLedger.signedOut(source: source, auth: FixedAuthService(user: user))
    ledger.enter(as: user)
    return ledger
}
