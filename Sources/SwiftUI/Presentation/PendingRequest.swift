import HostKit

/// A question to the host that a view has open while something of it is presented.
@MainActor package final class PendingRequest {
    /// What comes of it, as the latest body has it.
    package var answer: (HostRequest.Reply) -> Void = { _ in }
    private let question = HostQuestion()

    nonisolated package init() {}

    /// Asks, unless it is asked already. `close` is called before the answer is passed on.
    package func ask(_ kind: HostRequest.Kind, _ requests: HostRequests, close: @escaping () -> Void) {
        question.ask(kind, of: requests) { [weak self] reply in
            guard let self else { return }
            close()
            answer(reply)
        }
    }

    /// Waits for the answer no longer.
    package func withdraw() { question.withdraw() }
}
