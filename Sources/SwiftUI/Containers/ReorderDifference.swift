/// A change of the order of items, which the user made by dragging views in a container.
public struct ReorderDifference<ItemID: Hashable & Sendable, CollectionID: Hashable & Sendable>: Hashable, Sendable {
    /// The destination of moved items.
    public struct Destination: Hashable, Sendable {
        /// Constants that describe a position in the destination collection.
        @frozen public enum Position: Hashable, Sendable {
            /// A position before the item with this identifier.
            case before(ItemID)
            /// A position after all other items.
            case end
        }

        /// The identifier of the destination collection.
        public var collectionID: CollectionID
        /// The position in the destination collection.
        public var position: Position

        /// Creates a destination.
        public init(collectionID: CollectionID, position: Position) {
            self.collectionID = collectionID
            self.position = position
        }
    }

    /// The identifiers of the items that move, in their order. Perch moves one item at a time.
    public var sources: [ItemID]
    /// The destination of the items.
    public var destination: Destination

    /// Creates a difference.
    public init(sources: [ItemID], destination: Destination) {
        self.sources = sources
        self.destination = destination
    }
}

/// The identifier of the collection in a container that has only one.
public struct ReorderableSingleCollectionIdentifier: Hashable, Sendable {
    /// Creates the identifier.
    public init() {}
}
