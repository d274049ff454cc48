/// A control that shows a menu of actions.
public struct Menu<Label: View, Content: View> {
    private let configuration: MenuStyleConfiguration

    nonisolated init(
        _ label: Label, _ content: Content, primaryAction: (() -> Void)?
    ) {
        configuration = MenuStyleConfiguration(
            label: .init(content: AnyView(label)), content: .init(content: AnyView(content)),
            primaryAction: primaryAction)
    }

    /// Creates a menu with a label.
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label(), content(), primaryAction: nil)
    }

    /// Creates a menu with a primary action. A tap on its button performs the action, and holding the button opens the
    /// menu.
    nonisolated public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
    ) {
        self.init(label(), content(), primaryAction: primaryAction)
    }
}

extension Menu: View {
    public var body: some View {
        OneElement(
            configuration, standard: AnyStyle(DefaultMenuStyle()) { $0.makeBody(configuration: $1) })
    }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    /// Creates a menu from a configuration, in the next outer style.
    nonisolated public init(_ configuration: MenuStyleConfiguration) { self.configuration = configuration }
}

extension Menu where Label == Text {
    /// Creates a menu with a localized label.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), content(), primaryAction: nil)
    }

    /// Creates a menu with a label that is not localized.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(Text(title), content(), primaryAction: nil)
    }

    /// Creates a menu with a localized label, and with a primary action.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {
        self.init(Text(titleKey), content(), primaryAction: primaryAction)
    }

    /// Creates a menu with a label that is not localized, and with a primary action.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {
        self.init(Text(title), content(), primaryAction: primaryAction)
    }
}
