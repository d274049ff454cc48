import Foundation

/// The version of the messages that devices and servers exchange. Fields and kinds of documents may be added without a new one.
public enum SyncProtocol {
    public static let version = 1
    /// The oldest version that a server of this release answers.
    public static let oldest = 1
    /// The header in which a device names its version.
    public static let versionHeader = "Ledger-Version"
    /// The header in which a device names further people who are signed in on it, by their tokens, apart by commas.
    public static let authorsHeader = "Ledger-Authors"
    /// The header in which a server names the number after which there is more to be pulled.
    public static let nextHeader = "Ledger-Next"
    /// Bytes that a request may have.
    public static let requestBytes = 4 << 20
}

/// Who someone is, for signing up and signing in.
public struct Credentials: Hashable, Sendable, FieldValue {
    public var email: String
    public var password: String

    public init(email: String, password: String) {
        self.email = email
        self.password = password
    }

    public var json: JSONValue? { .object(["email": .string(email), "password": .string(password)]) }

    public init(json: JSONValue) throws(FieldError) {
        let members = try JSONObject(json: json)
        self.init(email: try members.value("email"), password: try members.value("password"))
    }
}

/// Someone whom the server knows, with what proves it from now on.
public struct SignInAnswer: Hashable, Sendable, FieldValue {
    public var userID: String
    public var email: String
    /// Sent as `Authorization: Bearer` with everything else.
    public var token: String

    public init(userID: String, email: String, token: String) {
        self.userID = userID
        self.email = email
        self.token = token
    }

    public var json: JSONValue? {
        .object(["userId": .string(userID), "email": .string(email), "token": .string(token)])
    }

    public init(json: JSONValue) throws(FieldError) {
        let members = try JSONObject(json: json)
        self.init(
            userID: try members.value("userId"), email: try members.value("email"), token: try members.value("token"))
    }
}

/// An account that someone is a member of.
public struct AccountEntry: Hashable, Sendable, FieldValue {
    public var id: String
    public var name: String
    public var role: MemberRole

    public init(id: String, name: String, role: MemberRole) {
        self.id = id
        self.name = name
        self.role = role
    }

    public var json: JSONValue? { .object(["id": .string(id), "name": .string(name), "role": role.json ?? .null]) }

    public init(json: JSONValue) throws(FieldError) {
        let members = try JSONObject(json: json)
        self.init(
            id: try members.value("id"), name: try members.optional("name") ?? "", role: try members.value("role"))
    }
}

/// The signed-in person and their accounts.
public struct PersonAnswer: Hashable, Sendable, FieldValue {
    public var userID: String
    public var email: String
    public var accounts: [AccountEntry]

    public init(userID: String, email: String, accounts: [AccountEntry]) {
        self.userID = userID
        self.email = email
        self.accounts = accounts
    }

    public var json: JSONValue? {
        .object(["userId": .string(userID), "email": .string(email), "accounts": accounts.json ?? .array([])])
    }

    public init(json: JSONValue) throws(FieldError) {
        let members = try JSONObject(json: json)
        self.init(
            userID: try members.value("userId"), email: try members.value("email"),
            accounts: try members.value("accounts"))
    }
}

/// Someone to be invited.
public struct InvitationRequest: Hashable, Sendable, FieldValue {
    public var email: String
    public var role: MemberRole

    public init(email: String, role: MemberRole) {
        self.email = email
        self.role = role
    }

    public var json: JSONValue? { .object(["email": .string(email), "role": role.json ?? .null]) }

    public init(json: JSONValue) throws(FieldError) {
        let members = try JSONObject(json: json)
        self.init(email: try members.value("email"), role: try members.value("role"))
    }
}

/// An invitation that was made. Nobody can ask for its code a second time.
public struct InvitationAnswer: Hashable, Sendable, FieldValue {
    /// The id of the ``Invite``.
    public var id: String
    /// What the invited person enters.
    public var code: String

    public init(id: String, code: String) {
        self.id = id
        self.code = code
    }

    public var json: JSONValue? { .object(["id": .string(id), "code": .string(code)]) }

    public init(json: JSONValue) throws(FieldError) {
        let members = try JSONObject(json: json)
        self.init(id: try members.value("id"), code: try members.value("code"))
    }
}

/// The last numbers of accounts: what a device has read, or what the server has given.
public struct AccountHeads: Hashable, Sendable, FieldValue {
    public var heads: [String: Int]

    public init(_ heads: [String: Int]) { self.heads = heads }

    public var json: JSONValue? { .object(["accounts": .object(heads.mapValues { .integer($0) })]) }

    public init(json: JSONValue) throws(FieldError) {
        let members: JSONObject = try JSONObject(json: json).value("accounts")
        var heads: [String: Int] = [:]
        for name in members.members.keys { heads[name] = try members.value(name) }
        self.init(heads)
    }
}

/// A file that is named by the hash of what it holds.
public struct FileDescription: Hashable, Sendable, FieldValue {
    /// SHA-256 in lower-case hexadecimal digits.
    public var hash: String
    public var size: Int
    /// Such as `image/jpeg`.
    public var type: String

    public init(hash: String, size: Int, type: String) {
        self.hash = hash
        self.size = size
        self.type = type
    }

    public var json: JSONValue? {
        .object(["hash": .string(hash), "size": .integer(size), "type": .string(type)])
    }

    public init(json: JSONValue) throws(FieldError) {
        let members = try JSONObject(json: json)
        self.init(hash: try members.value("hash"), size: try members.value("size"), type: try members.value("type"))
    }
}

/// The hashes of several files.
public struct FileHashes: Hashable, Sendable, FieldValue {
    /// How many a request may name.
    public static let limit = 100
    public var hashes: [String]

    public init(_ hashes: [String]) { self.hashes = hashes }

    public var json: JSONValue? { .object(["hashes": hashes.json ?? .array([])]) }

    public init(json: JSONValue) throws(FieldError) {
        self.init(try JSONObject(json: json).value("hashes"))
    }
}

/// Where a file is sent to or read from. The address alone is enough, until it expires.
public struct FileAddress: Hashable, Sendable, FieldValue {
    /// A path on the server, or a whole address elsewhere; `nil` if the file need not be sent, since it is there.
    public var address: String?

    public init(address: String?) { self.address = address }

    public var json: JSONValue? { .object(address.map { ["address": .string($0)] } ?? [:]) }

    public init(json: JSONValue) throws(FieldError) {
        self.init(address: try JSONObject(json: json).optional("address"))
    }
}

/// A message with one text, such as the name of a new account or the code of an invitation.
public struct NamedValue: Hashable, Sendable, FieldValue {
    public var name: String
    public var value: String

    public init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
    }

    public var json: JSONValue? { .object([name: .string(value)]) }

    public init(json: JSONValue) throws(FieldError) {
        guard case .object(let members) = json, members.count == 1, let member = members.first,
            case .string(let value) = member.value
        else { throw FieldError("is no object with one text") }
        self.init(member.key, value)
    }
}
