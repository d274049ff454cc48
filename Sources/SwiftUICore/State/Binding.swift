/// A way to read and write a value that lives elsewhere.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
    /// The transaction of each write.
    public var transaction: Transaction

    package var location: Location<Value>

    package init(location: Location<Value>, transaction: Transaction = Transaction()) {
        self.location = location
        self.transaction = transaction
    }

    /// Creates a binding that reads and writes with closures. The closures have the isolation of their context.
    @preconcurrency
    public init(
        @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
        @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
    ) {
        // Bindings are used from the main actor, where such closures are formed; called there, an isolated closure
        // is an ordinary one.
        let getter = unsafeBitCast(get, to: (@Sendable () -> Value).self)
        let setter = unsafeBitCast(set, to: (@Sendable (Value) -> Void).self)
        self.init(location: ClosureLocation(get: getter, set: { value, _ in setter(value) }))
    }

    /// Creates a binding that reads and writes with closures. The setter receives the transaction.
    @preconcurrency
    public init(
        @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
        @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
    ) {
        let getter = unsafeBitCast(get, to: (@Sendable () -> Value).self)
        let setter = unsafeBitCast(set, to: (@Sendable (Value, Transaction) -> Void).self)
        self.init(location: ClosureLocation(get: getter, set: setter))
    }

    /// Returns a binding whose value never changes. Writes are ignored.
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(location: ConstantLocation(value))
    }

    /// The value now.
    public var wrappedValue: Value {
        get { location.get() }
        nonmutating set {
            location.set(newValue, Transaction.current.isEmpty ? transaction : Transaction.current)
        }
    }

    /// The binding itself.
    public var projectedValue: Binding<Value> { self }

    /// Creates the same binding. `$` in a parameter list uses it.
    public init(projectedValue: Binding<Value>) { self = projectedValue }

    /// Accesses a binding to a part of the value.
    public subscript<Subject>(
        dynamicMember keyPath: WritableKeyPath<Value, Subject>
    ) -> Binding<Subject> {
        Binding<Subject>(location: KeyPathLocation(location, keyPath), transaction: transaction)
    }

    /// Returns a binding that writes with `transaction`.
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        Binding(location: location, transaction: transaction)
    }

    /// Returns a binding that writes with an animation.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        var copy = self
        copy.transaction.animation = animation
        return copy
    }
}

extension Binding: @unchecked Sendable where Value: Sendable {
    // Unchecked because of the transaction, which is a plain value; locations guard themselves.
}

extension Binding: DynamicProperty {
    @MainActor @preconcurrency
    public static func _connect(
        _ pointer: UnsafeMutableRawPointer, _ key: Int, _ slots: _DynamicPropertySlots
    ) {}
}

extension Binding: SelfComparingProperty {
    package static func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        let a = a.assumingMemoryBound(to: Binding<Value>.self).pointee
        let b = b.assumingMemoryBound(to: Binding<Value>.self).pointee
        return a.location === b.location || a.location.isSame(as: b.location)
    }
}

extension Binding: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
    public typealias Element = Binding<Value.Element>
    public typealias Iterator = IndexingIterator<Binding<Value>>
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    public typealias Index = Value.Index
    public typealias Indices = Value.Indices

    public var startIndex: Value.Index { wrappedValue.startIndex }
    public var endIndex: Value.Index { wrappedValue.endIndex }
    public var indices: Value.Indices { wrappedValue.indices }
    public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }
    public func formIndex(after i: inout Value.Index) { wrappedValue.formIndex(after: &i) }

    /// A binding to the element at `position`.
    ///
    /// Reading it after the element was removed gives the last value that it had, instead of a crash. An index at which there
    /// never was one is logged, and gives the first element; only in an empty collection it traps.
    public subscript(position: Value.Index) -> Binding<Value.Element> {
        Binding<Value.Element>(
            location: ElementLocation(location, position), transaction: transaction)
    }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
    public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
    public func formIndex(before i: inout Value.Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {}

extension Binding {
    /// Creates a binding to an optional of the value.
    public init<V>(_ base: Binding<V>) where Value == V? {
        self = base.converted(as: "optional", get: { $0 }, set: { value, base in base = value ?? base })
    }

    /// Creates a binding to the value of an optional. Nil if the current value is nil.
    public init?(_ base: Binding<Value?>) {
        guard let value = base.wrappedValue else { return nil }
        self.init(
            location: TransformedLocation(
                base.location, id: "unwrapped", get: { $0 ?? value }, set: { new, base in base = new }),
            transaction: base.transaction)
    }

    /// Creates a binding to the value as a type-erased hashable value. Writes of other types are ignored.
    public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
        self = base.converted(
            as: "hashable", get: { AnyHashable($0) },
            set: { new, base in if let value = new.base as? V { base = value } })
    }
}

extension Binding {
    /// A binding to another form of the value.
    ///
    /// - Parameter id: names the form. Bindings of one name to one place are the same, so the closures must capture nothing.
    package func converted<Form>(
        as id: String, get: @escaping (Value) -> Form, set: @escaping (Form, inout Value) -> Void
    ) -> Binding<Form> {
        Binding<Form>(
            location: TransformedLocation(location, id: id, get: get, set: set), transaction: transaction)
    }
}

/// An element of a collection in another location.
private final class ElementLocation<Base: MutableCollection>: Location<Base.Element>, @unchecked Sendable {
    private let base: Location<Base>
    private let index: Base.Index
    private var last: Base.Element?

    init(_ base: Location<Base>, _ index: Base.Index) {
        self.base = base
        self.index = index
        last = base.get { Self.element(of: $0, at: index) ?? Self.substitute(of: $0, at: index) }
    }

    /// An element to show for an index at which there is none; nil if the collection has none at all.
    private static func substitute(of collection: Base, at index: Base.Index) -> Base.Element? {
        guard !collection.isEmpty else { return nil }
        Log.once(
            "A binding to an element of a \(Base.self) was made for index \(index), which is out of range. Another "
                + "element is shown; writes are ignored.")
        return collection[collection.startIndex]
    }

    private static func element(of collection: Base, at index: Base.Index) -> Base.Element? {
        index >= collection.startIndex && index < collection.endIndex ? collection[index] : nil
    }

    override func get() -> Base.Element { get { $0 } }

    override func get<Part>(_ part: @escaping (Base.Element) -> Part) -> Part {
        let read = base.get { [weak self, index] collection in
            let element = Self.element(of: collection, at: index)
            if let element { self?.last = element }
            return element.map(part)
        }
        return read ?? part(known)
    }

    private var known: Base.Element {
        // There is no value of the type that could be given, as for a subscript of the collection itself.
        guard let last else { fatalError("Binding: index \(index) of an empty \(Base.self)") }
        return last
    }

    override func set(_ value: Base.Element, _ transaction: Transaction) {
        var collection = base.get()
        guard index >= collection.startIndex, index < collection.endIndex else { return }
        collection[index] = value
        base.set(collection, transaction)
    }

    override func isSame(as other: Location<Base.Element>) -> Bool {
        guard let other = other as? ElementLocation<Base> else { return false }
        return index == other.index && base.isSame(as: other.base)
    }
}

/// Another form of another location's value.
private final class TransformedLocation<Base, Value>: Location<Value>, @unchecked Sendable {
    private let base: Location<Base>
    private let id: String
    private let getter: (Base) -> Value
    private let setter: (Value, inout Base) -> Void

    init(
        _ base: Location<Base>, id: String, get: @escaping (Base) -> Value,
        set: @escaping (Value, inout Base) -> Void
    ) {
        self.base = base
        self.id = id
        getter = get
        setter = set
    }

    override func get() -> Value { base.get(getter) }

    override func get<Part>(_ part: @escaping (Value) -> Part) -> Part { base.get { [getter] in part(getter($0)) } }

    override func set(_ value: Value, _ transaction: Transaction) {
        var whole = base.get()
        setter(value, &whole)
        base.set(whole, transaction)
    }

    override func isSame(as other: Location<Value>) -> Bool {
        guard let other = other as? TransformedLocation<Base, Value> else { return false }
        return id == other.id && base.isSame(as: other.base)
    }
}
