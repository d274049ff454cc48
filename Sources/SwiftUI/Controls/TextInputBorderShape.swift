/// The outline of text fields with a border.
public struct TextInputBorderShape: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case automatic, capsule, roundedRectangle }

    let kind: Kind

    /// The outline of the design.
    public static let automatic = TextInputBorderShape(kind: .automatic)
    /// Half circles at the ends.
    public static let capsule = TextInputBorderShape(kind: .capsule)
    /// A rectangle with round corners.
    public static let roundedRectangle = TextInputBorderShape(kind: .roundedRectangle)
}

extension EnvironmentValues {
    @Entry var textInputBorderShape = TextInputBorderShape.Kind.automatic
}

extension View {
    /// Sets the outline of the text fields with a border in this view.
    nonisolated public func textInputBorderShape(_ shape: TextInputBorderShape) -> some View {
        environment(\.textInputBorderShape, shape.kind)
    }
}

/// A border whose outline `textInputBorderShape(_:)` sets.
public struct BorderedTextFieldStyle {
    /// Creates the style.
    nonisolated public init() {}
}

extension BorderedTextFieldStyle: TextFieldStyle {
    public func _body(configuration: TextField<_Label>) -> some View { RoundedBorderField(field: configuration) }
}

extension TextFieldStyle where Self == BorderedTextFieldStyle {
    /// A border whose outline `textInputBorderShape(_:)` sets.
    public static var bordered: BorderedTextFieldStyle { BorderedTextFieldStyle() }
}
