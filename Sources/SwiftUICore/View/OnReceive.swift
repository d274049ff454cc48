import Combine

/// Acts on what a publisher emits while the view is in the tree.
struct SubscriptionModifier<P: Publisher> where P.Failure == Never {
    let publisher: P
    let action: (P.Output) -> Void
}

extension SubscriptionModifier: ViewModifier {
    typealias Body = Never

    static func _makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
    ) -> _TypedViewNode<ModifiedContent<C, Self>> {
        SubscriptionNode(view, inputs)
    }
}

private final class SubscriptionNode<C: View, P: Publisher>: ModifierForwardingNode<C, SubscriptionModifier<P>>
where P.Failure == Never {
    private var cancellable: AnyCancellable?

    override init(_ view: ModifiedContent<C, SubscriptionModifier<P>>, _ inputs: _ViewInputs) {
        super.init(view, inputs)
        subscribe()
    }

    private func subscribe() {
        cancellable = view.modifier.publisher.sink { [weak self] output in
            guard let self, isMounted else { return }
            view.modifier.action(output)
        }
    }

    override func update(_ view: ModifiedContent<C, SubscriptionModifier<P>>) {
        let isSame = ValueComparison.areEqual(self.view.modifier.publisher, view.modifier.publisher)
        super.update(view)
        if !isSame { subscribe() }
    }

    override func unmount() {
        cancellable?.cancel()
        super.unmount()
    }
}

extension View {
    /// Calls `action` with each value that `publisher` emits. The publisher must emit on the main actor.
    nonisolated public func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never {
        modifier(SubscriptionModifier(publisher: publisher, action: action))
    }
}
