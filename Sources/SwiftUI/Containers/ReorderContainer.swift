import Foundation

extension View {
    /// Lets the user change the order of the views in this container that come from
    /// ``DynamicViewContent/reorderable()``.
    ///
    /// The user holds an item and drags it over another item. In a list, rows make space for the item. In other
    /// containers, the item follows the finger.
    ///
    /// - Parameters:
    ///   - item: The type of the items.
    ///   - isEnabled: Whether the user can move items.
    ///   - move: A closure that is called when the user drops an item. It must change the data.
    nonisolated public func reorderContainer<Item: Identifiable>(
        for item: Item.Type, isEnabled: Bool = true,
        move: @escaping (ReorderDifference<Item.ID, ReorderableSingleCollectionIdentifier>) -> Void
    ) -> some View where Item.ID: Sendable {
        modifier(ReorderContainer(isEnabled: isEnabled, id: { ($0 as? Item)?.id }, move: move))
    }

    /// Lets the user change the order of views that several collections in this container provide.
    ///
    /// - Parameters:
    ///   - item: The type of the items.
    ///   - collectionID: The type of the identifiers that ``DynamicViewContent/reorderable(collectionID:)`` gives to
    ///     collections.
    ///   - isEnabled: Whether the user can move items.
    ///   - move: A closure that is called when the user drops an item. It must change the data.
    nonisolated public func reorderContainer<Item: Identifiable, CollectionID: Hashable & Sendable>(
        for item: Item.Type, in collectionID: CollectionID.Type, isEnabled: Bool = true,
        move: @escaping (ReorderDifference<Item.ID, CollectionID>) -> Void
    ) -> some View where Item.ID: Sendable {
        modifier(ReorderContainer(isEnabled: isEnabled, id: { ($0 as? Item)?.id }, move: move))
    }

    /// Lets the user change the order of the views in this container, whose items are identified by a property.
    nonisolated public func reorderContainer<Item, ItemID: Hashable & Sendable>(
        for item: Item.Type, itemID: KeyPath<Item, ItemID>, isEnabled: Bool = true,
        move: @escaping (ReorderDifference<ItemID, ReorderableSingleCollectionIdentifier>) -> Void
    ) -> some View {
        nonisolated(unsafe) let itemID = itemID
        return modifier(ReorderContainer(isEnabled: isEnabled, id: { ($0 as? Item)?[keyPath: itemID] }, move: move))
    }

    /// Lets the user change the order of views that several collections in this container provide, whose items are
    /// identified by a property.
    nonisolated public func reorderContainer<Item, ItemID: Hashable & Sendable, CollectionID: Hashable & Sendable>(
        for item: Item.Type, itemID: KeyPath<Item, ItemID>, in collectionID: CollectionID.Type, isEnabled: Bool = true,
        move: @escaping (ReorderDifference<ItemID, CollectionID>) -> Void
    ) -> some View {
        nonisolated(unsafe) let itemID = itemID
        return modifier(ReorderContainer(isEnabled: isEnabled, id: { ($0 as? Item)?[keyPath: itemID] }, move: move))
    }
}

/// What a container knows of the views in it that can be moved.
@MainActor final class ReorderBoard {
    /// One collection's views.
    struct Shelf {
        var ids: [AnyHashable] = []
        /// On the canvas, by index.
        var frames: [Int: CGRect] = [:]
    }

    var isEnabled = true
    /// The identifier of a datum; nil if it is not one of the container's items.
    var id: (Any) -> AnyHashable? = { _ in nil }
    var move: (_ item: AnyHashable, _ collection: AnyHashable, _ before: AnyHashable?) -> Void = { _, _, _ in }
    var shelves: [AnyHashable: Shelf] = [:]

    nonisolated init() {}

    /// An item was dropped at a point of the canvas.
    func drop(_ index: Int, of collection: AnyHashable, at point: CGPoint) {
        guard let ids = shelves[collection]?.ids, ids.indices.contains(index) else { return }
        for (goal, shelf) in shelves {
            // The item itself is under the finger wherever that goes.
            let target = shelf.frames.first { $0.value.contains(point) && (goal != collection || $0.key != index) }?.key
            guard let target else { continue }
            move(index, of: collection, to: target, of: goal)
            return
        }
    }

    /// Moves an item to the place of another one.
    func move(_ index: Int, of collection: AnyHashable, to target: Int, of goal: AnyHashable) {
        guard let ids = shelves[collection]?.ids, let targets = shelves[goal]?.ids, ids.indices.contains(index),
            goal != collection || target != index
        else { return }
        // Within a collection an item that goes down stands after the one at whose place it was dropped.
        let place = goal == collection && target > index ? target + 1 : target
        move(ids[index], goal, targets.indices.contains(place) ? targets[place] : nil)
    }
}

extension EnvironmentValues {
    @Entry var reorderBoard: ReorderBoard?
}

private struct ReorderContainer<ItemID: Hashable & Sendable, CollectionID: Hashable & Sendable> {
    let isEnabled: Bool
    let id: (Any) -> ItemID?
    let move: (ReorderDifference<ItemID, CollectionID>) -> Void

    @State private var board = ReorderBoard()

    nonisolated init(
        isEnabled: Bool, id: @escaping (Any) -> ItemID?,
        move: @escaping (ReorderDifference<ItemID, CollectionID>) -> Void
    ) {
        self.isEnabled = isEnabled
        self.id = id
        self.move = move
    }
}

extension ReorderContainer: ViewModifier {
    /// By what a datum of another type is known that represents an item.
    private static func ownID(of datum: Any) -> AnyHashable? {
        func id<Datum: Identifiable>(_ datum: Datum) -> AnyHashable { AnyHashable(datum.id) }
        return (datum as? any Identifiable).map { id($0) }
    }

    func body(content: Content) -> some View {
        let (board, id, move) = (board, id, move)
        board.isEnabled = isEnabled
        board.id = { datum in id(datum).map { AnyHashable($0) } ?? Self.ownID(of: datum) }
        board.move = { item, collection, before in
            guard let item = item.base as? ItemID, let collection = collection.base as? CollectionID else {
                Log.once("A view cannot be moved: its identifier is not of the type that reorderContainer(for:) names.")
                return
            }
            let position = (before?.base as? ItemID).map {
                ReorderDifference<ItemID, CollectionID>.Destination.Position.before($0)
            }
            move(
                ReorderDifference(
                    sources: [item], destination: .init(collectionID: collection, position: position ?? .end)))
        }
        return content.environment(\.reorderBoard, board)
    }
}
