import Foundation

/// What the program of a session has asked of its host: a list that a host or a test reads, and where answers go in.
///
/// A host that does nothing is told all the same; a request that wants an answer then waits for one.
@MainActor package final class HostRequests {
    /// Those of the session whose code runs now; those of the process where no session is.
    package private(set) static var current = HostRequests()

    /// The requests so far, the oldest first.
    package private(set) var all: [HostRequest] = []
    /// Called with each request as it comes.
    package var onRequest: (HostRequest) -> Void = { _ in }
    /// Whether the host opens an address. One that opens nothing says so of the kinds that every phone opens.
    package var opens: (URL) -> Bool = { UIKitServices.current.canOpen($0) }
    /// Whether the host shows something of its own for a request that the program could show as well, such as sharing.
    package var takesOver: (HostRequest.Kind) -> Bool = { _ in false }

    private var lastID: UInt64 = 0
    private var waiting: [UInt64: (HostRequest.Reply) -> Void] = [:]

    /// Older requests are forgotten.
    private static let kept = 1000

    package nonisolated init() {}

    /// Runs code of a session, whose requests these are.
    package func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
        let outer = HostRequests.current
        HostRequests.current = self
        HostRequests.knownCopies = UIPasteboard.general.changeCount
        defer {
            noteCopy()
            HostRequests.current = outer
        }
        return try body()
    }

    /// How often something was copied, as far as it was told.
    private static var knownCopies = 0

    /// Tells where the code of the session has copied something: the pasteboard may be used anywhere, and knows no session.
    private func noteCopy() {
        let copies = UIPasteboard.general.changeCount
        guard copies != HostRequests.knownCopies else { return }
        HostRequests.knownCopies = copies
        post(.copied)
    }

    // MARK: The program's side

    /// Tells the host something that nothing comes back of.
    package func post(_ kind: HostRequest.Kind) { add(kind) }

    /// Asks for something; `reply` is called once, when the host has answered.
    ///
    /// - Returns: the request's number, to take it back by.
    @discardableResult
    package func ask(_ kind: HostRequest.Kind, _ reply: @escaping (HostRequest.Reply) -> Void) -> UInt64 {
        let id = lastID + 1
        waiting[id] = reply
        add(kind)
        return id
    }

    /// Asks the host to open an address. Returns whether it does.
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
        perform { action(reply) }
        return true
    }

    /// Forgets what was asked; what waits goes on waiting.
    package func clear() { all = [] }
}
