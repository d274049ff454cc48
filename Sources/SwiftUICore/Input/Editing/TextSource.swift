import Foundation

/// How a field edits its text, and who is notified; created again by each run of the field's body.
package struct TextInputConfiguration {
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

/// The text of a field as its program has it, and what is selected in it.
///
/// The binding's text is the truth. What is kept here counts only as long as it is about that text, so that a program may
/// change it, or refuse a change, at any time.
@MainActor package final class TextSource {
    package var configuration = TextInputConfiguration() {
        didSet { history.undoManager = configuration.undoManager }
    }

    private lazy var history = EditHistory(
        text: { [weak self] in self?.outside ?? "" }, show: { [weak self] in self?.show($0) })
    /// Called when something was typed or selected.
    private let didChange: () -> Void

    private var state = EditedText("")
    /// The text of a value that is being typed and has not been set.
    private var draft: String?
    /// The selection that the program was last told of or gave.
    private var reported: Range<Int>?
    /// Counted up by each change, for bodies that show the state.
    private let version = StateBox(0)
    /// Whether the first key replaces all, as in a secret that is taken up again.
    private(set) var replacesAll = false

    init(didChange: @escaping () -> Void) { self.didChange = didChange }

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

    /// Has bodies run that show what is edited.
    func setNeedsUpdate() { version.set(version.get() &+ 1, Transaction.current) }

    /// Changes the text.
    func edit(_ kind: EditHistory.Kind, _ change: (inout EditedText) -> Void) {
        let before = current
        if before.text != state.text { history.clear() }
        var after = before
        if replacesAll, kind != .composing { after.select(0..<after.length) }
        replacesAll = false
        change(&after)
        if after.text != before.text { history.record(kind, from: before, to: after) }
        if kind == .single { history.close() }
        show(after)
    }

    /// Changes what is selected.
    ///
    /// - Parameter keepsReplacing: whether the first key still replaces all if it did.
    func reselect(keepsReplacing: Bool = false, _ change: (inout EditedText) -> Void) {
        var after = current
        if after.markedRange != nil { after.unmark() }
        change(&after)
        history.close()
        if !keepsReplacing { replacesAll = false }
        show(after)
    }

    /// Keeps provisional text for good.
    func unmark() {
        var edited = current
        guard edited.markedRange != nil else { return }
        edited.unmark()
        history.close()
        show(edited)
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
        setNeedsUpdate()
        didChange()
    }

    private func report(_ selection: Range<Int>?) {
        reported = selection
        configuration.setSelection(selection, state.text, state.head.isUpstream)
    }

    /// The field has the keyboard.
    func begin() {
        state = current
        if configuration.selection() == nil { state = EditedText(outside) }
        replacesAll = configuration.traits.isSecure && state.length > 0
        report(state.selection)
    }

    /// The field has lost the keyboard.
    func end() {
        if state.markedRange != nil { state.unmark() }
        commit()
        history.close()
        report(nil)
    }

    /// Sets the value that the text represents; the text is written again from it.
    func commit() {
        guard let draft else { return }
        self.draft = nil
        configuration.setText(draft)
        state = EditedText(outside)
    }
}
