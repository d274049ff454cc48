import SwiftUI

/// What the latest frames of a session cost.
struct FrameLog {
    struct Record {
        /// From 1, by the session.
        var number: Int
        /// The moment that the frame is of, in seconds since the session began.
        var time: Double
        /// How long it took to make, in milliseconds.
        var milliseconds: Double
        var bytes: Int
        var counters: FrameCounters
    }

    /// Two seconds of motion.
    static let longest = 120

    private(set) var records: [Record] = []
    private var count = 0

    mutating func add(time: Double, milliseconds: Double, bytes: Int, _ counters: FrameCounters) {
        count += 1
        records.append(
            Record(number: count, time: time, milliseconds: milliseconds, bytes: bytes, counters: counters))
        if records.count > Self.longest { records.removeFirst(records.count - Self.longest) }
    }

    /// For the page, the oldest first.
    var values: [[String: Any]] {
        records.map {
            [
                "number": $0.number, "time": $0.time, "milliseconds": $0.milliseconds, "bytes": $0.bytes,
                "bodies": $0.counters.bodiesRun, "laid out": $0.counters.nodesLaidOut,
                "measured": $0.counters.measurements, "operations": $0.counters.operationsEmitted,
                "rows made": $0.counters.elementsRealised,
            ]
        }
    }
}
