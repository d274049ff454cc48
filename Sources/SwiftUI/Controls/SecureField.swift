/// A field for a secret, of which only the length is shown.
public struct SecureField<Label: View> {
    private let input: TextInput
    private let label: Label

    /// A field with a label of any kind.
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
    /// A field with a localized label.
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(text: text) { Text(titleKey) }
    }

    /// A field with a label that is shown unchanged.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(text: text) { Text(title) }
    }

    /// A field with a localized label and a prompt.
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt) { Text(titleKey) }
    }

    /// A field with a label that is shown unchanged and a prompt.
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
