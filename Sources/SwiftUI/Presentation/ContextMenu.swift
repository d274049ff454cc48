/// The items of a context menu. The older form of `contextMenu(menuItems:)`'s argument.
public struct ContextMenu<MenuItems: View> {
    let menuItems: MenuItems

    /// A menu of the given items.
    nonisolated public init(@ViewBuilder menuItems: () -> MenuItems) { self.menuItems = menuItems() }
}

extension View {
    /// A menu that opens when this view is held.
    nonisolated public func contextMenu<MenuItems: View>(
        @ViewBuilder menuItems: () -> MenuItems
    ) -> some View {
        modifier(ContextMenuModifier(items: menuItems()))
    }

    /// A menu that opens when this view is held. The view itself takes the place of the preview.
    nonisolated public func contextMenu<M: View, P: View>(
        @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
    ) -> some View {
        modifier(ContextMenuModifier(items: menuItems()))
    }

    /// A menu that opens when this view is held; nil takes it away. The older form.
    nonisolated public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
        modifier(ContextMenuModifier(items: contextMenu?.menuItems))
    }
}

private struct ContextMenuModifier<Items: View> {
    let items: Items?
    @State private var isOpen = false

    nonisolated init(items: Items?) { self.items = items }
}

extension ContextMenuModifier: ViewModifier {
    func body(content: Content) -> some View {
        content
            .onLongPressGesture { isOpen = items != nil }
            .menuPanel(isOpen: $isOpen, items: items)
    }
}
