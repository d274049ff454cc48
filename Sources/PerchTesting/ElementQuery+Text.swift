import Foundation
import SwiftUI
import Testing

extension ElementQuery {
    /// Taps the field and types a text into it, at the end of what is there.
    public func type(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
        guard let node = resolved(sourceLocation) else { return }
        guard node.replaceText != nil else {
            return screen.fail("The \(description) is no field for text.", sourceLocation)
        }
        if !node.isFocused { tap(sourceLocation: sourceLocation) }
        guard let focused = resolved(sourceLocation), focused.isEnabled, let replace = focused.replaceText else {
            return
        }
        // A password is typed anew: what is there can't be read.
        let present = focused.role == .secureTextField ? "" : focused.value
        screen.drive { _ in replace(present + text) }
        screen.update()
    }

    /// Takes all text out of the field.
    public func clearText(sourceLocation: SourceLocation = #_sourceLocation) {
        guard let node = resolved(sourceLocation) else { return }
        guard node.isEnabled, let replace = node.replaceText else {
            return screen.fail("The \(description) is no field for text.", sourceLocation)
        }
        screen.drive { _ in replace("") }
        screen.update()
    }
}

extension RenderedView {
    /// Presses a key and lets it go. Returns whether anything made use of it.
    @discardableResult
    public func typeKey(_ key: KeyEquivalent, modifierFlags: EventModifiers = []) -> Bool {
        let isUsed = drive { host in
            let isUsed = host.send(KeyPress(key, modifiers: modifierFlags))
            _ = host.send(KeyPress(key, phase: .up, modifiers: modifierFlags))
            return isUsed
        }
        nextFrame()
        return isUsed
    }
}
