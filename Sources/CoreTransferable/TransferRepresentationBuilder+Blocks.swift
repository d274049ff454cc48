import Foundation

// Packs cannot yet say that all their representations are of one item, so there is a function for each number.

extension TransferRepresentationBuilder {
    /// Two representations, the preferred one first.
    public static func buildBlock<C1: TransferRepresentation, C2: TransferRepresentation>(_ c1: C1, _ c2: C2)
        -> TupleTransferRepresentation<Item, (C1, C2)> where C1.Item == Item, C2.Item == Item
    {
        var routes = TransferRoutes<Item>()
        c1.addRoutes(to: &routes)
        c2.addRoutes(to: &routes)
        return TupleTransferRepresentation(routes: routes)
    }

    /// Three representations, the preferred one first.
    public static func buildBlock<C1: TransferRepresentation, C2: TransferRepresentation, C3: TransferRepresentation>(
        _ c1: C1, _ c2: C2, _ c3: C3
    ) -> TupleTransferRepresentation<Item, (C1, C2, C3)> where C1.Item == Item, C2.Item == Item, C3.Item == Item {
        var routes = TransferRoutes<Item>()
        c1.addRoutes(to: &routes)
        c2.addRoutes(to: &routes)
        c3.addRoutes(to: &routes)
        return TupleTransferRepresentation(routes: routes)
    }

    /// Four representations, the preferred one first.
    public static func buildBlock<
        C1: TransferRepresentation, C2: TransferRepresentation, C3: TransferRepresentation, C4: TransferRepresentation
    >(_ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4) -> TupleTransferRepresentation<Item, (C1, C2, C3, C4)>
    where C1.Item == Item, C2.Item == Item, C3.Item == Item, C4.Item == Item {
        var routes = TransferRoutes<Item>()
        c1.addRoutes(to: &routes)
        c2.addRoutes(to: &routes)
        c3.addRoutes(to: &routes)
        c4.addRoutes(to: &routes)
        return TupleTransferRepresentation(routes: routes)
    }

    /// Five representations, the preferred one first.
    public static func buildBlock<
        C1: TransferRepresentation, C2: TransferRepresentation, C3: TransferRepresentation, C4: TransferRepresentation,
        C5: TransferRepresentation
    >(_ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5) -> TupleTransferRepresentation<Item, (C1, C2, C3, C4, C5)>
    where C1.Item == Item, C2.Item == Item, C3.Item == Item, C4.Item == Item, C5.Item == Item {
        var routes = TransferRoutes<Item>()
        c1.addRoutes(to: &routes)
        c2.addRoutes(to: &routes)
        c3.addRoutes(to: &routes)
        c4.addRoutes(to: &routes)
        c5.addRoutes(to: &routes)
        return TupleTransferRepresentation(routes: routes)
    }

    /// Six representations, the preferred one first.
    public static func buildBlock<
        C1: TransferRepresentation, C2: TransferRepresentation, C3: TransferRepresentation, C4: TransferRepresentation,
        C5: TransferRepresentation, C6: TransferRepresentation
    >(_ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6) -> TupleTransferRepresentation<
        Item, (C1, C2, C3, C4, C5, C6)
    > where C1.Item == Item, C2.Item == Item, C3.Item == Item, C4.Item == Item, C5.Item == Item, C6.Item == Item {
        var routes = TransferRoutes<Item>()
        c1.addRoutes(to: &routes)
        c2.addRoutes(to: &routes)
        c3.addRoutes(to: &routes)
        c4.addRoutes(to: &routes)
        c5.addRoutes(to: &routes)
        c6.addRoutes(to: &routes)
        return TupleTransferRepresentation(routes: routes)
    }

    /// Seven representations, the preferred one first.
    public static func buildBlock<
        C1: TransferRepresentation, C2: TransferRepresentation, C3: TransferRepresentation, C4: TransferRepresentation,
        C5: TransferRepresentation, C6: TransferRepresentation, C7: TransferRepresentation
    >(_ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7) -> TupleTransferRepresentation<
        Item, (C1, C2, C3, C4, C5, C6, C7)
    >
    where
        C1.Item == Item, C2.Item == Item, C3.Item == Item, C4.Item == Item, C5.Item == Item, C6.Item == Item,
        C7.Item == Item
    {
        var routes = TransferRoutes<Item>()
        c1.addRoutes(to: &routes)
        c2.addRoutes(to: &routes)
        c3.addRoutes(to: &routes)
        c4.addRoutes(to: &routes)
        c5.addRoutes(to: &routes)
        c6.addRoutes(to: &routes)
        c7.addRoutes(to: &routes)
        return TupleTransferRepresentation(routes: routes)
    }

    /// Eight representations, the preferred one first.
    public static func buildBlock<
        C1: TransferRepresentation, C2: TransferRepresentation, C3: TransferRepresentation, C4: TransferRepresentation,
        C5: TransferRepresentation, C6: TransferRepresentation, C7: TransferRepresentation, C8: TransferRepresentation
    >(_ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8) -> TupleTransferRepresentation<
        Item, (C1, C2, C3, C4, C5, C6, C7, C8)
    >
    where
        C1.Item == Item, C2.Item == Item, C3.Item == Item, C4.Item == Item, C5.Item == Item, C6.Item == Item,
        C7.Item == Item, C8.Item == Item
    {
        var routes = TransferRoutes<Item>()
        c1.addRoutes(to: &routes)
        c2.addRoutes(to: &routes)
        c3.addRoutes(to: &routes)
        c4.addRoutes(to: &routes)
        c5.addRoutes(to: &routes)
        c6.addRoutes(to: &routes)
        c7.addRoutes(to: &routes)
        c8.addRoutes(to: &routes)
        return TupleTransferRepresentation(routes: routes)
    }
}
