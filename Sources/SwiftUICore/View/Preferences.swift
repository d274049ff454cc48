/// A key for a value that views hand up to the views above them.
public protocol PreferenceKey {
    /// The type of the value for this key.
    associatedtype Value
    /// The default value of the key.
    static var defaultValue: Value { get }
    /// Adds the value of the next view to `value`.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    public static var defaultValue: Value { nil }
}

extension PreferenceKey {
    /// Adds what the next view passes up, if it is a value of this key.
    static func add<T>(_ next: T, to value: inout Value?) {
        guard let next = next as? Value else { return }
        if value == nil { value = next } else { reduce(value: &value!) { next } }
    }
}

/// A node that acts when a preference below it changes.
@MainActor protocol PreferenceObserver: _ViewNode {
    func checkPreference()
}

/// The changes of preferences that their readers have not been told of.
@MainActor struct PreferenceChanges {
    private var written: Set<ObjectIdentifier> = []
    /// The transaction in which preferences changed since their readers were told.
    private var transaction: Transaction?

    var hasChanged: Bool { transaction != nil }

    fileprivate func isWritten(_ key: ObjectIdentifier) -> Bool { written.contains(key) }
    fileprivate mutating func noteWriter(of key: ObjectIdentifier) { written.insert(key) }

    fileprivate mutating func note(_ new: Transaction) {
        if transaction == nil || !new.isEmpty { transaction = new }
    }

    /// The transaction of the changes, which count as told from now on; nil if there are none.
    mutating func takeChange() -> Transaction? {
        defer { transaction = nil }
        return transaction
    }
}

extension NodeHost {
    /// A preference was set, changed or taken away.
    func preferencesDidChange() { preferences.note(presentTransaction) }

    /// A view that writes a preference was made.
    func preferencesDidChange<Key: PreferenceKey>(byUserOf key: Key.Type) {
        preferences.noteWriter(of: ObjectIdentifier(key))
        preferencesDidChange()
    }

    /// Whether any view ever wrote a preference: for most keys none did, and asking them all is saved.
    func isWritten<Key: PreferenceKey>(_ key: Key.Type) -> Bool { preferences.isWritten(ObjectIdentifier(key)) }
}

/// A node that sets or changes preferences of its content.
@MainActor protocol PreferenceWriter: _ViewNode {}

/// A modifier that sets a preference and replaces the value of the content.
public struct _PreferenceWritingModifier<Key: PreferenceKey> {
    public var value: Key.Value

    @inlinable nonisolated public init(key: Key.Type = Key.self, value: Key.Value) { self.value = value }
}

extension _PreferenceWritingModifier: ViewModifier {
    public typealias Body = Never

    @MainActor @preconcurrency
    public static func _makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
    ) -> _TypedViewNode<ModifiedContent<C, Self>> {
        PreferenceWritingNode(view, inputs)
    }
}

private final class PreferenceWritingNode<C: View, Key: PreferenceKey>:
    ModifierForwardingNode<C, _PreferenceWritingModifier<Key>>, PreferenceWriter
{
    override init(_ view: ModifiedContent<C, _PreferenceWritingModifier<Key>>, _ inputs: _ViewInputs) {
        super.init(view, inputs)
        host.preferencesDidChange(byUserOf: Key.self)
    }

    override func update(_ view: ModifiedContent<C, _PreferenceWritingModifier<Key>>) {
        if !ValueComparison.areEqual(self.view.modifier.value, view.modifier.value) {
            host.preferencesDidChange()
        }
        super.update(view)
    }

    override func unmount() {
        host.preferencesDidChange()
        super.unmount()
    }

    override func collectPreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
        guard key == Key.self else { return super.collectPreference(key, into: &value) }
        K.add(view.modifier.value, to: &value)
    }
}

/// A modifier that transforms a preference of the content.
public struct _PreferenceTransformModifier<Key: PreferenceKey> {
    public var transform: (inout Key.Value) -> Void

    @inlinable nonisolated public init(
        key: Key.Type = Key.self, transform: @escaping (inout Key.Value) -> Void
    ) {
        self.transform = transform
    }
}

extension _PreferenceTransformModifier: ViewModifier {
    public typealias Body = Never

    @MainActor @preconcurrency
    public static func _makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
    ) -> _TypedViewNode<ModifiedContent<C, Self>> {
        PreferenceTransformNode(view, inputs)
    }
}

private final class PreferenceTransformNode<C: View, Key: PreferenceKey>:
    ModifierForwardingNode<C, _PreferenceTransformModifier<Key>>, PreferenceWriter
{
    override init(_ view: ModifiedContent<C, _PreferenceTransformModifier<Key>>, _ inputs: _ViewInputs) {
        super.init(view, inputs)
        host.preferencesDidChange(byUserOf: Key.self)
    }

    override func update(_ view: ModifiedContent<C, _PreferenceTransformModifier<Key>>) {
        host.preferencesDidChange()
        super.update(view)
    }

    override func collectPreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
        guard key == Key.self else { return super.collectPreference(key, into: &value) }
        var inner: Key.Value?
        super.collectPreference(Key.self, into: &inner)
        var changed = inner ?? Key.defaultValue
        view.modifier.transform(&changed)
        K.add(changed, to: &value)
    }
}

/// A modifier that runs an action when a preference of the content changes.
public struct _PreferenceActionModifier<Key: PreferenceKey> where Key.Value: Equatable {
    public var action: (Key.Value) -> Void

    @inlinable nonisolated public init(action: @escaping (Key.Value) -> Void) { self.action = action }
}

extension _PreferenceActionModifier: ViewModifier {
    public typealias Body = Never

    @MainActor @preconcurrency
    public static func _makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
    ) -> _TypedViewNode<ModifiedContent<C, Self>> {
        PreferenceActionNode(view, inputs)
    }
}

private final class PreferenceActionNode<C: View, Key: PreferenceKey>:
    ModifierForwardingNode<C, _PreferenceActionModifier<Key>>, PreferenceObserver
where Key.Value: Equatable {
    private var last: Key.Value?

    override init(_ view: ModifiedContent<C, _PreferenceActionModifier<Key>>, _ inputs: _ViewInputs) {
        super.init(view, inputs)
        host.observers.preferences.append(self)
        host.preferencesDidChange()
    }

    func checkPreference() {
        guard isMounted else { return }
        let value = preferenceValue(Key.self)
        guard value != (last ?? Key.defaultValue) || last == nil && value != Key.defaultValue else {
            last = value
            return
        }
        last = value
        view.modifier.action(value)
    }
}

extension _ViewNode {
    /// The value of a preference as the views below this node give it.
    package func preferenceValue<K: PreferenceKey>(_ key: K.Type) -> K.Value {
        var value: K.Value?
        forEachChild { $0.collectPreference(key, into: &value) }
        return value ?? K.defaultValue
    }
}

/// Keeps a view whose modifier leaves the elements of the content as they are.
class ModifierForwardingNode<C: View, M: ViewModifier>: ForwardingNode<ModifiedContent<C, M>, C> {
    init(_ view: ModifiedContent<C, M>, _ inputs: _ViewInputs) {
        super.init(view, inputs, content: \.content)
    }
}

extension View {
    /// Sets the preference of `key`, which the views above can read.
    nonisolated public func preference<K: PreferenceKey>(
        key: K.Type = K.self, value: K.Value
    ) -> some View {
        modifier(_PreferenceWritingModifier<K>(value: value))
    }

    /// Transforms the preference of `key` that the views below set.
    nonisolated public func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        modifier(_PreferenceTransformModifier<K>(transform: callback))
    }

    /// Calls `action` when the preference of `key` that the views below set changes.
    @preconcurrency
    nonisolated public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping @Sendable (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        modifier(_PreferenceActionModifier<K>(action: action))
    }
}
