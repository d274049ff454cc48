import PerchStandIns
import SwiftUI

/// A context that shows a view in the frame of a widget: `view.previewContext(WidgetPreviewContext(family:
/// .systemSmall))`.
public struct WidgetPreviewContext: PreviewContext {
    /// The widget's family.
    public let family: WidgetFamily

    /// Creates a context of a family.
    public init(family: WidgetFamily) { self.family = family }

    public subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
}

extension View {
    /// Shows the view in the frame of a widget.
    nonisolated public func previewContext(_ value: WidgetPreviewContext) -> some View {
        modifier(WidgetFrame(family: value.family, hasMargins: true)).previewLayout(.sizeThatFits)
    }
}

extension Preview {
    /// Creates a preview of a widget, which shows all entries in one picture.
    public init<W: Widget, Entry: TimelineEntry>(
        _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W,
        @PreviewTimelineBuilder<Entry> timeline: @escaping @MainActor () -> [Entry]
    ) {
        self.init(name, traits: .sizeThatFitsLayout) {
            WidgetStrip(family: family, description: widget().body._description, entries: timeline())
        }
    }
}

/// A result builder that creates the entries of a preview from the statements of a closure.
@resultBuilder public enum PreviewTimelineBuilder<Entry> {
    public static func buildExpression(_ expression: Entry) -> [Entry] { [expression] }
    public static func buildExpression(_ expression: [Entry]) -> [Entry] { expression }
    public static func buildBlock(_ components: [Entry]...) -> [Entry] { components.flatMap { $0 } }
    public static func buildArray(_ components: [[Entry]]) -> [Entry] { components.flatMap { $0 } }
    public static func buildOptional(_ component: [Entry]?) -> [Entry] { component ?? [] }
    public static func buildEither(first: [Entry]) -> [Entry] { first }
    public static func buildEither(second: [Entry]) -> [Entry] { second }
}

/// The entries of a widget, below each other.
struct WidgetStrip: View {
    let family: WidgetFamily
    let description: _WidgetDescription
    let entries: [Any]

    var body: some View {
        VStack(spacing: 16) {
            ForEach(entries.indices, id: \.self) { place in
                description.content(entries[place]).modifier(
                    WidgetFrame(family: family, hasMargins: description.hasMargins))
            }
        }
        .padding()
    }
}

/// A view in the size, the margins and the shape of a widget, over the background that it asks for.
struct WidgetFrame: ViewModifier {
    let family: WidgetFamily
    let hasMargins: Bool

    func body(content: Content) -> some View {
        let margin = hasMargins ? family.margin : 0
        content
            .padding(margin)
            .frame(width: family.size.width, height: family.size.height)
            .environment(\.widgetFamily, family)
            .environment(\.widgetRenderingMode, family.isAccessory ? .vibrant : .fullColor)
            .environment(\.showsWidgetContainerBackground, !family.isAccessory)
            .environment(
                \.widgetContentMargins, EdgeInsets(top: margin, leading: margin, bottom: margin, trailing: margin)
            )
            .backgroundPreferenceValue(WidgetBackgroundKey.self) { background in
                if family.isAccessory {
                    Color.clear
                } else {
                    ZStack {
                        Color(uiColor: .systemBackground)
                        background?.view
                    }
                }
            }
            .clipShape(RoundedRectangle(cornerRadius: family.cornerRadius, style: .continuous))
            .contentShape(Rectangle())
    }
}

struct WidgetBackground: @unchecked Sendable {
    // Unchecked because views are made and read on the main actor.
    let view: AnyView
}

enum WidgetBackgroundKey: PreferenceKey {
    static var defaultValue: WidgetBackground? { nil }
    static func reduce(value: inout WidgetBackground?, nextValue: () -> WidgetBackground?) {
        value = value ?? nextValue()
    }
}

/// The placement of a widget's background.
public struct WidgetContainerBackgroundPlacement: Hashable, Sendable {
    /// A placement behind the content of a widget.
    public static let widget = WidgetContainerBackgroundPlacement()
}

extension View {
    /// Sets the background of the widget that the view is in.
    nonisolated public func containerBackground<S: ShapeStyle>(
        _ style: S, for container: WidgetContainerBackgroundPlacement
    ) -> some View { containerBackground(for: container) { Rectangle().fill(style) } }

    /// Sets the background of the widget that the view is in.
    nonisolated public func containerBackground<V: View>(
        for container: WidgetContainerBackgroundPlacement, alignment: Alignment = .center,
        @ViewBuilder content: () -> V
    ) -> some View {
        preference(
            key: WidgetBackgroundKey.self,
            value: WidgetBackground(
                view: AnyView(content().frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment))))
    }

    /// Sets the address that a tap on the widget opens.
    nonisolated public func widgetURL(_ url: URL?) -> some View {
        modifier(WidgetLink(url: url))
    }

    /// Sets whether the view uses the accent color while the system colors the widget with two colors.
    ///
    /// Perch draws widgets in full color, where this changes nothing on a device either. If a preview sets the rendering mode
    /// `accented`, Perch logs once that the view does not take the accent.
    nonisolated public func widgetAccentable(_ accentable: Bool = true) -> some View {
        modifier(AccentableView(isAccentable: accentable))
    }
}

private struct AccentableView: ViewModifier {
    let isAccentable: Bool
    @Environment(\.widgetRenderingMode) private var mode

    func body(content: Content) -> some View {
        if isAccentable, mode == .accented { inert("View.widgetAccentable(_:)", "widgets are drawn in full color") }
        return content
    }
}

private struct WidgetLink: ViewModifier {
    let url: URL?
    @Environment(\.openURL) private var openURL

    func body(content: Content) -> some View {
        content.contentShape(Rectangle()).onTapGesture { if let url { openURL(url) } }
    }
}

/// The gray disk or rectangle behind widgets of the lock screen.
public struct AccessoryWidgetBackground: View {
    /// Creates a background.
    nonisolated public init() {}
    public var body: some View { Color.primary.opacity(0.12) }
}
