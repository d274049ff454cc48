import UIKit

/// A question to the host that a view has open while something of it is presented.
@MainActor package final class PendingRequest {
    /// What comes of it, as the latest body has it.
    package var answer: (HostRequest.Reply) -> Void = { _ in }
    private var open: (requests: HostRequests, id: UInt64)?

    nonisolated package init() {}

    /// Asks, unless it is asked already. `close` is called before the answer is handed on.
    package func ask(_ kind: HostRequest.Kind, _ requests: HostRequests, close: @escaping () -> Void) {
        guard open == nil else { return }
        let id = requests.ask(kind) { [weak self] reply in
            guard let self else { return }
            open = nil
            close()
            answer(reply)
        }
        open = (requests, id)
    }

    /// Waits for the answer no longer.
    package func withdraw() {
        if let open { open.requests.withdraw(open.id) }
        open = nil
    }
}
