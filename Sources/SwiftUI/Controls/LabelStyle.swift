/// A type that defines the appearance and interaction of labels.
@MainActor @preconcurrency
public protocol LabelStyle {
    /// The type of the view that represents the body.
    associatedtype Body: View

    /// Creates a view that represents the body of a label.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

    /// The properties of a label.
    typealias Configuration = LabelStyleConfiguration
}

/// The properties of a label.
public struct LabelStyleConfiguration {
    /// The type-erased title of a label.
    public struct Title {
        let content: AnyView
    }

    /// The type-erased icon of a label.
    public struct Icon {
        let content: AnyView
    }

    /// The title of the label.
    public let title: Title
    /// The icon of the label.
    public let icon: Icon
}

extension LabelStyleConfiguration.Title: View {
    public var body: some View { content }
}

extension LabelStyleConfiguration.Icon: View {
    public var body: some View { content }
}

extension View {
    /// Sets the style of the labels in this view.
    nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        self.style(style) { $0.makeBody(configuration: $1) }
    }
}

/// The default label style, which shows the icon and the title, and only the icon in a toolbar.
public struct DefaultLabelStyle {
    nonisolated public init() {}
}

extension DefaultLabelStyle: LabelStyle {
    public func makeBody(configuration: Configuration) -> some View {
        DefaultLabel(configuration: configuration)
    }
}

private struct DefaultLabel: View {
    let configuration: LabelStyleConfiguration

    @Environment(\.controlContext) private var context

    var body: some View {
        switch context {
        case .toolbar: IconOnlyLabelStyle().makeBody(configuration: configuration)
        case .list, .form: ListLabel(configuration: configuration)
        case .plain, .menu: TitleAndIconLabelStyle().makeBody(configuration: configuration)
        }
    }
}

/// The label of a row: icons of all rows are centered in one column.
private struct ListLabel: View {
    let configuration: LabelStyleConfiguration

    @ScaledMetric private var column = LabelMetrics.listIconColumn
    @Environment(\.listItemTint) private var itemTint
    @Environment(\.labelIconToTitleSpacing) private var spacing
    @Environment(\.labelReservedIconWidth) private var ownColumn

    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: spacing ?? LabelMetrics.listIconGap) {
            LabelIcon(icon: configuration.icon)
                .foregroundStyle(itemTint?.iconStyle ?? AnyShapeStyle(.tint))
                .frame(minWidth: ownColumn ?? column)
            configuration.title
        }
    }
}

/// An icon beside a title: a symbol stands on the title's first line, and any other picture has its middle where a symbol would.
private struct LabelIcon: View {
    let icon: LabelStyleConfiguration.Icon

    @Environment(\.resolvedCapHeight) private var capHeight

    var body: some View {
        let capHeight = capHeight
        icon.accessibilityHidden(true)
            .alignmentGuide(.firstTextBaseline) { icon in
                icon[explicit: .firstTextBaseline] ?? icon[VerticalAlignment.center] + capHeight / 2
            }
    }
}

/// A label style that shows the icon in front of the title.
public struct TitleAndIconLabelStyle {
    nonisolated public init() {}
}

extension TitleAndIconLabelStyle: LabelStyle {
    public func makeBody(configuration: Configuration) -> some View {
        IconBesideTitle(configuration: configuration)
    }
}

private struct IconBesideTitle: View {
    let configuration: LabelStyleConfiguration

    @Environment(\.labelIconToTitleSpacing) private var spacing
    @Environment(\.labelReservedIconWidth) private var column

    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: spacing ?? LabelMetrics.iconGap) {
            LabelIcon(icon: configuration.icon).frame(minWidth: column)
            configuration.title
        }
    }
}

/// A label style that shows the title without the icon.
public struct TitleOnlyLabelStyle {
    nonisolated public init() {}
}

extension TitleOnlyLabelStyle: LabelStyle {
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// A label style that shows the icon without the title, which assistive technology still reads.
public struct IconOnlyLabelStyle {
    nonisolated public init() {}
}

extension IconOnlyLabelStyle: LabelStyle {
    public func makeBody(configuration: Configuration) -> some View {
        configuration.icon.accessibilityName(configuration.title)
    }
}

extension LabelStyle where Self == DefaultLabelStyle {
    /// The default label style, which depends on the position of the label.
    @MainActor @preconcurrency public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// A label style that shows the icon in front of the title.
    @MainActor @preconcurrency public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// A label style that shows the title without the icon.
    @MainActor @preconcurrency public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    /// A label style that shows the icon without the title.
    @MainActor @preconcurrency public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
