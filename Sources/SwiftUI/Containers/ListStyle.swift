/// The look of a list. Only the system's styles conform.
public protocol ListStyle {
    /// The kind of the style.
    @MainActor @preconcurrency var _kind: _ListStyleKind { get }
}

/// The looks of a list.
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

/// The look that suits the place: inset grouped.
public struct DefaultListStyle {
    nonisolated public init() {}
}
/// Rows from edge to edge; headers stay in sight.
public struct PlainListStyle {
    nonisolated public init() {}
}
/// Rows with margins.
public struct InsetListStyle {
    nonisolated public init() {}
}
/// Sections from edge to edge on a gray background.
public struct GroupedListStyle {
    nonisolated public init() {}
}
/// Sections as cards on a gray background.
public struct InsetGroupedListStyle {
    nonisolated public init() {}
}
/// The sidebar of a split view.
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
    /// The look that suits the place.
    public static var automatic: DefaultListStyle { .init() }
}
extension ListStyle where Self == PlainListStyle {
    /// Rows from edge to edge; headers stay in sight.
    public static var plain: PlainListStyle { .init() }
}
extension ListStyle where Self == InsetListStyle {
    /// Rows with margins.
    public static var inset: InsetListStyle { .init() }
}
extension ListStyle where Self == GroupedListStyle {
    /// Sections from edge to edge on a gray background.
    public static var grouped: GroupedListStyle { .init() }
}
extension ListStyle where Self == InsetGroupedListStyle {
    /// Sections as cards on a gray background.
    public static var insetGrouped: InsetGroupedListStyle { .init() }
}
extension ListStyle where Self == SidebarListStyle {
    /// The sidebar of a split view.
    public static var sidebar: SidebarListStyle { .init() }
}

/// The distance between the sections of a list.
public struct ListSectionSpacing: Sendable {
    let halfGap: CGFloat

    /// The standard distance.
    public static let `default` = ListSectionSpacing(halfGap: ListMetrics.sectionHalfGap)
    /// A smaller distance.
    public static let compact = ListSectionSpacing(halfGap: ListMetrics.compactSectionHalfGap)
    /// A distance in points.
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
    /// The least height of a list's rows in points.
    @Entry public var defaultMinListRowHeight: CGFloat = ListLook().minimumRowHeight
    /// The least height of a list's headers in points; nil is what their content needs.
    @Entry public var defaultMinListHeaderHeight: CGFloat?
}

extension View {
    /// The look of lists in this view.
    nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
        modifier(ListStyleModifier(style: style))
    }

    /// The distance between sections of lists in this view.
    nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        environment(\.listSectionHalfGap, spacing.halfGap)
    }

    /// The distance between sections of lists in this view, in points.
    nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
        listSectionSpacing(.custom(spacing))
    }

    /// The distance between rows of lists in this view, in points; nil is the standard one, 0.
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
