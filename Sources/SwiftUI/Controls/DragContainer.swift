import CoreTransferable
import Foundation

/// What a drag takes along.
struct DragLoad {
    var items: [DragItem]
    var identifiers: [AnyHashable] = []

    init(_ item: DragItem) { items = [item] }

    init(items: [DragItem], identifiers: [AnyHashable]) {
        self.items = items
        self.identifiers = identifiers
    }
}

/// The containers around a view from which items are dragged together.
struct DragContainers {
    fileprivate struct Container {
        let namespace: Namespace.ID?
        /// The items with some identifiers.
        let payload: ([AnyHashable]) -> [DragItem]
    }

    fileprivate struct Selection {
        let namespace: Namespace.ID?
        let identifiers: [AnyHashable]
    }

    /// The innermost last.
    fileprivate var containers: [Container] = []
    fileprivate var selections: [Selection] = []

    /// What is dragged with the item that has an identifier: all selected items if it is one of them, else this item alone.
    ///
    /// - Parameter item: The item, where the view has it itself.
    fileprivate func load(
        _ identifier: AnyHashable, in namespace: Namespace.ID?, item: () -> DragItem? = { nil }
    ) -> DragLoad {
        let selected = selections.last { $0.namespace == namespace }?.identifiers ?? []
        let identifiers = selected.contains(identifier) ? selected : [identifier]
        if identifiers == [identifier], let item = item() { return DragLoad(items: [item], identifiers: identifiers) }
        let container = containers.last { $0.namespace == namespace }
        return DragLoad(items: container?.payload(identifiers) ?? [], identifiers: identifiers)
    }
}

private enum DragContainersKey: EnvironmentKey {
    static var defaultValue: DragContainers { DragContainers() }
}

extension EnvironmentValues {
    var dragContainers: DragContainers {
        get { self[DragContainersKey.self] }
        set { self[DragContainersKey.self] = newValue }
    }
}

extension View {
    /// Lets the user drag several items together from the views in this view.
    ///
    /// Each view declares the item that it represents, with `draggable(containerItemID:containerNamespace:)`. Use
    /// `dragContainerSelection(_:containerNamespace:)` to declare the selected items.
    ///
    /// - Parameters:
    ///   - namespace: A namespace that distinguishes nested containers.
    ///   - payload: A closure that is called when a drag begins. It receives the identifiers of all selected items, or
    ///     the identifier of the item under the finger if this item is not selected. If the result is empty, nothing is
    ///     dragged.
    nonisolated public func dragContainer<ItemID: Hashable & Sendable, Item: Transferable, Data: Collection>(
        for itemType: Item.Type = Item.self, itemID: KeyPath<Item, ItemID>, in namespace: Namespace.ID? = nil,
        _ payload: @escaping ([ItemID]) -> Data
    ) -> some View where Data.Element == Item {
        transformEnvironment(\.dragContainers) { containers in
            containers.containers.append(
                .init(namespace: namespace) { identifiers in
                    payload(identifiers.compactMap { $0.base as? ItemID }).map { DragItem($0) }
                })
        }
    }

    /// Lets the user drag several items together from the views in this view.
    nonisolated public func dragContainer<Item: Transferable & Identifiable, Data: Collection>(
        for itemType: Item.Type = Item.self, in namespace: Namespace.ID? = nil,
        _ payload: @escaping ([Item.ID]) -> Data
    ) -> some View where Data.Element == Item, Item.ID: Sendable {
        dragContainer(for: itemType, itemID: \.id, in: namespace, payload)
    }

    /// Sets the selected items of a container, which the user drags together.
    nonisolated public func dragContainerSelection<ItemID: Hashable & Sendable>(
        _ selection: @autoclosure @escaping () -> [ItemID], containerNamespace: Namespace.ID? = nil
    ) -> some View {
        transformEnvironment(\.dragContainers) { containers in
            containers.selections.append(
                .init(namespace: containerNamespace, identifiers: selection().map { AnyHashable($0) }))
        }
    }

    /// Lets the user drag this view, with the container item that has the given identifier. If the item is selected,
    /// all selected items are dragged.
    nonisolated public func draggable<ItemID: Hashable & Sendable>(
        containerItemID: ItemID, containerNamespace: Namespace.ID? = nil
    ) -> some View {
        modifier(
            DragSourceModifier<EmptyView>(preview: nil) {
                $0.load(AnyHashable(containerItemID), in: containerNamespace)
            })
    }

    /// Lets the user drag this view, with an item of a container. If the item is selected, all selected items are
    /// dragged. If the item is nil, the user cannot drag the view.
    nonisolated public func draggable<Item: Transferable, ItemID: Hashable & Sendable>(
        _ itemType: Item.Type = Item.self, id: KeyPath<Item, ItemID>, containerNamespace: Namespace.ID? = nil,
        _ payload: @escaping () -> Item?
    ) -> some View {
        modifier(
            DragSourceModifier<EmptyView>(preview: nil) { containers in
                guard let item = payload() else { return DragLoad(items: [], identifiers: []) }
                return containers.load(AnyHashable(item[keyPath: id]), in: containerNamespace) { DragItem(item) }
            })
    }

    /// Lets the user drag this view, with an item of a container. If the item is selected, all selected items are
    /// dragged. If the item is nil, the user cannot drag the view.
    nonisolated public func draggable<Item: Transferable & Identifiable>(
        _ itemType: Item.Type = Item.self, containerNamespace: Namespace.ID? = nil, _ item: @escaping () -> Item?
    ) -> some View where Item.ID: Sendable {
        draggable(itemType, id: \.id, containerNamespace: containerNamespace, item)
    }
}
