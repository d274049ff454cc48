import Foundation

/// A control with which the user edits one or several lines of text.
///
/// While the field is empty, it shows its prompt or, without a prompt, its label.
public struct TextField<Label: View> {
    var input: TextInput
    let label: Label

    nonisolated init(input: TextInput, label: Label) {
        self.input = input
        self.label = label
    }

    /// Creates a field with a label.
    nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(input: TextInput(text: text, prompt: prompt), label: label())
    }

    /// Creates a field that grows along an axis. If the axis is vertical, the field can have several lines.
    nonisolated public init(
        text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
    ) {
        self.init(input: TextInput(text: text, prompt: prompt, axis: axis), label: label())
    }

    /// Creates a field with a binding to its selection.
    nonisolated public init(
        text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
        @ViewBuilder label: () -> Label
    ) {
        self.init(input: TextInput(text: text, selection: selection, prompt: prompt, axis: axis), label: label())
    }

    /// Creates a field for a value, with a format that converts the value to text and back. Invalid text does not
    /// change the value.
    nonisolated public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(
            input: TextInput(
                value: value, prompt: prompt, text: { format.format($0) },
                parse: { try? format.parseStrategy.parse($0) }),
            label: label())
    }

    /// Creates a field for an optional value. The value is nil while the text is invalid.
    nonisolated public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(
            input: TextInput(
                value: value, prompt: prompt, text: { $0.map { format.format($0) } ?? "" },
                parse: { .some(try? format.parseStrategy.parse($0)) }),
            label: label())
    }

    /// Creates a field for a value, with a formatter that converts the value to text and back. Invalid text does not
    /// change the value.
    nonisolated public init<V>(
        value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(
            input: TextInput(
                value: value, prompt: prompt, text: { formatter.string(for: $0) ?? "" },
                parse: { formatter.value(from: $0) as? V }),
            label: label())
    }
}

extension TextField: View {
    public var body: some View {
        OneElement(
            EnvironmentReader { environment in
                if let style = environment[StyleKey<TextField<_TextFieldStyleLabel>>.self] {
                    style.makeBody(TextField<_TextFieldStyleLabel>(input: input, label: .init(label)))
                        .transformEnvironment {
                            $0[StyleKey<TextField<_TextFieldStyleLabel>>.self] = style.outerStyle
                        }
                } else {
                    TextInputView(input: input, label: label)
                }
            })
    }
}

/// What a field edits and how.
struct TextInput {
    let text: Binding<String>
    let prompt: Text?
    /// What is selected; nil if the field keeps that to itself.
    var selection: Binding<TextSelection?>? = nil
    var axis: Axis? = nil
    var isSecure = false
    /// Whether the text represents a value, which is set when the editing ends.
    var setsOnCommit = false
    /// Whether the tab key types a tab.
    var takesTabs = false
    var onEditingChanged: ((Bool) -> Void)? = nil
    var onCommit: (() -> Void)? = nil

    nonisolated init(
        text: Binding<String>, selection: Binding<TextSelection?>? = nil, prompt: Text?, axis: Axis? = nil
    ) {
        self.text = text
        self.selection = selection
        self.prompt = prompt
        self.axis = axis
    }

    /// Text that represents another value.
    ///
    /// - Parameter parse: the value of a text; nil if it has none.
    nonisolated init<V>(
        value: Binding<V>, prompt: Text?, text: @escaping (V) -> String, parse: @escaping (String) -> V?
    ) {
        self.text = Binding(
            location: ClosureLocation(
                get: { text(value.wrappedValue) },
                set: { new, transaction in
                    if let parsed = parse(new) { value.transaction(transaction).wrappedValue = parsed }
                }))
        setsOnCommit = true
        self.prompt = prompt
    }
}

extension Formatter {
    /// The value of a text; nil if it has none.
    fileprivate func value(from text: String) -> Any? {
        switch self {
        case let formatter as NumberFormatter: formatter.number(from: text)
        case let formatter as DateFormatter: formatter.date(from: text)
        default: nil
        }
    }
}
