import Foundation

/// An object that responds to events.
@MainActor @preconcurrency open class UIResponder: NSObject {
    public override init() { super.init() }

    /// The next responder in the chain. Nil at its end.
    open var next: UIResponder? { nil }

    // MARK: Touches

    /// Called when fingers touch the responder. By default, notifies the next responder.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
    /// Called when fingers move. By default, notifies the next responder.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
    /// Called when fingers are lifted. By default, notifies the next responder.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
    /// Called when the system cancels touches. By default, notifies the next responder.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    /// The view that replaces the keyboard. Perch's hosts do not show it.
    open var inputView: UIView? { nil }
    /// The view above the keyboard. Perch's hosts do not show it.
    open var inputAccessoryView: UIView? { nil }

    // MARK: Motion

    /// Called when presses begin. By default, notifies the next responder. Perch's hosts do not send presses.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesBegan(presses, with: event)
    }
    /// Called when presses change. By default, notifies the next responder. Perch's hosts do not send presses.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }
    /// Called when presses end. By default, notifies the next responder. Perch's hosts do not send presses.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }
    /// Called when the system cancels presses. By default, notifies the next responder. Perch's hosts do not send
    /// presses.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }
    /// Called when a remote control sends an event. By default, notifies the next responder. Perch's hosts do not send
    /// such events.
    open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }
    /// Called when a motion of the device begins. By default, notifies the next responder. Perch's hosts do not send
    /// motions.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionBegan(motion, with: event)
    }
    /// Called when a motion of the device ends. By default, notifies the next responder.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionEnded(motion, with: event)
    }
    /// Called when a motion of the device is canceled. By default, notifies the next responder.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionCancelled(motion, with: event)
    }

    // MARK: Accessibility

    /// Called when assistive technology moves its focus to the element. Perch's hosts do not call it.
    open func accessibilityElementDidBecomeFocused() {}
    /// Called when assistive technology moves its focus to another element. Perch's hosts do not call it.
    open func accessibilityElementDidLoseFocus() {}
    /// Returns a Boolean value that indicates whether the element has the focus of assistive technology. Perch's hosts
    /// do not provide this information.
    open func accessibilityElementIsFocused() -> Bool { false }

    // MARK: Keyboard

    /// The key commands that are available while this responder, or a responder inside it, has the keyboard focus.
    open var keyCommands: [UIKeyCommand]? { nil }

    /// A Boolean value that indicates whether the responder can become the first responder.
    open var canBecomeFirstResponder: Bool { false }
    /// A Boolean value that indicates whether the responder can resign as the first responder.
    open var canResignFirstResponder: Bool { true }
    /// A Boolean value that indicates whether the responder is the first responder.
    open var isFirstResponder: Bool { UIApplication.shared.firstResponder === self }

    /// Makes the responder the first responder. Returns whether this succeeded.
    @discardableResult open func becomeFirstResponder() -> Bool {
        guard canBecomeFirstResponder else { return false }
        if isFirstResponder { return true }
        if let other = UIApplication.shared.firstResponder, !other.resignFirstResponder() { return false }
        UIApplication.shared.firstResponder = self
        return true
    }

    /// Resigns as the first responder. Returns whether this succeeded.
    @discardableResult open func resignFirstResponder() -> Bool {
        guard canResignFirstResponder else { return false }
        if isFirstResponder { UIApplication.shared.firstResponder = nil }
        return true
    }
}
