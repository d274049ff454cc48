import Foundation
import LedgerCore

/// Why an invitation cannot be accepted.
public enum InviteRefusal: Error, Hashable, Sendable {
    case unknown, alreadyAnswered, expired, otherAddress
}

/// Invitations to join an account.
public struct InvitesService: Sendable {
    private let store: LocalStore
    private let session: Session

    public init(store: LocalStore, session: Session) {
        self.store = store
        self.session = session
    }

    /// Invites someone as a user or an administrator.
    @discardableResult
    public func create(email: String, role: MemberRole, expiresAt: Date? = nil) throws -> Invite {
        if let error = PresetFormValidation.validateInvite(email: email).first { throw error }
        guard role == .user || role == .admin else {
            throw ValidationError("role", localized("Choose the role User or Admin."))
        }
        return try store.write(as: session) { batch in
            try batch.create(
                Invite {
                    $0.email = Invite.normalized(email: email)
                    $0.role = role
                    $0.token = Self.newToken()
                    $0.createdByUid = session.userID
                    $0.expiresAt = expiresAt
                })
        }
    }

    /// The invitations that wait for an answer.
    public func pending() throws -> [Invite] {
        try store.value(of: DocumentsQuery<Invite>(accountID: session.accountID)).filter(\.isPending)
    }

    public func revoke(_ id: String) throws {
        try store.write(as: session) { batch in try batch.update(Invite.self, id) { $0.revokedAt = batch.now } }
    }

    /// The signed-in person joins the account, by a token that was sent to their address.
    @discardableResult
    public func accept(token: String, email: String, name: String? = nil) throws -> AccountMember {
        try store.write(authority: .service(session)) { batch in
            let named = try batch.documents(DocumentsQuery<Invite>(accountID: session.accountID).token(token))
            guard !token.isEmpty, let invite = named.first, let id = invite.id else { throw InviteRefusal.unknown }
            guard invite.isPending else { throw InviteRefusal.alreadyAnswered }
            if let expiresAt = invite.expiresAt, expiresAt < batch.now { throw InviteRefusal.expired }
            guard invite.email == Invite.normalized(email: email) else { throw InviteRefusal.otherAddress }
            try batch.update(Invite.self, id) {
                $0.acceptedAt = batch.now
                $0.status = .accepted
            }
            return try batch.create(
                AccountMember(id: session.userID) {
                    $0.accountId = session.accountID
                    $0.uid = session.userID
                    $0.role = invite.role
                    $0.email = invite.email
                    $0.name = name
                })
        }
    }

    /// Joins whichever account a code is of, and gives its id.
    public static func join(
        code: String, userID: String, email: String, name: String? = nil, in store: LocalStore
    ) throws -> String {
        guard !code.isEmpty else { throw InviteRefusal.unknown }
        guard let invite = try store.value(of: DocumentsQuery<Invite>(everywhere: ()).token(code)).first,
            let account = invite.accountId
        else { throw InviteRefusal.unknown }
        try InvitesService(store: store, session: Session(userID: userID, accountID: account))
            .accept(token: code, email: email, name: name)
        return account
    }

    private static func newToken() -> String {
        let letters = Array("0123456789abcdefghijklmnopqrstuvwxyz")
        var random = SystemRandomNumberGenerator()
        return String((0..<16).map { _ in letters.randomElement(using: &random)! })
    }
}
