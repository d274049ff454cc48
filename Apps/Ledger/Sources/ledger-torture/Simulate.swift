import ArgumentParser
import Foundation
import LedgerCore
import LedgerSamples
import LedgerStore

/// Two stores change the same documents and exchange their outboxes, with repetitions, losses and in any order.
struct Simulate: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Let two stores exchange changes over a bad network, and see that they end up equal.")

    @Option(help: "How many histories are played.") var histories = 10_000
    @Option(help: "Another number makes another run.") var seed: UInt64 = 1

    func run() throws {
        var random = SplitMix64(seed: seed)
        var simulation = try ExchangeSimulation()
        var operations = 0
        var conflicts = 0
        for number in 0..<histories {
            let result = try simulation.play(history: number, random: &random)
            operations += result.operations
            conflicts += result.conflicts
            if (number + 1) % 1000 == 0 {
                print("\(number + 1) histories, \(operations) operations, \(conflicts) conflicts")
            }
        }
        print(
            "\(histories) histories of two stores ended equal; \(operations) operations, \(conflicts) conflicts kept.")
    }
}

/// Two stores in memory. Each history has an account of its own; now and then the stores are made anew.
struct ExchangeSimulation {
    private var stores: [LocalStore] = []
    private let clocks = [Locked(1_000_000), Locked(1_000_000)]

    init() throws { try renew() }

    private mutating func renew() throws {
        stores = try clocks.map { clock in
            try LocalStore(inMemory: .init(now: { Date(milliseconds: clock { $0 }) }))
        }
    }

    mutating func play(
        history: Int, random: inout SplitMix64
    ) throws -> (operations: Int, conflicts: Int) {
        if history % 500 == 499 { try renew() }
        let account = "account-\(history)"
        var sent: [[DocumentOperation]] = [[], []]
        for step in 0..<Int.random(in: 4...14, using: &random) {
            let side = Int.random(in: 0...1, using: &random)
            // Clocks that are wrong, and go at their own pace.
            let clock = clocks[side]
            clock { $0 += Int.random(in: 0...40, using: &random) }
            try change(stores[side], account, step, &random)
            if Int.random(in: 0..<3, using: &random) == 0 { try exchange(&sent, &random, isReliable: false) }
        }
        var count = 0
        // In the end all that was lost is sent again.
        for _ in 0..<2 { try exchange(&sent, &random, isReliable: true) }
        for (side, store) in stores.enumerated() {
            let left = try store.outbox(limit: .max)
            guard left.isEmpty else {
                throw Failure("history \(history): \(left.count) changes of store \(side) are still unsent")
            }
            count += sent[side].count
        }
        let ends = try stores.map { try end($0, account) }
        guard ends[0] == ends[1] else {
            throw Failure(
                "history \(history) ends differently:\n\(ends[0])\n\(ends[1])\n\(sent.map { $0.map { $0.json?.text ?? "" } })"
            )
        }
        return (count, ends[0].conflicts.count)
    }

    private struct End: Equatable {
        var documents: [String]
        var conflicts: [Conflict]
    }

    private func end(_ store: LocalStore, _ account: String) throws -> End {
        func all<E: Entity>(_ type: E.Type) throws -> [String] {
            try store.value(of: DocumentsQuery<E>(accountID: account)).map { $0.json?.text ?? "" }.sorted()
        }
        return End(
            documents: try all(Account.self) + all(Project.self) + all(Item.self),
            conflicts: try store.conflicts(accountID: account))
    }

    private func change(_ store: LocalStore, _ account: String, _ step: Int, _ random: inout SplitMix64) throws {
        try store.write(authority: .system(accountID: account)) { batch in
            if try batch.get(Account.self, account) == nil {
                try batch.create(Account(id: account) { $0.name = "firm" })
            }
            let ids = ["a", "b", "c"]
            let id = ids.randomElement(using: &random)!
            if try batch.get(Item.self, id) == nil {
                let project = Bool.random(using: &random) ? try project(batch, &random) : nil
                try batch.save(
                    Item(id: id) {
                        $0.name = "made \(step)"
                        $0.projectId = project
                    })
            } else if Int.random(in: 0..<6, using: &random) == 0 {
                try batch.delete(Item.self, id)
            } else {
                let values = (0..<3).map { _ in Int.random(in: 0...4, using: &random) }
                let project = Int.random(in: 0..<4, using: &random) == 0 ? try project(batch, &random) : nil
                try batch.update(Item.self, id) {
                    if values[0] > 1 { $0.notes = values[0] == 2 ? nil : "note \(values[0])" }
                    if values[1] > 1 { $0.purchasePriceCents = values[1] == 2 ? nil : values[1] }
                    if values[2] > 2 { $0.unknownFields["later"] = values[2] == 3 ? nil : .integer(step) }
                    if let project { $0.projectId = project }
                }
            }
        }
    }

    private func project(_ batch: WriteBatch, _ random: inout SplitMix64) throws -> String {
        let id = ["p", "q"].randomElement(using: &random)!
        if try batch.get(Project.self, id) == nil { try batch.save(Project(id: id) { $0.name = "project \(id)" }) }
        return id
    }

    /// Each side sends what it has not heard of being received; some of it gets lost, twice or in another order.
    private func exchange(
        _ sent: inout [[DocumentOperation]], _ random: inout SplitMix64, isReliable: Bool
    ) throws {
        for side in 0...1 {
            let other = stores[1 - side]
            var parcel = try stores[side].outbox(limit: .max)
            for operation in parcel where !sent[side].contains(where: { $0.id == operation.id }) {
                sent[side].append(operation)
            }
            if !isReliable { parcel = parcel.filter { _ in Int.random(in: 0..<4, using: &random) != 0 } }
            // What has been received is sent once more, as after an acknowledgement that was lost.
            let again = sent[side].filter { _ in Int.random(in: 0..<3, using: &random) == 0 }
            let arriving = (parcel + again).shuffled(using: &random)
            var start = 0
            while start < arriving.count {
                let end = min(start + Int.random(in: 1...4, using: &random), arriving.count)
                try other.receive(Array(arriving[start..<end]))
                start = end
            }
            let isAnswerLost = !isReliable && Int.random(in: 0..<3, using: &random) == 0
            if !isAnswerLost { try stores[side].acknowledge(arriving.map(\.id)) }
        }
    }
}
