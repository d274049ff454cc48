import LedgerCore
import LedgerStore

extension PreviewLedger {
    /// Adds a value that two people have set without knowing of each other, and a change that a server has refused.
    static func addSyncIssues(_ ledger: LedgerEnvironment) {
        let store = ledger.store
        let account = ledger.accountID
        try? store.write(authority: .system(accountID: account)) { batch in
            _ = try batch.create(
                Conflict(id: "conflict-1") {
                    $0.documentKind = EntityKind.transaction.rawValue
                    $0.documentKey = transactionID
                    $0.field = "amount"
                    $0.lost = JSONObject(["value": .object(["amountCents": .integer(129_900)])])
                    $0.lostBy = "admin"
                })
            _ = try batch.create(
                Conflict(id: "conflict-2") {
                    $0.documentKind = EntityKind.item.rawValue
                    $0.documentKey = itemID
                    $0.field = "notes"
                    $0.lost = JSONObject(["value": .string("Scratch on the left leg")])
                    $0.lostBy = "user"
                })
        }
        try? store.register(accountID: account, node: "preview")
        ledger.perform { try $0.projects.delete(projectID) }
        guard let batch = try? store.outbox(accountID: account).last else { return }
        let refusal = Refusal(.changedMeanwhile, "Somebody else has changed something in this project meanwhile.")
        try? store.settle(
            [BatchAnswer(batch: batch.id, outcome: .refused(refusal), sequence: 0)], accountID: account)
    }
}
