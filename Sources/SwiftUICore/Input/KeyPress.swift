import Foundation

/// A key, by the character that it types or stands for.
public struct KeyEquivalent: Hashable, Sendable {
    public var character: Character

    public init(_ character: Character) { self.character = character }

    public static let upArrow = KeyEquivalent("\u{F700}")
    public static let downArrow = KeyEquivalent("\u{F701}")
    public static let leftArrow = KeyEquivalent("\u{F702}")
    public static let rightArrow = KeyEquivalent("\u{F703}")
    public static let home = KeyEquivalent("\u{F729}")
    public static let end = KeyEquivalent("\u{F72B}")
    public static let pageUp = KeyEquivalent("\u{F72C}")
    public static let pageDown = KeyEquivalent("\u{F72D}")
    public static let clear = KeyEquivalent("\u{F739}")
    public static let deleteForward = KeyEquivalent("\u{F728}")
    public static let delete = KeyEquivalent("\u{8}")
    public static let escape = KeyEquivalent("\u{1B}")
    public static let tab = KeyEquivalent("\t")
    public static let space = KeyEquivalent(" ")
    public static let `return` = KeyEquivalent("\r")
}

extension KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral {
    public init(extendedGraphemeClusterLiteral value: Character) { self.init(value) }
}

/// A key that is pressed, held or let go.
public struct KeyPress: Sendable {
    /// What happens to the key.
    public struct Phases: OptionSet, Sendable, CustomDebugStringConvertible {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let down = Phases(rawValue: 1 << 0)
        public static let `repeat` = Phases(rawValue: 1 << 1)
        public static let up = Phases(rawValue: 1 << 2)
        public static let all: Phases = [.down, .repeat, .up]

        public var debugDescription: String {
            let names: [(Phases, String)] = [(.down, "down"), (.repeat, "repeat"), (.up, "up")]
            return "[" + names.filter { contains($0.0) }.map(\.1).joined(separator: ", ") + "]"
        }
    }

    /// Whether a view made use of the key; if not, the views around it are asked.
    public enum Result: Sendable { case handled, ignored }

    public let phase: Phases
    public let key: KeyEquivalent
    /// What the key types.
    public let characters: String
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

/// Which ways of interacting a focusable view takes part in.
public struct FocusInteractions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Pressing, as buttons.
    public static let activate = FocusInteractions(rawValue: 1 << 0)
    /// Typing and the like, as fields.
    public static let edit = FocusInteractions(rawValue: 1 << 1)
    /// What the platform takes for granted: all of them.
    public static let automatic: FocusInteractions = [.activate, .edit]
}
