import Testing

@testable import PerchWeb

struct FrameBeatTests {
    /// The moments of frames, each made by a timer that is late.
    private func moments(until end: Double, late: (Int) -> Double) -> [Double] {
        var beat = FrameBeat()
        var moments: [Double] = []
        var now = 0.0
        while now < end {
            moments.append(now)
            beat.frame(at: now)
            now += beat.wait(at: now) + late(moments.count)
        }
        return moments
    }

    @Test func aTimerThatIsLateMissesNoRefresh() {
        #expect(moments(until: 9.99) { _ in 0.001 }.count == 600)
        #expect(moments(until: 9.99) { $0 % 7 == 0 ? 0.015 : 0 }.count == 600)
    }

    @Test func aFrameAfterAPauseIsMadeAtOnce() {
        var beat = FrameBeat()
        #expect(beat.wait(at: 5) == 0)
        beat.frame(at: 5)
        #expect(beat.wait(at: 5.001) > 0.01)
        #expect(beat.wait(at: 7) == 0)
    }

    @Test func aMissedRefreshIsNotMadeUpFor() {
        let found = moments(until: 1) { $0 == 5 ? 0.5 : 0 }
        #expect(found.count < 35)
        #expect(zip(found.dropFirst(), found).allSatisfy { $0 - $1 > FrameBeat.interval - 0.001 })
    }
}
