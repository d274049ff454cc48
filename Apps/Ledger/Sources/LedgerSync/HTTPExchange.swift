import Dispatch
import Foundation
import LedgerStore

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// One request to a server.
public struct HTTPMessage: Sendable {
    public var method: String
    /// A path with its query, or a whole address.
    public var path: String
    public var headers: [String: String]
    public var body: Data?
    /// How long the answer may take, in seconds.
    public var timeout: TimeInterval

    public init(method: String, path: String, headers: [String: String], body: Data?, timeout: TimeInterval) {
        self.method = method
        self.path = path
        self.headers = headers
        self.body = body
        self.timeout = timeout
    }
}

/// What a server has answered.
public struct HTTPAnswer: Sendable {
    public var status: Int
    /// Headers by their names in small letters.
    public var headers: [String: String]
    public var body: Data

    public init(status: Int, headers: [String: String] = [:], body: Data) {
        self.status = status
        self.headers = headers
        self.body = body
    }
}

/// Sends requests and waits for answers. Throws where there is no answer.
public protocol HTTPExchange: Sendable {
    func send(_ message: HTTPMessage) async throws -> HTTPAnswer
}

/// The system's way to send requests.
public struct URLSessionExchange: HTTPExchange {
    private let address: URL
    private let session: URLSession

    /// - Parameter address: the server's, such as `https://ledger.example.com`.
    public init(address: URL) {
        self.address = address
        let configuration = URLSessionConfiguration.ephemeral
        // One request of each account is held back until there is news.
        configuration.httpMaximumConnectionsPerHost = 256
        configuration.urlCache = nil
        configuration.httpShouldSetCookies = false
        session = URLSession(configuration: configuration)
    }

    public func send(_ message: HTTPMessage) async throws -> HTTPAnswer {
        guard let url = URL(string: message.path, relativeTo: address) else { throw URLError(.badURL) }
        var request = URLRequest(url: url, timeoutInterval: message.timeout)
        request.httpMethod = message.method
        request.httpBody = message.body
        for (name, value) in message.headers { request.setValue(value, forHTTPHeaderField: name) }
        let (data, response) = try await data(for: request)
        var headers: [String: String] = [:]
        for case (let name as String, let value as String) in response.allHeaderFields {
            headers[name.lowercased()] = value
        }
        return HTTPAnswer(status: response.statusCode, headers: headers, body: data)
    }

    /// Does what `URLSession.data(for:)` does.
    ///
    /// That one cancels a request, while the Swift task is locked, by waiting for the session's queue. The queue may be about to
    /// end the same request at this moment, and then waits for the task: neither goes on, and no other request of the session.
    private func data(for request: URLRequest) async throws -> (Data, HTTPURLResponse) {
        let running = RunningRequest()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { answer in
                let task = session.dataTask(with: request) { data, response, error in
                    if error == nil, let response = response as? HTTPURLResponse {
                        answer.resume(returning: (data ?? Data(), response))
                    } else {
                        answer.resume(throwing: error ?? URLError(.badServerResponse))
                    }
                }
                running.start(task)
            }
        } onCancel: {
            DispatchQueue.global().async { running.cancel() }
        }
    }
}

/// A request that may be canceled before it was started.
private final class RunningRequest: Sendable {
    private let state = Locked<(task: URLSessionDataTask?, isCanceled: Bool)>((nil, false))

    func start(_ task: URLSessionDataTask) {
        let isCanceled = state { state in
            state.task = task
            return state.isCanceled
        }
        task.resume()
        if isCanceled { task.cancel() }
    }

    func cancel() {
        let task = state { state in
            state.isCanceled = true
            return state.task
        }
        task?.cancel()
    }
}
