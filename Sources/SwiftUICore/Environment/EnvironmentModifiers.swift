import Observation

/// A modifier that sets a value in the environment of the content.
public struct _EnvironmentKeyWritingModifier<Value> {
    public var keyPath: WritableKeyPath<EnvironmentValues, Value>
    public var value: Value

    @inlinable nonisolated public init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
        self.keyPath = keyPath
        self.value = value
    }
}

extension _EnvironmentKeyWritingModifier: ViewModifier {
    public typealias Body = Never

    @MainActor @preconcurrency
    public static func _makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
    ) -> _TypedViewNode<ModifiedContent<C, Self>> {
        EnvironmentNode(view, inputs) { modifier, environment in
            environment[keyPath: modifier.keyPath] = modifier.value
        }
    }
}

/// A modifier that transforms the environment of the content.
public struct _EnvironmentKeyTransformModifier {
    let transform: (inout EnvironmentValues) -> Void
}

extension _EnvironmentKeyTransformModifier: ViewModifier {
    public typealias Body = Never

    @MainActor @preconcurrency
    public static func _makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
    ) -> _TypedViewNode<ModifiedContent<C, Self>> {
        EnvironmentNode(view, inputs) { modifier, environment in modifier.transform(&environment) }
    }
}

/// Keeps a view for which a modifier changes the environment.
package final class EnvironmentNode<C: View, M: ViewModifier>: _TypedViewNode<ModifiedContent<C, M>> {
    private let transform: (M, inout EnvironmentValues) -> Void
    private var derived: EnvironmentValues
    private var written: [ObjectIdentifier]
    private var child: _TypedViewNode<C>!

    init(
        _ view: ModifiedContent<C, M>, _ inputs: _ViewInputs,
        transform: @escaping (M, inout EnvironmentValues) -> Void
    ) {
        self.transform = transform
        (derived, written) = inputs.environment.transformed { transform(view.modifier, &$0) }
        super.init(view, inputs)
        var inputs = ownInputs
        inputs.environment = derived
        child = C._makeNode(view.content, inputs)
    }

    package override func update(_ view: ModifiedContent<C, M>) {
        self.view = view
        derive(incoming: [])
        child.update(view.content)
    }

    package override func propagateEnvironment(_ change: EnvironmentChange) { derive(incoming: change.keys) }

    /// Computes the children's environment again and tells them what changed in it.
    private func derive(incoming: Set<ObjectIdentifier>) {
        let (new, keys) = environment.transformed { transform(view.modifier, &$0) }
        let candidates = incoming.union(keys).union(written)
        let changed = new.differences(from: derived, among: candidates)
        derived = new
        written = keys
        guard !changed.isEmpty else { return }
        child.setEnvironment(new, EnvironmentChange(keys: changed))
    }

    package override func forEachChild(_ visit: (_ViewNode) -> Void) { visit(child) }
}

extension View {
    /// Sets a value in the environment of this view.
    nonisolated public func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some View {
        modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
    }

    /// Supplies an observable object to the `@Environment` properties of its type. Nil removes the object.
    nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(_EnvironmentKeyTransformModifier { $0[EnvironmentObjectKey<T>.self] = object })
    }

    /// Transforms a value in the environment of this view.
    nonisolated public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        modifier(_EnvironmentKeyTransformModifier { transform(&$0[keyPath: keyPath]) })
    }

    /// Changes several values at once.
    nonisolated package func transformEnvironment(
        _ transform: @escaping (inout EnvironmentValues) -> Void
    ) -> some View {
        modifier(_EnvironmentKeyTransformModifier(transform: transform))
    }
}
