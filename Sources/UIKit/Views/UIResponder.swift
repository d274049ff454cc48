import Foundation

/// A type that describes what takes part in events.
@MainActor @preconcurrency open class UIResponder: NSObject {
    public override init() { super.init() }

    /// The next: who is asked next about what this responder leaves alone; nil at the end of the chain.
    open var next: UIResponder? { nil }

    // MARK: Touches

    /// Fingers came down. By default, the next responder is notified.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
    /// Fingers moved. By default, the next responder is notified.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
    /// Fingers were lifted. By default, the next responder is notified.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
    /// Called when something else took the fingers over. By default, the next responder is notified.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    /// The input view: what replaces the keyboard. No host shows it.
    open var inputView: UIView? { nil }
    /// The input accessory view: what stands above the keyboard. No host shows it.
    open var inputAccessoryView: UIView? { nil }

    // MARK: Motion

    /// The device began to move. By default, the next responder is notified. No host moves.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionBegan(motion, with: event)
    }
    /// The device has moved. By default, the next responder is notified.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionEnded(motion, with: event)
    }
    /// The device moves no longer as it began to. By default, the next responder is notified.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionCancelled(motion, with: event)
    }

    // MARK: Accessibility

    /// Assistive technology reads this now. A host on Linux does not call it.
    open func accessibilityElementDidBecomeFocused() {}
    /// Assistive technology reads something else now. A host on Linux does not call it.
    open func accessibilityElementDidLoseFocus() {}
    /// Returns a Boolean value that indicates whether assistive technology reads this now. A host on Linux does not
    /// say.
    open func accessibilityElementIsFocused() -> Bool { false }

    // MARK: Keyboard

    /// The keys that do something while this responder, or one inside, has the keyboard.
    open var keyCommands: [UIKeyCommand]? { nil }

    /// A Boolean value that indicates whether it may get the keys.
    open var canBecomeFirstResponder: Bool { false }
    /// A Boolean value that indicates whether it may give the keys away.
    open var canResignFirstResponder: Bool { true }
    /// A Boolean value that indicates whether it has the keys.
    open var isFirstResponder: Bool { UIApplication.shared.firstResponder === self }

    /// Takes the keys. Returns whether it has them now.
    @discardableResult open func becomeFirstResponder() -> Bool {
        guard canBecomeFirstResponder else { return false }
        if isFirstResponder { return true }
        if let other = UIApplication.shared.firstResponder, !other.resignFirstResponder() { return false }
        UIApplication.shared.firstResponder = self
        return true
    }

    /// Gives the keys away. Returns whether it did.
    @discardableResult open func resignFirstResponder() -> Bool {
        guard canResignFirstResponder else { return false }
        if isFirstResponder { UIApplication.shared.firstResponder = nil }
        return true
    }
}
