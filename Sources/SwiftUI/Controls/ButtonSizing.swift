/// The sizing of buttons within the available width.
public struct ButtonSizing: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case automatic, fitted, flexible }

    let kind: Kind

    /// The default sizing of the button's style, with the width of the label.
    public static let automatic = ButtonSizing(kind: .automatic)
    /// A sizing with the width of the label.
    public static let fitted = ButtonSizing(kind: .fitted)
    /// A sizing with all available width.
    public static let flexible = ButtonSizing(kind: .flexible)
}

extension EnvironmentValues {
    @Entry var buttonSizing = ButtonSizing.Kind.automatic
}

extension View {
    /// Sets the sizing of bordered buttons in this view within the available width.
    nonisolated public func buttonSizing(_ sizing: ButtonSizing) -> some View {
        environment(\.buttonSizing, sizing.kind)
    }
}
