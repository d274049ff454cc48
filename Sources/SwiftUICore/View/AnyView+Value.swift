extension AnyView {
    /// Creates a type-erased view from a value. Nil if the value is not a view.
    nonisolated public init?(_fromValue value: Any) {
        guard let view = value as? any View else { return nil }
        self.init(view)
    }
}
