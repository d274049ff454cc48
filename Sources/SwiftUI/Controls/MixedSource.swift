/// Several values that one control shows.
struct MixedSource<Value: Hashable> {
    private let bindings: [Binding<Value>]

    nonisolated init(_ bindings: [Binding<Value>]) { self.bindings = bindings }

    /// Whether the values differ.
    nonisolated var isMixed: Bool { Set(bindings.map(\.wrappedValue)).count > 1 }

    /// A binding that writes all values; it reads as `value` only where all have it.
    nonisolated func common(matching value: Value) -> Binding<Value> where Value == Bool {
        let bindings = bindings
        return Binding(
            location: ClosureLocation(
                get: { bindings.allSatisfy { $0.wrappedValue == value } ? value : !value },
                set: { new, transaction in
                    for binding in bindings { binding.transaction(transaction).wrappedValue = new }
                }))
    }

    /// A binding that writes all values and reads as the first; nil if there are none.
    nonisolated var common: Binding<Value>? {
        guard let first = bindings.first else { return nil }
        let bindings = bindings
        return Binding(
            location: ClosureLocation(
                get: { first.wrappedValue },
                set: { new, transaction in
                    for binding in bindings { binding.transaction(transaction).wrappedValue = new }
                }))
    }
}
