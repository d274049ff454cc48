/// A view that shows or hides its content when the user taps its label.
public struct DisclosureGroup<Label: View, Content: View> {
    private let label: Label
    private let content: () -> Content
    private let isExpanded: Binding<Bool>?
    @State private var ownExpansion = false

    /// Creates a group that is collapsed at first.
    nonisolated public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content
        isExpanded = nil
    }

    /// Creates a group with a binding to its state.
    nonisolated public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.label = label()
        self.content = content
        self.isExpanded = isExpanded
    }
}

extension DisclosureGroup: View {
    public var body: some View {
        let isExpanded = isExpanded ?? $ownExpansion
        EnvironmentReader { environment in
            let style = environment[StyleKey<DisclosureGroupStyleConfiguration>.self]
            StyledControl(
                DisclosureGroupStyleConfiguration(
                    label: .init(content: AnyView(StyledContent(label, style: style))),
                    content: .init(
                        content: AnyView(StyledContent(DeferredGroup(content: content), style: style))),
                    isExpanded: isExpanded),
                standard: AnyStyle(AutomaticDisclosureGroupStyle()) { $0.makeBody(configuration: $1) })
        }
    }
}

/// Content that is made when it is shown.
private struct DeferredGroup<Content: View>: View {
    let content: () -> Content
    var body: some View { content() }
}

extension DisclosureGroup where Label == Text {
    /// Creates a group with a localized label. The group is collapsed at first.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Creates a group with a localized label and a binding to its state.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
    }

    /// Creates a group with a label that is not localized. The group is collapsed at first.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(label) }
    }

    /// Creates a group with a label that is not localized and a binding to its state.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(label) }
    }
}

/// A type that defines the appearance and interaction of disclosure groups.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
    /// The type of the view that represents the body.
    associatedtype Body: View

    /// Creates a view that represents the body of a group.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

    /// The properties of a group.
    typealias Configuration = DisclosureGroupStyleConfiguration
}

/// The properties of a disclosure group.
public struct DisclosureGroupStyleConfiguration {
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

    /// The label, which is beside the arrow and always visible.
    public let label: Label
    /// The content, which is visible while the group is open.
    public let content: Content
    /// A Boolean value that indicates whether the content is visible.
    @Binding public var isExpanded: Bool

    init(label: Label, content: Content, isExpanded: Binding<Bool>) {
        self.label = label
        self.content = content
        _isExpanded = isExpanded
    }
}

extension DisclosureGroupStyleConfiguration.Label: View {
    public var body: some View { content }
}

extension DisclosureGroupStyleConfiguration.Content: View {
    public var body: some View { content }
}

/// A disclosure group style that shows the label with an arrow at its end, and the content below.
@MainActor @preconcurrency
public struct AutomaticDisclosureGroupStyle {
    nonisolated public init() {}
}

extension AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    public func makeBody(configuration: Configuration) -> some View {
        AutomaticDisclosure(configuration: configuration)
    }
}

private struct AutomaticDisclosure: View {
    let configuration: DisclosureGroupStyleConfiguration

    @Environment(\.controlContext) private var context
    @Environment(\.layoutDirection) private var layoutDirection
    @Environment(\.isEnabled) private var isEnabled
    @State private var isPressed = false

    @ViewBuilder var body: some View {
        if context == .list || context == .form {
            // In a list each is its own row.
            header
            if configuration.isExpanded { configuration.content.modifier(ListIndentation()) }
        } else {
            VStack(alignment: .leading, spacing: GroupMetrics.disclosureGap) {
                header
                if configuration.isExpanded { configuration.content }
            }
        }
    }

    /// What says that the group can be opened, or that it cannot.
    private var active: AnyShapeStyle {
        isEnabled ? AnyShapeStyle(.tint) : AnyShapeStyle(ControlColors.disabledLabel)
    }

    private var header: some View {
        let isExpanded = configuration.$isExpanded
        return HStack {
            configuration.label
                .containerForegroundStyle(context == .plain || !isEnabled ? active : AnyShapeStyle(.primary))
            Spacer(minLength: ControlMetrics.labelGap)
            Image(systemName: "chevron.forward")
                .font(GroupMetrics.disclosureIndicator)
                .foregroundStyle(active)
                .rotationEffect(.degrees(rotation))
                .accessibilityHidden(true)
        }
        .opacity(isPressed ? ButtonMetrics.pressedLabelOpacity : 1)
        .contentShape(Rectangle())
        .pressable(.button, isPressed: $isPressed) {
            withAnimation(.easeInOut(duration: GroupMetrics.disclosureDuration)) {
                isExpanded.wrappedValue.toggle()
            }
        } configure: { node in
            node.value = isExpanded.wrappedValue ? ControlWords.expanded : ControlWords.collapsed
        }
    }

    /// The arrow points down while the content is shown.
    private var rotation: Double {
        guard configuration.isExpanded else { return 0 }
        return layoutDirection == .rightToLeft ? -90 : 90
    }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    /// A disclosure group style that shows the label with an arrow at its end.
    @MainActor @preconcurrency public static var automatic: AutomaticDisclosureGroupStyle {
        AutomaticDisclosureGroupStyle()
    }
}

extension View {
    /// Sets the style of the disclosure groups in this view.
    nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
        self.style(style) { $0.makeBody(configuration: $1) }
    }
}
