import Foundation

/// Acts when something about a view's size or place changes.
struct GeometryChangeModifier<Value: Equatable> {
    let transform: (GeometryProxy) -> Value
    let action: (_ old: Value, _ new: Value) -> Void
}

extension GeometryChangeModifier: ViewModifier {
    typealias Body = Never

    static func _makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
    ) -> _TypedViewNode<ModifiedContent<C, Self>> {
        GeometryChangeNode(view, inputs)
    }
}

private final class GeometryChangeNode<C: View, Value: Equatable>:
    ModifierForwardingNode<C, GeometryChangeModifier<Value>>, GeometryObserver
{
    private let source = GeometrySource()
    private var last: Value?

    override init(_ view: ModifiedContent<C, GeometryChangeModifier<Value>>, _ inputs: _ViewInputs) {
        super.init(view, inputs)
        host.observers.geometry.append(self)
    }

    func checkGeometry() {
        source.node = child.element(at: 0)
        guard source.node?.placedProposal != nil, last == nil || !source.isUpToDate else { return }
        source.reset()
        let new = view.modifier.transform(GeometryProxy(source))
        guard new != last else { return }
        let (old, action) = (last ?? new, view.modifier.action)
        last = new
        host.afterUpdate { action(old, new) }
    }
}

extension View {
    /// Calls `action` with the value that `transform` returns for the view's geometry, at first and when it changes.
    nonisolated public func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ newValue: T) -> Void
    ) -> some View {
        modifier(GeometryChangeModifier(transform: transform, action: { action($1) }))
    }

    /// Calls `action` with the former and the present finding of `transform` in the view's geometry, at first (then both
    /// are the same) and whenever it differs.
    nonisolated public func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(GeometryChangeModifier(transform: transform, action: action))
    }
}
