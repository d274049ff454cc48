import CoreGraphics
import Foundation

/// How fast a finger moves: the slope of the line that fits its last places best, so that one event which came early or late
/// has little to say.
package struct VelocityTracker {
    private struct Sample {
        let location: CGPoint
        let time: TimeInterval
    }

    private var samples: [Sample] = []

    /// No finger is faster; events may come at almost one moment.
    private static let fastest = 40_000.0

    package init() {}

    /// Notes where the finger is. A finger that is where it was has not moved, whatever the event says.
    package mutating func add(_ location: CGPoint, at time: TimeInterval) {
        if let last = samples.last, last.location == location, samples.count > 1 { return }
        // Events of one moment tell no speed; the last one counts.
        if let last = samples.last, time <= last.time { samples.removeLast() }
        samples.append(Sample(location: location, time: time))
        let oldest = time - GestureMetrics.velocityWindow
        while samples.count > 2, samples[1].time < oldest { samples.removeFirst() }
    }

    /// In points for each second, as of a moment.
    package func velocity(at time: TimeInterval) -> CGSize {
        guard let last = samples.last, time - last.time < GestureMetrics.restInterval - 1e-9, samples.count > 1 else {
            return .zero
        }
        let count = Double(samples.count)
        let meanTime = samples.reduce(0) { $0 + $1.time } / count
        let meanX = samples.reduce(0) { $0 + $1.location.x } / count
        let meanY = samples.reduce(0) { $0 + $1.location.y } / count
        var (spread, x, y) = (0.0, 0.0, 0.0)
        for sample in samples {
            let offset = sample.time - meanTime
            spread += offset * offset
            x += offset * (sample.location.x - meanX)
            y += offset * (sample.location.y - meanY)
        }
        guard spread > 0 else { return .zero }
        func bounded(_ speed: Double) -> Double { min(max(speed, -Self.fastest), Self.fastest) }
        return CGSize(width: bounded(x / spread), height: bounded(y / spread))
    }
}
