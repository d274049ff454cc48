import CoreGraphics
import DisplayList
import Foundation
import Typesetter

/// How two texts differ: one stretch of bytes in the place of another.
struct TextDifference: Equatable {
    private let start: Int
    private let removed: String
    private let inserted: String

    /// What leads from one text to another.
    init(from old: String, to new: String) {
        var (old, new) = (old, new)
        let (prefix, suffix) = old.withUTF8 { old in
            new.withUTF8 { new in
                let shared = SharedBytes(old, new)
                var (prefix, suffix) = (shared.prefix, shared.suffix)
                // Not in the middle of a character's bytes.
                while prefix > 0, prefix < max(old.count, new.count),
                    TextDifference.isInside(old, prefix)
                        || TextDifference.isInside(new, prefix)
                { prefix -= 1 }
                while suffix > 0, TextDifference.isInside(old, old.count - suffix) { suffix -= 1 }
                return (prefix, suffix)
            }
        }
        start = prefix
        removed = old.bytes(prefix..<old.utf8.count - suffix)
        inserted = new.bytes(prefix..<new.utf8.count - suffix)
    }

    private static func isInside(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Bool {
        offset < bytes.count && bytes[offset] & 0xC0 == 0x80
    }

    private init(start: Int, removed: String, inserted: String) {
        self.start = start
        self.removed = removed
        self.inserted = inserted
    }

    /// What leads back.
    var reversed: TextDifference { TextDifference(start: start, removed: inserted, inserted: removed) }

    /// The other text; nil if this is not the text that it was found in.
    func applied(to text: String) -> String? {
        let end = start + removed.utf8.count
        guard end <= text.utf8.count, text.bytes(start..<end) == removed else { return nil }
        var text = text
        text.replaceSubrange(text.index(atByte: start)..<text.index(atByte: end), with: inserted)
        return text
    }
}

extension String {
    fileprivate func bytes(_ range: Range<Int>) -> String {
        String(decoding: utf8[index(atByte: range.lowerBound)..<index(atByte: range.upperBound)], as: UTF8.self)
    }
}

/// What can be taken back of the editing of one text. Keys that type one after another are one step.
@MainActor final class EditHistory {
    /// What a change is a part of.
    enum Kind { case typing, deleting, composing, single }

    /// A step that was made: what changed, and what was selected before and afterwards.
    private final class Step {
        var difference: TextDifference
        let before: EditedText
        var after: EditedText

        init(_ difference: TextDifference, before: EditedText, after: EditedText) {
            self.difference = difference
            self.before = before
            self.after = after
        }
    }

    weak var undoManager: UndoManager?
    /// Shows a text that a step leads to.
    private let show: (EditedText) -> Void
    private let text: () -> String
    /// The step that can include the next change, with the whole text before it.
    private var open: (step: Step, kind: Kind, before: EditedText)?

    init(text: @escaping () -> String, show: @escaping (EditedText) -> Void) {
        self.text = text
        self.show = show
    }

    /// Notes a change.
    func record(_ kind: Kind, from before: EditedText, to after: EditedText) {
        guard let undoManager else { return }
        if let open, open.kind == kind, kind != .single, open.step.after == before.withoutText {
            open.step.difference = TextDifference(from: open.before.text, to: after.text)
            open.step.after = after.withoutText
            return
        }
        let step = Step(
            TextDifference(from: before.text, to: after.text), before: before.withoutText, after: after.withoutText)
        open = (step, kind, before)
        register(step, undoes: true, in: undoManager)
    }

    /// Ends the current step, so that the next change begins a new step.
    func close() { open = nil }

    /// Forgets all; the text was changed by someone else.
    func clear() {
        open = nil
        undoManager?.removeAllActions(withTarget: self)
    }

    private func register(_ step: Step, undoes: Bool, in manager: UndoManager) {
        manager.beginUndoGrouping()
        manager.registerUndo(withTarget: self) { $0.apply(step, undoes: undoes) }
        manager.endUndoGrouping()
    }

    private func apply(_ step: Step, undoes: Bool) {
        close()
        let difference = undoes ? step.difference.reversed : step.difference
        guard let text = difference.applied(to: text()) else { return clear() }
        show((undoes ? step.before : step.after).withText(text))
        if let undoManager { register(step, undoes: !undoes, in: undoManager) }
    }
}
