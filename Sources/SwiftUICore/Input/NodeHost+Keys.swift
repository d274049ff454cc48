import UIKit

extension NodeHost {
    /// Passes a key to the view that has the keyboard, and to those around it until one makes use of it; then to the
    /// text that it may edit. Where none of them does, a control whose shortcut it is acts, then a command of the
    /// program's, or the tab key moves the focus on. Returns whether anything came of it.
    func handle(_ press: KeyPress) -> Bool {
        var node: RenderNode? = focus.focused?.node
        while let current = node {
            if let handler = current as? KeyPressRenderNode, handler.handle(press) == .handled { return true }
            node = current.parent
        }
        if focus.textInput?.commands.handle(press) == true { return true }
        // The default action has the return key before the control that has the keyboard.
        if press.key != .return, operateFocusedControl(press) { return true }
        if press.phase == .down {
            if let control = control(with: press) { return accessibilityActions.activate(control) }
            if focus.commands?.perform(press) == true { return true }
            if performKeyCommand(press) { return true }
        }
        if press.key == .return, operateFocusedControl(press) { return true }
        if let node = focus.focused?.node, ScrollRenderNode.scroll(around: node, by: press) { return true }
        guard press.key == .tab, press.phase != .up, press.modifiers.isSubset(of: [.shift, .capsLock]) else {
            return false
        }
        return focus.moveFocus(isBack: press.modifiers.contains(.shift))
    }

    /// Does what a responder of UIKit's has a key for. The window in front is asked first.
    private func performKeyCommand(_ press: KeyPress) -> Bool {
        let modifiers = UIKeyModifierFlags(press.modifiers)
        let windows = canvas.tree.timeDependents.compactMap { ($0 as? any WindowShowing)?.drawing?.window }
        return windows.reversed().contains { $0.performKeyCommand(String(press.key.character), modifiers) }
    }

    /// The control that has a key for its shortcut. One that is hidden has its key, too.
    private func control(with press: KeyPress) -> AccessibilityNode? {
        let tree = canvas.tree
        tree.reading.includesHidden = true
        defer { tree.reading.includesHidden = false }
        return canvas.accessibilityElements().flatMap(\.flattened)
            .first { $0.keyboardShortcut?.matches(press) == true }
    }
}

extension UIKeyModifierFlags {
    fileprivate init(_ modifiers: EventModifiers) {
        self = []
        let pairs: [(EventModifiers, UIKeyModifierFlags)] = [
            (.capsLock, .alphaShift), (.shift, .shift), (.control, .control), (.option, .alternate),
            (.command, .command), (.numericPad, .numericPad),
        ]
        for (modifier, flag) in pairs where modifiers.contains(modifier) { insert(flag) }
    }
}
