import Dispatch
import Foundation
import Locking

/// Hands requests to several worker processes at a time.
struct WorkerPool: Sendable {
    /// A request that failed does not stop the others.
    enum Result: Sendable {
        case reply(WorkerReply, said: [String])
        case failed(String)
    }

    var workers: Int
    /// How long a request may take before it is given up, in seconds.
    var timeout: Double

    /// Runs all requests and returns what came of each, in their order.
    ///
    /// `progress` is called from several threads, never at the same time.
    func run(_ requests: [WorkerRequest], progress: @escaping @Sendable (Int, Result) -> Void) -> [Result] {
        struct State {
            var next = 0
            var results: [Result?]
        }
        let state = Locked(State(results: Array(repeating: nil, count: requests.count)))
        // A worker that has died breaks its pipe; the write then fails, which is handled, instead of ending this process.
        signal(SIGPIPE, SIG_IGN)
        DispatchQueue.concurrentPerform(iterations: max(1, min(workers, requests.count))) { _ in
            var worker: WorkerProcess?
            while true {
                let index: Int? = state.withLock { state in
                    guard state.next < requests.count else { return nil }
                    defer { state.next += 1 }
                    return state.next
                }
                guard let index else { return }
                let result: Result
                if worker == nil { worker = WorkerProcess() }
                if let current = worker {
                    switch current.send(requests[index], timeout: timeout) {
                    case .reply(let reply):
                        result = .reply(reply, said: current.takeErrors())
                    case .died(let reason, let said):
                        worker = nil
                        result = .failed(([reason] + LastWords.of(said)).joined(separator: "\n"))
                    case .timedOut:
                        worker = nil
                        result = .failed("did not settle within \(timeout.formatted()) seconds")
                    }
                } else {
                    result = .failed("no process could be started to draw it")
                }
                state.withLock { state in
                    state.results[index] = result
                    progress(index, result)
                }
            }
        }
        return state.withLock { $0.results.compactMap { $0 } }
    }
}

/// What a process that died had to say about it.
enum LastWords {
    /// The lines that name an error, or else the last few; never the stack trace, which names no line without symbols.
    static func of(_ lines: [String]) -> [String] {
        let errors = lines.filter { $0.localizedCaseInsensitiveContains("fatal error") }
        if !errors.isEmpty { return Array(errors.prefix(3)) }
        return lines.filter { $0.firstMatch(of: /0x[0-9a-f]{8,}/) == nil && $0 != "Current stack trace:" }
            .suffix(5)
    }
}
