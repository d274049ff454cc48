import Foundation

/// Everything that an account keeps about a person, as a document to hand out.
public struct PersonData: Sendable {
    private let userID: String
    private var member: JSONValue = .null
    private var invitations: [JSONValue] = []
    private var preferences: [JSONValue] = []
    private var documents: [JSONValue] = []
    private var emails: Set<String> = []
    /// What the person changed, each as an object with `at`.
    public var changes: [JSONValue] = []
    /// How the person signs in: the address and when each sign-in ends; never a password or a token.
    public var signIn: JSONValue = .null

    public init(userID: String) { self.userID = userID }

    /// Whether the account knows the person.
    public var isKnown: Bool { member != .null }

    /// Learns the addresses that invitations are searched for by. To be handed in before the other documents.
    public mutating func add(member state: DocumentState) {
        guard state.creation != nil else { return }
        var fields = state.fields(of: .member)
        if case .string(let email)? = fields["email"] { emails.insert(Invite.normalized(email: email)) }
        fields["isRemoved"] = .bool(!state.isAlive)
        member = .object(fields)
    }

    /// Looks for the person in a document.
    public mutating func add(_ id: DocumentID, _ state: DocumentState) {
        guard state.creation != nil else { return }
        var fields = state.fields(of: id.kind)
        switch id.kind {
        case .member: return
        case .invite:
            // Of an invitation that the person made, the address is somebody else's.
            guard case .string(let email)? = fields["email"], emails.contains(Invite.normalized(email: email)) else {
                break
            }
            fields["token"] = nil
            invitations.append(.object(fields))
            return
        case .projectPreferences:
            guard fields["userId"] == .string(userID) else { return }
            preferences.append(.object(fields))
            return
        default: break
        }
        let naming = state.values.filter { names($0.value) }.keys.sorted()
        guard !naming.isEmpty else { return }
        documents.append(
            .object([
                "kind": .string(id.kind.rawValue), "key": .string(id.key), "fields": naming.json ?? .array([]),
                "isDeleted": .bool(!state.isAlive),
            ]))
    }

    private func names(_ value: JSONValue) -> Bool {
        switch value {
        case .string(let text): text == userID || emails.contains { text.lowercased().contains($0) }
        case .array(let elements): elements.contains(where: names)
        case .object(let members): members.values.contains(where: names)
        default: false
        }
    }

    /// The document.
    ///
    /// - Parameters:
    ///   - account: the account's id and name.
    ///   - now: when it was made.
    public func json(account: (id: String, name: String), now: Date) -> JSONValue {
        .object([
            "person": .string(userID), "exportedAt": now.json ?? .null,
            "account": .object(["id": .string(account.id), "name": .string(account.name)]),
            "membership": member, "signIn": signIn, "invitations": .array(invitations),
            "preferences": .array(preferences), "changes": .array(changes),
            "documentsThatNameThePerson": .array(documents),
        ])
    }
}
