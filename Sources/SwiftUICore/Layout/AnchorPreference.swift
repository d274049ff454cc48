import Foundation

/// Passes up a preference made from a place of the view.
struct AnchorPreferenceModifier<A, Key: PreferenceKey> {
    let source: Anchor<A>.Source
    /// Makes the value from what the content passes up.
    let transform: (inout Key.Value, Anchor<A>) -> Void
    /// Whether what the content passes up is taken over first.
    let keepsContentValue: Bool
}

extension AnchorPreferenceModifier: ViewModifier {
    typealias Body = Never

    static func _makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
    ) -> _TypedViewNode<ModifiedContent<C, Self>> {
        AnchorPreferenceNode(view, inputs)
    }
}

private final class AnchorPreferenceNode<C: View, A, Key: PreferenceKey>:
    ModifierForwardingNode<C, AnchorPreferenceModifier<A, Key>>
{
    override init(_ view: ModifiedContent<C, AnchorPreferenceModifier<A, Key>>, _ inputs: _ViewInputs) {
        super.init(view, inputs)
        host.preferencesDidChange()
    }

    override func update(_ view: ModifiedContent<C, AnchorPreferenceModifier<A, Key>>) {
        host.preferencesDidChange()
        super.update(view)
    }

    override func unmount() {
        host.preferencesDidChange()
        super.unmount()
    }

    override func collectPreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
        guard key == Key.self, let element = child.element(at: 0) else {
            return super.collectPreference(key, into: &value)
        }
        var inner: Key.Value?
        if view.modifier.keepsContentValue { super.collectPreference(Key.self, into: &inner) }
        var own = inner ?? Key.defaultValue
        view.modifier.transform(&own, Anchor(element, view.modifier.source))
        K.add(own, to: &value)
    }
}

/// Shows a view, made from a preference of the content, before or behind the content.
struct PreferenceLayerModifier<Key: PreferenceKey, Content: View> {
    let alignment: Alignment
    let isBehind: Bool
    let transform: (Key.Value) -> Content
    /// What the content passes up. Its node keeps it up to date.
    var value = Key.defaultValue
}

extension PreferenceLayerModifier: SecondaryLayerModifier {
    typealias Body = Never

    var secondary: DeferredView<Void, Content> {
        let (transform, value) = (transform, value)
        return DeferredView { transform(value) }
    }

    static func _makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
    ) -> _TypedViewNode<ModifiedContent<C, Self>> {
        PreferenceLayerNode(view, inputs)
    }
}

private final class PreferenceLayerNode<C: View, Key: PreferenceKey, Content: View>:
    SecondaryLayerNode<C, PreferenceLayerModifier<Key, Content>>, PreferenceObserver
{
    override init(_ view: ModifiedContent<C, PreferenceLayerModifier<Key, Content>>, _ inputs: _ViewInputs) {
        super.init(view, inputs)
        self.view.modifier.value = contentValue
        host.observers.preferences.append(self)
        host.preferencesDidChange()
    }

    private var contentValue: Key.Value {
        var value: Key.Value?
        content.collectPreference(Key.self, into: &value)
        return value ?? Key.defaultValue
    }

    override func update(_ view: ModifiedContent<C, PreferenceLayerModifier<Key, Content>>) {
        var view = view
        view.modifier.value = self.view.modifier.value
        super.update(view)
    }

    func checkPreference() {
        guard isMounted else { return }
        let value = contentValue
        guard !ValueComparison.areEqual(view.modifier.value, value) else { return }
        view.modifier.value = value
        setNeedsUpdate()
    }

    override func updateIfNeeded() { modifierDidChange(from: view.modifier) }
}

extension View {
    /// Sets the preference of `key` to a value that is created from an anchor of this view.
    nonisolated public func anchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        modifier(
            AnchorPreferenceModifier<A, K>(
                source: value, transform: { $0 = transform($1) }, keepsContentValue: false))
    }

    /// Transforms the preference of `key` with an anchor of this view.
    nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source,
        transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        modifier(
            AnchorPreferenceModifier<A, K>(source: value, transform: transform, keepsContentValue: true))
    }

    /// Shows a view in front of this view, created from this view's preference of `key`.
    @_disfavoredOverload
    nonisolated public func overlayPreferenceValue<Key: PreferenceKey, T: View>(
        _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
    ) -> some View {
        overlayPreferenceValue(key, alignment: .center, transform)
    }

    /// Shows a view in front of this view, created from this view's preference of `key`.
    nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(
            PreferenceLayerModifier<K, V>(alignment: alignment, isBehind: false, transform: transform))
    }

    /// Shows a view behind this view, created from this view's preference of `key`.
    @_disfavoredOverload
    nonisolated public func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
        _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
    ) -> some View {
        backgroundPreferenceValue(key, alignment: .center, transform)
    }

    /// Shows a view behind this view, created from this view's preference of `key`.
    nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(
            PreferenceLayerModifier<K, V>(alignment: alignment, isBehind: true, transform: transform))
    }
}
