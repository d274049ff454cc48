import ArgumentParser
import LedgerSamples

/// Plays histories of several devices and a server, and checks what each has left.
struct Simulate: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Let several devices change one account over a bad network, and check that nothing is lost.")

    @Option(help: "How many histories are played.") var histories = 10_000
    @Option(help: "The seed of the random numbers.") var seed: UInt64 = 1
    @Option(help: "The first history: the one that a failure has named.") var first = 0

    func run() throws {
        var simulation = try SyncSimulation()
        var total = SyncSimulation.Outcome()
        for number in first..<first + histories {
            // A history is played the same, whichever came before.
            var random = SplitMix64(seed: seed &* 0x9e37_79b9_7f4a_7c15 &+ UInt64(number))
            let outcome = try simulation.play(history: number, random: &random)
            total.batches += outcome.batches
            total.refusals += outcome.refusals
            total.conflicts += outcome.conflicts
            total.late += outcome.late
            total.newer += outcome.newer
            if (number + 1) % 1000 == 0 { print("\(number + 1) histories, \(total.batches) batches") }
        }
        print(
            """
            \(histories) histories of two to six devices ended as they must: \(total.batches) batches, \
            \(total.refusals) refused, \(total.conflicts) with conflicts, \(total.newer) of a newer version; \
            \(total.late) messages arrived late.
            """)
    }
}
