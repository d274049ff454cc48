import Foundation
import Sessions

/// What the program of a session has asked of its host: a list that a host or a test reads, and where answers go in.
///
/// A host that does nothing receives requests as well; a request that wants an answer then waits for one.
@MainActor package final class HostRequests {
    /// Those of the session that the present code belongs to, also after an `await`; those of the process outside all sessions.
    nonisolated package static var current: HostRequests { SessionScope[SessionRequests.self] }

    /// The requests so far, the oldest first.
    package private(set) var all: [HostRequest] = []
    /// Called with each request as it comes.
    package var onRequest: (HostRequest) -> Void = { _ in }
    /// Whether the host opens an address. One that opens nothing says so of the kinds that every phone opens.
    package var opens: (URL) -> Bool = { HostRequests.isUsual($0) }
    /// Whether the host shows something itself for a request that the program could show as well, such as sharing.
    package var takesOver: (HostRequest.Kind) -> Bool = { _ in false }

    /// Whether an address is of a kind that every phone opens.
    package nonisolated static func isUsual(_ url: URL) -> Bool {
        usualSchemes.contains(url.scheme?.lowercased() ?? "")
    }

    private nonisolated static let usualSchemes: Set<String> = [
        "http", "https", "mailto", "tel", "sms", "facetime", "facetime-audio", "maps", "app-settings",
    ]

    private var lastID: UInt64 = 0
    private var waiting: [UInt64: (HostRequest.Reply) -> Void] = [:]

    /// Older requests are forgotten.
    private static let kept = 1000

    package nonisolated init() {}

    // MARK: The program's side

    /// Tells the host of the session that the present code belongs to that something was copied. Code on any thread may copy.
    package nonisolated static func noteCopy() {
        let requests = current
        onMainActor { requests.post(.copied) }
    }

    /// Tells the host something that nothing comes back of.
    package func post(_ kind: HostRequest.Kind) { add(kind) }

    /// Asks for something; `reply` is called once, when the host has answered, in the session that asked.
    ///
    /// - Returns: the request's number, to take it back by.
    @discardableResult
    package func ask(_ kind: HostRequest.Kind, _ reply: @escaping (HostRequest.Reply) -> Void) -> UInt64 {
        let id = lastID + 1
        // A session keeps its requests, so what waits must not keep the session.
        waiting[id] = { [weak scope = SessionScope.current] answer in
            if let scope { scope.perform { reply(answer) } } else { reply(answer) }
        }
        add(kind)
        return id
    }

    /// Asks the host to open a URL. Returns a Boolean value that indicates whether the host opens it.
    package func open(_ url: URL) -> Bool {
        add(.openURL(url))
        return opens(url)
    }

    /// Nobody waits for an answer any longer.
    package func withdraw(_ id: UInt64) { waiting[id] = nil }

    private func add(_ kind: HostRequest.Kind) {
        lastID += 1
        let request = HostRequest(id: lastID, kind: kind)
        if all.count == HostRequests.kept { all.removeFirst() }
        all.append(request)
        onRequest(request)
    }

    // MARK: The host's side

    /// Whether an answer is waited for.
    package func isPending(_ id: UInt64) -> Bool { waiting[id] != nil }

    /// Answers a request. Returns whether anybody waited for it.
    @discardableResult package func answer(_ id: UInt64, _ reply: HostRequest.Reply) -> Bool {
        guard let action = waiting.removeValue(forKey: id) else { return false }
        action(reply)
        return true
    }

    /// Forgets what was asked; what waits continues to wait.
    package func clear() { all = [] }
}

/// What a session asks of its host.
package enum SessionRequests: SessionKey {
    package static func makeValue() -> HostRequests { HostRequests() }
}
