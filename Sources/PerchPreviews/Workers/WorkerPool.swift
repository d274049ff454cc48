import Dispatch
import Foundation
import Locking
import PerchCommands

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
                if worker == nil { worker = WorkerProcess() }
                let (result, isAlive) = send(requests[index], to: worker)
                if !isAlive { worker = nil }
                state.withLock { state in
                    state.results[index] = result
                    progress(index, result)
                }
            }
        }
        return state.withLock { $0.results.compactMap { $0 } }
    }

    /// Sends a request, and returns what came of it and whether the worker can be used again.
    ///
    /// A worker that stopped because a part of the sources was left out is followed by one that finds the views that call such parts,
    /// so that the rest of the preview is drawn.
    private func send(_ request: WorkerRequest, to worker: WorkerProcess?) -> (Result, isAlive: Bool) {
        let (result, isAlive) = sendOnce(request, to: worker)
        guard case .failed(let reason) = result, MissingParts.areNamed(in: reason) else { return (result, isAlive) }
        let (second, _) = sendOnce(request, to: WorkerProcess(findsMissingParts: true))
        if case .failed = second { return (result, isAlive) }
        return (second, isAlive)
    }

    private func sendOnce(_ request: WorkerRequest, to worker: WorkerProcess?) -> (Result, isAlive: Bool) {
        guard let worker else { return (.failed("no process could be started to draw it"), false) }
        switch worker.send(request, timeout: timeout) {
        case .reply(let reply): return (.reply(reply, said: worker.takeErrors()), true)
        case .died(let reason, let said):
            return (.failed(([reason] + LastWords.of(said)).joined(separator: "\n")), false)
        case .timedOut: return (.failed("did not settle within \(timeout.formatted()) seconds"), false)
        }
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
