import Foundation

/// What a key or a menu does to a text that is edited.
package enum TextCommand: Hashable, Sendable {
    /// How far a step goes.
    package enum Step: Hashable, Sendable {
        /// As people see them.
        case left, right, wordLeft, wordRight, lineLeft, lineRight
        case up, down
        /// In reading order; from an end to the next one.
        case paragraphStart, paragraphEnd
        case textStart, textEnd
        /// To the ends of the paragraph, and no further.
        case startOfParagraph, endOfParagraph
    }

    /// What is deleted when nothing is selected.
    package enum Extent: Hashable, Sendable {
        case character, word
        /// To the end of the line as it is seen, or of the paragraph.
        case line, paragraph
    }

    case move(Step, extending: Bool)
    case deleteBackward(Extent)
    case deleteForward(Extent)
    case selectAll
    /// The word at the caret.
    case selectWord
    case copy, cut, paste
    case undo, redo
    case insertNewline
    /// A line break behind the caret.
    case openLine
    case insertTab
    case transpose
    /// Puts back what was deleted to the end of a paragraph.
    case yank
}

extension TextCommand {
    /// What a press of a hardware keyboard's key represents; nil for one that only types or means nothing to text.
    package init?(_ press: KeyPress) {
        let modifiers = press.modifiers.subtracting([.capsLock, .numericPad])
        let extending = modifiers.contains(.shift)
        let held = modifiers.subtracting(.shift)
        if let step = TextCommand.step(press.key, held) {
            self = .move(step, extending: extending)
        } else if let deletion = TextCommand.deletion(press.key, held) {
            self = deletion
        } else if let command = TextCommand.menu(press.key, held, isShifted: extending) {
            self = command
        } else if let command = TextCommand.control(press.key, held, extending: extending) {
            self = command
        } else if press.key == .return, held.isSubset(of: .option) {
            self = .insertNewline
        } else if press.key == .tab, held.isEmpty, !extending {
            self = .insertTab
        } else {
            return nil
        }
    }

    private static func step(_ key: KeyEquivalent, _ held: EventModifiers) -> Step? {
        let steps: [KeyEquivalent: [Step]] = [
            .leftArrow: [.left, .wordLeft, .lineLeft], .rightArrow: [.right, .wordRight, .lineRight],
            .upArrow: [.up, .paragraphStart, .textStart], .downArrow: [.down, .paragraphEnd, .textEnd],
        ]
        switch held {
        case []:
            if key == .home { return .lineLeft }
            if key == .end { return .lineRight }
            return steps[key]?[0]
        case .option: return steps[key]?[1]
        case .command: return steps[key]?[2]
        default: return nil
        }
    }

    private static func deletion(_ key: KeyEquivalent, _ held: EventModifiers) -> TextCommand? {
        let extents: [(EventModifiers, Extent)] = [([], .character), (.option, .word), (.command, .line)]
        guard let extent = extents.first(where: { $0.0 == held })?.1 else { return nil }
        if key == .delete || key.character == "\u{7F}" { return .deleteBackward(extent) }
        return key == .deleteForward ? .deleteForward(extent) : nil
    }

    private static func menu(_ key: KeyEquivalent, _ held: EventModifiers, isShifted: Bool) -> TextCommand? {
        guard held == .command else { return nil }
        switch key.character.lowercased() {
        case "a" where !isShifted: return .selectAll
        case "c" where !isShifted: return .copy
        case "x" where !isShifted: return .cut
        case "v": return .paste
        case "z": return isShifted ? .redo : .undo
        default: return nil
        }
    }

    private static func control(_ key: KeyEquivalent, _ held: EventModifiers, extending: Bool) -> TextCommand? {
        guard held == .control else { return nil }
        let steps: [Character: Step] = [
            "a": .startOfParagraph, "e": .endOfParagraph, "f": .right, "b": .left, "n": .down, "p": .up,
        ]
        let name = Character(key.character.lowercased())
        if let step = steps[name] { return .move(step, extending: extending) }
        switch name {
        case "h": return .deleteBackward(.character)
        case "d": return .deleteForward(.character)
        case "k": return .deleteForward(.paragraph)
        case "y": return .yank
        case "t": return .transpose
        case "o": return .openLine
        default: return nil
        }
    }
}
