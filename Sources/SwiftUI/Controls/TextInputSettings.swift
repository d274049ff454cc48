import Foundation

/// What the environment says about the editing of a text.
struct TextInputSettings {
    var keyboard: KeyboardTraits
    var submitActions: SubmitActions
    /// What kind of input a submission counts as.
    var trigger: SubmitTriggers
    var undoManager: UndoManager?
    var affinity: TextSelectionAffinity
}

private enum SubmitTriggerKey: EnvironmentKey {
    static var defaultValue: SubmitTriggers { .text }
}

extension EnvironmentValues {
    /// What kind of input the submissions of fields count as.
    var submitTrigger: SubmitTriggers {
        get { self[SubmitTriggerKey.self] }
        set { self[SubmitTriggerKey.self] = newValue }
    }

    /// What the environment says about the editing of a text.
    var textInputSettings: TextInputSettings {
        TextInputSettings(
            keyboard: keyboardTraits, submitActions: submitActions, trigger: submitTrigger, undoManager: undoManager,
            affinity: textSelectionAffinity)
    }
}

extension TextSource {
    /// The text of a field, which is edited as its body says from now on.
    func edited(_ input: TextInput, _ settings: TextInputSettings) -> EditedText {
        configure(input, settings)
        return observed()
    }

    private func configure(_ input: TextInput, _ settings: TextInputSettings) {
        var new = TextInputConfiguration()
        new.text = { input.text.wrappedValue }
        new.setText = { input.text.wrappedValue = $0 }
        new.setsOnCommit = input.setsOnCommit
        if let selection = input.selection {
            new.selection = { selection.wrappedValue?.byteRanges(in: input.text.wrappedValue).first }
            new.setSelection = { range, text, isUpstream in
                let value = range.map { TextSelection(bytes: $0, in: text, isUpstream: isUpstream) }
                if selection.wrappedValue != value { selection.wrappedValue = value }
            }
        }
        new.traits = TextInputTraits(input, settings)
        new.mask = input.isSecure ? TextFieldMetrics.bullet : nil
        new.submit = {
            input.onCommit?()
            settings.submitActions.run(settings.trigger)
        }
        new.editingChanged = { input.onEditingChanged?($0) }
        new.undoManager = settings.undoManager
        configuration = new
    }
}

extension TextInputTraits {
    fileprivate init(_ input: TextInput, _ settings: TextInputSettings) {
        self.init()
        isMultiline = input.axis == .vertical
        isSecure = input.isSecure
        keyboardType = settings.keyboard.keyboardType
        contentType = settings.keyboard.contentType
        returnKey = settings.keyboard.submitLabel?.kind ?? (settings.trigger == .search ? .search : .return)
        capitals = isSecure ? .never : settings.keyboard.autocapitalization?.kind ?? .sentences
        isAutocorrected = !isSecure && !settings.keyboard.autocorrectionDisabled
        takesTabs = input.takesTabs
    }
}
