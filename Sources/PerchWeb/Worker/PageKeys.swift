import SwiftUI

extension KeyPress {
    /// A key by the name that browsers give it; nil for keys that mean nothing here.
    init?(_ name: String, _ phase: PageEvent.KeyPhase, _ modifiers: PageEvent.Modifiers) {
        let key: KeyEquivalent
        if let named = Self.named[name] {
            key = named
        } else if name.count == 1, let character = name.first {
            // A shortcut is named by the small letter, whatever else is held.
            key = KeyEquivalent(modifiers.isEmpty ? character : Character(character.lowercased()))
        } else {
            return nil
        }
        let phases: [PageEvent.KeyPhase: Phases] = [.down: .down, .again: .repeat, .up: .up]
        self.init(
            key, phase: phases[phase] ?? .down, characters: name.count == 1 ? name : nil, modifiers: modifiers.engine)
    }

    fileprivate static let named: [String: KeyEquivalent] = [
        "ArrowUp": .upArrow, "ArrowDown": .downArrow, "ArrowLeft": .leftArrow, "ArrowRight": .rightArrow,
        "Home": .home, "End": .end, "PageUp": .pageUp, "PageDown": .pageDown, "Clear": .clear,
        "Delete": .deleteForward, "Backspace": .delete, "Escape": .escape, "Tab": .tab, "Enter": .return,
    ]
}

extension KeyboardShortcut {
    /// The shortcut as browsers name it in `aria-keyshortcuts`; the page keeps such keys from the browser.
    var pageName: String {
        let name = KeyPress.named.first { $0.value == key }?.key ?? (key == .space ? "Space" : String(key.character))
        let held: [(EventModifiers, String)] = [(.command, "Control"), (.option, "Alt"), (.shift, "Shift")]
        return (held.filter { modifiers.contains($0.0) }.map(\.1) + [name]).joined(separator: "+")
    }
}

extension PageEvent.Modifiers {
    /// As the engine names them. If there is no command key, control takes its part.
    var engine: EventModifiers {
        var modifiers: EventModifiers = []
        if contains(.shift) { modifiers.insert(.shift) }
        if contains(.control) { modifiers.insert(.command) }
        if contains(.option) { modifiers.insert(.option) }
        if contains(.command) { modifiers.insert(.command) }
        return modifiers
    }
}

extension PageEvent.Pointer.Kind {
    /// What touches: a mouse that holds its button down is a finger, as in Apple's simulator.
    var touching: PointerKind { self == .pen ? .pencil : .touch }

    /// What points.
    var hovering: PointerKind {
        switch self {
        case .touch: .touch
        case .mouse: .mouse
        case .pen: .pencil
        }
    }
}
