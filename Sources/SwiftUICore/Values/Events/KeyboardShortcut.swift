import Foundation

/// A key, with modifiers, that does what a control does.
public struct KeyboardShortcut: Hashable, Sendable {
    /// The behavior of a shortcut on keyboards of other languages.
    public struct Localization: Hashable, Sendable {
        private enum Kind { case automatic, withoutMirroring, custom }
        private let kind: Kind

        /// A localization that follows the layout and the direction of the keyboard.
        public static let automatic = Localization(kind: .automatic)
        /// A localization that follows the layout of the keyboard but is not mirrored from right to left.
        public static let withoutMirroring = Localization(kind: .withoutMirroring)
        /// A localization that uses the shortcut as it is.
        public static let custom = Localization(kind: .custom)
    }

    /// Return, for what is most likely wanted.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// Escape, for going back without having done anything.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

    /// The key.
    public var key: KeyEquivalent
    /// The modifiers to hold.
    public var modifiers: EventModifiers
    /// The behavior of the shortcut on keyboards of other languages. Hosts here send keys as they are typed, so it
    /// changes nothing.
    public var localization: Localization

    /// A shortcut; with the command key, unless said otherwise.
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
