/// No gesture, if there is none; it never occurs.
extension Optional: Gesture where Wrapped: Gesture {
    public typealias Value = Wrapped.Value
    public typealias Body = Never

    @MainActor @preconcurrency
    public static func _makeRecognizer(_ gesture: Wrapped?) -> _GestureRecognizer<Wrapped.Value> {
        guard let gesture else { return _GestureRecognizer() }
        return Wrapped._makeRecognizer(gesture)
    }
}
