import DesignSystem
import LedgerCore
import LedgerStore
import SwiftUI
import UIKit

/// Who belongs to the account, and who was invited.
struct UsersSettings: View {
    @State private var isFormShown = false
    @State private var revoked: Invite?
    @Environment(LedgerEnvironment.self) private var ledger

    var body: some View {
        SettingsPage {
            TitledCard(title: "Team Members") {
                if ledger.account.members.isEmpty {
                    note("No team members found.")
                }
                ForEach(ledger.account.members, id: \.id) { MemberRow(member: $0) }
            }
            TitledCard(title: "Pending Invitations") {
                let pending = ledger.account.invites.filter(\.isPending)
                if pending.isEmpty { note("No pending invitations.") }
                ForEach(pending, id: \.id) { invite in InviteRow(invite: invite) { revoked = invite } }
            } headerAction: {
                Button("Invite") { isFormShown = true }
                    .frame(minHeight: .touchTargetMin)
            }
        }
        .sheet(isPresented: $isFormShown) { InviteFormModal() }
        .confirmationDialog(
            "Revoke this invitation?", isPresented: Binding(get: { revoked != nil }, set: { if !$0 { revoked = nil } }),
            titleVisibility: .visible, presenting: revoked
        ) { invite in
            Button("Revoke", role: .destructive) { revoke(invite.id ?? "") }
        } message: { invite in
            Text("\(invite.email) can no longer join with it.")
        }
    }

    private func revoke(_ id: String) {
        guard ledger.sync != nil else {
            ledger.perform { try $0.invites.revoke(id) }
            return
        }
        let account = ledger.accountID
        Task {
            await ledger.performAsync { _ in
                try await ledger.atServer { try await $0.client.revoke(invite: id, in: account, token: $1) }
            }
        }
    }

    private func note(_ text: String) -> some View {
        Text(text)
            .font(Typography.small)
            .foregroundStyle(BrandColors.textSecondary)
    }
}

private struct MemberRow: View {
    let member: AccountMember

    var body: some View {
        let name = member.name?.textOrNil ?? member.email?.textOrNil ?? "Unknown"
        SpreadRow(alignment: .center) {
            VStack(alignment: .leading, spacing: Spacing.none) {
                Text(name)
                    .font(Typography.body)
                    .foregroundStyle(BrandColors.textPrimary)
                if let email = member.email?.textOrNil, email != name {
                    Text(email)
                        .font(Typography.small)
                        .foregroundStyle(BrandColors.textSecondary)
                }
            }
        } trailing: {
            if let role = member.role.label { Badge(role).fixedSize() }
        }
        .padding(.vertical, Spacing.sm)
        .accessibilityElement(children: .combine)
    }
}

private struct InviteRow: View {
    let invite: Invite
    let onRevoke: () -> Void
    /// How often the code was copied: each time a check shows for a while.
    @State private var copies = 0
    @State private var isCopied = false

    var body: some View {
        SpreadRow(alignment: .center) {
            Text(invite.email)
                .font(Typography.body)
                .foregroundStyle(BrandColors.textPrimary)
        } trailing: {
            HStack(spacing: Spacing.sm) {
                if let role = invite.role.label { Badge(role).fixedSize() }
                // A server tells the code once, to whoever invites.
                if !invite.token.isEmpty { copyButton }
                Button("Revoke") { onRevoke() }
                    .font(Typography.buttonSmall)
                    .foregroundStyle(BrandColors.destructive)
                    .frame(minHeight: .touchTargetMin)
                    .accessibilityLabel("Revoke invitation for \(invite.email)")
            }
        }
        .task(id: copies) {
            guard copies > 0, (try? await Task.sleep(for: .seconds(2))) != nil else { return }
            isCopied = false
        }
    }

    private var copyButton: some View {
        IconButton(
            icon: isCopied ? "checkmark" : "doc.on.doc",
            label: isCopied ? "Copied" : "Copy invitation for \(invite.email)", color: BrandColors.primary,
            action: copy)
    }

    private func copy() {
        UIPasteboard.general.string = invite.token
        isCopied = true
        copies += 1
    }
}
