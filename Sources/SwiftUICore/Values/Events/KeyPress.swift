import Foundation

/// A key, identified by the character that it types or represents.
public struct KeyEquivalent: Hashable, Sendable {
    /// The character that the key types.
    public var character: Character

    /// Creates a key from the character that it types.
    public init(_ character: Character) { self.character = character }

    /// The arrow up.
    public static let upArrow = KeyEquivalent("\u{F700}")
    /// The arrow down.
    public static let downArrow = KeyEquivalent("\u{F701}")
    /// The arrow left.
    public static let leftArrow = KeyEquivalent("\u{F702}")
    /// The arrow right.
    public static let rightArrow = KeyEquivalent("\u{F703}")
    /// The home key.
    public static let home = KeyEquivalent("\u{F729}")
    /// The end key.
    public static let end = KeyEquivalent("\u{F72B}")
    /// The page up key.
    public static let pageUp = KeyEquivalent("\u{F72C}")
    /// The page down key.
    public static let pageDown = KeyEquivalent("\u{F72D}")
    /// The clear key.
    public static let clear = KeyEquivalent("\u{F739}")
    /// The key that deletes forwards.
    public static let deleteForward = KeyEquivalent("\u{F728}")
    /// The key that deletes backwards.
    public static let delete = KeyEquivalent("\u{8}")
    /// The escape key.
    public static let escape = KeyEquivalent("\u{1B}")
    /// The tab key.
    public static let tab = KeyEquivalent("\t")
    /// The space bar.
    public static let space = KeyEquivalent(" ")
    /// The return key.
    public static let `return` = KeyEquivalent("\r")
}

extension KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral {
    public init(extendedGraphemeClusterLiteral value: Character) { self.init(value) }
}

/// A key event: a key that is pressed, held, or released.
public struct KeyPress: Sendable {
    /// The phases of a key press.
    public struct Phases: OptionSet, Sendable, CustomDebugStringConvertible {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The key went down.
        public static let down = Phases(rawValue: 1 << 0)
        /// A phase in which the key is held and repeats.
        public static let `repeat` = Phases(rawValue: 1 << 1)
        /// The key went up.
        public static let up = Phases(rawValue: 1 << 2)
        /// All phases.
        public static let all: Phases = [.down, .repeat, .up]

        public var debugDescription: String {
            let names: [(Phases, String)] = [(.down, "down"), (.repeat, "repeat"), (.up, "up")]
            return "[" + names.filter { contains($0.0) }.map(\.1).joined(separator: ", ") + "]"
        }
    }

    /// Constants that indicate whether a view handled the key. If it did not, the views around it receive the key.
    public enum Result: Sendable {
        /// The results that the key was handled, and that it was ignored and other views can receive it.
        case handled, ignored
    }

    /// The phase of the key press.
    public let phase: Phases
    /// The key.
    public let key: KeyEquivalent
    /// The characters of the key.
    public let characters: String
    /// The modifier keys of the event.
    public let modifiers: EventModifiers

    package init(
        _ key: KeyEquivalent, phase: Phases = .down, characters: String? = nil, modifiers: EventModifiers = []
    ) {
        self.key = key
        self.phase = phase
        self.characters = characters ?? String(key.character)
        self.modifiers = modifiers
    }
}

extension KeyPress: CustomDebugStringConvertible {
    public var debugDescription: String { "KeyPress(\(characters.debugDescription), \(phase.debugDescription))" }
}

/// The kinds of interaction of a focusable view.
public struct FocusInteractions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// An interaction that activates a view, such as a button.
    public static let activate = FocusInteractions(rawValue: 1 << 0)
    /// An interaction that edits a view, such as a field.
    public static let edit = FocusInteractions(rawValue: 1 << 1)
    /// The default interactions of the platform, which are all interactions.
    public static let automatic: FocusInteractions = [.activate, .edit]
}
