/// The border shape of text fields.
public struct TextInputBorderShape: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case automatic, capsule, roundedRectangle }

    let kind: Kind

    /// The default shape of the current design of iOS.
    public static let automatic = TextInputBorderShape(kind: .automatic)
    /// A capsule shape.
    public static let capsule = TextInputBorderShape(kind: .capsule)
    /// A rounded rectangle.
    public static let roundedRectangle = TextInputBorderShape(kind: .roundedRectangle)
}

extension EnvironmentValues {
    @Entry var textInputBorderShape = TextInputBorderShape.Kind.automatic
}

extension View {
    /// Sets the border shape of the text fields in this view.
    nonisolated public func textInputBorderShape(_ shape: TextInputBorderShape) -> some View {
        environment(\.textInputBorderShape, shape.kind)
    }
}

/// A text field style that shows a border whose outline `textInputBorderShape(_:)` sets.
public struct BorderedTextFieldStyle {
    /// Creates the style.
    nonisolated public init() {}
}

extension BorderedTextFieldStyle: TextFieldStyle {
    public func _body(configuration: TextField<_Label>) -> some View { RoundedBorderField(field: configuration) }
}

extension TextFieldStyle where Self == BorderedTextFieldStyle {
    /// A text field style that shows a border whose outline `textInputBorderShape(_:)` sets.
    public static var bordered: BorderedTextFieldStyle { BorderedTextFieldStyle() }
}
