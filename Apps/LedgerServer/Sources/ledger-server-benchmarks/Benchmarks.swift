import ArgumentParser
import Foundation
import LedgerCore
import LedgerServer
import LedgerStore
import LedgerSync
import NIOCore
import NIOPosix
import Synchronization

/// Measures a server on this machine, and prints each figure beside what it aims at.
@main struct Benchmarks: AsyncParsableCommand {
    @Option(help: "An empty database, as a libpq connection string.") var database: String
    @Option(help: "The path of the program ledger-server.") var program: String
    @Option(help: "Measure only figures whose names contain this text.") var only: String?
    @Option(help: "The documentation page whose table is replaced.") var write: String?
    @Option(help: "A number by which all sizes are divided, to test the benchmark.") var divisor = 1

    func run() async throws {
        let figures: [(name: String, aim: String, measure: (Load) async throws -> String)] = [
            ("write on A, seen on B: 1,000 devices, 200 accounts, 100 writes/s", "p50 <= 30 ms, p99 <= 300 ms", seen),
            ("accepted operations: 100 accounts, batches of 20", ">= 10,000/s", operations),
            ("one account, single pushes of 8 people", ">= 200/s", pushes),
            ("first sync of 100,000 documents, ready to use", "<= 5 s", firstSync),
            ("back after three weeks: 2,000 own, 20,000 others' changes", "<= 3 s", threeWeeks),
            ("10,000 idle hints", "<= 300 MB, <= 5 % of a core", idleHints),
        ]
        let page = try write.map { try FigurePage(URL(fileURLWithPath: $0)) }
        try PostgresStorage.migrate(database)
        print(FigurePage.header)
        var rows: [String] = []
        for figure in figures where only.map({ figure.name.contains($0) }) ?? true {
            let load = try Load(database: database, program: program)
            let result: String
            do { result = try await figure.measure(load) } catch { result = "failed: \(error)" }
            rows.append("| \(figure.name) | \(figure.aim) | \(result) |")
            print(rows[rows.count - 1])
            fflush(nil)
            load.stop()
        }
        if only == nil, divisor == 1 { try page?.write(rows) }
    }

    // MARK: Exchanging

    private func seen(_ load: Load) async throws -> String {
        let (accounts, seconds, rate) = (200 / divisor, 10, 100 / divisor)
        let firms = try (0..<accounts).map { try load.firm("seen-\($0)") }
        let written = Shared<[String: ContinuousClock.Instant]>([:])
        let delays = Shared<[Double]>([])
        var writers: [LoadConnection] = []
        let readers = Shared<[Task<Void, Never>]>([])
        for firm in firms {
            writers.append(try await load.connect(firm))
            for _ in 0..<4 {
                let reader = try await load.connect(firm)
                let task = Task {
                    var head = 2
                    while !Task.isCancelled {
                        guard let news = try? await reader.news(since: head, of: firm.id) else {
                            if Task.isCancelled { return }
                            continue
                        }
                        guard news > head, let answer = try? await reader.pull(after: head, from: firm.id) else {
                            continue
                        }
                        let now = ContinuousClock.now
                        for document in answer.documents {
                            if let begin = written.withLock({ $0[document.key] }) {
                                delays.withLock { $0.append((now - begin) / .milliseconds(1)) }
                            }
                        }
                        head = answer.head
                    }
                }
                readers.withLock { $0.append(task) }
            }
        }
        try await Task.sleep(for: .seconds(1))
        let begin = ContinuousClock.now
        try await withThrowingTaskGroup(of: Void.self) { group in
            for index in 0..<(rate * seconds) {
                try await Task.sleep(until: begin + .milliseconds(index * 1000 / rate))
                let firm = firms[index % firms.count]
                let connection = writers[index % firms.count]
                let number = index / firms.count + 1
                let key = "\(firm.id)-\(number)"
                written.withLock { $0[key] = .now }
                group.addTask { _ = try await connection.push(firm.request([firm.project(key, number)]), to: firm.id) }
            }
            try await group.waitForAll()
        }
        let expected = rate * seconds * 4
        for _ in 0..<300 where delays.withLock({ $0.count }) < expected {
            try await Task.sleep(for: .milliseconds(100))
        }
        for task in readers.withLock({ $0 }) { task.cancel() }
        let all = delays.withLock { $0.sorted() }
        guard all.count == expected else { return "only \(all.count) of \(expected) arrived" }
        return "p50 \(Self.rounded(all[all.count / 2])) ms, p99 \(Self.rounded(all[all.count * 99 / 100])) ms"
    }

    private func operations(_ load: Load) async throws -> String {
        let firms = try (0..<(100 / divisor)).map { try load.firm("operations-\($0)") }
        let count = Shared(0)
        let (begin, used) = (ContinuousClock.now, load.usage().seconds)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for firm in firms {
                group.addTask {
                    let connection = try await load.connect(firm)
                    for number in 1... {
                        guard ContinuousClock.now - begin < .seconds(8) else { break }
                        let operations = (0..<20).map { firm.operation("\(firm.id)-\(number)-\($0)", number) }
                        _ = try await connection.push(firm.request([firm.batch(number, operations)]), to: firm.id)
                        count.withLock { $0 += 20 }
                    }
                }
            }
            try await group.waitForAll()
        }
        return rate(of: count.withLock { $0 }, since: begin, load, used)
    }

    private func pushes(_ load: Load) async throws -> String {
        let first = try load.firm("pushes")
        // The server lets a person, and an account, push only so often. Devices that push more wait, as the server asks them to.
        let devices = try (0..<8).map { try load.colleague($0, of: first) }
        let count = Shared(0)
        let (begin, used) = (ContinuousClock.now, load.usage().seconds)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for firm in devices {
                group.addTask {
                    let connection = try await load.connect(firm)
                    for number in 1... {
                        guard ContinuousClock.now - begin < .seconds(5) else { break }
                        let project = firm.project("\(firm.node)-\(number)", number)
                        let request = firm.request([project])
                        while ContinuousClock.now - begin < .seconds(5) {
                            do {
                                _ = try await connection.push(request, to: firm.id)
                                count.withLock { $0 += 1 }
                                break
                            } catch let failure as ServerFailure where failure.code == .tooMany {
                                try await Task.sleep(for: .seconds(failure.retryAfter ?? 1))
                            }
                        }
                    }
                }
            }
            try await group.waitForAll()
        }
        return rate(of: count.withLock { $0 }, since: begin, load, used)
    }

    /// How many in a second, and how long the server computed for each: other programs slow down only the first.
    private func rate(of count: Int, since begin: ContinuousClock.Instant, _ load: Load, _ used: Double) -> String {
        let seconds = (ContinuousClock.now - begin) / .seconds(1)
        let each = ((load.usage().seconds - used) / Double(max(count, 1)) * 1_000)
            .formatted(.number.precision(.fractionLength(2)))
        return "\(Int(Double(count) / seconds))/s, the server computes \(each) ms for each"
    }

    // MARK: Devices with a file

    private func firstSync(_ load: Load) async throws -> String {
        let firm = try load.firm("first")
        try load.fill(firm, items: 100_000 / divisor)
        let file = load.folder.appending(path: "first.sqlite")
        let watch = StopWatch(load)
        let store = try LocalStore(path: file.path)
        try await ServerReader(store: store, client: load.client).read(firm.id, token: firm.token)
        let count = try store.value(of: DocumentsQuery<Item>(accountID: firm.id)).count
        let time = watch.text
        try store.close()
        return "\(time); \(count) items"
    }

    private func threeWeeks(_ load: Load) async throws -> String {
        let firm = try load.firm("weeks")
        try load.fill(firm, items: 20_000 / divisor)
        let store = try LocalStore(path: load.folder.appending(path: "weeks.sqlite").path)
        let reader = ServerReader(store: store, client: load.client)
        try await reader.read(firm.id, token: firm.token)
        for number in 0..<(2_000 / divisor) {
            try store.write(as: Session(userID: firm.user, accountID: firm.id)) { batch in
                _ = try batch.update(Item.self, "item-\(number * 10)") { $0.notes = "mine" }
            }
        }
        try load.change(firm, items: 20_000 / divisor)
        let watch = StopWatch(load)
        try await reader.read(firm.id, token: firm.token)
        let time = watch.text
        let waiting = try store.pendingCount()
        try store.close()
        return "\(time)\(waiting == 0 ? "" : "; \(waiting) still wait")"
    }

    // MARK: Waiting

    private func idleHints(_ load: Load) async throws -> String {
        let firms = try (0..<(100 / divisor)).map { try load.firm("idle-\($0)") }
        let tasks = Shared<[Task<Void, Never>]>([])
        for index in 0..<(10_000 / divisor) {
            let firm = firms[index % firms.count]
            let connection = try await load.connect(firm)
            let task = Task { _ = try? await connection.news(since: 1 << 40, of: firm.id) }
            tasks.withLock { $0.append(task) }
        }
        try await Task.sleep(for: .seconds(3))
        let before = load.usage()
        try await Task.sleep(for: .seconds(10))
        let after = load.usage()
        let part = (after.seconds - before.seconds) / 10 * 100
        return "\(after.megabytes) MB, \(Self.rounded(part)) % of a core"
    }

    private static func rounded(_ number: Double) -> String { number.formatted(.number.precision(.fractionLength(1))) }
}

/// How long something takes, and how long device and server compute for it: other programs slow down only the first.
private struct StopWatch {
    private let load: Load
    private let begin = ContinuousClock.now
    private let device = Self.computed
    private let server: Double

    init(_ load: Load) {
        self.load = load
        server = load.usage().seconds
    }

    var text: String {
        let parts = [
            (ContinuousClock.now - begin) / .seconds(1), Self.computed - device, load.usage().seconds - server,
        ].map { $0.formatted(.number.precision(.fractionLength(1))) }
        return "\(parts[0]) s; the device computes \(parts[1]) s, the server \(parts[2]) s"
    }

    /// The seconds that this process has computed so far.
    private static var computed: Double { Double(clock()) / Double(CLOCKS_PER_SEC) }
}

/// A value that several tasks change.
private final class Shared<Value: Sendable>: Sendable {
    private let value: Mutex<Value>

    init(_ value: Value) { self.value = Mutex(value) }

    func withLock<Result: Sendable>(_ body: @Sendable (inout Value) -> Result) -> Result {
        value.withLock { value in body(&value) }
    }
}
