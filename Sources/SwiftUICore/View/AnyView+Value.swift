extension AnyView {
    /// Hides the type of a value that is a view; nil if it is none.
    nonisolated public init?(_fromValue value: Any) {
        guard let view = value as? any View else { return nil }
        self.init(view)
    }
}
