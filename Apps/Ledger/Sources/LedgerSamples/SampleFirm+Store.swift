import LedgerCore
import LedgerStore

extension SampleFirm {
    /// Stores all documents of the firm at once. Returns how many there are.
    ///
    /// - Parameter progress: called with the number of items that were stored so far.
    @discardableResult public func load(
        into store: LocalStore, progress: @escaping (Int) -> Void = { _ in }
    ) throws -> Int {
        try store.load { loader in
            var receiver = StoreReceiver(loader: loader, progress: progress)
            try generate(into: &receiver)
            return loader.count
        }
    }
}

private struct StoreReceiver: SampleReceiver {
    let loader: BulkLoader
    let progress: (Int) -> Void
    var items = 0

    mutating func add<E: Entity>(_ entity: E) throws {
        try loader.add(entity, accountID: SampleFirm.accountID)
        guard E.kind == .item else { return }
        items += 1
        progress(items)
    }
}
