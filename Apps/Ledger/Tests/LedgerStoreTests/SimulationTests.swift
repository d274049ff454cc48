import LedgerSamples
import Testing

@testable import ledger_torture

/// Histories of several devices and a server, and whether the checker of histories is worth anything.
@Suite struct SimulationTests {
    private func random(_ history: Int) -> SplitMix64 {
        SplitMix64(seed: 99 &* 0x9e37_79b9_7f4a_7c15 &+ UInt64(history))
    }

    /// A few of the histories that `make torture` plays ten thousand of.
    @Test func historiesEndAsTheyMust() throws {
        var simulation = try SyncSimulation()
        var total = SyncSimulation.Outcome()
        for history in 0..<60 {
            var random = random(history)
            let outcome = try simulation.play(history: history, random: &random)
            total.refusals += outcome.refusals
            total.conflicts += outcome.conflicts
            total.late += outcome.late
            total.newer += outcome.newer
        }
        // Everything that a history may meet was met.
        #expect(total.refusals > 0 && total.conflicts > 0 && total.late > 0 && total.newer > 0)
    }

    @Test(arguments: PlantedError.allCases) func thePlantedErrorIsFound(error: PlantedError) throws {
        var simulation = try SyncSimulation(planted: error)
        #expect(throws: SyncSimulation.Violation.self, "\(error)") {
            for history in 0..<150 {
                var random = random(history)
                _ = try simulation.play(history: history, random: &random)
            }
        }
    }

    @Test func thereAreTwentyFourPlantedErrors() { #expect(PlantedError.allCases.count == 24) }

    /// So a history that fails can be played again alone.
    @Test func aHistoryIsTheSameWhicheverCameBefore() throws {
        func play(_ numbers: [Int]) throws -> [SyncSimulation.Outcome] {
            var simulation = try SyncSimulation()
            return try numbers.map { number in
                var random = random(number)
                return try simulation.play(history: number, random: &random)
            }
        }
        let together = try play(Array(20..<30))
        #expect(try (20..<30).flatMap { try play([$0]) } == together)
    }
}
