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
        var (refusals, conflicts) = (0, 0)
        for history in 0..<60 {
            var random = random(history)
            let outcome = try simulation.play(history: history, random: &random)
            refusals += outcome.refusals
            conflicts += outcome.conflicts
        }
        #expect(refusals > 0 && conflicts > 0)
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

    @Test func thereAreTwentyTwoPlantedErrors() { #expect(PlantedError.allCases.count == 22) }
}
