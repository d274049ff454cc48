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
    @MainActor static func frames(_ count: Int, after warmUp: Int, _ work: (Int) -> Void) -> Measurement {
        for frame in 0..<warmUp { work(frame) }
        var times: [Double] = []
        for frame in warmUp..<warmUp + count {
            let start = cpu
            work(frame)
            times.append(cpu - start)
        }
        times.sort()
        return Measurement(
            milliseconds: times.reduce(0, +) / Double(count), megabytes: peakMemory, median: times[count / 2],
            worst: times[count - 1])
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
