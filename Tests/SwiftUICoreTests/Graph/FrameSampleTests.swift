import Testing

@testable import SwiftUICore

@MainActor @Suite struct FrameSampleTests {
    private func skips(seed: UInt64, frames: Int) -> [Bool] {
        var sample = FrameSample(seed: seed)
        return (0..<frames).map { _ in sample.skipsFrame() }
    }

    @Test func aFifthOfTheFramesIsChecked() {
        let checked = skips(seed: 1, frames: 10000).count { !$0 }
        #expect((1900...2100).contains(checked))
    }

    @Test func aSeedChoosesTheSameFramesEachTime() {
        #expect(skips(seed: 7, frames: 100) == skips(seed: 7, frames: 100))
        #expect(skips(seed: 7, frames: 100) != skips(seed: 8, frames: 100))
    }

    /// How many frames the oracle checks while `body` runs.
    private func checked(_ body: () -> Void) -> Int {
        let wasEnabled = FrameOracle.isEnabled
        FrameOracle.isEnabled = true
        defer { FrameOracle.isEnabled = wasEnabled }
        let before = FrameOracle.framesChecked
        body()
        return FrameOracle.framesChecked - before
    }

    private func host(frames: Int) -> ViewHost {
        let host = ViewHost(Text("Hello"), size: CGSize(width: 100, height: 100))
        host.check.sample = FrameSample(seed: 7)
        for frame in 0..<frames { _ = host.frame(at: Double(frame)) }
        return host
    }

    @Test func aHostChecksItsSample() {
        #expect(checked { _ = host(frames: 50) } == skips(seed: 7, frames: 50).count { !$0 })
    }

    @Test func theLatestFrameIsCheckedOnce() throws {
        let skipped = try #require(skips(seed: 7, frames: 50).firstIndex(of: true))
        let frames = checked {
            let host = host(frames: skipped + 1)
            host.check.lookAtLatestFrame()
            host.check.lookAtLatestFrame()
        }
        #expect(frames == skipped + 1)
    }

    @Test func aCheckedFrameIsNotCheckedAgain() throws {
        let last = try #require(skips(seed: 7, frames: 50).firstIndex(of: false))
        let frames = checked { host(frames: last + 1).check.lookAtLatestFrame() }
        #expect(frames == 1)
    }
}
