import Testing

@testable import PerchWeb

@Suite("When what is read aloud is gathered")
struct ReadingPaceTests {
    private func isRead(_ pace: inout ReadingPace, at now: Double, isPressing: Bool = false) -> Bool {
        pace.begins(at: now, isPressing: isPressing)
    }

    private func pace(_ count: Int) -> ReadingPace {
        var pace = ReadingPace()
        #expect(isRead(&pace, at: 0), "The first frame is read.")
        pace.end(count)
        return pace
    }

    @Test("Little is read with each frame")
    func little() {
        var pace = pace(ReadingPace.mostAtOnce)
        for frame in 1...10 {
            #expect(isRead(&pace, at: Double(frame) / 60))
            pace.end(ReadingPace.mostAtOnce)
            #expect(pace.wait(at: 1) == nil)
        }
    }

    @Test("Much follows a moment later")
    func much() {
        var pace = pace(1000)
        #expect(!isRead(&pace, at: 5))
        #expect(pace.wait(at: 5 + ReadingPace.delay) == 0)
        #expect(!isRead(&pace, at: 5.05))
        #expect(isRead(&pace, at: 5 + ReadingPace.delay))
        pace.end(1000)
        #expect(pace.wait(at: 6) == nil)
        #expect(!isRead(&pace, at: 6))
    }

    @Test("Who waits for it is not made to wait")
    func pressing() {
        var pace = pace(1000)
        #expect(isRead(&pace, at: 5, isPressing: true))
        pace.end(1000)
        #expect(pace.wait(at: 5) == nil)
    }
}
