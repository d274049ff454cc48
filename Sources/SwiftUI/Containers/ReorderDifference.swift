/// A change of order that people made by dragging views of a container.
public struct ReorderDifference<ItemID: Hashable & Sendable, CollectionID: Hashable & Sendable>: Hashable, Sendable {
    /// The destination of moved items.
    public struct Destination: Hashable, Sendable {
        /// A place in the collection that the items go to.
        @frozen public enum Position: Hashable, Sendable {
            /// A position before the item with this identifier.
            case before(ItemID)
            /// A position after all other items.
            case end
        }

        /// The collection that the items go to.
        public var collectionID: CollectionID
        /// The place in that collection.
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
