import Foundation
import LedgerCore
import LedgerSamples
import LedgerStore

/// Measures what people wait for, and prints a table with the bounds and aims beside. Fails where a bound does not hold.
///
/// With the argument `bounds` the documents' bounds at 1,000 entities are tried and nothing else, which a debug build may do.
@main
struct Benchmarks {
    static func main() async throws {
        let folder = NSTemporaryDirectory() + "ledger-benchmarks"
        try? FileManager.default.removeItem(atPath: folder)
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        var table = Table()

        if CommandLine.arguments.dropFirst().first == "bounds" {
            let fixture = try Fixture(folder: folder, name: "bounds", projects: 1, items: 860)
            table.add("open a project of 1,000 documents", try fixture.openProject(), bound: 1, aim: "")
            table.add("a write until its observers have it", try await fixture.write(), bound: 0.2, aim: "")
            table.add("first search by three letters", try fixture.coldSearch("lam"), bound: 0.5, aim: "")
            for query in Fixture.queries {
                table.add("search “\(query)”", try fixture.search(query), bound: 0.5, aim: "")
            }
            return table.finish()
        }
        let project = try Fixture(folder: folder, name: "project", projects: 1, items: 5_556)
        table.add("open a project of 5,000 items", try project.openProject(), bound: 1, aim: "30 ms")
        table.add(
            "a write until its observers have it, that project open", try await project.write(), bound: 0.2,
            aim: "5 ms")

        for entities in [1_000, 100_000, 1_000_000] {
            let fixture = try Fixture(
                folder: folder, name: "\(entities)", projects: max(1, entities / 2_000), items: entities * 6 / 7)
            let documents = try fixture.count()
            let label =
                "\(documents.formatted(.number.precision(.significantDigits(1...3)).locale(Locale(identifier: "en_US")))) documents"
            if entities == 100_000 {
                table.add(
                    "a write until its observers have it, \(label), a project open", try await fixture.write(),
                    bound: 0.2,
                    aim: "5 ms")
            }
            table.add(
                "first search by three letters, from the file, \(label)", try fixture.coldSearch("lam"),
                bound: 0.5, aim: "")
            table.add("reading all that is searched into memory, \(label)", try fixture.warmUp(), bound: nil, aim: "")
            for query in Fixture.queries {
                table.add(
                    "search “\(query)”, \(try fixture.hits(query)) hits, \(label)", try fixture.search(query),
                    bound: 0.5,
                    aim: entities == 100_000 ? "10 ms" : "")
            }
            fixture.remove()
        }
        table.finish()
    }
}

/// Rows of results.
private struct Table {
    private var rows = ["| | median | slowest | bound | aim |", "|---|---|---|---|---|"]

    /// What took longer than it may.
    private var broken: [String] = []

    /// Prints the rows, and ends the program if a bound does not hold.
    func finish() {
        print(rows.joined(separator: "\n"))
        guard !broken.isEmpty else { return }
        FileHandle.standardError.write(Data("Bounds that do not hold: \(broken.joined(separator: "; "))\n".utf8))
        exit(1)
    }

    /// - Parameter bound: the seconds that the median may take.
    mutating func add(_ title: String, _ times: [Double], bound: Double?, aim: String) {
        let sorted = times.sorted()
        let median = sorted[sorted.count / 2]
        if let bound, median > bound { broken.append(title) }
        let bound = bound.map { $0 < 1 ? "\(Int($0 * 1000)) ms" : "\(Int($0)) s" } ?? ""
        rows.append("| \(title) | \(label(median)) | \(label(sorted.last!)) | \(bound) | \(aim) |")
        FileHandle.standardError.write(Data((rows.last! + "\n").utf8))
    }

    private func label(_ seconds: Double) -> String {
        let milliseconds = seconds * 1000
        let digits = milliseconds < 1 ? 2 : milliseconds < 10 ? 1 : 0
        return String(format: "%.\(digits)f ms", milliseconds)
    }
}

/// A store with a sample firm.
private struct Fixture {
    /// One to ten letters, common and rare, an amount, a stock number, and one that nothing holds.
    static let queries = ["a", "la", "lam", "sofa", "walnut sofa", "o'n", "12", "40.9", "arh", "zzzz"]

    let path: String
    let store: LocalStore
    private let session = Session(userID: SampleFirm.ownerID, accountID: SampleFirm.accountID)
    private let projectQuery = ProjectQuery(
        accountID: SampleFirm.accountID, projectID: "project-0", userID: SampleFirm.ownerID)

    init(folder: String, name: String, projects: Int, items: Int) throws {
        path = "\(folder)/\(name).ledger"
        let store = try LocalStore(path: path)
        try SampleFirm(size: .init(projects: projects, items: items)).load(into: store)
        self.store = store
    }

    func remove() { for suffix in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + suffix) } }

    /// The file is as one that nobody has searched yet, afterwards.
    func count() throws -> Int {
        let all = try store.search("", accountID: SampleFirm.accountID)
        store.forgetSearches()
        return all.items.count + all.transactions.count + all.spaces.count
    }

    private func measure(_ count: Int, _ body: () throws -> Void) rethrows -> [Double] {
        try (0..<count).map { _ in
            let start = ContinuousClock.now
            try body()
            return seconds(since: start)
        }
    }

    private func seconds(since start: ContinuousClock.Instant) -> Double {
        let elapsed = (ContinuousClock.now - start).components
        return Double(elapsed.seconds) + Double(elapsed.attoseconds) / 1e18
    }

    func openProject() throws -> [Double] {
        try measure(21) { _ = try store.observation(of: projectQuery) }
    }

    /// From before the write to the moment at which someone who awaits the next value has it.
    func write() async throws -> [Double] {
        let observation = try store.observation(of: projectQuery)
        let item = observation.first.items[observation.first.items.count / 2].id!
        var times: [Double] = []
        var updates = observation.updates.makeAsyncIterator()
        for number in 0..<51 {
            let start = ContinuousClock.now
            try store.write(as: session) { try $0.update(Item.self, item) { $0.notes = "note \(number)" } }
            let snapshot = try await updates.next()
            times.append(seconds(since: start))
            guard snapshot?.items.first(where: { $0.id == item })?.notes == "note \(number)" else {
                fatalError("an update was not seen")
            }
        }
        return times
    }

    /// Where nobody has searched yet.
    func coldSearch(_ query: String) throws -> [Double] {
        try (0..<5).map { _ in
            let start = ContinuousClock.now
            _ = try store.search(query, accountID: SampleFirm.accountID)
            let time = seconds(since: start)
            store.forgetSearches()
            return time
        }
    }

    func warmUp() throws -> [Double] {
        try measure(1) {
            _ = try store.search("x", accountID: SampleFirm.accountID)
            store.waitForObservers()
        }
    }

    func hits(_ query: String) throws -> Int {
        let results = try store.search(query, accountID: SampleFirm.accountID)
        return results.items.count + results.transactions.count + results.spaces.count
    }

    func search(_ query: String) throws -> [Double] {
        try measure(21) { _ = try store.search(query, accountID: SampleFirm.accountID) }
    }
}
