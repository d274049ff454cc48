import Foundation

/// A key, with modifiers, that does what a control does.
public struct KeyboardShortcut: Hashable, Sendable {
    /// How a shortcut goes with keyboards of other languages.
    public struct Localization: Hashable, Sendable {
        private enum Kind { case automatic, withoutMirroring, custom }
        private let kind: Kind

        /// As the keyboard's layout and direction ask for.
        public static let automatic = Localization(kind: .automatic)
        /// By the keyboard's layout, but the same from right to left.
        public static let withoutMirroring = Localization(kind: .withoutMirroring)
        /// As it is written.
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
    /// How the shortcut goes with keyboards of other languages. Hosts here send keys as they are typed, so it changes nothing.
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

private enum KeyboardShortcutKey: EnvironmentKey {
    static var defaultValue: KeyboardShortcut? { nil }
}

extension EnvironmentValues {
    /// The shortcut that the controls in this environment have; nil where none was given.
    public internal(set) var keyboardShortcut: KeyboardShortcut? {
        get { self[KeyboardShortcutKey.self] }
        set { self[KeyboardShortcutKey.self] = newValue }
    }
}

extension View {
    /// Lets a key do what this control does, wherever the keyboard is and as long as no view there makes use of the key.
    ///
    /// On a view that holds several controls, the first of them is meant.
    nonisolated public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command
    ) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
    }

    /// Lets a key do what this control does, and says how it goes with keyboards of other languages.
    nonisolated public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
    ) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
    }

    /// Lets a shortcut do what this control does.
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
        keyboardShortcut(Optional(shortcut))
    }

    /// Lets a shortcut do what this control does; nil takes away the one that the environment gives.
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
        environment(\.keyboardShortcut, shortcut)
            .accessibilityChange { $0.keyboardShortcut = shortcut }
    }
}
