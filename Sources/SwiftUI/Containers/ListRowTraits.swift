import Foundation

enum ListRowInsetsKey: InnerFirstTraitKey { typealias Wrapped = EdgeInsets }
enum ListRowBackgroundKey: InnerFirstTraitKey { typealias Wrapped = AnyView }
enum ListRowSeparatorKey: InnerFirstTraitKey { typealias Wrapped = EdgeVisibility }
enum ListSectionSeparatorKey: InnerFirstTraitKey { typealias Wrapped = EdgeVisibility }
enum ListRowSeparatorTintKey: InnerFirstTraitKey { typealias Wrapped = EdgeColors }
enum ListSectionSeparatorTintKey: InnerFirstTraitKey { typealias Wrapped = EdgeColors }
enum ListItemTintKey: InnerFirstTraitKey { typealias Wrapped = ListItemTint }
enum BadgeKey: InnerFirstTraitKey { typealias Wrapped = Text }
enum DeleteDisabledKey: InnerFirstTraitKey { typealias Wrapped = Bool }
enum MoveDisabledKey: InnerFirstTraitKey { typealias Wrapped = Bool }
enum SelectionDisabledKey: InnerFirstTraitKey { typealias Wrapped = Bool }
enum SwipeActionsKey: InnerFirstTraitKey { typealias Wrapped = [SwipeActions] }

/// What people may do to a row of a collection's views.
struct RowEditing {
    var index: Int
    var delete: ((IndexSet) -> Void)?
    var move: ((IndexSet, Int) -> Void)?
}

enum RowEditingKey: InnerFirstTraitKey { typealias Wrapped = RowEditing }

/// The visibility of lines at some edges.
struct EdgeVisibility: Equatable {
    var visibility: Visibility
    var edges: VerticalEdge.Set

    func at(_ edge: VerticalEdge.Set) -> Visibility { edges.contains(edge) ? visibility : .automatic }
}

/// The colour of lines at some edges.
struct EdgeColors: Equatable {
    var color: Color?
    var edges: VerticalEdge.Set

    func at(_ edge: VerticalEdge.Set) -> Color? { edges.contains(edge) ? color : nil }
}

/// Buttons that a swipe over a row shows.
struct SwipeActions {
    let edge: HorizontalEdge
    let allowsFullSwipe: Bool
    let content: AnyView
}

/// The tint of a row's icon.
public struct ListItemTint: Sendable {
    let color: Color?
    let isFixed: Bool

    /// A tint that stays.
    public static func fixed(_ tint: Color) -> ListItemTint { .init(color: tint, isFixed: true) }
    /// A tint that the system may change where it has one of its own.
    public static func preferred(_ tint: Color) -> ListItemTint { .init(color: tint, isFixed: false) }
    /// Grey.
    public static let monochrome = ListItemTint(color: nil, isFixed: true)
}

extension View {
    /// The distances of a list row's content from the row's edges; nil is the standard.
    nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
        trait(ListRowInsetsKey.self, insets?.sanitized)
    }

    /// What is behind a list row; nil is the standard.
    nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
        trait(ListRowBackgroundKey.self, view.map { AnyView($0) })
    }

    /// Whether a list row has lines at its edges.
    nonisolated public func listRowSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View {
        trait(ListRowSeparatorKey.self, EdgeVisibility(visibility: visibility, edges: edges))
    }

    /// The colour of the lines at a list row's edges; nil is the standard.
    nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        trait(ListRowSeparatorTintKey.self, EdgeColors(color: color, edges: edges))
    }

    /// Whether a list's section has lines above and below it.
    nonisolated public func listSectionSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View {
        trait(ListSectionSeparatorKey.self, EdgeVisibility(visibility: visibility, edges: edges))
    }

    /// The colour of the lines above and below a list's section; nil is the standard.
    nonisolated public func listSectionSeparatorTint(
        _ color: Color?, edges: VerticalEdge.Set = .all
    ) -> some View {
        trait(ListSectionSeparatorTintKey.self, EdgeColors(color: color, edges: edges))
    }

    /// The tint of icons in list rows.
    nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View {
        WithoutEffect.listItemTint.log()
        return trait(ListItemTintKey.self, tint)
    }

    /// The tint of icons in list rows.
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

    /// Whether people cannot delete the row.
    nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
        trait(DeleteDisabledKey.self, isDisabled)
    }

    /// Whether people cannot move the row.
    nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
        trait(MoveDisabledKey.self, isDisabled)
    }

    /// Whether people cannot select the row.
    nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        trait(SelectionDisabledKey.self, isDisabled)
    }

    /// Buttons that a swipe over the row shows.
    nonisolated public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View {
        WithoutEffect.swipeActions.log()
        return trait(
            SwipeActionsKey.self,
            [SwipeActions(edge: edge, allowsFullSwipe: allowsFullSwipe, content: AnyView(content()))])
    }
}

extension DynamicViewContent {
    /// Lets people delete rows; `action` is told their indices. Nil does not let them.
    nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        modifier(
            IndexedElementsModifier(RowEditingKey.self) { index, inner in
                var editing = inner ?? RowEditing(index: index)
                editing.index = index
                editing.delete = action
                return editing
            })
    }

    /// Lets people move rows; `action` is told the indices and the new place. Nil does not let them.
    nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        WithoutEffect.onMove.log()
        return modifier(
            IndexedElementsModifier(RowEditingKey.self) { index, inner in
                var editing = inner ?? RowEditing(index: index)
                editing.index = index
                editing.move = action
                return editing
            })
    }
}
