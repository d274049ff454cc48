/// A question to the host that stands open while something is shown.
@MainActor package final class HostQuestion {
    private var open: (requests: HostRequests, id: UInt64)?

    nonisolated package init() {}

    /// Asks, unless a question is open.
    package func ask(
        _ kind: HostRequest.Kind, of requests: HostRequests = .current, _ answer: @escaping (HostRequest.Reply) -> Void
    ) {
        guard open == nil else { return }
        let id = requests.ask(kind) { [weak self] reply in
            self?.open = nil
            answer(reply)
        }
        open = (requests, id)
    }

    /// The answer is of no use any longer.
    package func withdraw() {
        if let open { open.requests.withdraw(open.id) }
        open = nil
    }
}
