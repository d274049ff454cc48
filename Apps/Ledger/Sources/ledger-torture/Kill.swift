import ArgumentParser
import Foundation
import LedgerCore
import LedgerSamples
import LedgerStore

/// Kills processes that write, again and again, and looks at what they leave.
struct Kill: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Kill writers with SIGKILL, and check what they have left.",
        discussion: """
            Up to three processes write to one file at a time, each through several stores that come and go. Some end by
            themselves, the others are killed, three in five of them within an open transaction. Meanwhile commands read the
            file, as `ledger check` does beside a server.
            """)

    @Option(help: "How many processes are killed.") var kills = 1000
    @Option(help: "The seed of the random numbers.") var seed: UInt64 = 1
    @Option(help: "Where the databases are made.") var folder = NSTemporaryDirectory() + "ledger-torture"

    func run() throws {
        try? FileManager.default.removeItem(atPath: folder)
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        var random = SplitMix64(seed: seed)
        var totals = Totals()
        var round = 0
        var file = WrittenFile(path: "")
        while totals.killed < kills {
            // A file goes through many deaths, but does not grow forever.
            if round % 40 == 0 { file = try WrittenFile(making: "\(folder)/\(round).ledger") }
            let before = totals.killed
            try play(&file, round, &random, &totals)
            try file.examine(after: "round \(round)")
            round += 1
            if totals.killed / 100 > before / 100 {
                print(totals)
                // Into a file as well as onto a terminal.
                fflush(nil)
            }
        }
        print(totals)
        print("All files open and pass the check, and hold each acknowledged write.")
    }

    private struct Totals: CustomStringConvertible {
        var killed = 0
        var within = 0
        var closed = 0
        var commands = 0
        var acknowledged = 0

        var description: String {
            "\(killed) processes killed, \(within) of them within an open transaction; \(closed) ended by themselves, "
                + "\(commands) commands read the file; \(acknowledged) writes acknowledged."
        }
    }

    /// Lets a few processes work on the file at the same time, until all of them have ended.
    private func play(
        _ file: inout WrittenFile, _ round: Int, _ random: inout SplitMix64, _ totals: inout Totals
    ) throws {
        var workers: [(end: WorkerEnd, process: ToldProcess)] = []
        for number in 0..<Int.random(in: 1...3, using: &random) {
            let end = WorkerEnd(&random)
            let arguments = ["worker", "--db", file.path, "--seed", "\(random.next())"] + end.arguments
            workers.append((end, try ToldProcess(Self.own, arguments, output: "\(folder)/told-\(number)")))
        }
        // After a failure nobody goes on.
        defer { for worker in workers { worker.process.end() } }
        for _ in 0..<Int.random(in: 0...2, using: &random) {
            usleep(UInt32.random(in: 0...30_000, using: &random))
            try runCommand(file, &random)
            totals.commands += 1
        }
        usleep(UInt32.random(in: 5_000...90_000, using: &random))
        for worker in workers {
            let name = "a worker of round \(round)"
            switch worker.end {
            case .killed:
                try worker.process.kill(name)
                totals.killed += 1
            case .within:
                try worker.process.expectKilled(name)
                totals.killed += 1
                totals.within += 1
            case .byItself:
                try worker.process.expectSuccess(name)
                totals.closed += 1
            }
            let lines = worker.process.lines
            totals.acknowledged += lines.count
            file.told.formUnion(lines)
        }
    }

    private func runCommand(_ file: WrittenFile, _ random: inout SplitMix64) throws {
        let commands = [["check"], ["search", "made"], ["export"]]
        let arguments = commands.randomElement(using: &random)! + ["--db", file.path]
        let process = try ToldProcess(Self.command, arguments, output: "\(folder)/command")
        try process.expectSuccess("ledger \(arguments[0])")
    }

    private static let own = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    private static let command = own.deletingLastPathComponent().appendingPathComponent("ledger")
}

/// How a worker ends.
private enum WorkerEnd {
    case byItself(batches: Int)
    case within(batch: Int, point: Int)
    case killed

    init(_ random: inout SplitMix64) {
        switch Int.random(in: 0..<8, using: &random) {
        case 0..<3: self = .byItself(batches: Int.random(in: 1...8, using: &random))
        case 3..<6:
            self = .within(batch: Int.random(in: 1...6, using: &random), point: Int.random(in: 0...6, using: &random))
        default: self = .killed
        }
    }

    var arguments: [String] {
        switch self {
        case .byItself(let batches): ["--batches", "\(batches)"]
        case .within(let batch, let point): ["--fatal-batch", "\(batch)", "--fatal-point", "\(point)"]
        case .killed: []
        }
    }
}

struct Failure: Error, CustomStringConvertible {
    var description: String
    init(_ description: String) { self.description = description }
}
