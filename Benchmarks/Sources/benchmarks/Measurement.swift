import Foundation
import PerchPreviews

/// CPU time and memory of this process.
enum Meter {
    /// Milliseconds of CPU time that all threads have used.
    static var cpu: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1e6
    }

    /// Megabytes that were in memory at most.
    static var peakMemory: Double {
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM") }
        let kilobytes = line?.split(whereSeparator: { !$0.isNumber }).first.flatMap { Double($0) } ?? 0
        return kilobytes / 1024
    }

    /// The mean CPU time of one of `times` runs, after one that does not count.
    @MainActor static func mean(of times: Int, _ work: (Int) throws -> Void) rethrows -> Double {
        try work(0)
        let start = cpu
        for index in 1...times { try work(index) }
        return (cpu - start) / Double(times)
    }

    /// The CPU time of each of `count` frames, after some in which what is made once is made, and which do not count.
    @MainActor static func frames(
        _ count: Int, after warmUp: Int, _ work: (Int) throws -> Void
    ) rethrows -> Measurement {
        for frame in 0..<warmUp { try work(frame) }
        var times: [Double] = []
        for frame in warmUp..<warmUp + count {
            let start = cpu
            try work(frame)
            times.append(cpu - start)
        }
        times.sort()
        return Measurement(
            milliseconds: times.reduce(0, +) / Double(count), megabytes: peakMemory, median: times[count / 2],
            worst: times[count - 1])
    }
}

/// What a benchmark does again and again.
@MainActor struct Work {
    enum Kind {
        /// The mean of so many times counts, after one that does not.
        case mean(of: Int)
        /// The times of 300 frames count, after so many that do not.
        case frames(after: Int)
        /// As often as it can be done counts.
        case rate
    }

    let kind: Kind
    let step: (Int) throws -> Void
    /// Done at the end; throws where what was measured was not what it was to be.
    let finish: () throws -> Void

    init(_ kind: Kind, step: @escaping (Int) throws -> Void, finish: @escaping () throws -> Void = {}) {
        self.kind = kind
        self.step = step
        self.finish = finish
    }

    func measure() throws -> Measurement {
        let result: Measurement
        switch kind {
        case .mean(let times):
            let time = try Meter.mean(of: times, step)
            result = Measurement(milliseconds: time, megabytes: Meter.peakMemory)
        case .frames(let warmUp): result = try Meter.frames(300, after: warmUp, step)
        case .rate: result = Measurement(perSecond: try rate())
        }
        try finish()
        return result
    }

    private func rate() throws -> Double {
        let start = ContinuousClock.now
        var count = 0
        while ContinuousClock.now - start < .seconds(3) {
            try step(count)
            count += 1
        }
        return Double(count) / ((ContinuousClock.now - start) / .seconds(1))
    }

    /// How often the work is done in two processes whose instructions are counted; the difference is that of so many times. The
    /// more often is a whole number of rounds, in which all comes by that happens now and then.
    var timesCounted: (fewer: Int, more: Int) {
        switch kind {
        case .mean: (2, 6)
        case .frames: (60, 180)
        case .rate: (5, 25)
        }
    }

    /// Does the work so many times. What was to be seen in the end is not looked for, since frames go on for longer.
    func run(times: Int) throws {
        for index in 0..<times { try step(index) }
        if case .rate = kind { try finish() }
    }
}

/// What was measured of one piece of work.
struct Measurement: Codable {
    var milliseconds: Double?
    var megabytes: Double?
    var perSecond: Double?
    /// Of frames, in milliseconds.
    var median: Double?
    var worst: Double?

    enum CodingKeys: String, CodingKey {
        case milliseconds = "ms"
        case megabytes = "MB"
        case perSecond = "per second"
        case median, worst
    }
}
