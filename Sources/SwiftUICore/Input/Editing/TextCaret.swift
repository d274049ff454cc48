import CoreGraphics
import Foundation
import Typesetter

/// The caret of a text that is edited, and the selection that it leaves behind when it is extended.
@MainActor package final class TextCaret {
    private unowned let controller: TextInputController
    private var source: TextSource { controller.source }
    private var geometry: TextGeometry { controller.geometry }

    /// Where the caret wants to be in lines that it passes on its way up or down.
    private var column: CGFloat?
    /// Whether the selection was made by touch, so that it has handles to pull.
    private(set) var showsHandles = false
    /// When something was last typed or moved, so that the caret stands still for a while.
    private(set) var lastActivity: TimeInterval = 0

    init(_ controller: TextInputController) { self.controller = controller }

    /// Notes that the caret is somewhere else, and scrolls it into sight.
    func didMove() {
        lastActivity = geometry.element?.tree.time ?? 0
        controller.item.afterUpdate { [weak geometry] in geometry?.element?.revealCaret() }
    }

    /// What was selected is gone.
    func reset() {
        column = nil
        showsHandles = false
    }

    /// The selection has handles, though it was made by a command of the menu.
    func showHandles() { showsHandles = true }

    // MARK: Selecting

    /// Selects a range, or puts the caret there where it is empty.
    package func select(_ range: Range<Int>) { reselect { $0.select(range) } }

    /// Selects from one place to another.
    package func select(from anchor: Int, to head: TextPlace, touch: Bool) {
        reselect(touch: touch) { $0.select(from: anchor, to: head) }
    }

    /// Selects all, with handles if there are any.
    func selectAll() { reselect(touch: showsHandles) { $0.select(0..<$0.length) } }

    /// Selects the word at the caret, with handles if there are any.
    func selectWord() { reselect(touch: showsHandles) { $0.select($0.text.word(at: $0.head.offset)) } }

    /// Puts the caret at a place, or lets the selection reach there.
    package func move(to place: TextPlace, extending: Bool = false) {
        reselect { $0.move(to: place, extending: extending) }
    }

    /// Gives the field the keyboard, with the caret at a place.
    package func focus(at place: TextPlace) {
        controller.item.focus()
        guard controller.item.isFocused else { return }
        reselect(keepsReplacing: true) { $0.move(to: place) }
    }

    private func reselect(
        keepsColumn: Bool = false, touch: Bool = false, keepsReplacing: Bool = false,
        _ change: (inout EditedText) -> Void
    ) {
        controller.menu.hide()
        if !keepsColumn { column = nil }
        showsHandles = touch
        source.reselect(keepsReplacing: keepsReplacing, change)
    }

    // MARK: Moving

    /// Takes a step.
    func move(_ step: TextCommand.Step, extending: Bool) {
        let edited = source.current
        switch step {
        case .up, .down: moveVertically(isDown: step == .down, edited, extending: extending)
        default:
            let target = target(of: step, edited, extending: extending)
            reselect { state in
                // To the ends of lines and of the text a selection only grows.
                if extending, step.onlyGrows {
                    let selected = edited.selection
                    let isBack = target.offset < edited.head.offset || target.offset <= selected.lowerBound
                    state.select(from: isBack ? selected.upperBound : selected.lowerBound, to: target)
                } else {
                    state.move(to: target, extending: extending)
                }
            }
        }
    }

    private func target(of step: TextCommand.Step, _ edited: EditedText, extending: Bool) -> TextPlace {
        let (text, head, isSecure) = (edited.text, edited.head, controller.traits.isSecure)
        switch step {
        case .left, .right:
            let onRight = step == .right
            return edited.hasSelection && !extending
                ? geometry.side(of: edited.selection, onRight: onRight, in: text)
                : geometry.place(nextTo: head, onRight: onRight, in: text)
        case .wordLeft, .wordRight:
            let isForward = (step == .wordRight) != geometry.isRightToLeft(at: head, in: text)
            if isSecure { return TextPlace(isForward ? edited.length : 0) }
            return TextPlace(isForward ? text.wordEnd(after: head.offset) : text.wordStart(before: head.offset))
        case .lineLeft, .lineRight:
            let edges = geometry.lineEdges(at: head, in: text)
            return (step == .lineRight) != geometry.isRightToLeft(at: head, in: text) ? edges.end : edges.start
        case .paragraphStart:
            let start = text.paragraph(at: head.offset).lowerBound
            guard start == head.offset, start > 0 else { return TextPlace(start) }
            return TextPlace(text.paragraph(at: text.characterStart(before: start)).lowerBound)
        case .paragraphEnd:
            let end = text.paragraph(at: head.offset).upperBound
            guard end == head.offset, end < edited.length else { return TextPlace(end) }
            return TextPlace(text.paragraph(at: text.characterEnd(after: end)).upperBound)
        case .startOfParagraph: return TextPlace(text.paragraph(at: head.offset).lowerBound)
        case .endOfParagraph: return TextPlace(text.paragraph(at: head.offset).upperBound)
        case .textStart: return TextPlace(0)
        case .textEnd: return TextPlace(edited.length)
        case .up, .down: return head
        }
    }

    private func moveVertically(isDown: Bool, _ edited: EditedText, extending: Bool) {
        // Without a wish to extend, a selection's own ends are where the way begins.
        let from =
            edited.hasSelection && !extending
            ? TextPlace(isDown ? edited.selection.upperBound : edited.selection.lowerBound) : edited.head
        guard let target = geometry.place(below: from, isDown: isDown, in: edited.text, column: &column) else { return }
        reselect(keepsColumn: true) { $0.move(to: target, extending: extending) }
    }
}

extension TextCommand.Step {
    /// Whether a selection that is extended by the step only grows: the end that lies further on stays.
    fileprivate var onlyGrows: Bool {
        switch self {
        case .lineLeft, .lineRight, .textStart, .textEnd: true
        default: false
        }
    }
}
