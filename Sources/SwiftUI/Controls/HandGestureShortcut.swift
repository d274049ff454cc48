/// A gesture with the hand that wears a watch.
public struct HandGestureShortcut: Hashable, Sendable {
    private let number: Int

    /// The gesture for the primary action.
    public static let primaryAction = HandGestureShortcut(number: 0)
}

extension View {
    /// Triggers a control with a gesture of the hand that wears a watch. On a phone, this modifier has no effect.
    nonisolated public func handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true) -> some View {
        WithoutEffect.handGestureShortcut.log()
        return self
    }
}
