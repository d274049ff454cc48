import CoreGraphics
import Foundation

/// What a controller of the system's is drawn in: the engine knows how such a controller looks.
package final class ControllerContentView: UIView {
    package private(set) weak var subject: UIViewController?

    init(_ subject: UIViewController) {
        self.subject = subject
        super.init(frame: UIScreen.main.bounds)
        backgroundColor = .systemBackground
    }

    package required init?(coder: NSCoder) { super.init(coder: coder) }

    override var showsContent: Bool { true }
}

/// A question that a controller asks the host while it is shown.
@MainActor final class HostQuestion {
    private var open: (requests: HostRequests, id: UInt64)?

    /// Asks, unless a question is open.
    func ask(_ kind: HostRequest.Kind, _ answer: @escaping (HostRequest.Reply) -> Void) {
        guard open == nil else { return }
        let requests = HostRequests.current
        let id = requests.ask(kind) { [weak self] reply in
            self?.open = nil
            answer(reply)
        }
        open = (requests, id)
    }

    /// The answer is of no use any longer.
    func withdraw() {
        if let open { open.requests.withdraw(open.id) }
        open = nil
    }
}
