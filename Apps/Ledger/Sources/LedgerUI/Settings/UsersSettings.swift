import DesignSystem
import LedgerCore
import LedgerStore
import SwiftUI
import UIKit

/// Who belongs to the account, and who was invited.
struct UsersSettings: View {
    @State private var isFormShown = false
    @State private var revoked: Invite?
    @State private var removed: AccountMember?
    /// Who becomes the owner.
    @State private var successor: AccountMember?
    @State private var exported: PersonalDataRequest?
    @State private var erased: PersonalDataRequest?
    @Environment(LedgerEnvironment.self) private var ledger

    var body: some View {
        SettingsPage {
            TitledCard(title: String(localized: "Team Members")) {
                if ledger.account.members.isEmpty {
                    note(String(localized: "No team members found."))
                }
                ForEach(ledger.account.members, id: \.id) { member in
                    MemberRow(
                        member: member, exported: $exported, erased: $erased,
                        onRoleChange: { setRole($0, of: member) }, onTransfer: { successor = member },
                        onRemove: { removed = member })
                }
            }
            TitledCard(title: String(localized: "Pending Invitations")) {
                let pending = ledger.account.invites.filter(\.isPending)
                if pending.isEmpty {
                    EmptyMessage(
                        icon: "envelope", message: String(localized: "No pending invitations."),
                        action: .init(String(localized: "Invite Someone")) { isFormShown = true })
                }
                ForEach(pending, id: \.id) { invite in InviteRow(invite: invite) { revoked = invite } }
            } headerAction: {
                Button("Invite") { isFormShown = true }
                    .frame(minHeight: .touchTargetMin)
            }
            FormerMembers()
        }
        .personalData(exported: $exported, erased: $erased)
        .sheet(isPresented: $isFormShown) { InviteFormModal() }
        .confirmationDialog(
            "Remove this member?", isPresented: Binding(get: { removed != nil }, set: { if !$0 { removed = nil } }),
            titleVisibility: .visible, presenting: removed
        ) { member in
            Button("Remove", role: .destructive) { remove(member) }
        } message: { member in
            Text("\(MemberRow.name(of: member)) loses access at once. What they entered stays.")
        }
        .confirmationDialog(
            "Transfer the account?",
            isPresented: Binding(get: { successor != nil }, set: { if !$0 { successor = nil } }),
            titleVisibility: .visible, presenting: successor
        ) { member in
            Button("Transfer", role: .destructive) { transfer(to: member) }
        } message: { member in
            Text(
                "\(MemberRow.name(of: member)) becomes the owner, and you become an admin. Only the new owner can undo this."
            )
        }
        .confirmationDialog(
            "Revoke this invitation?", isPresented: Binding(get: { revoked != nil }, set: { if !$0 { revoked = nil } }),
            titleVisibility: .visible, presenting: revoked
        ) { invite in
            Button("Revoke", role: .destructive) { revoke(invite.id ?? "") }
        } message: { invite in
            Text("\(invite.email) won’t be able to use this invitation.")
        }
    }

    private func setRole(_ role: MemberRole, of member: AccountMember) {
        ledger.perform(String(localized: "Failed to change the role. Please try again.")) {
            try $0.accounts.setRole(role, of: member.id ?? "", in: ledger.accountID)
        }
    }

    private func transfer(to member: AccountMember) {
        ledger.perform(String(localized: "Failed to transfer the account. Please try again.")) {
            try $0.accounts.transfer(ledger.accountID, to: member.id ?? "")
        } then: {
            Haptics.success()
        }
    }

    private func remove(_ member: AccountMember) {
        ledger.perform(String(localized: "Failed to remove the member. Please try again.")) {
            try $0.accounts.remove(member: member.id ?? "", from: ledger.accountID)
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
            .foregroundStyle(ReadableColors.textSecondary)
    }
}

private struct MemberRow: View {
    let member: AccountMember
    @Binding var exported: PersonalDataRequest?
    @Binding var erased: PersonalDataRequest?
    let onRoleChange: (MemberRole) -> Void
    let onTransfer: () -> Void
    let onRemove: () -> Void
    @Environment(LedgerEnvironment.self) private var ledger

    static func name(of member: AccountMember) -> String {
        member.name?.textOrNil ?? member.email?.textOrNil ?? String(localized: "Unknown")
    }

    var body: some View {
        let name = Self.name(of: member)
        SpreadRow(alignment: .center) {
            VStack(alignment: .leading, spacing: Spacing.none) {
                Text(name)
                    .font(Typography.body)
                    .foregroundStyle(BrandColors.textPrimary)
                if let email = member.email?.textOrNil, email != name {
                    Text(email)
                        .font(Typography.small)
                        .foregroundStyle(ReadableColors.textSecondary)
                }
            }
            .accessibilityElement(children: .combine)
        } trailing: {
            HStack(spacing: Spacing.sm) {
                if let role = member.role.label { Badge(role).fixedSize() }
                if member.role != .owner, member.uid != ledger.user?.id { options(name) }
            }
        }
        .padding(.vertical, Spacing.sm)
    }

    private func options(_ name: String) -> some View {
        Menu {
            ForEach([MemberRole.user, .admin], id: \.rawValue) { role in
                if role != member.role { Button("Make \(role.label ?? "")") { onRoleChange(role) } }
            }
            Button("Transfer Account") { onTransfer() }.permitted(.transferAccount)
            PersonalDataButtons(exported: $exported, erased: $erased, request: PersonalDataRequest(member))
            Button("Remove", role: .destructive) { onRemove() }
        } label: {
            Image(systemName: "ellipsis").frame(minWidth: Measures.touchTarget, minHeight: Measures.touchTarget)
        }
        .accessibilityLabel("Options for \(name)")
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
                // A server tells the code once, to anyone who invites.
                if !invite.token.isEmpty { copyButton }
                Button("Revoke") { onRevoke() }
                    .font(Typography.buttonSmall)
                    .foregroundStyle(ReadableColors.destructive)
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
            label: isCopied ? String(localized: "Copied") : String(localized: "Copy invitation for \(invite.email)"),
            color: ReadableColors.brand,
            action: copy)
    }

    private func copy() {
        UIPasteboard.general.string = invite.token
        isCopied = true
        copies += 1
    }
}
