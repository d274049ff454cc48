/// A gesture of the hand that wears a watch.
public struct HandGestureShortcut: Hashable, Sendable {
    private let number: Int

    /// The gesture for the foremost thing to do.
    public static let primaryAction = HandGestureShortcut(number: 0)
}

extension View {
    /// Makes a control act by a gesture of the hand that wears a watch. On a phone it changes nothing.
    nonisolated public func handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true) -> some View {
        WithoutEffect.handGestureShortcut.log()
        return self
    }
}
