/// A control that performs an action when the user taps it.
///
/// To set the appearance, use `buttonStyle(_:)`. If the label contains several views, they are in a row.
public struct Button<Label: View> {
    let role: ButtonRole?
    let action: @MainActor () -> Void
    let label: Label

    /// Creates a button with a label.
    @preconcurrency
    nonisolated public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    /// Creates a button with a role.
    ///
    /// - Parameter role: The role of the button. Nil for no role.
    @preconcurrency
    nonisolated public init(
        role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) {
        self.role = role
        self.action = action
        self.label = label()
    }
}

extension Button: View {
    public var body: some View {
        let configuration = PrimitiveButtonStyleConfiguration(
            role: role, label: .init(content: AnyView(HStack { label })), action: action)
        OneElement(
            configuration,
            standard: AnyStyle(DefaultButtonStyle()) { $0.makeBody(configuration: $1) }
        )
        .trait(ButtonRoleTraitKey.self, role)
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// Creates a button from a configuration, in the next outer style.
    nonisolated public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        role = configuration.role
        action = configuration.action
        label = configuration.label
    }
}

/// The role of a button, for the alert, menu or dialog that holds it.
package enum ButtonRoleTraitKey: ViewTraitKey {
    package static var defaultValue: ButtonRole? { nil }
}
