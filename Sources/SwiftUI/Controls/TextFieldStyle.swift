/// The look of text fields.
public protocol TextFieldStyle {
    /// The type of the view that `_body` gives.
    associatedtype _Body: View

    /// The view of one field. `configuration` is the field itself, without this style.
    @ViewBuilder @MainActor @preconcurrency func _body(configuration: TextField<_Label>) -> _Body

    /// The label of the field, whatever its type.
    typealias _Label = _TextFieldStyleLabel
}

/// The label of a field, as a style sees it.
public struct _TextFieldStyleLabel {
    private let content: AnyView

    init<V: View>(_ content: V) { self.content = AnyView(content) }
}

extension _TextFieldStyleLabel: View {
    public var body: some View { content }
}

extension View {
    /// Shows the text fields in this view by a style.
    nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        self.style(style) { (style: S, field: TextField<_TextFieldStyleLabel>) in
            style._body(configuration: field)
        }
    }
}

/// The style that suits the position of the field: no border.
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

/// A border with round corners.
public struct RoundedBorderTextFieldStyle {
    nonisolated public init() {}
}

extension RoundedBorderTextFieldStyle: TextFieldStyle {
    public func _body(configuration: TextField<_Label>) -> some View {
        RoundedBorderField(field: configuration)
    }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// The style that suits the position of the field.
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// A style without a border.
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// A border with round corners.
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
