import Foundation
import Typesetter
import UIKit

/// Does what keys and the edit menu say to a text that is edited.
@MainActor package final class TextCommands {
    private unowned let controller: TextInputController
    private var current: EditedText { controller.source.current }
    private var isSecure: Bool { controller.traits.isSecure }
    /// What was deleted to the end of a paragraph.
    private var killed = ""

    init(_ controller: TextInputController) { self.controller = controller }

    /// Takes a key of a hardware keyboard. Returns whether it meant anything.
    package func handle(_ press: KeyPress) -> Bool {
        guard press.phase != .up, controller.traits.isEditable else { return false }
        if let command = TextCommand(press) { return perform(command) }
        let typed = press.characters
        guard press.modifiers.isDisjoint(with: [.command, .control]), !typed.isEmpty,
            typed.unicodeScalars.allSatisfy({ !$0.properties.isControlOrFunction })
        else { return false }
        controller.insert(typed)
        return true
    }

    /// Does what a command of the edit menu or a key says. Returns whether it could be done.
    @discardableResult package func perform(_ command: TextCommand) -> Bool {
        switch command {
        case .move(let step, let extending): controller.caret.move(step, extending: extending)
        case .deleteBackward(let extent): return delete(extent, isForward: false)
        case .deleteForward(let extent): return delete(extent, isForward: true)
        case .selectAll: controller.caret.selectAll()
        case .selectWord: controller.caret.selectWord()
        case .copy, .cut:
            let chosen = current.selectedText
            guard !chosen.isEmpty, !isSecure else { return false }
            UIPasteboard.general.string = chosen
            if command == .cut { controller.edit(.single) { $0.insert("") } }
        case .paste:
            guard let pasted = UIPasteboard.general.string else { return false }
            controller.edit(.single) { $0.insert(controller.accepted(pasted)) }
        case .undo:
            guard let manager = undoManager, manager.canUndo else { return false }
            manager.undo()
        case .redo:
            guard let manager = undoManager, manager.canRedo else { return false }
            manager.redo()
        case .insertNewline: controller.insert("\n")
        case .openLine:
            guard controller.traits.isMultiline else { return false }
            let caret = current.selection.lowerBound
            controller.edit(.single) {
                $0.insert("\n")
                $0.select(caret..<caret)
            }
        case .insertTab:
            guard controller.traits.takesTabs else { return false }
            controller.insert("\t")
        case .transpose: transpose()
        case .yank:
            guard !killed.isEmpty else { return false }
            controller.edit(.single) { $0.insert(killed) }
        }
        return true
    }

    private var undoManager: UndoManager? { controller.source.configuration.undoManager }

    /// Swaps the letters on both sides of the caret; at the end of a paragraph the two before it.
    private func transpose() {
        let edited = current
        guard !edited.hasSelection, !isSecure else { return }
        let text = edited.text
        var middle = edited.head.offset
        if middle == text.paragraph(at: middle).upperBound { middle = text.characterStart(before: middle) }
        let (start, end) = (text.characterStart(before: middle), text.characterEnd(after: middle))
        guard text.paragraph(at: middle).lowerBound <= start, start < middle, middle < end else { return }
        let first = text[text.index(atByte: start)..<text.index(atByte: middle)]
        let second = text[text.index(atByte: middle)..<text.index(atByte: end)]
        controller.edit(.single) { $0.replace(start..<end, with: String(second + first)) }
    }

    private func delete(_ extent: TextCommand.Extent, isForward: Bool) -> Bool {
        let edited = current
        if edited.hasSelection || controller.source.replacesAll {
            controller.edit(.deleting) { $0.insert("") }
            return true
        }
        let caret = edited.head
        let end =
            if isForward {
                switch extent {
                case .character: edited.text.characterEnd(after: caret.offset)
                case .word: isSecure ? edited.length : edited.text.wordEnd(after: caret.offset)
                case .line: controller.geometry.lineEdges(at: caret, in: edited.text).end.offset
                case .paragraph: paragraphRest(of: edited)
                }
            } else {
                switch extent {
                case .character: edited.text.characterStart(before: caret.offset)
                case .word: isSecure ? 0 : edited.text.wordStart(before: caret.offset)
                case .line: controller.geometry.lineEdges(at: caret, in: edited.text).start.offset
                case .paragraph: edited.text.paragraph(at: caret.offset).lowerBound
                }
            }
        let range = min(end, caret.offset)..<max(end, caret.offset)
        guard !range.isEmpty else { return true }
        if isForward, extent == .paragraph {
            killed = String(
                edited.text[edited.text.index(atByte: range.lowerBound)..<edited.text.index(atByte: range.upperBound)])
        }
        controller.edit(extent == .character ? .deleting : .single) { $0.replace(range, with: "") }
        return true
    }

    /// To the end of the paragraph; at its end, the break.
    private func paragraphRest(of edited: EditedText) -> Int {
        let caret = edited.head.offset
        let end = edited.text.paragraph(at: caret).upperBound
        return end > caret ? end : edited.text.characterEnd(after: caret)
    }
}

extension Unicode.Scalar.Properties {
    /// Whether a scalar represents a key that types nothing.
    fileprivate var isControlOrFunction: Bool { generalCategory == .control || generalCategory == .privateUse }
}
