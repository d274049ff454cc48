import LedgerCore
import LedgerStore

extension LedgerEnvironment {
    /// A change that a server has refused.
    func addPreviewRefusal() {
        try? store.register(accountID: accountID, node: "preview")
        perform { try $0.projects.delete(PreviewLedger.projectID) }
        guard let batch = try? store.outbox(accountID: accountID).last else { return }
        let refusal = Refusal(.changedMeanwhile, "Somebody else has changed something in this project meanwhile.")
        try? store.settle(
            [BatchAnswer(batch: batch.id, outcome: .refused(refusal), sequence: 0)], accountID: accountID)
    }
}
