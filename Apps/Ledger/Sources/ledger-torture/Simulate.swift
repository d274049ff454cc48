import ArgumentParser
import Dispatch
import Foundation
import LedgerSamples
import LedgerStore

/// Plays histories of several devices and a server, and checks what each has left.
struct Simulate: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Let several devices change one account over a bad network, and check that nothing is lost.")

    @Option(help: "How many histories are played.") var histories = 10_000
    @Option(help: "The seed of the random numbers.") var seed: UInt64 = 1
    @Option(help: "The first history: the one that a failure has named.") var first = 0

    @Option(help: "How many histories are played at the same time.")
    var jobs = ProcessInfo.processInfo.activeProcessorCount

    func validate() throws {
        guard histories > 0 else { throw ValidationError("--histories needs a number above 0.") }
        guard jobs > 0 else { throw ValidationError("--jobs needs a number above 0.") }
    }

    func run() throws {
        let (first, histories, seed) = (first, histories, seed)
        let progress = Locked(Progress(next: first))
        DispatchQueue.concurrentPerform(iterations: jobs) { _ in
            do {
                var simulation = try SyncSimulation()
                while let number = progress({ $0.begin(before: first + histories) }) {
                    // A history is played the same, whichever came before and whatever is played beside it.
                    var random = SplitMix64(seed: seed &* 0x9e37_79b9_7f4a_7c15 &+ UInt64(number))
                    let outcome = try simulation.play(history: number, random: &random)
                    if let report = progress({ $0.end(with: outcome) }) {
                        print(report)
                        // Into a file as well as onto a terminal.
                        fflush(nil)
                    }
                }
            } catch {
                progress { $0.failure = $0.failure ?? error }
            }
        }
        let (total, failure) = progress { ($0.total, $0.failure) }
        if let failure { throw failure }
        print(
            """
            \(histories) histories of two to six devices ended as they must: \(total.batches) batches, \
            \(total.refusals) refused, \(total.conflicts) with conflicts, \(total.newer) of a newer version; \
            \(total.late) messages arrived late.
            """)
    }

    private struct Progress {
        var next: Int
        var ended = 0
        var total = SyncSimulation.Outcome()
        var failure: (any Error)?

        /// The number of the next history; `nil` if there is none, or one has failed.
        mutating func begin(before end: Int) -> Int? {
            guard next < end, failure == nil else { return nil }
            defer { next += 1 }
            return next
        }

        /// Adds a history. Gives what to print about all of them, now and then.
        mutating func end(with outcome: SyncSimulation.Outcome) -> String? {
            total += outcome
            ended += 1
            return ended % 1000 == 0 ? "\(ended) histories, \(total.batches) batches" : nil
        }
    }
}
