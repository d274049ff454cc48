import Foundation
import LedgerCore

/// What a server offers, as functions. Each throws a `ServerFailure` that the server has answered, or what the exchange throws.
public struct ServerClient: Sendable {
    private let exchange: any HTTPExchange

    public init(_ exchange: any HTTPExchange) { self.exchange = exchange }

    public init(address: URL) { self.init(URLSessionExchange(address: address)) }

    // MARK: People

    public func signUp(email: String, password: String) async throws -> SignInAnswer {
        try await post("/v1/sign-up", Credentials(email: email, password: password), by: [])
    }

    public func signIn(email: String, password: String) async throws -> SignInAnswer {
        try await post("/v1/sign-in", Credentials(email: email, password: password), by: [])
    }

    public func signOut(token: String) async throws { _ = try await send("POST", "/v1/sign-out", by: [token]) }

    public func person(token: String) async throws -> PersonAnswer { try await get("/v1/me", by: [token]) }

    /// Makes an account, owned by the person of the token. The same again changes nothing.
    public func makeAccount(_ id: String, name: String, token: String) async throws {
        _ = try await send("PUT", "/v1/accounts/\(Self.escaped(id))", NamedValue("name", name), by: [token])
    }

    /// Deletes an account with everything in it. Only the owner can do this.
    public func deleteAccount(_ id: String, token: String) async throws {
        _ = try await send("DELETE", "/v1/accounts/\(Self.escaped(id))", by: [token])
    }

    public func invite(_ email: String, as role: MemberRole, to account: String, token: String) async throws
        -> InvitationAnswer
    {
        let request = InvitationRequest(email: email, role: role)
        return try await post("/v1/accounts/\(Self.escaped(account))/invitations", request, by: [token])
    }

    public func revoke(invite: String, in account: String, token: String) async throws {
        _ = try await send(
            "DELETE", "/v1/accounts/\(Self.escaped(account))/invitations/\(Self.escaped(invite))", by: [token])
    }

    /// Everything that the server keeps about a person of an account, as JSON.
    public func data(of person: String, in account: String, token: String) async throws -> String {
        let answer = try await send(
            "GET", "/v1/accounts/\(Self.escaped(account))/people/\(Self.escaped(person))", by: [token])
        return String(decoding: answer.body, as: UTF8.self)
    }

    /// Joins the account that a code is for, and gives its id.
    public func accept(code: String, token: String) async throws -> String {
        let answer: NamedValue = try await post("/v1/invitations/accept", NamedValue("code", code), by: [token])
        return answer.value
    }

    // MARK: Devices

    /// Gives this device a name in an account.
    public func register(in account: String, by tokens: [String]) async throws -> String {
        let answer: NamedValue = try await answer("POST", "/v1/accounts/\(Self.escaped(account))/devices", by: tokens)
        return answer.value
    }

    /// Adds documents of a file to an account that no device works on yet.
    public func fill(_ account: String, with batch: SyncBatch, token: String) async throws {
        _ = try await send("POST", "/v1/accounts/\(Self.escaped(account))/fill", batch, by: [token])
    }

    /// - Parameter tokens: those of everyone who has written something that is sent.
    public func push(_ request: PushRequest, to account: String, by tokens: [String]) async throws -> PushAnswer {
        try await post("/v1/accounts/\(Self.escaped(account))/push", request, by: tokens)
    }

    public func pull(after sequence: Int, from account: String, by tokens: [String]) async throws -> PullAnswer {
        try await page(after: sequence, from: account, by: tokens).read()
    }

    /// Pulls without reading yet what comes, so that the next page can be asked for meanwhile.
    func page(after sequence: Int, from account: String, by tokens: [String]) async throws -> PulledPage {
        PulledPage(
            try await send("GET", "/v1/accounts/\(Self.escaped(account))/pull?after=\(sequence)", by: tokens))
    }

    /// Waits until one of the accounts has a greater number, and gives the new ones; none after a while.
    public func news(since heads: [String: Int], by tokens: [String]) async throws -> [String: Int] {
        let answer: AccountHeads = try await answer(
            "POST", "/v1/hint", AccountHeads(heads), by: tokens, timeout: 75)
        return answer.heads
    }

    // MARK: Files

    /// The files that the server does not have.
    public func missing(_ hashes: [String], in account: String, by tokens: [String]) async throws -> [String] {
        let answer: FileHashes = try await post(
            "/v1/accounts/\(Self.escaped(account))/files/missing", FileHashes(hashes), by: tokens)
        return answer.hashes
    }

    /// Sends a file, unless the server has it.
    public func send(_ file: FileDescription, _ data: Data, in account: String, token: String) async throws {
        let answer: FileAddress = try await post("/v1/accounts/\(Self.escaped(account))/files", file, by: [token])
        guard let address = answer.address else { return }
        let stored = try await exchange.send(
            HTTPMessage(
                method: "PUT", path: address,
                headers: ["Content-Type": file.type, "x-amz-checksum-sha256": file.base64Hash],
                body: data, timeout: 120))
        guard (200..<300).contains(stored.status) else { throw Self.failure(stored) }
    }

    /// Reads a file.
    public func file(_ hash: String, in account: String, token: String) async throws -> Data {
        let answer: FileAddress = try await get(
            "/v1/accounts/\(Self.escaped(account))/files/\(Self.escaped(hash))", by: [token])
        let read = try await exchange.send(
            HTTPMessage(method: "GET", path: answer.address ?? "", headers: [:], body: nil, timeout: 120))
        guard read.status == 200 else { throw Self.failure(read) }
        return read.body
    }

    // MARK: Messages

    private func get<Answer: FieldValue>(_ path: String, by tokens: [String]) async throws -> Answer {
        try await answer("GET", path, by: tokens)
    }

    private func post<Answer: FieldValue>(
        _ path: String, _ message: some FieldValue, by tokens: [String]
    ) async throws -> Answer {
        try await answer("POST", path, message, by: tokens)
    }

    private func answer<Answer: FieldValue>(
        _ method: String, _ path: String, _ message: (any FieldValue)? = nil, by tokens: [String],
        timeout: TimeInterval = 30
    ) async throws -> Answer {
        try Self.read(try await send(method, path, message, by: tokens, timeout: timeout))
    }

    fileprivate static func read<Answer: FieldValue>(_ answer: HTTPAnswer) throws(ServerFailure) -> Answer {
        do {
            return try Answer(json: JSONValue(parsing: answer.body))
        } catch {
            // Something else than the server has answered, such as the page of a network that wants to be paid.
            throw ServerFailure(.unavailable, "The answer is not a server's.")
        }
    }

    private func send(
        _ method: String, _ path: String, _ message: (any FieldValue)? = nil, by tokens: [String],
        timeout: TimeInterval = 30
    ) async throws -> HTTPAnswer {
        var headers = [SyncProtocol.versionHeader: "\(SyncProtocol.version)"]
        if let first = tokens.first { headers["Authorization"] = "Bearer \(first)" }
        if tokens.count > 1 { headers[SyncProtocol.authorsHeader] = tokens.dropFirst().joined(separator: ", ") }
        let body = message.map { Data(($0.json ?? .null).text.utf8) }
        if body != nil { headers["Content-Type"] = "application/json" }
        let answer = try await exchange.send(
            HTTPMessage(method: method, path: path, headers: headers, body: body, timeout: timeout))
        guard (200..<300).contains(answer.status) else { throw Self.failure(answer) }
        return answer
    }

    private static func failure(_ answer: HTTPAnswer) -> ServerFailure {
        if let json = try? JSONValue(parsing: answer.body), let failure = try? ServerFailure(json: json) {
            return failure
        }
        // A proxy in between: whatever it says, the request was not decided.
        return ServerFailure(.unavailable, "The server answers with \(answer.status).")
    }

    private static func escaped(_ text: String) -> String {
        text.addingPercentEncoding(withAllowedCharacters: .alphanumerics.union(CharacterSet(charactersIn: "-._~")))
            ?? text
    }
}

/// What was pulled, as it came.
struct PulledPage: Sendable {
    /// The number after which there is more, as far as the server says so beside the page.
    let next: Int?
    private let answer: HTTPAnswer

    fileprivate init(_ answer: HTTPAnswer) {
        self.answer = answer
        next = answer.headers[SyncProtocol.nextHeader.lowercased()].flatMap { Int($0) }
    }

    func read() throws(ServerFailure) -> PullAnswer { try ServerClient.read(answer) }
}

extension FileDescription {
    /// The hash as S3 writes it.
    fileprivate var base64Hash: String {
        let digits = Array(hash.utf8)
        let bytes = stride(from: 0, to: digits.count - 1, by: 2).compactMap {
            UInt8(String(decoding: digits[$0..<$0 + 2], as: UTF8.self), radix: 16)
        }
        return Data(bytes).base64EncodedString()
    }
}
