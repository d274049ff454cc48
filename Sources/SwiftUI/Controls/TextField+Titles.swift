import Foundation

extension TextField where Label == Text {
    /// Creates a field with a localized label.
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(text: text) { Text(titleKey) }
    }

    /// Creates a field with a label that is not localized.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(text: text) { Text(title) }
    }

    /// Creates a field with a localized label and a prompt.
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt) { Text(titleKey) }
    }

    /// Creates a field with a label that is not localized and a prompt.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt) { Text(title) }
    }

    /// Creates a field with a localized label, which grows along an axis.
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
        self.init(text: text, axis: axis) { Text(titleKey) }
    }

    /// Creates a field with a label that is not localized, which grows along an axis.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
        self.init(text: text, axis: axis) { Text(title) }
    }

    /// Creates a field with a localized label and a prompt, which grows along an axis.
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(text: text, prompt: prompt, axis: axis) { Text(titleKey) }
    }

    /// Creates a field with a label that is not localized and a prompt, which grows along an axis.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(text: text, prompt: prompt, axis: axis) { Text(title) }
    }
}

extension TextField where Label == Text {
    /// Creates a field with a localized label and a binding to its selection.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
        prompt: Text? = nil, axis: Axis? = nil
    ) {
        self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(titleKey) }
    }

    /// Creates a field with a label that is not localized and a binding to its selection.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
    ) {
        self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(title) }
    }
}

// MARK: Values

extension TextField where Label == Text {
    /// Creates a field with a localized label for an optional value. The value is nil while the text is invalid.
    nonisolated public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
    }

    /// Creates a field with a label that is not localized, for an optional value. The value is nil while the text is
    /// invalid.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(title) }
    }

    /// Creates a field with a localized label for a value. Invalid text does not change the value.
    nonisolated public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
    }

    /// Creates a field with a label that is not localized, for a value. Invalid text does not change the value.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(title) }
    }

    /// Creates a field with a localized label for a value with a formatter.
    nonisolated public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text?
    ) {
        self.init(value: value, formatter: formatter, prompt: prompt) { Text(titleKey) }
    }

    /// Creates a field with a label that is not localized, for a value with a formatter.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text?
    ) {
        self.init(value: value, formatter: formatter, prompt: prompt) { Text(title) }
    }

    /// Creates a field with a localized label for a value with a formatter.
    nonisolated public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter) {
        self.init(value: value, formatter: formatter) { Text(titleKey) }
    }

    /// Creates a field with a label that is not localized, for a value with a formatter.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter) {
        self.init(value: value, formatter: formatter) { Text(title) }
    }
}

// MARK: Older forms

extension TextField where Label == Text {
    /// A field that tells when editing begins and ends, and when Return is pressed.
    @available(
        iOS, deprecated: 100000.0,
        message: "Use the initializer without actions, with onSubmit(of:_:) and focused(_:equals:)."
    )
    nonisolated public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void
    ) {
        self.init(Text(titleKey), text, onEditingChanged, onCommit)
    }

    /// A field that tells when editing begins and ends.
    @available(
        iOS, deprecated: 100000.0,
        message: "Use the initializer without actions, with onSubmit(of:_:) and focused(_:equals:)."
    )
    nonisolated public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(Text(titleKey), text, onEditingChanged, nil)
    }

    /// A field that tells when Return is pressed.
    @available(
        iOS, deprecated: 100000.0,
        message: "Use the initializer without actions, with onSubmit(of:_:) and focused(_:equals:)."
    )
    nonisolated public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
    ) {
        self.init(Text(titleKey), text, nil, onCommit)
    }

    /// A field that tells when editing begins and ends, and when Return is pressed.
    @available(
        iOS, deprecated: 100000.0,
        message: "Use the initializer without actions, with onSubmit(of:_:) and focused(_:equals:)."
    )
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void
    ) {
        self.init(Text(title), text, onEditingChanged, onCommit)
    }

    /// A field that tells when editing begins and ends.
    @available(
        iOS, deprecated: 100000.0,
        message: "Use the initializer without actions, with onSubmit(of:_:) and focused(_:equals:)."
    )
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(Text(title), text, onEditingChanged, nil)
    }

    /// A field that tells when Return is pressed.
    @available(
        iOS, deprecated: 100000.0,
        message: "Use the initializer without actions, with onSubmit(of:_:) and focused(_:equals:)."
    )
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
    ) {
        self.init(Text(title), text, nil, onCommit)
    }

    /// Creates a field for a value with a formatter, and with actions for the start and end of editing and for the
    /// Return key.
    nonisolated public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
    ) {
        self.init(value: value, formatter: formatter) { Text(titleKey) }
        input.onEditingChanged = onEditingChanged
        input.onCommit = onCommit
    }

    /// Creates a field for a value with a formatter, and with actions for the start and end of editing and for the
    /// Return key.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
    ) {
        self.init(value: value, formatter: formatter) { Text(title) }
        input.onEditingChanged = onEditingChanged
        input.onCommit = onCommit
    }

    nonisolated private init(
        _ label: Text, _ text: Binding<String>, _ onEditingChanged: ((Bool) -> Void)?, _ onCommit: (() -> Void)?
    ) {
        var input = TextInput(text: text, prompt: nil)
        input.onEditingChanged = onEditingChanged
        input.onCommit = onCommit
        self.init(input: input, label: label)
    }
}
