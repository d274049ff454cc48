import ArgumentParser
import Foundation
import LedgerCore
import LedgerSamples
import LedgerStore

/// Writes at random until it is killed, telling of each batch that the store has acknowledged.
struct Worker: ParsableCommand {
    static let configuration = CommandConfiguration(shouldDisplay: false)

    @Option var db: String
    @Option var seed: UInt64
    /// The batch within which the worker kills itself; 0 leaves that to others.
    @Option var fatalBatch = 0
    /// How many more points of a write are passed before that.
    @Option var fatalPoint = 0

    func run() throws {
        let store = try LocalStore(path: db)
        var random = SplitMix64(seed: seed)
        let session = Session(userID: SampleFirm.ownerID, accountID: SampleFirm.accountID)
        for batch in 1... {
            let isFatal = batch == fatalBatch
            let point = Locked(fatalPoint)
            if isFatal {
                store.interruption {
                    $0 = { where_ in
                        guard where_ != .committed,
                            point({ left in
                                defer { left -= 1 }; return left <= 0
                            })
                        else { return }
                        // As sudden as it gets: nothing is closed, flushed or rolled back.
                        kill(getpid(), SIGKILL)
                    }
                }
            }
            let written = try store.write(as: session) { try Self.write($0, &random, store) }
            for (key, value) in written { Self.tell("\(key) \(value)") }
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
