import Foundation
import HTTPTypes
import Hummingbird
import LedgerCore
import NIOCore

/// What goes along with a request.
struct ServerContext: RequestContext {
    var coreContext: CoreRequestContextStorage
    /// The network address of the client, or of the proxy in front.
    let remoteAddress: String

    init(source: ApplicationRequestContextSource) {
        coreContext = .init(source: source)
        remoteAddress = source.channel.remoteAddress?.ipAddress ?? "local"
    }

    /// A part of the path, without its escapes.
    func parameter(_ name: String) throws(ServerFailure) -> String {
        guard let value = parameters.get(name)?.removingPercentEncoding, !value.isEmpty, value.utf8.count <= 300,
            !value.utf8.contains(0)
        else { throw ServerFailure(.invalid, "The path is not one that the server knows.") }
        return value
    }
}

extension Request {
    /// Reads the body as a message.
    func message<Value: FieldValue>(
        _ type: Value.Type = Value.self, limit: Int = SyncProtocol.requestBytes, seconds: Int
    ) async throws -> Value {
        let buffer = try await withThrowingTaskGroup(of: ByteBuffer.self) { group in
            group.addTask { try await body.collect(upTo: limit) }
            group.addTask {
                try await Task.sleep(for: .seconds(seconds))
                throw ServerFailure(.invalid, "The request took too long to arrive.")
            }
            defer { group.cancelAll() }
            return try await group.next()!
        }
        do {
            return try Value(json: JSONValue(parsing: String(buffer: buffer)))
        } catch {
            throw ServerFailure(.invalid, "The request cannot be read: \(error)")
        }
    }

    /// The tokens of the people who are signed in on the device, that of the person who asks first.
    var tokens: [String] {
        var tokens: [String] = []
        if let value = headers[.authorization], value.hasPrefix("Bearer ") { tokens.append(String(value.dropFirst(7))) }
        if let name = HTTPField.Name(SyncProtocol.authorsHeader), let value = headers[name] {
            tokens += value.split(separator: ",").prefix(50).map { $0.trimmingCharacters(in: .whitespaces) }
        }
        return tokens.filter { !$0.isEmpty && $0.utf8.count <= 200 }
    }
}

extension Response {
    /// An answer with a message.
    init(_ value: some FieldValue, status: HTTPResponse.Status = .ok) {
        self.init(json: value.json ?? .null, status: status)
    }

    /// An answer of any form.
    init(json: JSONValue, status: HTTPResponse.Status = .ok) {
        self.init(
            status: status, headers: [.contentType: "application/json"],
            body: .init(byteBuffer: ByteBuffer(string: json.text)))
    }

    /// An answer that says why not.
    init(_ failure: ServerFailure) {
        self.init(failure, status: failure.status)
        if let seconds = failure.retryAfter { headers[.retryAfter] = "\(seconds)" }
    }
}

extension ServerFailure {
    var status: HTTPResponse.Status {
        switch code {
        case .invalid: .badRequest
        case .signedOut, .notLetIn: .unauthorized
        case .notPermitted: .forbidden
        case .notFound: .notFound
        case .taken, .mustRegister, .gap: .conflict
        case .mustBeginAnew: .gone
        case .tooLarge: .contentTooLarge
        case .deviceTooOld: .upgradeRequired
        case .tooMany: .tooManyRequests
        case .serverTooOld, .unavailable: .serviceUnavailable
        }
    }
}
