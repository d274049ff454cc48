import Foundation

/// A combination of keys that performs the action of a control.
public struct KeyboardShortcut: Hashable, Sendable {
    /// The behavior of a shortcut on keyboards of other languages.
    public struct Localization: Hashable, Sendable {
        private enum Kind { case automatic, withoutMirroring, custom }
        private let kind: Kind

        /// A localization that follows the layout and the direction of the keyboard.
        public static let automatic = Localization(kind: .automatic)
        /// A localization that follows the layout of the keyboard but is not mirrored from right to left.
        public static let withoutMirroring = Localization(kind: .withoutMirroring)
        /// A localization that uses the shortcut unchanged.
        public static let custom = Localization(kind: .custom)
    }

    /// The Return key, for the default action.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// The Escape key, for canceling without a change.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

    /// The key.
    public var key: KeyEquivalent
    /// The modifiers to hold.
    public var modifiers: EventModifiers
    /// The behavior of the shortcut on keyboards of other languages. In Perch, this property has no effect, because
    /// hosts send the typed characters.
    public var localization: Localization

    /// Creates a shortcut. The default modifier is the Command key.
    public init(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization = .automatic
    ) {
        self.key = key
        self.modifiers = modifiers
        self.localization = localization
    }

    /// Whether a press is of this key, in either case, with these modifiers and no other.
    func matches(_ press: KeyPress) -> Bool {
        press.phase == .down && press.modifiers.subtracting(.capsLock) == modifiers
            && press.key.character.lowercased() == key.character.lowercased()
    }

    public static func == (a: KeyboardShortcut, b: KeyboardShortcut) -> Bool {
        a.key == b.key && a.modifiers == b.modifiers && a.localization == b.localization
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(key)
        hasher.combine(modifiers.rawValue)
    }
}
