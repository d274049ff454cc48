/// Tells something above about this view, each time the view's values change and again when it goes away.
package struct RegistrationModifier {
    let register: @MainActor (_ id: UInt64, EnvironmentValues) -> Void
    let unregister: @MainActor (_ id: UInt64, EnvironmentValues) -> Void

    package init(
        register: @escaping @MainActor (_ id: UInt64, EnvironmentValues) -> Void,
        unregister: @escaping @MainActor (_ id: UInt64, EnvironmentValues) -> Void = { _, _ in }
    ) {
        self.register = register
        self.unregister = unregister
    }
}

extension RegistrationModifier: ViewModifier {
    package typealias Body = Never

    package static func _makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
    ) -> _TypedViewNode<ModifiedContent<C, Self>> {
        RegistrationNode(view, inputs)
    }
}

private final class RegistrationNode<C: View>: ModifierForwardingNode<C, RegistrationModifier> {
    private let id: UInt64

    override init(_ view: ModifiedContent<C, RegistrationModifier>, _ inputs: _ViewInputs) {
        id = inputs.host.tree.makeNodeID()
        super.init(view, inputs)
        view.modifier.register(id, environment)
    }

    override func update(_ view: ModifiedContent<C, RegistrationModifier>) {
        super.update(view)
        view.modifier.register(id, environment)
    }

    override func unmount() {
        if isMounted { view.modifier.unregister(id, environment) }
        super.unmount()
    }
}
