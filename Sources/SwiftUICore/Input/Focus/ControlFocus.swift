import DisplayList
import Foundation

/// The keyboard's place on a control that is only pressed or adjusted. It is made when the keyboard first comes to the control.
@MainActor final class ControlFocus: FocusClient {
    private(set) lazy var item = FocusItem(client: self)
    private unowned let element: AccessibilityElementRenderNode

    init(_ element: AccessibilityElementRenderNode) { self.element = element }

    var textInput: TextInputController? { nil }

    func focusDidChange(to isFocused: Bool) { element.setNeedsDisplay() }
}

extension NodeHost {
    /// Presses or adjusts the control that has the keyboard, as a key says. Returns whether it did.
    func operateFocusedControl(_ press: KeyPress) -> Bool {
        guard press.phase != .up, press.modifiers.subtracting([.capsLock, .numericPad]).isEmpty,
            let item = focus.focused, item.client?.textInput == nil, let node = item.node,
            !((node as? FocusRenderNode)?.isGroup ?? false)
        else { return false }
        let controls = node.accessibilityElements().flatMap(\.flattened).filter(\.isOperable)
        // Of several it could not be said which is meant.
        guard controls.count == 1, let control = controls.first else { return false }
        switch press.key {
        case .space, .return: return press.phase == .down && accessibilityActions.activate(control)
        case .upArrow, .rightArrow: return accessibilityActions.adjust(control, .increment)
        case .downArrow, .leftArrow: return accessibilityActions.adjust(control, .decrement)
        default: return false
        }
    }
}
