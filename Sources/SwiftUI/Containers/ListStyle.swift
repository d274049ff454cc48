/// A type that defines the appearance of lists. Only the styles of this module conform.
public protocol ListStyle {
    /// The kind of the style.
    @MainActor @preconcurrency var _kind: _ListStyleKind { get }
}

/// The styles of a list.
public struct _ListStyleKind: Sendable {
    let kind: ListStyleKind
}

enum ListStyleKind: Hashable, Sendable {
    case plain, inset, grouped, insetGrouped, sidebar
    /// A sidebar that stands beside other columns.
    case sidebarColumn

    /// Whether sections are separate cards.
    var hasCards: Bool { self == .insetGrouped || self == .sidebar }
    /// Whether rows keep a distance to the list's sides.
    var hasMargin: Bool { hasCards || self == .inset || self == .sidebarColumn }
    /// Whether the background is the grouped one.
    var isGrouped: Bool { self != .plain && self != .inset }
    /// Whether rows have their own background.
    var hasRowBackground: Bool { isGrouped && self != .sidebarColumn }
    /// Whether headers look as in a plain list, and sections follow each other without a gap.
    var hasPlainHeaders: Bool { self == .plain || self == .inset }
    /// Whether there are lines between rows, and at the ends of a section.
    var hasInnerLines: Bool { self != .sidebarColumn }
    var hasOuterLines: Bool { hasPlainHeaders || self == .grouped }
}

/// The default list style, which is inset and grouped.
public struct DefaultListStyle {
    nonisolated public init() {}
}
/// A list style that shows rows from edge to edge, with headers that stay visible.
public struct PlainListStyle {
    nonisolated public init() {}
}
/// A list style that shows rows with margins.
public struct InsetListStyle {
    nonisolated public init() {}
}
/// A list style that shows sections from edge to edge on a gray background.
public struct GroupedListStyle {
    nonisolated public init() {}
}
/// A list style that shows sections as cards on a gray background.
public struct InsetGroupedListStyle {
    nonisolated public init() {}
}
/// A list style for the sidebar of a split view.
public struct SidebarListStyle {
    nonisolated public init() {}
}

extension DefaultListStyle: ListStyle {
    public var _kind: _ListStyleKind { .init(kind: .insetGrouped) }
}
extension PlainListStyle: ListStyle {
    public var _kind: _ListStyleKind { .init(kind: .plain) }
}
extension InsetListStyle: ListStyle {
    public var _kind: _ListStyleKind { .init(kind: .inset) }
}
extension GroupedListStyle: ListStyle {
    public var _kind: _ListStyleKind { .init(kind: .grouped) }
}
extension InsetGroupedListStyle: ListStyle {
    public var _kind: _ListStyleKind { .init(kind: .insetGrouped) }
}
extension SidebarListStyle: ListStyle {
    public var _kind: _ListStyleKind { .init(kind: .sidebar) }
}

extension ListStyle where Self == DefaultListStyle {
    /// The default list style, which depends on the context.
    public static var automatic: DefaultListStyle { .init() }
}
extension ListStyle where Self == PlainListStyle {
    /// A list style that shows rows from edge to edge, with headers that stay visible.
    public static var plain: PlainListStyle { .init() }
}
extension ListStyle where Self == InsetListStyle {
    /// A list style that shows rows with margins.
    public static var inset: InsetListStyle { .init() }
}
extension ListStyle where Self == GroupedListStyle {
    /// A list style that shows sections from edge to edge on a gray background.
    public static var grouped: GroupedListStyle { .init() }
}
extension ListStyle where Self == InsetGroupedListStyle {
    /// A list style that shows sections as cards on a gray background.
    public static var insetGrouped: InsetGroupedListStyle { .init() }
}
extension ListStyle where Self == SidebarListStyle {
    /// A list style for the sidebar of a split view.
    public static var sidebar: SidebarListStyle { .init() }
}

/// The spacing between the sections of a list.
public struct ListSectionSpacing: Sendable {
    let halfGap: CGFloat

    /// The default spacing.
    public static let `default` = ListSectionSpacing(halfGap: ListMetrics.sectionHalfGap)
    /// A spacing that is smaller than the default.
    public static let compact = ListSectionSpacing(halfGap: ListMetrics.compactSectionHalfGap)
    /// Returns a spacing in points.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
        ListSectionSpacing(halfGap: max(0, spacing.isFinite ? spacing : 0) / 2)
    }
}

/// The prominence of an element.
@frozen public enum Prominence: Hashable, Sendable {
    /// The standard prominence and the increased prominence.
    case standard, increased
}

extension EnvironmentValues {
    /// The look asked for by `listStyle(_:)`.
    @Entry var chosenListStyle: ListStyleKind?
    /// The look of the list around a view; nil outside lists.
    @Entry var listStyleKind: ListStyleKind?
    @Entry var listSectionHalfGap: CGFloat = ListMetrics.sectionHalfGap
    @Entry var listRowGap: CGFloat?

    /// The prominence of section headers.
    @Entry public var headerProminence: Prominence = .standard
    /// The minimum height of list rows, in points.
    @Entry public var defaultMinListRowHeight: CGFloat = ListLook().minimumRowHeight
    /// The minimum height of list headers, in points. Nil for the height of their content.
    @Entry public var defaultMinListHeaderHeight: CGFloat?
}

extension View {
    /// Sets the style of the lists in this view.
    nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
        modifier(ListStyleModifier(style: style))
    }

    /// Sets the spacing between the sections of lists in this view.
    nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        environment(\.listSectionHalfGap, spacing.halfGap)
    }

    /// Sets the spacing between the sections of lists in this view, in points.
    nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
        listSectionSpacing(.custom(spacing))
    }

    /// Sets the spacing between the rows of lists in this view, in points. Nil is the default, 0.
    nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
        environment(\.listRowGap, spacing)
    }

    /// Sets the prominence of section headers in this view.
    nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
        environment(\.headerProminence, prominence)
    }
}

private struct ListStyleModifier<S: ListStyle> {
    let style: S

    nonisolated init(style: S) { self.style = style }
}

extension ListStyleModifier: ViewModifier {
    func body(content: Content) -> some View {
        content.environment(\.chosenListStyle, style._kind.kind)
    }
}
