extension View {
    /// Adds a context menu to the rows of the list or table in this view.
    ///
    /// The menu opens when the user holds a row. If the row is selected, the menu is for all selected rows. Otherwise,
    /// it is for this row.
    ///
    /// - Parameters:
    ///   - itemType: The type of the rows' tags.
    ///   - menu: The menu for the rows. If it is empty, no menu opens.
    ///   - primaryAction: A closure that is called when the user taps a row that a tap does not select.
    nonisolated public func contextMenu<I: Hashable, M: View>(
        forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
        primaryAction: ((Set<I>) -> Void)? = nil
    ) -> some View {
        environment(
            \.rowMenu,
            RowMenu(
                menu: { ids in
                    let items = RowMenu.items(ids, I.self)
                    return items.isEmpty ? nil : AnyView(menu(items))
                },
                action: primaryAction.map { action in
                    { ids in
                        let items = RowMenu.items(ids, I.self)
                        if !items.isEmpty { action(items) }
                    }
                }))
    }
}

/// What the rows of a list have in common: a menu and an action.
struct RowMenu {
    /// The menu of the rows that bear some tags; nil if these are of another type.
    let menu: (Set<AnyHashable>) -> AnyView?
    let action: ((Set<AnyHashable>) -> Void)?

    /// The tags that are of a list's type.
    nonisolated static func items<I: Hashable>(_ ids: Set<AnyHashable>, _ type: I.Type) -> Set<I> {
        Set(ids.compactMap { ListSelection.value($0) })
    }
}

extension EnvironmentValues {
    @Entry var rowMenu: RowMenu?
}

/// Opens the list's menu of rows at the row that is held.
struct RowMenuModifier: ViewModifier {
    let menu: RowMenu?
    /// The rows that the menu is about.
    let ids: () -> Set<AnyHashable>

    func body(content: Content) -> some View {
        if let items = menu?.menu(ids()) {
            content.contextMenu { items }
        } else {
            content
        }
    }
}
