/// A container that shows related controls side by side.
public struct ControlGroup<Content: View> {
    private let label: AnyView?
    private let content: Content

    /// Creates a group without a label.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        label = nil
        self.content = content()
    }

    /// Creates a group with a label, which appears if the group is a menu.
    nonisolated public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
    where Content == LabeledControlGroupContent<C, L> {
        let label = label()
        self.label = AnyView(label)
        self.content = LabeledControlGroupContent(content: content(), label: label)
    }
}

/// The content of a control group that has a label.
public struct LabeledControlGroupContent<Content: View, Label: View> {
    let content: Content
    let label: Label
}

extension LabeledControlGroupContent: View {
    public var body: some View { content }
}

extension ControlGroup: View {
    public var body: some View {
        EnvironmentReader { environment in
            let style = environment[StyleKey<ControlGroupStyleConfiguration>.self]
            StyledControl(
                ControlGroupStyleConfiguration(
                    content: .init(content: AnyView(StyledContent(content, style: style))),
                    label: .init(
                        content: label.map { AnyView(StyledContent($0, style: style)) } ?? AnyView(EmptyView()))),
                standard: AnyStyle(AutomaticControlGroupStyle()) { $0.makeBody(configuration: $1) })
        }
    }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
    /// Creates a group from a configuration, in the next outer style.
    nonisolated public init(_ configuration: ControlGroupStyleConfiguration) {
        label = AnyView(configuration.label)
        content = configuration.content
    }
}

extension ControlGroup {
    /// Creates a group with a localized label.
    nonisolated public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content) { Text(titleKey) }
    }

    /// Creates a group with a label that is not localized.
    @_disfavoredOverload
    nonisolated public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content) { Text(title) }
    }

    /// Creates a group with a localized label and an image from an asset catalog.
    nonisolated public init<C: View>(
        _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(titleKey, image: image) }
    }

    /// Creates a group with a label that is not localized and an image from an asset catalog.
    @_disfavoredOverload
    nonisolated public init<C: View, S: StringProtocol>(
        _ title: S, image: ImageResource, @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(title, image: image) }
    }

    /// Creates a group with a localized label and a symbol.
    nonisolated public init<C: View>(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(titleKey, systemImage: systemImage) }
    }

    /// Creates a group with a label that is not localized and a symbol.
    @_disfavoredOverload
    nonisolated public init<C: View, S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(title, systemImage: systemImage) }
    }
}

/// A type that defines the appearance and interaction of control groups.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
    /// The type of the view that represents the body.
    associatedtype Body: View

    /// Creates a view that represents the body of a group.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

    /// The properties of a group.
    typealias Configuration = ControlGroupStyleConfiguration
}

/// The properties of a control group.
public struct ControlGroupStyleConfiguration {
    /// The type-erased content of a control group.
    @MainActor @preconcurrency
    public struct Content {
        let content: AnyView
    }

    /// The type-erased label.
    @MainActor @preconcurrency
    public struct Label {
        let content: AnyView
    }

    /// The controls.
    public let content: Content
    /// The group's label; empty if it has none.
    public let label: Label
}

extension ControlGroupStyleConfiguration.Content: View {
    public var body: some View { content }
}

extension ControlGroupStyleConfiguration.Label: View {
    public var body: some View { content }
}

/// The default control group style, which shows controls side by side.
public struct AutomaticControlGroupStyle {
    nonisolated init() {}
}

extension AutomaticControlGroupStyle: ControlGroupStyle {
    public func makeBody(configuration: Configuration) -> some View { ControlRow(configuration: configuration) }
}

/// A control group style that shows controls side by side, as in a navigation bar.
public struct NavigationControlGroupStyle {
    nonisolated public init() {}
}

extension NavigationControlGroupStyle: ControlGroupStyle {
    public func makeBody(configuration: Configuration) -> some View { HStack { configuration.content } }
}

/// A control group style that shows a menu of the controls.
public struct MenuControlGroupStyle {
    nonisolated public init() {}
}

extension MenuControlGroupStyle: ControlGroupStyle {
    public func makeBody(configuration: Configuration) -> some View {
        Menu {
            configuration.content
        } label: {
            configuration.label
        }
    }
}

/// A control group style that shows a menu of the controls if space is limited, as in a toolbar.
public struct CompactMenuControlGroupStyle {
    nonisolated public init() {}
}

extension CompactMenuControlGroupStyle: ControlGroupStyle {
    public func makeBody(configuration: Configuration) -> some View {
        MenuControlGroupStyle().makeBody(configuration: configuration)
    }
}

/// A control group style that shows the controls in a row that fits into a menu.
public struct PaletteControlGroupStyle {
    nonisolated public init() {}
}

extension PaletteControlGroupStyle: ControlGroupStyle {
    public func makeBody(configuration: Configuration) -> some View { ControlRow(configuration: configuration) }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
    /// A control group style that shows a menu of the controls if space is limited, as in a toolbar.
    @MainActor @preconcurrency public static var compactMenu: CompactMenuControlGroupStyle {
        CompactMenuControlGroupStyle()
    }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
    /// A control group style that shows the controls in a row that fits into a menu.
    @MainActor @preconcurrency public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    /// The default control group style, which depends on the position of the group.
    @MainActor @preconcurrency public static var automatic: AutomaticControlGroupStyle {
        AutomaticControlGroupStyle()
    }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    /// A control group style that shows controls side by side, as in a navigation bar.
    @MainActor @preconcurrency public static var navigation: NavigationControlGroupStyle {
        NavigationControlGroupStyle()
    }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
    /// A control group style that shows a menu of the controls.
    @MainActor @preconcurrency public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension View {
    /// Sets the style of the control groups in this view.
    nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
        self.style(style) { $0.makeBody(configuration: $1) }
    }
}

/// Controls in one rounded box, with lines between them.
private struct ControlRow: View {
    let configuration: ControlGroupStyleConfiguration

    @Environment(\.appearance) private var appearance

    var body: some View {
        let button = ButtonMetrics(.regular)
        ElementReader(configuration.content.labelStyle(.iconOnly)) { elements in
            HStack(spacing: 0) {
                ForEach(Array(elements.enumerated()), id: \.element.id) { index, element in
                    if index > 0 {
                        Rectangle()
                            .fill(ControlColors.separator)
                            .frame(width: StepperMetrics.divider.width, height: StepperMetrics.divider.height)
                    }
                    element
                        .padding(.horizontal, button.horizontalPadding)
                        .padding(.vertical, button.verticalPadding)
                }
            }
        }
        .background(
            appearance.button.fill,
            in: ResolvedButtonBorder(
                shape: .automatic, controlSize: .regular, look: appearance.button, capsule: appearance.capsule))
    }
}
