import LedgerCore

/// Merges what was entered twice.
public struct MergingService: Sendable {
    private let store: LocalStore
    private let session: Session

    public init(store: LocalStore, session: Session) {
        self.store = store
        self.session = session
    }

    /// What a merge needs to be undone.
    public enum Undo: Hashable, Sendable {
        case items(ItemMerge, edges: [String])
        case vendors(VendorMerge)
    }

    /// Makes one item of two. See ``Command/mergeItems(_:)``.
    public func merge(_ merge: ItemMerge) throws -> Undo {
        try store.write(authority: .service(session)) { batch in
            let edges = try batch.documents(LineageEdge.self, where: FieldCondition("itemId", is: merge.duplicate))
            try batch.perform(.mergeItems(merge))
            return .items(merge, edges: edges.compactMap(\.id))
        }
    }

    /// Has whatever names a vendor name another one. See ``Command/mergeVendors(duplicate:kept:)``.
    public func merge(vendor duplicate: String, into kept: String) throws -> Undo {
        try store.write(authority: .service(session)) { batch in
            let named = FieldCondition("source", is: duplicate)
            let listed =
                try batch.get(VendorDefaults.self, VendorDefaults.onlyID)?.vendors ?? VendorDefaults.initialVendors
            let transactions = try batch.documents(Transaction.self, where: named).compactMap(\.id)
            let items = try batch.documents(Item.self, where: named).compactMap(\.id)
            try batch.perform(.mergeVendors(duplicate: duplicate, kept: kept))
            return .vendors(
                VendorMerge(
                    kept: kept, duplicate: duplicate, transactions: transactions, items: items,
                    place: listed.firstIndex(of: duplicate), isKeptListed: listed.contains(kept)))
        }
    }

    /// Undoes a merge, as far as nobody has changed anything since.
    public func undo(_ undo: Undo) throws {
        switch undo {
        case .items(let merge, let edges): try store.perform(.separateItems(merge, edges: edges), as: session)
        case .vendors(let merge):
            // A command may be only so large.
            try store.write(authority: .service(session)) { batch in
                for part in merge.parts { try batch.perform(.separateVendors(part)) }
            }
        }
    }
}

extension VendorMerge {
    /// How many documents one command separates.
    private static let partSize = 1000

    /// The merge in parts of which each is small enough for a command. The first has the list that forms suggest.
    var parts: [VendorMerge] {
        let count = max(transactions.count, items.count, 1)
        return stride(from: 0, to: count, by: Self.partSize).map { start in
            VendorMerge(
                kept: kept, duplicate: duplicate,
                transactions: Array(transactions.dropFirst(start).prefix(Self.partSize)),
                items: Array(items.dropFirst(start).prefix(Self.partSize)), place: start == 0 ? place : nil,
                isKeptListed: isKeptListed)
        }
    }
}
