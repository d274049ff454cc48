/// A type that defines the appearance and interaction of text fields.
public protocol TextFieldStyle {
    /// The type of the view that represents the body.
    associatedtype _Body: View

    /// Creates a view that represents the body of a field. `configuration` is the field without this style.
    @ViewBuilder @MainActor @preconcurrency func _body(configuration: TextField<_Label>) -> _Body

    /// The type-erased label of a field.
    typealias _Label = _TextFieldStyleLabel
}

/// The type-erased label of a text field.
public struct _TextFieldStyleLabel {
    private let content: AnyView

    init<V: View>(_ content: V) { self.content = AnyView(content) }
}

extension _TextFieldStyleLabel: View {
    public var body: some View { content }
}

extension View {
    /// Sets the style of the text fields in this view.
    nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        self.style(style) { (style: S, field: TextField<_TextFieldStyleLabel>) in
            style._body(configuration: field)
        }
    }
}

/// The default text field style, which has no border.
public struct DefaultTextFieldStyle {
    nonisolated public init() {}
}

extension DefaultTextFieldStyle: TextFieldStyle {
    public func _body(configuration: TextField<_Label>) -> some View { configuration.unstyled }
}

/// A style without a border.
public struct PlainTextFieldStyle {
    nonisolated public init() {}
}

extension PlainTextFieldStyle: TextFieldStyle {
    public func _body(configuration: TextField<_Label>) -> some View { configuration.unstyled }
}

/// A text field style that shows a border with rounded corners.
public struct RoundedBorderTextFieldStyle {
    nonisolated public init() {}
}

extension RoundedBorderTextFieldStyle: TextFieldStyle {
    public func _body(configuration: TextField<_Label>) -> some View {
        RoundedBorderField(field: configuration)
    }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// The default text field style, which depends on the position of the field.
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// A style without a border.
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// A text field style that shows a border with rounded corners.
    public static var roundedBorder: RoundedBorderTextFieldStyle {
        RoundedBorderTextFieldStyle()
    }
}

extension TextField {
    /// The field without any style.
    @MainActor fileprivate var unstyled: some View { TextInputView(input: input, label: label) }
}

struct RoundedBorderField: View {
    let field: TextField<_TextFieldStyleLabel>

    @Environment(\.pixelLength) private var pixel
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.appearance) private var appearance
    @Environment(\.textInputBorderShape) private var borderShape

    var body: some View {
        let look = appearance.textField
        let shape = RoundedRectangle(
            cornerRadius: borderShape == .capsule ? TextFieldMetrics.borderedHeight / 2 : look.cornerRadius,
            style: .continuous)
        field.unstyled
            .padding(.horizontal, look.horizontalPadding)
            .padding(.vertical, TextFieldMetrics.verticalPadding)
            .frame(minHeight: TextFieldMetrics.borderedHeight)
            .fixedSize(horizontal: false, vertical: true)
            .background(isEnabled ? ControlColors.background : ControlColors.disabledField, in: shape)
            .overlay { shape.strokeBorder(look.border, lineWidth: look.lineWidth ?? pixel) }
    }
}
