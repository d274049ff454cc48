// Updates. Nodes that are out of date are updated, transaction by transaction, from the root down; then the containers whose
// elements have changed gather them again, from the leaves up; then everything is laid out. One transaction is at work at a
// time. What changes meanwhile because of it belongs to it.

extension FrameLoop {
    /// Runs the updates that wait, transaction by transaction, and lays out after each.
    func runUpdates() {
        for _ in 0..<Self.maximumRounds {
            guard let transaction = host.updates.nextTransaction ?? (host.elementQueue.isEmpty ? nil : Transaction())
            else { return }
            tree.runPass(transaction) { update(in: transaction) }
        }
    }

    /// Updates and lays out until nothing is left that changed in `transaction`, or because of it.
    func update(in transaction: Transaction) {
        var batches = 0
        for _ in 0..<Self.maximumRounds {
            let nodes = host.updates.take(transaction)
            // What changed because of where things lie now belongs to the change as well.
            if nodes == nil, host.elementQueue.isEmpty, tree.layoutQueue.isEmpty { break }
            if nodes != nil { batches += 1 }
            update(nodes ?? [], in: transaction)
            // Views that changed because of these are brought up to date before anything is laid out.
            if host.updates.contains(transaction) || !host.elementQueue.isEmpty { continue }
            layOut()
            checkGeometry()
        }
        for listener in transaction.listeners {
            for _ in 0..<batches { listener.didUpdate() }
        }
    }

    private func update(_ nodes: [_ViewNode], in transaction: Transaction) {
        // From the root down, since a view above may update or remove one below.
        for node in nodes.sorted(by: { $0.depth < $1.depth }) where node.isMounted {
            if tree.layoutShortcuts.hasTransactionAlterers { node.alterTransactionFromRoot(&tree.transaction) }
            node.updateIfNeeded()
            tree.transaction = transaction
        }
        let consumers = host.elementQueue.sorted { $0.depth > $1.depth }
        host.elementQueue = []
        for node in consumers where node.isMounted { node.updateElements() }
    }
}
