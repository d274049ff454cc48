/// Why a server did not do something.
public struct ServerFailure: Error, Hashable, Sendable, FieldValue, CustomStringConvertible {
    /// What a device can do about it.
    public enum Code: String, Hashable, Sendable, CaseIterable {
        /// The request cannot be read, or says what cannot be.
        case invalid
        /// Nobody is signed in by this token, any more.
        case signedOut
        /// The address, the password or both are wrong, or have to wait.
        case notLetIn
        /// The person who asks does not belong to the account, or may not do this.
        case notPermitted
        case notFound
        /// Something of that name is there already.
        case taken
        /// See ``SyncFailure/mustRegister``.
        case mustRegister
        /// See ``SyncFailure/mustBeginAnew``.
        case mustBeginAnew
        /// See ``SyncFailure/gap(expected:)``.
        case gap
        case tooLarge
        /// The device's version is too old. It goes on without the server.
        case deviceTooOld
        /// The server's version is too old; the device waits for an update.
        case serverTooOld
        /// Too many requests; the same one can be sent again later.
        case tooMany
        /// The server cannot do it at present; the same request can be sent again later.
        case unavailable
    }

    public var code: Code
    /// The reason, for people.
    public var message: String
    /// With ``Code/gap``: the number that the server expects.
    public var expected: Int?
    /// How many seconds to wait before asking again, if the server says so.
    public var retryAfter: Int?

    public init(_ code: Code, _ message: String, expected: Int? = nil, retryAfter: Int? = nil) {
        self.code = code
        self.message = message
        self.expected = expected
        self.retryAfter = retryAfter
    }

    public init(_ failure: SyncFailure) {
        switch failure {
        case .mustRegister: self.init(.mustRegister, "The device has to register again.")
        case .mustBeginAnew: self.init(.mustBeginAnew, "The whole account has to be read again.")
        case .gap(let expected): self.init(.gap, "Batch \(expected) is missing.", expected: expected)
        }
    }

    /// The failure of synchronizing that this is; `nil` for all others.
    public var syncFailure: SyncFailure? {
        switch code {
        case .mustRegister: .mustRegister
        case .mustBeginAnew: .mustBeginAnew
        case .gap: .gap(expected: expected ?? 1)
        default: nil
        }
    }

    public var description: String { message }

    public var json: JSONValue? {
        var members: [String: JSONValue] = ["code": .string(code.rawValue), "message": .string(message)]
        members["expected"] = expected?.json
        members["retryAfter"] = retryAfter?.json
        return .object(members)
    }

    public init(json: JSONValue) throws(FieldError) {
        let members = try JSONObject(json: json)
        let name: String = try members.value("code")
        self.init(
            Code(rawValue: name) ?? .unavailable, try members.value("message"),
            expected: try members.optional("expected"), retryAfter: try members.optional("retryAfter"))
    }
}
