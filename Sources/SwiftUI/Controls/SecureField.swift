/// A text field for a password, which shows only the length of the text.
public struct SecureField<Label: View> {
    private let input: TextInput
    private let label: Label

    /// Creates a field with a label.
    nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        var input = TextInput(text: text, prompt: prompt)
        input.isSecure = true
        self.input = input
        self.label = label()
    }
}

extension SecureField: View {
    public var body: some View { TextField(input: input, label: label) }
}

extension SecureField where Label == Text {
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

    /// A field that tells when Return is pressed.
    @available(
        iOS, deprecated: 100000.0,
        message: "Use the initializer without actions, with onSubmit(of:_:) and focused(_:equals:)."
    )
    nonisolated public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
    ) {
        self.init(Text(titleKey), text, onCommit)
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
        self.init(Text(title), text, onCommit)
    }

    nonisolated private init(_ label: Text, _ text: Binding<String>, _ onCommit: @escaping () -> Void) {
        var input = TextInput(text: text, prompt: nil)
        input.isSecure = true
        input.onCommit = onCommit
        self.input = input
        self.label = label
    }
}
