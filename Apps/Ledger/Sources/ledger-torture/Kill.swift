import ArgumentParser
import Foundation
import LedgerCore
import LedgerSamples
import LedgerStore

/// Kills processes that write, again and again, and looks at what they leave.
struct Kill: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Kill writers with SIGKILL, and check what each has left.")

    @Option(help: "How many processes are killed.") var kills = 1000
    @Option(help: "Another number makes another run.") var seed: UInt64 = 1
    @Option(help: "Where the databases are made.") var folder = NSTemporaryDirectory() + "ledger-torture"

    func run() throws {
        try? FileManager.default.removeItem(atPath: folder)
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        var random = SplitMix64(seed: seed)
        var within = 0
        var acknowledged = 0
        var round = 0
        var database = ""
        var expected: [String: String] = [:]
        while round < kills {
            // A file goes through many deaths, but does not grow for ever.
            if round % 40 == 0 {
                database = "\(folder)/\(round).ledger"
                try Self.prepare(database)
                expected = [:]
            }
            // Three of five kills come from within, at a point of an open transaction.
            let fromWithin = round % 5 < 3
            let lines = try fromWithin ? dieWithin(database, &random) : killFromOutside(database, &random)
            if fromWithin { within += 1 }
            for line in lines {
                expected[line.key] = line.value
                acknowledged += 1
            }
            try Self.examine(database, expected, round: round)
            expected = try Self.current(database, of: expected)
            round += 1
            if round % 100 == 0 {
                print("\(round) kills, \(within) within a transaction, \(acknowledged) writes acknowledged")
            }
        }
        print("\(round) processes killed, \(within) of them within an open transaction.")
        print("All files open and pass the check, and hold each of \(acknowledged) acknowledged writes.")
    }

    private struct Line {
        var key: String
        var value: String
    }

    private static func prepare(_ path: String) throws {
        let store = try LocalStore(path: path)
        try SampleFirm(size: .init(projects: 1, items: 20, spacesPerProject: 2)).load(into: store)
    }

    private func dieWithin(_ database: String, _ random: inout SplitMix64) throws -> [Line] {
        try run(
            database, &random,
            [
                "--fatal-batch", "\(Int.random(in: 1...6, using: &random))", "--fatal-point",
                "\(Int.random(in: 0...6, using: &random))",
            ]
        ) { process in process.waitUntilExit() }
    }

    private func killFromOutside(_ database: String, _ random: inout SplitMix64) throws -> [Line] {
        let milliseconds = Int.random(in: 20...90, using: &random)
        return try run(database, &random, []) { process in
            usleep(UInt32(milliseconds * 1000))
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
        }
    }

    /// Starts a worker, waits for its end, and reads what it has told.
    private func run(
        _ database: String, _ random: inout SplitMix64, _ arguments: [String], _ end: (Process) -> Void
    ) throws -> [Line] {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        process.arguments = ["worker", "--db", database, "--seed", "\(random.next())"] + arguments
        let output = "\(folder)/told"
        _ = FileManager.default.createFile(atPath: output, contents: nil)
        process.standardOutput = FileHandle(forWritingAtPath: output)
        try process.run()
        end(process)
        guard process.terminationReason == .uncaughtSignal, process.terminationStatus == SIGKILL else {
            throw Failure("a worker has ended by itself, with \(process.terminationStatus)")
        }
        let told = String(decoding: FileManager.default.contents(atPath: output) ?? Data(), as: UTF8.self)
        return told.split(separator: "\n", omittingEmptySubsequences: false).compactMap { line in
            let words = line.split(separator: " ")
            // A line without its end was not told.
            guard words.count == 2, line.endIndex != told.endIndex else { return nil }
            return Line(key: String(words[0]), value: String(words[1]))
        }
    }

    /// Opens the file as anyone would, checks it, and looks for every acknowledged write.
    private static func examine(_ path: String, _ expected: [String: String], round: Int) throws {
        let store = try LocalStore(path: path)
        let report = try store.check()
        guard report.findings.isEmpty else { throw Failure("after kill \(round): \(report.findings)") }
        let items = Dictionary(
            uniqueKeysWithValues: try store.value(of: DocumentsQuery<Item>(accountID: SampleFirm.accountID)).map {
                ($0.id!, $0.notes ?? "")
            })
        // A batch may have been committed and not told of any more, so a document may hold something newer; what was
        // told must at least be in the history.
        let history = try store.outbox(limit: .max)
        for (key, value) in expected where (items[key] ?? "-") != value {
            let isKnown = history.contains { operation in
                guard operation.key == key else { return false }
                return value == "-" ? operation.action == .delete : operation.patch["notes"] == .string(value)
            }
            guard isKnown else { throw Failure("after kill \(round): the write of \(value) to \(key) is lost") }
        }
    }

    /// What the documents hold now: where the next worker begins.
    private static func current(_ path: String, of expected: [String: String]) throws -> [String: String] {
        let store = try LocalStore(path: path)
        let items = try store.value(of: DocumentsQuery<Item>(accountID: SampleFirm.accountID))
        return Dictionary(
            uniqueKeysWithValues: items.filter { expected[$0.id!] != nil }.map { ($0.id!, $0.notes ?? "") })
    }
}

struct Failure: Error, CustomStringConvertible {
    var description: String
    init(_ description: String) { self.description = description }
}
