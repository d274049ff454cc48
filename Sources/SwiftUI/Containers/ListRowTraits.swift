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

    /// A prominence for information that needs no action. In lists on iOS, it looks like `standard`.
    public static let decreased = BadgeProminence(level: -1)
    /// A prominence for information that can need an action. The badge is gray text.
    public static let standard = BadgeProminence(level: 0)
    /// A prominence for information that needs an action. The badge has a red background.
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

    /// Returns a tint that the system does not change.
    public static func fixed(_ tint: Color) -> ListItemTint { .init(color: tint) }
    /// Returns a tint that the system can replace with its own tint.
    public static func preferred(_ tint: Color) -> ListItemTint { .init(color: tint) }
    /// A gray tint.
    public static let monochrome = ListItemTint(color: nil)

    /// How icons are painted.
    var iconStyle: AnyShapeStyle { AnyShapeStyle(color ?? Color(uiColor: .systemGray)) }
}

extension EnvironmentValues {
    @Entry var listItemTint: ListItemTint?
}

extension View {
    /// Sets the insets of a list row's content, in points. Nil is the default.
    nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
        trait(ListRowInsetsKey.self, insets?.sanitized)
    }

    /// Sets the background of a list row. Nil is the default.
    nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
        trait(ListRowBackgroundKey.self, view.map { AnyView($0) })
    }

    /// Sets the visibility of the separators of a list row.
    nonisolated public func listRowSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View {
        trait(ListRowSeparatorKey.self, EdgeVisibility(visibility: visibility, edges: edges))
    }

    /// Sets the color of the separators of a list row. Nil is the default.
    nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        trait(ListRowSeparatorTintKey.self, EdgeColors(color: color, edges: edges))
    }

    /// Sets the visibility of the separators of a list section.
    nonisolated public func listSectionSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View {
        trait(ListSectionSeparatorKey.self, EdgeVisibility(visibility: visibility, edges: edges))
    }

    /// Sets the color of the separators of a list section. Nil is the default.
    nonisolated public func listSectionSeparatorTint(
        _ color: Color?, edges: VerticalEdge.Set = .all
    ) -> some View {
        trait(ListSectionSeparatorTintKey.self, EdgeColors(color: color, edges: edges))
    }

    /// Sets the tint of the icons in list rows. Nil is the default.
    nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View {
        environment(\.listItemTint, tint)
    }

    /// Sets the tint of the icons in list rows. Nil is the default.
    nonisolated public func listItemTint(_ tint: Color?) -> some View {
        listItemTint(tint.map { .fixed($0) })
    }

    /// Sets a number as the badge beside a list row or on a tab. The value 0 hides the badge.
    nonisolated public func badge(_ count: Int) -> some View {
        trait(BadgeKey.self, count == 0 ? nil : Text(verbatim: String(count)))
    }

    /// Sets a text as the badge beside a list row or on a tab.
    nonisolated public func badge(_ label: Text?) -> some View { trait(BadgeKey.self, label) }

    /// Sets a text as the badge beside a list row or on a tab.
    nonisolated public func badge(_ key: LocalizedStringKey?) -> some View {
        trait(BadgeKey.self, key.map { Text($0) })
    }

    /// Sets a text as the badge beside a list row or on a tab.
    @_disfavoredOverload
    nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View {
        trait(BadgeKey.self, label.map { Text($0) })
    }

    /// Sets the prominence of badges in list rows.
    nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View {
        environment(\.badgeProminence, prominence).trait(BadgeProminenceKey.self, prominence)
    }

    /// Sets whether the user is prevented from deleting the row.
    nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
        trait(DeleteDisabledKey.self, isDisabled)
    }

    /// Sets whether the user is prevented from moving the row.
    nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
        trait(MoveDisabledKey.self, isDisabled)
    }

    /// Sets whether the user is prevented from selecting the row.
    nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        trait(SelectionDisabledKey.self, isDisabled)
    }
}
