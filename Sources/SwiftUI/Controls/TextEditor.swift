import Foundation

/// A field for long text, which takes all the room it is offered and scrolls inside.
public struct TextEditor {
    private let text: Binding<String>

    /// An editor for a text.
    nonisolated public init(text: Binding<String>) { self.text = text }
}

extension TextEditor: View {
    public var body: some View {
        StyledControl(
            TextEditorStyleConfiguration(text: text),
            standard: AnyStyle(AutomaticTextEditorStyle()) { $0.makeBody(configuration: $1) })
    }
}

/// The look of text editors.
@MainActor @preconcurrency
public protocol TextEditorStyle {
    /// The type of the view that `makeBody` gives.
    associatedtype Body: View

    /// The view of one editor.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

    /// An editor, as the style sees it.
    typealias Configuration = TextEditorStyleConfiguration
}

/// An editor, as a style sees it.
public struct TextEditorStyleConfiguration {
    let text: Binding<String>
}

/// The system's background behind the text.
public struct AutomaticTextEditorStyle {
    nonisolated public init() {}
}

extension AutomaticTextEditorStyle: TextEditorStyle {
    public func makeBody(configuration: Configuration) -> some View {
        TextEditorContent(text: configuration.text).background(ControlColors.background)
    }
}

/// Nothing behind the text.
public struct PlainTextEditorStyle {
    nonisolated public init() {}
}

extension PlainTextEditorStyle: TextEditorStyle {
    public func makeBody(configuration: Configuration) -> some View {
        TextEditorContent(text: configuration.text)
    }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    /// The system's background behind the text.
    @MainActor @preconcurrency public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
    /// Nothing behind the text.
    @MainActor @preconcurrency public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension View {
    /// Shows the text editors in this view by a style.
    nonisolated public func textEditorStyle(_ style: some TextEditorStyle) -> some View {
        self.style(style) { $0.makeBody(configuration: $1) }
    }
}

/// The text of an editor, from the top; what does not fit is cut off.
private struct TextEditorContent: View {
    let text: Binding<String>

    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        let text = text
        Color.clear
            .overlay(alignment: .topLeading) {
                Text(verbatim: text.wrappedValue)
                    .foregroundStyle(isEnabled ? ControlColors.label : ControlColors.disabledLabel)
                    .padding(TextFieldMetrics.editorInsets)
                    .fixedSize(horizontal: false, vertical: true)
            }
            .clipped()
            .contentShape(Rectangle())
            .accessibilityControl(.textEditor) { node in
                node.label = ""
                node.value = text.wrappedValue
                node.replaceText = AccessibilityHandler { text.wrappedValue = $0 }
            }
    }
}
