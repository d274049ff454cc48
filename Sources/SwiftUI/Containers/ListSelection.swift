/// The rows that are selected, whatever the binding's type.
struct ListSelection {
    let isMultiple: Bool
    let contains: (AnyHashable) -> Bool
    let toggle: (AnyHashable) -> Void
    /// The tags of all that are selected.
    let all: () -> Set<AnyHashable>
    /// Selects nothing.
    let clear: () -> Void

    init<Value: Hashable>(_ binding: Binding<Set<Value>>) {
        isMultiple = true
        contains = { id in Self.value(id).map { binding.wrappedValue.contains($0) } ?? false }
        toggle = { id in
            guard let value: Value = Self.value(id) else { return }
            binding.wrappedValue.formSymmetricDifference([value])
        }
        all = { Set(binding.wrappedValue.map { AnyHashable($0) }) }
        clear = { binding.wrappedValue = [] }
    }

    init<Value: Hashable>(_ binding: Binding<Value?>) {
        isMultiple = false
        contains = { id in Self.value(id).map { binding.wrappedValue == $0 } ?? false }
        toggle = { id in
            if let value: Value = Self.value(id) { binding.wrappedValue = value }
        }
        all = { binding.wrappedValue.map { [AnyHashable($0)] } ?? [] }
        clear = { binding.wrappedValue = nil }
    }

    /// What a tag is as a value of the selection; nil for one of another type.
    nonisolated static func value<Value: Hashable>(_ id: AnyHashable) -> Value? {
        id.base as? Value ?? (id.base as? Value?).flatMap { $0 }
    }
}

extension EnvironmentValues {
    @Entry var listSelection: ListSelection?
}
