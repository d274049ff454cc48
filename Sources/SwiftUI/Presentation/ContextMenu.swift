/// The items of a context menu. This is an older form of the argument of `contextMenu(menuItems:)`.
public struct ContextMenu<MenuItems: View> {
    let menuItems: MenuItems

    /// A menu of the given items.
    @available(iOS, deprecated: 100000.0, message: "Use contextMenu(menuItems:) instead.")
    nonisolated public init(@ViewBuilder menuItems: () -> MenuItems) { self.menuItems = menuItems() }
}

extension View {
    /// Adds a menu that opens when the user holds this view.
    nonisolated public func contextMenu<MenuItems: View>(
        @ViewBuilder menuItems: () -> MenuItems
    ) -> some View {
        modifier(ContextMenuModifier(items: menuItems()))
    }

    /// Adds a menu that opens when the user holds this view, with a preview.
    nonisolated public func contextMenu<M: View, P: View>(
        @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
    ) -> some View {
        modifier(ContextMenuModifier(items: menuItems(), preview: preview()))
    }

    /// A menu that opens when this view is held; nil takes it away. The older form.
    @available(iOS, deprecated: 100000.0, message: "Use contextMenu(menuItems:) instead.")
    nonisolated public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
        modifier(ContextMenuModifier(items: contextMenu?.menuItems))
    }
}

/// Opens a context menu when the content is held.
struct ContextMenuModifier<Items: View, Preview: View> {
    let items: Items?
    /// In the place of the content; nil shows the content itself.
    let preview: Preview?
    @State private var isOpen: Bool
    /// Where a mouse asked for the menu, in the canvas's coordinates; nil for one that a finger opened.
    @State private var click: CGPoint?
    @State private var touch = MenuTouch()

    nonisolated init(items: Items?, preview: Preview?, isOpen: Bool = false) {
        self.items = items
        self.preview = preview
        _isOpen = State(initialValue: isOpen)
    }
}

extension ContextMenuModifier where Preview == EmptyView {
    nonisolated init(items: Items?, isOpen: Bool = false) { self.init(items: items, preview: nil, isOpen: isOpen) }
}

extension ContextMenuModifier: ViewModifier {
    func body(content: Content) -> some View {
        let isOpen = $isOpen
        let (items, preview, click, touch) = (items, preview, click, touch)
        let layer: ((Presentation) -> ContextMenuLayer<Items, Preview>)? =
            self.isOpen
            ? items.map { items in
                { presentation in
                    ContextMenuLayer(
                        presentation: presentation, items: items, preview: preview, click: click, touch: touch
                    ) { isOpen.wrappedValue = false }
                }
            } : nil
        return
            content
            .opensMenu(afterHolding: MenuMetrics.holdDuration, touch: touch) { open(at: nil) }
            .simultaneousGesture(SecondaryClickGesture().onEnded { place in assumeMainActor { open(at: place) } })
            .modifier(PresentedLayerModifier(layer, isExclusive: false) { isOpen.wrappedValue = false })
    }

    @MainActor private func open(at click: CGPoint?) {
        // A menu without items is none.
        guard let items, Items._elementCount(of: items) != 0 else { return }
        self.click = click
        isOpen = true
    }
}
