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

    var isEmpty: Bool { batches.indices.allSatisfy { batches[$0].nodes.isEmpty } }

    /// The transaction that is next.
    var nextTransaction: Transaction? { batches.first?.transaction }

    /// Whether nodes wait because of a transaction.
    func contains(_ transaction: Transaction) -> Bool { index(of: transaction) != nil }

    // By index, since a thousand nodes may wait, and a batch that is passed to a closure is copied.
    private func index(of transaction: Transaction) -> Int? {
        batches.indices.first { batches[$0].transaction.isSame(as: transaction) }
    }

    var paths: [String] { batches.flatMap { $0.nodes.map(\.path) } }

    /// Adds a node; returns whether it is the first one of a transaction.
    mutating func append(_ node: _ViewNode, _ transaction: Transaction) -> Bool {
        let index = index(of: transaction)
        for other in batches.indices where other != index { batches[other].nodes.removeAll { $0 === node } }
        if let index {
            batches[index].nodes.append(node)
            return false
        }
        batches.append(Batch(transaction: transaction, nodes: [node]))
        return true
    }

    /// Takes the nodes of a transaction out; nil if there are none.
    mutating func take(_ transaction: Transaction) -> [_ViewNode]? {
        index(of: transaction).map { batches.remove(at: $0).nodes }
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
