import CoreGraphics
import Foundation
import Typesetter
import UIKit

/// Edits the text of one field: what is typed, selected, pasted and taken back, the caller.
///
/// The binding's text is the truth. What the controller keeps counts only as long as it is about that text, so that a program
/// may change it, or refuse a change, at any time.
@MainActor package final class TextInputController: TextInputClient, FocusClient {
    /// What is edited, and who is notified; created again by each run of the field's body.
    package struct Configuration {
        package var text: @MainActor () -> String = { "" }
        package var setText: @MainActor (String) -> Void = { _ in }
        /// Whether the text represents a value that is set when the editing ends, not while people type.
        package var setsOnCommit = false
        /// What the program wants to be selected; nil if it does not say.
        package var selection: @MainActor () -> Range<Int>? = { nil }
        /// Told what is selected; nil without the focus.
        package var setSelection: @MainActor (Range<Int>?, String, _ isUpstream: Bool) -> Void = { _, _, _ in }
        package var traits = TextInputTraits()
        /// Represents each character that is shown of a secret.
        package var mask: String?
        package var submit: @MainActor () -> Void = {}
        package var editingChanged: @MainActor (Bool) -> Void = { _ in }
        package var undoManager: UndoManager?

        package init() {}
    }

    package var configuration = Configuration() {
        didSet { history.undoManager = configuration.undoManager }
    }

    package private(set) lazy var item = FocusItem(client: self)
    private(set) lazy var touches = TextTouches(self)
    private lazy var history = EditHistory(text: { [weak self] in self?.outside ?? "" }) { [weak self] in self?.show($0)
    }
    /// The element that shows the text.
    weak var element: EditableTextRenderNode?

    private var state = EditedText("")
    /// The text of a value that is being typed and has not been set.
    private var draft: String?
    /// The selection that the program was last told of or gave.
    private var reported: Range<Int>?
    /// Counted up by each change, for bodies that show the state.
    private let version = StateBox(0)
    /// Where the caret wants to be in lines that it passes on its way up or down.
    private var column: CGFloat?
    /// Whether the first key replaces all, as in a secret that is taken up again.
    private var replacesAll = false
    private var killed = ""
    /// Whether the selection was made by touch, so that it has handles to pull.
    private(set) var showsHandles = false
    /// What the edit menu offers; nil while there is none.
    package private(set) var menu: [TextCommand]? {
        didSet { if (menu == nil) != (oldValue == nil) { version.set(version.get() &+ 1, Transaction.current) } }
    }
    /// Where the edit menu is on the canvas, as the view that shows it laid it out.
    package var menuFrame = CGRect.null
    /// When something was last typed or moved, so that the caret stands still for a while.
    private(set) var lastActivity: TimeInterval = 0

    nonisolated package init() {}

    // MARK: State

    /// The text as the program has it, or as it is being typed.
    private var outside: String { draft ?? configuration.text() }

    /// What is edited, now.
    package var current: EditedText {
        let outside = outside
        var edited = state.text == outside ? state : EditedText(outside)
        if let wanted = configuration.selection(), wanted != reported { edited.select(wanted) }
        return edited
    }

    /// What is edited, for a body to show, which runs again when it changes.
    package func observed() -> EditedText {
        _ = version.get()
        return current
    }

    package var isFocused: Bool { item.isFocused }
    package var text: String { current.text }
    package var selection: Range<Int> { current.selection }
    package var markedRange: Range<Int>? { current.markedRange }
    package var traits: TextInputTraits { configuration.traits }

    private func edit(_ kind: EditHistory.Kind, _ change: (inout EditedText) -> Void) {
        guard traits.isEditable else { return }
        let before = current
        if before.text != state.text { history.clear() }
        var after = before
        if replacesAll, kind != .composing { after.select(0..<after.length) }
        replacesAll = false
        change(&after)
        column = nil
        menu = nil
        if after.text != before.text { history.record(kind, from: before, to: after) }
        if kind == .single { history.close() }
        showsHandles = false
        show(after)
    }

    /// Moves the caret or what is selected.
    private func reselect(keepsColumn: Bool = false, touch: Bool = false, _ change: (inout EditedText) -> Void) {
        var after = current
        if after.markedRange != nil { after.unmark() }
        change(&after)
        menu = nil
        if !keepsColumn { column = nil }
        history.close()
        replacesAll = false
        showsHandles = touch
        show(after)
    }

    /// Takes a state, tells the program, and takes what it makes of it.
    private func show(_ edited: EditedText) {
        let changed = edited.text != outside
        state = edited
        if changed {
            if configuration.setsOnCommit { draft = edited.text } else { configuration.setText(edited.text) }
            let answer = outside
            if answer != edited.text {
                history.clear()
                state = EditedText(answer)
            }
        }
        report(state.selection)
        version.set(version.get() &+ 1, Transaction.current)
        lastActivity = element?.tree.time ?? 0
        item.afterUpdate { [weak self] in self?.element?.revealCaret() }
    }

    private func report(_ selection: Range<Int>?) {
        reported = selection
        configuration.setSelection(selection, state.text, state.head.isUpstream)
    }

    // MARK: Focus

    package func focusDidChange(to isFocused: Bool) {
        if isFocused {
            state = current
            if configuration.selection() == nil { state = EditedText(outside) }
            replacesAll = traits.isSecure && state.length > 0
            report(state.selection)
            lastActivity = element?.tree.time ?? 0
        } else {
            if state.markedRange != nil { state.unmark() }
            commit()
            history.close()
            showsHandles = false
            menu = nil
            report(nil)
        }
        configuration.editingChanged(isFocused)
        version.set(version.get() &+ 1, Transaction.current)
        if isFocused { item.afterUpdate { [weak self] in self?.element?.revealCaret() } }
    }

    package var textInput: (any TextInputClient)? { self }

    /// The end of the selection that stays when it is extended.
    var anchor: Int { current.anchor }

    /// Sets the value that the text represents; the text is written again from it.
    private func commit() {
        guard let draft else { return }
        self.draft = nil
        configuration.setText(draft)
        state = EditedText(outside)
    }

    /// Return was pressed, or a form's field was completed in another way.
    package func submit() {
        if current.markedRange != nil { return unmarkText() }
        commit()
        version.set(version.get() &+ 1, Transaction.current)
        item.resignUnlessMoved { configuration.submit() }
    }

    // MARK: Typing

    package func insert(_ text: String) {
        if !traits.isMultiline, text.count == 1, text.first?.isNewline == true { return submit() }
        edit(text.contains(where: \.isNewline) ? .single : .typing) { $0.insert(accepted(text)) }
    }

    /// A field of one line takes line breaks for spaces.
    private func accepted(_ text: String) -> String {
        guard !traits.isMultiline, text.contains(where: \.isNewline) else { return text }
        return text.split(whereSeparator: \.isNewline).joined(separator: " ")
    }

    package func deleteBackward() { perform(.deleteBackward(.character)) }

    package func setMarkedText(_ text: String, selection: Range<Int>) {
        edit(.composing) { $0.setMarked(text, selection: selection) }
    }

    package func unmarkText() {
        var edited = current
        guard edited.markedRange != nil else { return }
        edited.unmark()
        history.close()
        show(edited)
    }

    package func select(_ range: Range<Int>) { reselect { $0.select(range) } }

    package func replace(_ range: Range<Int>, with text: String) {
        edit(.single) { $0.replace(range, with: accepted(text)) }
    }

    /// Puts other text in the place of all, as assistive technology and password managers do.
    package func replaceAll(with text: String) {
        if isFocused { return replace(0..<self.text.utf8.count, with: text) }
        configuration.setText(accepted(text))
    }

    package func handle(_ press: KeyPress) -> Bool {
        guard press.phase != .up, traits.isEditable else { return false }
        if let command = TextCommand(press) { return perform(command) }
        let typed = press.characters
        guard press.modifiers.isDisjoint(with: [.command, .control]), !typed.isEmpty,
            typed.unicodeScalars.allSatisfy({ !$0.properties.isControlOrFunction })
        else { return false }
        insert(typed)
        return true
    }

    // MARK: Commands

    @discardableResult package func perform(_ command: TextCommand) -> Bool {
        switch command {
        case .move(let step, let extending): move(step, extending: extending)
        case .deleteBackward(let extent): return delete(extent, isForward: false)
        case .deleteForward(let extent): return delete(extent, isForward: true)
        case .selectAll: reselect(touch: showsHandles) { $0.select(0..<$0.length) }
        case .selectWord: reselect(touch: showsHandles) { $0.select($0.text.word(at: $0.head.offset)) }
        case .copy, .cut:
            let chosen = current.selectedText
            guard !chosen.isEmpty, !traits.isSecure else { return false }
            UIPasteboard.general.string = chosen
            if command == .cut { edit(.single) { $0.insert("") } }
        case .paste:
            guard let pasted = UIPasteboard.general.string else { return false }
            edit(.single) { $0.insert(accepted(pasted)) }
        case .undo:
            guard let manager = configuration.undoManager, manager.canUndo else { return false }
            manager.undo()
        case .redo:
            guard let manager = configuration.undoManager, manager.canRedo else { return false }
            manager.redo()
        case .insertNewline: insert("\n")
        case .openLine:
            guard traits.isMultiline else { return false }
            let caret = current.selection.lowerBound
            edit(.single) {
                $0.insert("\n")
                $0.select(caret..<caret)
            }
        case .insertTab:
            guard traits.takesTabs else { return false }
            insert("\t")
        case .transpose: transpose()
        case .yank:
            guard !killed.isEmpty else { return false }
            let killed = killed
            edit(.single) { $0.insert(killed) }
        }
        return true
    }

    /// Swaps the letters on both sides of the caret; at the end of a paragraph the two before it.
    private func transpose() {
        let edited = current
        guard !edited.hasSelection, !traits.isSecure else { return }
        let text = edited.text
        var middle = edited.head.offset
        if middle == text.paragraph(at: middle).upperBound { middle = text.characterStart(before: middle) }
        let (start, end) = (text.characterStart(before: middle), text.characterEnd(after: middle))
        guard text.paragraph(at: middle).lowerBound <= start, start < middle, middle < end else { return }
        let first = text[text.index(atByte: start)..<text.index(atByte: middle)]
        let second = text[text.index(atByte: middle)..<text.index(atByte: end)]
        edit(.single) { $0.replace(start..<end, with: String(second + first)) }
    }

    private func delete(_ extent: TextCommand.Extent, isForward: Bool) -> Bool {
        let edited = current
        if edited.hasSelection || replacesAll {
            edit(.deleting) { $0.insert("") }
            return true
        }
        let caret = edited.head
        let end =
            if isForward {
                switch extent {
                case .character: edited.text.characterEnd(after: caret.offset)
                case .word: traits.isSecure ? edited.length : edited.text.wordEnd(after: caret.offset)
                case .line: lineEdges(at: caret, in: edited).end.offset
                case .paragraph: paragraphRest(of: edited)
                }
            } else {
                switch extent {
                case .character: edited.text.characterStart(before: caret.offset)
                case .word: traits.isSecure ? 0 : edited.text.wordStart(before: caret.offset)
                case .line: lineEdges(at: caret, in: edited).start.offset
                case .paragraph: edited.text.paragraph(at: caret.offset).lowerBound
                }
            }
        let range = min(end, caret.offset)..<max(end, caret.offset)
        guard !range.isEmpty else { return true }
        if isForward, extent == .paragraph {
            killed = String(
                edited.text[edited.text.index(atByte: range.lowerBound)..<edited.text.index(atByte: range.upperBound)])
        }
        edit(extent == .character ? .deleting : .single) { $0.replace(range, with: "") }
        return true
    }

    /// To the end of the paragraph; at its end, the break.
    private func paragraphRest(of edited: EditedText) -> Int {
        let caret = edited.head.offset
        let end = edited.text.paragraph(at: caret).upperBound
        return end > caret ? end : edited.text.characterEnd(after: caret)
    }

    // MARK: Moving

    private func move(_ step: TextCommand.Step, extending: Bool) {
        let edited = current
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
        let (text, head) = (edited.text, edited.head)
        switch step {
        case .left, .right:
            let onRight = step == .right
            if edited.hasSelection, !extending { return side(of: edited.selection, onRight: onRight) }
            if let layout = element?.textLayout {
                let place = TextPlace(shown(head.offset, in: text), isUpstream: head.isUpstream)
                guard let next = layout.place(nextTo: place, onRight: onRight) else { return head }
                return TextPlace(offset(ofShown: next.offset, in: text), isUpstream: next.isUpstream)
            }
            return TextPlace(
                onRight ? text.characterEnd(after: head.offset) : text.characterStart(before: head.offset))
        case .wordLeft, .wordRight:
            let isForward = (step == .wordRight) != isRightToLeft(at: head, in: text)
            if traits.isSecure { return TextPlace(isForward ? edited.length : 0) }
            return TextPlace(isForward ? text.wordEnd(after: head.offset) : text.wordStart(before: head.offset))
        case .lineLeft, .lineRight:
            let edges = lineEdges(at: head, in: edited)
            return (step == .lineRight) != isRightToLeft(at: head, in: text) ? edges.end : edges.start
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

    /// The end of a selection that is seen on one side.
    private func side(of selection: Range<Int>, onRight: Bool) -> TextPlace {
        let (lower, upper) = (TextPlace(selection.lowerBound), TextPlace(selection.upperBound, isUpstream: true))
        guard let layout = element?.textLayout else { return onRight ? upper : lower }
        let text = text
        let carets = [lower, upper].map {
            layout.caret(at: TextPlace(shown($0.offset, in: text), isUpstream: $0.isUpstream))
        }
        if carets[0].minY != carets[1].minY {
            return onRight != isRightToLeft(at: lower, in: text) ? upper : lower
        }
        return (carets[0].minX < carets[1].minX) == onRight ? upper : lower
    }

    private func moveVertically(isDown: Bool, _ edited: EditedText, extending: Bool) {
        guard let layout = element?.textLayout else { return }
        // Without a wish to extend, a selection's own ends are where the way begins.
        let from =
            edited.hasSelection && !extending
            ? TextPlace(isDown ? edited.selection.upperBound : edited.selection.lowerBound) : edited.head
        let place = TextPlace(shown(from.offset, in: edited.text), isUpstream: from.isUpstream)
        let x = column ?? layout.caret(at: place).minX
        let line = (layout.lineIndex(of: place) ?? 0) + (isDown ? 1 : -1)
        let target =
            if layout.lines.indices.contains(line) {
                layout.place(nearest: x, inLine: line)
            } else {
                TextPlace(isDown ? layout.text.utf8.count : 0)
            }
        column = x
        reselect(keepsColumn: true) { state in
            state.move(
                to: TextPlace(offset(ofShown: target.offset, in: edited.text), isUpstream: target.isUpstream),
                extending: extending)
        }
    }

    /// The ends of the line, as it is seen, that a place is on.
    private func lineEdges(at place: TextPlace, in edited: EditedText) -> (start: TextPlace, end: TextPlace) {
        let text = edited.text
        guard let layout = element?.textLayout,
            let index = layout.lineIndex(of: TextPlace(shown(place.offset, in: text), isUpstream: place.isUpstream))
        else {
            let paragraph = text.paragraph(at: place.offset)
            return (TextPlace(paragraph.lowerBound), TextPlace(paragraph.upperBound))
        }
        let line = layout.lines[index].range
        return (
            TextPlace(offset(ofShown: line.lowerBound, in: text)),
            TextPlace(offset(ofShown: line.upperBound, in: text), isUpstream: true)
        )
    }

    private func isRightToLeft(at place: TextPlace, in text: String) -> Bool {
        guard let layout = element?.textLayout,
            let index = layout.lineIndex(of: TextPlace(shown(place.offset, in: text), isUpstream: place.isUpstream))
        else { return false }
        return layout.lines[index].isRightToLeft
    }

    // MARK: Places

    /// The byte of what is shown that represents a byte of the text: a secret is shown by as many signs as it has
    /// characters.
    package func shown(_ offset: Int, in text: String) -> Int {
        guard let mask = configuration.mask else { return offset }
        return text[..<text.index(atByte: offset)].count * mask.utf8.count
    }

    package func offset(ofShown offset: Int, in text: String) -> Int {
        guard let mask = configuration.mask else { return text.characterBoundary(at: offset) }
        let count = min(offset / mask.utf8.count, text.count)
        return text.byte(at: text.index(text.startIndex, offsetBy: count))
    }

    package func place(at point: CGPoint) -> TextPlace {
        guard let element, let layout = element.textLayout else { return TextPlace(text.utf8.count) }
        let place = layout.place(at: element.convertFromRoot(point))
        return TextPlace(offset(ofShown: place.offset, in: text), isUpstream: place.isUpstream)
    }

    package func offset(at point: CGPoint) -> Int { place(at: point).offset }

    package func rectangles(for range: Range<Int>) -> [CGRect] {
        guard let element, let layout = element.textLayout else { return [] }
        let text = text
        let shown = shown(range.lowerBound, in: text)..<shown(range.upperBound, in: text)
        return layout.rectangles(for: shown).map { element.convert($0) }
    }

    package func rectangle(for range: Range<Int>) -> CGRect {
        guard let element, let layout = element.textLayout else { return .null }
        if range.isEmpty {
            let edited = current
            let isCaret = range.lowerBound == edited.head.offset
            return element.convert(
                layout.caret(
                    at: TextPlace(
                        shown(range.lowerBound, in: edited.text), isUpstream: isCaret && edited.head.isUpstream)))
        }
        return rectangles(for: range).reduce(.null) { $0.union($1) }
    }

    package var frame: CGRect { item.frame }

    // MARK: The edit menu

    /// Offers what can be done with what is selected, or at the caret.
    package func showMenu() {
        guard isFocused else { return }
        let commands = offeredCommands
        menuFrame = .null
        menu = commands.isEmpty ? nil : commands
    }

    package func hideMenu() { menu = nil }

    private var offeredCommands: [TextCommand] {
        let edited = current
        var commands: [TextCommand] = []
        let isLegible = !traits.isSecure
        if edited.hasSelection, isLegible { commands += traits.isEditable ? [.cut, .copy] : [.copy] }
        if traits.isEditable, UIPasteboard.general.hasStrings { commands.append(.paste) }
        if !edited.hasSelection, edited.length > 0 { commands += isLegible ? [.selectWord, .selectAll] : [.selectAll] }
        return commands
    }

    /// Does what somebody chose of the menu. What is selected by it has its own menu.
    package func choose(_ command: TextCommand) {
        hideMenu()
        perform(command)
        switch command {
        case .selectWord, .selectAll:
            showsHandles = true
            showMenu()
        default: break
        }
    }

    package func attentionDidMove(to place: CGPoint?) {
        guard menu != nil else { return }
        // Touches of the text itself see to the menu by themselves.
        if let place, menuFrame.contains(place) || frame.contains(place) { return }
        hideMenu()
    }

    // MARK: Touches

    /// Takes the focus, with the caret at a place.
    package func focus(at place: TextPlace) {
        item.focus()
        guard isFocused else { return }
        let wasReplacing = replacesAll
        reselect { $0.move(to: place) }
        replacesAll = wasReplacing
    }

    /// Puts the caret at a place, or lets the selection reach there.
    package func moveCaret(to place: TextPlace, extending: Bool = false, touch: Bool = false) {
        reselect(touch: touch) { $0.move(to: place, extending: extending) }
    }

    /// Selects from one place to another.
    package func select(from anchor: Int, to head: TextPlace, touch: Bool) {
        reselect(touch: touch) { $0.select(from: anchor, to: head) }
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

extension Unicode.Scalar.Properties {
    /// Whether a scalar represents a key that types nothing.
    fileprivate var isControlOrFunction: Bool { generalCategory == .control || generalCategory == .privateUse }
}
