/// The nodes that wait for an update, each with the transaction of the change that it waits because of.
///
/// Changes of one transaction are shown together, in the order in which the transactions first came; a node that changed in
/// several is updated in the latest.
@MainActor struct UpdateQueue {
    private struct Batch {
        let transaction: Transaction
        var nodes: [_ViewNode] = []
    }

    private var batches: [Batch] = []

    var isEmpty: Bool { batches.allSatisfy(\.nodes.isEmpty) }

    /// The transaction that is next.
    var nextTransaction: Transaction? { batches.first?.transaction }

    /// Whether nodes wait because of a transaction.
    func contains(_ transaction: Transaction) -> Bool {
        batches.contains { $0.transaction.isSame(as: transaction) }
    }

    var paths: [String] { batches.flatMap { $0.nodes.map(\.path) } }

    /// Adds a node; returns whether it is the first one of a transaction.
    mutating func append(_ node: _ViewNode, _ transaction: Transaction) -> Bool {
        let index = batches.firstIndex { $0.transaction.isSame(as: transaction) }
        for other in batches.indices where other != index { batches[other].nodes.removeAll { $0 === node } }
        if let index {
            batches[index].nodes.append(node)
            return false
        }
        batches.append(Batch(transaction: transaction, nodes: [node]))
        return true
    }

    /// Takes the nodes of a transaction out; nil where there are none.
    mutating func take(_ transaction: Transaction) -> [_ViewNode]? {
        guard let index = batches.firstIndex(where: { $0.transaction.isSame(as: transaction) }) else { return nil }
        return batches.remove(at: index).nodes
    }
}

extension _ViewNode {
    /// Alters a transaction as all those above do.
    final func alterTransactionFromRoot(_ transaction: inout Transaction) {
        var alterers: [any TransactionAlterer] = []
        var node = parent
        while let current = node {
            if let alterer = current as? any TransactionAlterer { alterers.append(alterer) }
            node = current.parent
        }
        for alterer in alterers.reversed() { alterer.alterTransaction(&transaction) }
    }
}
