import LedgerCore
import LedgerStore
import SwiftUI

/// Which of some items count as returned although nothing records their way back, for as long as the view is there.
///
/// ```swift
/// private var incompleteReturns: IncompleteReturns
///
/// init(items: [Item]) { incompleteReturns = IncompleteReturns(among: items) }
/// ```
@MainActor
struct IncompleteReturns: DynamicProperty {
    private let returned: [Item]
    @Live<DocumentsQuery<LineageEdge>> private var edges: [LineageEdge]?

    init(among items: [Item]) {
        let returned = items.filter { $0.status == .returned }
        let ids = Set(returned.compactMap(\.id))
        self.returned = returned
        _edges = Live { DocumentsQuery<LineageEdge>(accountID: $0).items(ids) }
    }

    /// Their ids.
    ///
    /// - Parameter transactions: those that the items belong to, among others.
    func ids(transactions: [LedgerCore.Transaction]) -> Set<String> {
        // Few lists have returned items; the others need no transactions.
        guard !returned.isEmpty, let edges else { return [] }
        let types = transactions.reduce(into: [String: TransactionType]()) { types, transaction in
            if let id = transaction.id { types[id] = transaction.transactionType }
        }
        return Set(
            returned.filter { item in
                ItemDetailCalculations.isIncompleteReturn(
                    item, transactionType: item.transactionId.flatMap { types[$0] }, edges: edges)
            }.compactMap(\.id))
    }
}
