/// A view that shows its content in a box, with a label above.
public struct GroupBox<Label: View, Content: View> {
    private let label: Label
    private let content: Content

    /// Creates a box with a label.
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    /// A box with a label of any kind, in the older order of arguments.
    @available(iOS, deprecated: 100000.0, renamed: "init(content:label:)")
    nonisolated public init(label: Label, @ViewBuilder content: () -> Content) {
        self.label = label
        self.content = content()
    }
}

extension GroupBox: View {
    public var body: some View {
        EnvironmentReader { environment in
            let style = environment[StyleKey<GroupBoxStyleConfiguration>.self]
            OneElement(
                GroupBoxStyleConfiguration(
                    label: .init(content: AnyView(StyledContent(label, style: style))),
                    content: .init(content: AnyView(StyledContent(content, style: style)))),
                standard: AnyStyle(DefaultGroupBoxStyle()) { $0.makeBody(configuration: $1) })
        }
    }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    /// Creates a box from a configuration, in the next outer style.
    nonisolated public init(_ configuration: GroupBoxStyleConfiguration) {
        label = configuration.label
        content = configuration.content
    }
}

extension GroupBox where Label == EmptyView {
    /// Creates a box without a label.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(content: content) { EmptyView() }
    }
}

extension GroupBox where Label == Text {
    /// Creates a box with a localized label.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Creates a box with a label that is not localized.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

/// A type that defines the appearance and interaction of group boxes.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
    /// The type of the view that represents the body.
    associatedtype Body: View

    /// Creates a view that represents the body of a box.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

    /// The properties of a box.
    typealias Configuration = GroupBoxStyleConfiguration
}

/// The properties of a group box.
public struct GroupBoxStyleConfiguration {
    /// The type-erased label.
    @MainActor @preconcurrency
    public struct Label {
        let content: AnyView
    }

    /// The type-erased content.
    @MainActor @preconcurrency
    public struct Content {
        let content: AnyView
    }

    /// The label of the box. Empty if there is none.
    public let label: Label
    /// The content of the box.
    public let content: Content
}

extension GroupBoxStyleConfiguration.Label: View {
    public var body: some View { content }
}

extension GroupBoxStyleConfiguration.Content: View {
    public var body: some View { content }
}

/// A group box style that shows a box with a secondary background color.
public struct DefaultGroupBoxStyle {
    nonisolated public init() {}
}

extension DefaultGroupBoxStyle: GroupBoxStyle {
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: GroupMetrics.boxGap) {
            configuration.label.font(.headline)
            configuration.content.frame(maxWidth: .infinity, alignment: .leading)
        }
        .padding(GroupMetrics.boxPadding)
        .background(
            ControlColors.secondaryBackground,
            in: RoundedRectangle(cornerRadius: GroupMetrics.boxRadius, style: .continuous)
        )
        .accessibilityElement(children: .contain)
    }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    /// A group box style that shows a box with a secondary background color.
    @MainActor @preconcurrency public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension View {
    /// Sets the style of the group boxes in this view.
    nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        self.style(style) { $0.makeBody(configuration: $1) }
    }
}
