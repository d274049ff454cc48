import Foundation
import LedgerAuth
import LedgerCore

/// Invitations are made and accepted at the server only. Devices see whom they are for, never the secret.
extension SyncStorage {
    /// How long an invitation can be accepted, in seconds: seven days.
    public static var invitationLifetime: TimeInterval { 7 * 86_400 }

    /// Invites someone. Only the answer has the code: the server keeps a digest of it.
    ///
    /// Throws a ``ServerFailure``, or a `ValidationError`.
    public func invite(
        _ request: InvitationRequest, by user: String, to account: String, now: Date
    ) throws -> InvitationAnswer {
        let email = Invite.normalized(email: request.email)
        if let error = PresetFormValidation.validateInvite(email: email).first { throw error }
        guard request.role == .user || request.role == .admin else {
            throw ServerFailure(.invalid, "People are invited as a user or an admin.")
        }
        let token = SecretToken.code()
        let id = UUID().uuidString.lowercased()
        try change(account) { transaction in
            try transaction.requireInviter(user)
            let waiting = try transaction.keys(of: .invite, where: nil)
                .compactMap { try transaction.entity(Invite.self, $0) }.filter(\.isPending)
            guard waiting.count < 100 else {
                throw ServerFailure(.tooMany, "Too many invitations wait for an answer. Revoke some of them first.")
            }
            let invite = Invite(id: id) {
                $0.email = email
                $0.role = request.role
                $0.createdByUid = user
                $0.createdAt = now
                $0.expiresAt = now.addingTimeInterval(Self.invitationLifetime)
            }
            try transaction.save([invite], batch: "invite-\(id)", in: account, now: now)
            try transaction.save(invitation: token.hexDigest, of: id)
        }
        return InvitationAnswer(id: id, code: "\(account).\(token.text)")
    }

    /// Takes an invitation back.
    public func revoke(invite id: String, by user: String, in account: String, now: Date) throws {
        try change(account) { transaction in
            try transaction.requireInviter(user)
            guard var invite = try transaction.entity(Invite.self, id), invite.isPending else {
                throw ServerFailure(.notFound, "No such invitation waits for an answer.")
            }
            invite.revokedAt = now
            try transaction.save([invite], batch: "revoke-\(id)", in: account, now: now)
        }
    }

    /// Makes someone a member by the code that was sent to their address, and gives the account's id.
    public func accept(code: String, as person: Person, name: String? = nil, now: Date) throws -> String {
        let unknown = ServerFailure(.notFound, "There is no invitation with this code.")
        guard let dot = code.lastIndex(of: ".") else { throw unknown }
        let account = String(code[..<dot])
        let digest = SecretToken(code[code.index(after: dot)...].lowercased()).hexDigest
        do {
            try change(account) { transaction in
                guard let id = try transaction.invitation(digest), var invite = try transaction.entity(Invite.self, id)
                else { throw unknown }
                guard invite.email == person.email else {
                    throw ServerFailure(.notPermitted, "This invitation is for another email address.")
                }
                let member = try transaction.entity(AccountMember.self, person.id)
                if invite.acceptedAt != nil, member != nil { return }
                guard invite.isPending else {
                    throw ServerFailure(.notFound, "This invitation was used or revoked.")
                }
                if let end = invite.expiresAt, end < now {
                    throw ServerFailure(.notFound, "This invitation has expired.")
                }
                invite.acceptedAt = now
                invite.status = .accepted
                var changed: [any Entity] = [invite]
                if member == nil {
                    changed.append(
                        AccountMember(id: person.id) {
                            $0.uid = person.id
                            $0.role = invite.role
                            $0.email = person.email
                            $0.name = name
                            $0.createdAt = now
                        })
                }
                try transaction.save(changed, batch: "accept-\(id)", in: account, now: now)
            }
        } catch StorageError.noSuchAccount {
            throw unknown
        }
        return account
    }
}

extension AccountTransaction {
    /// Throws a ``ServerFailure`` unless someone may invite.
    fileprivate func requireInviter(_ user: String) throws {
        let role = try requireMember(user)
        guard AccessRules.allows(.editInvites, role: role) else {
            throw ServerFailure(.notPermitted, "A member with the role \(role.rawValue) may not invite people.")
        }
    }
}
