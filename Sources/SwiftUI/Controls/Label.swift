/// A view that shows a title and an icon.
///
/// To set the appearance, use `labelStyle(_:)`. By default, the icon is in front of the title.
public struct Label<Title: View, Icon: View> {
    private let configuration: LabelStyleConfiguration

    /// Creates a label with a custom title and icon.
    nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        configuration = LabelStyleConfiguration(
            title: .init(content: AnyView(title())), icon: .init(content: AnyView(icon())))
    }
}

extension Label: View {
    public var body: some View {
        OneElement(
            configuration, standard: AnyStyle(DefaultLabelStyle()) { $0.makeBody(configuration: $1) })
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// Creates a label from a configuration, in the next outer style.
    nonisolated public init(_ configuration: LabelStyleConfiguration) { self.configuration = configuration }
}
