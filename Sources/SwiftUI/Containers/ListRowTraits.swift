import Foundation

enum ListRowInsetsKey: InnerFirstTraitKey { typealias Wrapped = EdgeInsets }
enum ListRowBackgroundKey: InnerFirstTraitKey { typealias Wrapped = AnyView }
enum ListRowSeparatorKey: InnerFirstTraitKey { typealias Wrapped = EdgeVisibility }
enum ListSectionSeparatorKey: InnerFirstTraitKey { typealias Wrapped = EdgeVisibility }
enum ListRowSeparatorTintKey: InnerFirstTraitKey { typealias Wrapped = EdgeColors }
enum ListSectionSeparatorTintKey: InnerFirstTraitKey { typealias Wrapped = EdgeColors }
enum BadgeKey: InnerFirstTraitKey { typealias Wrapped = Text }
enum BadgeProminenceKey: InnerFirstTraitKey { typealias Wrapped = BadgeProminence }
enum DeleteDisabledKey: InnerFirstTraitKey { typealias Wrapped = Bool }
enum MoveDisabledKey: InnerFirstTraitKey { typealias Wrapped = Bool }
enum SelectionDisabledKey: InnerFirstTraitKey { typealias Wrapped = Bool }

/// The visibility of lines at some edges.
struct EdgeVisibility: Equatable {
    var visibility: Visibility
    var edges: VerticalEdge.Set

    func at(_ edge: VerticalEdge.Set) -> Visibility { edges.contains(edge) ? visibility : .automatic }
}

/// The color of lines at some edges.
struct EdgeColors: Equatable {
    var color: Color?
    var edges: VerticalEdge.Set

    func at(_ edge: VerticalEdge.Set) -> Color? { edges.contains(edge) ? color : nil }
}

/// The prominence of a badge.
public struct BadgeProminence: Hashable, Sendable {
    private let level: Int

    /// A prominence for information that needs no action. In lists on iOS it looks as `standard`.
    public static let decreased = BadgeProminence(level: -1)
    /// A prominence for information that can need an action: a gray text.
    public static let standard = BadgeProminence(level: 0)
    /// A prominence for information that needs an action: on a red platter.
    public static let increased = BadgeProminence(level: 1)
}

extension EnvironmentValues {
    /// The prominence of badges in list rows.
    @Entry public var badgeProminence = BadgeProminence.standard
}

/// The badge of a row.
struct RowBadge: View {
    let text: Text
    /// As the row itself says; nil is as the list says.
    let prominence: BadgeProminence?

    @Environment(\.badgeProminence) private var prominenceOfList

    var body: some View {
        if prominence ?? prominenceOfList == .increased {
            text.badgePlatter(Color(uiColor: .systemRed))
        } else {
            text.foregroundStyle(SystemBackgrounds.secondaryLabel)
        }
    }
}

/// The tint of a row's icon.
public struct ListItemTint: Sendable {
    let color: Color?

    /// A tint that stays.
    public static func fixed(_ tint: Color) -> ListItemTint { .init(color: tint) }
    /// A tint that the system may change where it has its own.
    public static func preferred(_ tint: Color) -> ListItemTint { .init(color: tint) }
    /// Gray.
    public static let monochrome = ListItemTint(color: nil)

    /// How icons are painted.
    var iconStyle: AnyShapeStyle { AnyShapeStyle(color ?? Color(uiColor: .systemGray)) }
}

extension EnvironmentValues {
    @Entry var listItemTint: ListItemTint?
}

extension View {
    /// The distances of a list row's content from the row's edges; nil is the standard.
    nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
        trait(ListRowInsetsKey.self, insets?.sanitized)
    }

    /// Sets the background of a list row; nil is the standard.
    nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
        trait(ListRowBackgroundKey.self, view.map { AnyView($0) })
    }

    /// Sets whether a list row has lines at its edges.
    nonisolated public func listRowSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View {
        trait(ListRowSeparatorKey.self, EdgeVisibility(visibility: visibility, edges: edges))
    }

    /// The color of the lines at a list row's edges; nil is the standard.
    nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        trait(ListRowSeparatorTintKey.self, EdgeColors(color: color, edges: edges))
    }

    /// Sets whether a list's section has lines above and below it.
    nonisolated public func listSectionSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View {
        trait(ListSectionSeparatorKey.self, EdgeVisibility(visibility: visibility, edges: edges))
    }

    /// The color of the lines above and below a list's section; nil is the standard.
    nonisolated public func listSectionSeparatorTint(
        _ color: Color?, edges: VerticalEdge.Set = .all
    ) -> some View {
        trait(ListSectionSeparatorTintKey.self, EdgeColors(color: color, edges: edges))
    }

    /// The tint of the icons of labels in list rows; nil is the standard one.
    nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View {
        environment(\.listItemTint, tint)
    }

    /// The tint of the icons of labels in list rows; nil is the standard one.
    nonisolated public func listItemTint(_ tint: Color?) -> some View {
        listItemTint(tint.map { .fixed($0) })
    }

    /// A number beside a list row or on a tab; 0 shows none.
    nonisolated public func badge(_ count: Int) -> some View {
        trait(BadgeKey.self, count == 0 ? nil : Text(verbatim: String(count)))
    }

    /// A word beside a list row or on a tab.
    nonisolated public func badge(_ label: Text?) -> some View { trait(BadgeKey.self, label) }

    /// A word beside a list row or on a tab.
    nonisolated public func badge(_ key: LocalizedStringKey?) -> some View {
        trait(BadgeKey.self, key.map { Text($0) })
    }

    /// A word beside a list row or on a tab.
    @_disfavoredOverload
    nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View {
        trait(BadgeKey.self, label.map { Text($0) })
    }

    /// Sets the prominence of badges in list rows.
    nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View {
        environment(\.badgeProminence, prominence).trait(BadgeProminenceKey.self, prominence)
    }

    /// Sets whether the user cannot delete the row.
    nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
        trait(DeleteDisabledKey.self, isDisabled)
    }

    /// Sets whether the user cannot move the row.
    nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
        trait(MoveDisabledKey.self, isDisabled)
    }

    /// Sets whether the user cannot select the row.
    nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        trait(SelectionDisabledKey.self, isDisabled)
    }
}
