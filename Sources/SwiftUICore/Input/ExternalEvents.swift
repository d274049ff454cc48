import Foundation

/// What comes to a window from outside the program, and the views that take it.
@MainActor package final class ExternalEvents {
    private var receivers: [(id: UInt64, open: (URL) -> Void)] = []

    fileprivate init() {}

    /// Passes a URL to all views that handle URLs. Returns a Boolean value that indicates whether there are any.
    @discardableResult package func open(_ url: URL) -> Bool {
        let receivers = receivers
        for receiver in receivers { receiver.open(url) }
        return !receivers.isEmpty
    }

    fileprivate func add(_ id: UInt64, _ open: @escaping (URL) -> Void) { receivers.append((id, open)) }
    fileprivate func remove(_ id: UInt64) { receivers.removeAll { $0.id == id } }
}

private enum ExternalEventsKey: HostKey {
    static func makeValue(for host: NodeHost) -> ExternalEvents { ExternalEvents() }
}

extension NodeHost {
    /// What comes from outside the program.
    package var externalEvents: ExternalEvents { self[ExternalEventsKey.self] }
}

extension View {
    /// Calls `action` with each URL that the program is asked to open while this view exists.
    nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        modifier(OpenURLReceiver(action: action))
    }
}

private struct OpenURLReceiver {
    let action: (URL) -> Void
}

extension OpenURLReceiver: ViewModifier {
    typealias Body = Never

    static func _makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
    ) -> _TypedViewNode<ModifiedContent<C, Self>> {
        OpenURLReceiverNode(view, inputs)
    }
}

private final class OpenURLReceiverNode<C: View>: ModifierForwardingNode<C, OpenURLReceiver> {
    private let id: UInt64

    override init(_ view: ModifiedContent<C, OpenURLReceiver>, _ inputs: _ViewInputs) {
        id = inputs.host.tree.makeNodeID()
        super.init(view, inputs)
        host.externalEvents.add(id) { [weak self] url in self?.view.modifier.action(url) }
    }

    override func unmount() {
        host.externalEvents.remove(id)
        super.unmount()
    }
}
