import ArgumentParser
import Foundation
import LedgerCore
import LedgerSamples
import LedgerStore

/// Writes at random until it is killed or has written enough, telling of each batch that the store has acknowledged.
struct Worker: ParsableCommand {
    static let configuration = CommandConfiguration(shouldDisplay: false)

    @Option var db: String
    @Option var seed: UInt64
    /// How many batches are written before the worker closes the file and ends; 0 leaves the end to others.
    @Option var batches = 0
    /// The batch within which the worker kills itself; 0 leaves that to others.
    @Option var fatalBatch = 0
    /// How many more points of a write are passed before that.
    @Option var fatalPoint = 0

    func run() throws {
        var random = SplitMix64(seed: seed)
        var tabs = try Tabs(path: db)
        let session = Session(userID: SampleFirm.ownerID, accountID: SampleFirm.accountID)
        let death = fatalBatch > 0 ? Self.death(after: fatalPoint) : nil
        for batch in 1... {
            try tabs.comeAndGo(&random)
            let store = tabs.any(&random)
            store.interruption { $0 = batch >= fatalBatch ? death : nil }
            let written = try store.write(as: session) { try Self.write($0, &random, store) }
            for (key, value) in written { Self.tell("\(key) \(value)") }
            if batch == batches { return try tabs.close() }
        }
    }

    /// Kills the process at a point of a write.
    private static func death(after points: Int) -> @Sendable (WritePoint) -> Void {
        let left = Locked(points)
        return { point in
            guard point != .committed,
                left({ left in
                    defer { left -= 1 }
                    return left <= 0
                })
            else { return }
            // As sudden as it gets: nothing is closed, flushed or rolled back.
            kill(getpid(), SIGKILL)
        }
    }

    /// A line that is out once this returns.
    private static func tell(_ line: String) {
        let bytes = Array((line + "\n").utf8)
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(STDOUT_FILENO, $0.baseAddress!, $0.count) }
            guard count > 0 else { Foundation.exit(0) }
            rest = rest.dropFirst(count)
        }
    }

    /// A batch of a few changes, and what each document is to hold after it; `-` for a deleted one.
    private static func write(
        _ batch: WriteBatch, _ random: inout SplitMix64, _ store: LocalStore
    ) throws -> [(String, String)] {
        var written: [String: String] = [:]
        let items = try batch.documents(DocumentsQuery<Item>(accountID: SampleFirm.accountID))
        for _ in 0..<Int.random(in: 1...6, using: &random) {
            let value = "\(UInt32.random(in: .min ... .max, using: &random))"
            let victim = items.randomElement(using: &random)?.id
            switch Int.random(in: 0..<10, using: &random) {
            case 0..<4:
                let item = try batch.create(
                    Item {
                        $0.name = "made"
                        $0.notes = value
                        $0.projectId = "project-0"
                    })
                written[item.id!] = value
            case 4..<8:
                guard let victim, try batch.get(Item.self, victim) != nil else { continue }
                try batch.update(Item.self, victim) { $0.notes = value }
                written[victim] = value
            default:
                guard items.count > 30, let victim, let item = try batch.get(Item.self, victim) else { continue }
                if let id = item.transactionId {
                    try batch.update(Transaction.self, id) { $0.itemIds = $0.itemIds?.filter { $0 != victim } }
                }
                try batch.delete(Item.self, victim)
                written[victim] = "-"
            }
            store.interruption { $0 }?(.operation)
        }
        return written.map { ($0.key, $0.value) }
    }
}
