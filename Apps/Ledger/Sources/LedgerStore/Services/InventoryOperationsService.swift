import Foundation
import LedgerCore

/// Selling, reassigning, returning, linking and copying items: each as one batch.
public struct InventoryOperationsService: Sendable {
    private let store: LocalStore
    private let session: Session
    /// Decides what day it is.
    private let timeZone: TimeZone

    public init(store: LocalStore, session: Session, timeZone: TimeZone = .current) {
        self.store = store
        self.session = session
        self.timeZone = timeZone
    }

    private var today: String { CalendarDate(store.environment.now(), in: timeZone).description }

    /// Items go from their projects to the business inventory.
    public func sellToBusiness(_ items: [String], fallbackCategory: String? = nil) throws {
        try perform(.sellToBusiness(items: items, fallbackCategory: fallbackCategory, today: today))
    }

    /// Items go to a project, out of the inventory or out of another.
    public func sellToProject(
        _ items: [String], destination: String, sourceFallback: String? = nil, destinationFallback: String? = nil
    ) throws {
        try perform(
            .sellToProject(
                items: items, destination: destination, sourceFallback: sourceFallback,
                destinationFallback: destinationFallback, today: today))
    }

    /// Items go to a project, or to the inventory for `nil`, without a record.
    public func reassign(_ items: [String], toProject destination: String?) throws {
        try perform(.reassign(items: items, project: destination))
    }

    /// A transaction goes to a project, or to the inventory for `nil`, with its items.
    public func reassignTransaction(_ id: String, toProject destination: String?) throws {
        try perform(.reassignTransaction(id: id, project: destination))
    }

    /// Items become returned items of a return.
    public func moveToReturn(_ items: [String], transaction: String) throws {
        try perform(.moveToReturn(items: items, transaction: transaction))
    }

    /// Items are linked to a transaction, or unlinked for `nil`.
    public func setTransaction(_ items: [String], to transaction: String?) throws {
        try perform(.setTransaction(items: items, transaction: transaction))
    }

    /// Makes copies of an item, and gives their ids.
    @discardableResult
    public func makeCopies(of items: [String], count: Int) throws -> [String] {
        let number = min(max(count, 0), InventoryOperationsCalculations.maximumCopies + 1)
        let ids = items.map { _ in (0..<number).map { _ in store.environment.newID() } }
        try perform(.copy(items: items, ids: ids))
        return ids.flatMap(\.self)
    }

    private func perform(_ command: Command) throws { try store.perform(command, as: session) }
}
