import Foundation

/// A text field for long text, which uses all available space and scrolls.
public struct TextEditor {
    private let text: Binding<String>
    private let selection: Binding<TextSelection?>?
    /// The text with its attributes; nil if it has none.
    private let attributed: Binding<AttributedString>?

    @Environment(\.textFormatting) private var formatting

    /// Creates an editor for a text.
    nonisolated public init(text: Binding<String>) {
        self.init(text: text, selection: nil, attributed: nil)
    }

    nonisolated init(
        text: Binding<String>, selection: Binding<TextSelection?>?, attributed: Binding<AttributedString>?
    ) {
        self.text = text
        self.selection = selection
        self.attributed = attributed
    }

    /// Creates an editor with a binding to its selection.
    nonisolated public init(text: Binding<String>, selection: Binding<TextSelection?>) {
        self.init(text: text, selection: selection, attributed: nil)
    }
}

extension TextEditor: View {
    public var body: some View {
        let (attributed, formatting) = (attributed, formatting)
        return OneElement(
            TextEditorStyleConfiguration(text: text, selection: selection, attributed: attributed?.wrappedValue),
            standard: AnyStyle(AutomaticTextEditorStyle()) { $0.makeBody(configuration: $1) }
        )
        .onChange(of: formatting == nil ? nil : attributed?.wrappedValue, initial: true) { _, text in
            guard let text, let formatting else { return }
            let constrained = formatting.constrained(text)
            if constrained != text { attributed?.wrappedValue = constrained }
        }
    }
}

/// A type that defines the appearance and interaction of text editors.
@MainActor @preconcurrency
public protocol TextEditorStyle {
    /// The type of the view that represents the body.
    associatedtype Body: View

    /// Creates a view that represents the body of an editor.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

    /// The properties of an editor.
    typealias Configuration = TextEditorStyleConfiguration
}

/// The properties of an editor.
public struct TextEditorStyleConfiguration {
    let text: Binding<String>
    let selection: Binding<TextSelection?>?
    var attributed: AttributedString?
}

/// A text editor style that shows the system's background behind the text.
@MainActor @preconcurrency
public struct AutomaticTextEditorStyle {
    nonisolated public init() {}
}

extension AutomaticTextEditorStyle: TextEditorStyle {
    public func makeBody(configuration: Configuration) -> some View {
        TextEditorContent(configuration: configuration).modifier(TextEditorBackground())
    }
}

/// A style without a background.
public struct PlainTextEditorStyle {
    nonisolated public init() {}
}

extension PlainTextEditorStyle: TextEditorStyle {
    public func makeBody(configuration: Configuration) -> some View {
        TextEditorContent(configuration: configuration)
    }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    /// A text editor style that shows the system's background behind the text.
    @MainActor @preconcurrency public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
    /// A style without a background.
    @MainActor @preconcurrency public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension View {
    /// Sets the style of the text editors in this view.
    nonisolated public func textEditorStyle(_ style: some TextEditorStyle) -> some View {
        self.style(style) { $0.makeBody(configuration: $1) }
    }
}

/// The system's background, unless the view above hides it.
private struct TextEditorBackground: ViewModifier {
    @Environment(\.scrollContentBackgroundVisibility) private var visibility
    @Environment(\.controlContext) private var context
    @Environment(\.appearance) private var appearance

    func body(content: Content) -> some View {
        let isInRow = context == .form || context == .list
        let isFilled = visibility != .hidden && (!isInRow || appearance.textField.fillsEditorsInRows)
        content.background(isFilled ? ControlColors.background : Color.clear)
    }
}

/// The text of an editor, which scrolls; with the focus also a caret.
private struct TextEditorContent: View {
    let configuration: TextEditorStyleConfiguration

    @State private var controller = TextInputController()
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.multilineTextAlignment) private var alignment
    @Environment(\.textInputSettings) private var settings

    var body: some View {
        let (controller, isEditing) = (controller, controller.item.observedFocus && isEnabled)
        let edited = controller.source.edited(input, settings)
        ScrollView {
            InputText(
                edited: edited, isEditing: isEditing, isSecure: false, controller: controller, lineLimit: nil,
                attributed: configuration.attributed
            )
            .inputForeground(isEnabled: isEnabled)
            .frame(maxWidth: .infinity, alignment: Alignment(horizontal: alignment.edge, vertical: .top))
            .padding(TextFieldMetrics.editorInsets)
        }
        .editing(controller, isEnabled: isEnabled)
        .accessibilityControl(.textEditor) { node in
            node.label = ""
            node.value = edited.text
            node.isFocused = isEditing
            node.textInput = ObjectIdentifier(controller)
            node.setTextReplacement { text in assumeMainActor { controller.replaceAll(with: text) } }
            node.setAction(.activate) { assumeMainActor { controller.item.focus() } }
        }
    }

    private var input: TextInput {
        var input = TextInput(
            text: configuration.text, selection: configuration.selection, prompt: nil, axis: .vertical)
        input.takesTabs = true
        return input
    }
}

extension TextAlignment {
    fileprivate var edge: HorizontalAlignment {
        switch self {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}
