/// How buttons take the width that they are offered.
public struct ButtonSizing: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case automatic, fitted, flexible }

    let kind: Kind

    /// As the style has it: as wide as the label.
    public static let automatic = ButtonSizing(kind: .automatic)
    /// As wide as the label.
    public static let fitted = ButtonSizing(kind: .fitted)
    /// All the width that is offered.
    public static let flexible = ButtonSizing(kind: .flexible)
}

extension EnvironmentValues {
    @Entry var buttonSizing = ButtonSizing.Kind.automatic
}

extension View {
    /// How the bordered buttons in this view take the width that they are offered.
    nonisolated public func buttonSizing(_ sizing: ButtonSizing) -> some View {
        environment(\.buttonSizing, sizing.kind)
    }
}
