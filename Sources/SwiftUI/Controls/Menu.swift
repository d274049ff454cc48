/// A button that opens a list of actions.
public struct Menu<Label: View, Content: View> {
    private let configuration: MenuStyleConfiguration

    nonisolated init(
        _ label: Label, _ content: Content, primaryAction: (() -> Void)?
    ) {
        configuration = MenuStyleConfiguration(
            label: .init(content: AnyView(label)), content: .init(content: AnyView(content)),
            primaryAction: primaryAction)
    }

    /// A menu with a label of any kind.
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label(), content(), primaryAction: nil)
    }

    /// A menu whose button acts when it is tapped and opens when it is held.
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
    /// The menu that a style was asked to show, in the style set further out or below.
    nonisolated public init(_ configuration: MenuStyleConfiguration) { self.configuration = configuration }
}

extension Menu where Label == Text {
    /// A menu with a localized label.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), content(), primaryAction: nil)
    }

    /// A menu with a label that is shown unchanged.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(Text(title), content(), primaryAction: nil)
    }

    /// A menu with a localized label whose button acts when it is tapped.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {
        self.init(Text(titleKey), content(), primaryAction: primaryAction)
    }

    /// A menu with a label that is shown unchanged whose button acts when it is tapped.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {
        self.init(Text(title), content(), primaryAction: primaryAction)
    }
}
