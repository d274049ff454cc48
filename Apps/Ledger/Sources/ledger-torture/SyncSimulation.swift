import Foundation
import LedgerCore
import LedgerSamples
import LedgerStore

/// Histories of people who change one account on several devices, over a bad network, with wrong clocks.
///
/// Each history has a separate account; now and then the stores are created again. The number of a history and the seed
/// decide all of it: neither ids nor clocks depend on the histories before.
struct SyncSimulation {
    /// What is wrong on purpose.
    var planted: PlantedError?
    private var stores: [(store: LocalStore, clock: Locked<Int>, ids: Locked<(history: Int, count: Int)>)] = []
    private var played = 0

    struct Outcome: Equatable {
        var batches = 0
        var refusals = 0
        var conflicts = 0
        /// Messages that arrived after later ones.
        var late = 0
        /// Changes of fields that only a newer version of the app knows.
        var newer = 0

        static func += (total: inout Self, other: Self) {
            total.batches += other.batches
            total.refusals += other.refusals
            total.conflicts += other.conflicts
            total.late += other.late
            total.newer += other.newer
        }
    }

    init(planted: PlantedError? = nil) throws {
        self.planted = planted
        try renew()
    }

    private mutating func renew() throws {
        stores = try (0..<6).map { number in
            let clock = Locked(0)
            let ids = Locked((history: 0, count: 0))
            let environment = LocalStore.Environment(
                now: { Date(milliseconds: clock { $0 }) },
                newID: {
                    ids {
                        $0.count += 1
                        return "d\(number)-\($0.history)-\($0.count)"
                    }
                })
            return (try LocalStore(inMemory: environment), clock, ids)
        }
    }

    static let users: [String: MemberRole] = ["olga": .owner, "adam": .admin, "uma": .user, "ugo": .user]

    mutating func play(history: Int, random: inout SplitMix64) throws -> Outcome {
        played += 1
        if played % 200 == 0 { try renew() }
        let server = try SimulatedServer(accountID: "account-\(history)", members: Self.users)
        server.planted = planted
        var devices: [SimulatedDevice] = []
        var skews: [Int] = []
        let people = Self.users.keys.sorted()
        for (number, place) in stores.prefix(Int.random(in: 2...6, using: &random)).enumerated() {
            // Most clocks are about right.
            let isWrong = Int.random(in: 0..<4, using: &random) == 0
            skews.append(isWrong ? Int.random(in: -31_536_000_000...31_536_000_000, using: &random) : 0)
            place.clock { $0 = server.now }
            place.ids { $0 = (history, 0) }
            try place.store.forgetTimes()
            devices.append(
                try SimulatedDevice(
                    place.store, server,
                    userID: number == 0 ? "olga" : people.randomElement(using: &random)!))
        }
        var written: Set<SyncBatch.ID> = []
        var history = History(number: history)
        // In every other history the server and one device are of a newer version than the other devices.
        let hasNewer = history.number % 2 == 1
        try history.begin(devices[0])
        written.formUnion(try devices[0].store.outbox(accountID: server.accountID).map(\.id))
        for device in devices { try device.synchronize() }
        for step in 0..<Int.random(in: 10...30, using: &random) {
            let number = Int.random(in: 0..<devices.count, using: &random)
            let device = devices[number]
            server.now += Int.random(in: 0...2000, using: &random)
            if Int.random(in: 0..<40, using: &random) == 0 {
                skews[number] = Int.random(in: -31_536_000_000...31_536_000_000, using: &random)
            }
            stores[number].clock { $0 = server.now + skews[number] }
            try history.act(device, step, &random)
            if hasNewer, Int.random(in: 0..<6, using: &random) == 0 {
                server.writeNewer("board-\(step % 2)", "seen \(step)")
                try history.shade(devices[devices.count - 1], step, &random)
                written.formUnion(try devices[devices.count - 1].store.outbox(accountID: server.accountID).map(\.id))
            }
            if Int.random(in: 0..<4, using: &random) == 0 { server.deliverLate() }
            for batch in try device.store.outbox(accountID: server.accountID) { written.insert(batch.id) }
            if planted == .waitingBatchIsForgotten, let last = try device.store.outbox(accountID: server.accountID).last
            {
                try device.store.settle(
                    [BatchAnswer(batch: last.id, outcome: .applied, sequence: 0)], accountID: server.accountID)
            }
            try exchange(device, &random)
            if let half = try HistoryChecker.half(device) { throw violation(half, history, step) }
        }
        try rest(devices)
        let checker = HistoryChecker(server: server, devices: devices, written: written)
        if let violation = try checker.violation() { throw self.violation(violation, history, nil) }
        var outcome = Outcome()
        for (batch, answer) in server.account.history where batch.userID != nil {
            outcome.batches += 1
            if case .refused = answer.outcome { outcome.refusals += 1 }
            if answer.outcome == .merged { outcome.conflicts += 1 }
            if batch.operations.contains(where: { $0.patch[History.newerField] != nil }) { outcome.newer += 1 }
        }
        outcome.late = server.lateCount
        return outcome
    }

    /// What a checker has found.
    struct Violation: Error, CustomStringConvertible {
        var description: String
    }

    private func violation(_ text: String, _ history: History, _ step: Int?) -> Violation {
        Violation(description: "history \(history.number)\(step.map { ", step \($0)" } ?? ", at rest"): \(text)")
    }

    /// Sends and reads over a network that loses, repeats and goes silent, or does not even try.
    private func exchange(_ device: SimulatedDevice, _ random: inout SplitMix64) throws {
        guard Int.random(in: 0..<3, using: &random) > 0 else { return }
        if Int.random(in: 0..<60, using: &random) == 0 {
            // The file was put back from a copy: it counts its batches again under the name that it had.
            let node = try device.store.replica(accountID: device.server.accountID)?.node
            if let node { try device.store.register(accountID: device.server.accountID, node: node) }
        }
        let seed = random.next()
        var faults = SplitMix64(seed: seed)
        device.page = Int.random(in: 0..<3, using: &random) == 0 ? Int.random(in: 1...4, using: &random) : 5000
        device.network = {
            switch Int.random(in: 0..<10, using: &faults) {
            case 0: .isLost
            case 1: .isUnanswered
            case 2: .isRepeated
            case 3: .isLate
            default: .arrives
            }
        }
        do {
            try device.synchronize()
        } catch is SimulatedDevice.Disconnected {
            if planted == .queueIsStuck { device.isStuck = true }
        }
    }

    /// The network is good again and nobody writes any more: everything has to arrive.
    private func rest(_ devices: [SimulatedDevice]) throws {
        devices[0].server.deliverLate()
        for device in devices {
            device.network = { .arrives }
            device.page = 5000
        }
        for _ in 0..<2 { for device in devices { try device.synchronize() } }
    }
}
