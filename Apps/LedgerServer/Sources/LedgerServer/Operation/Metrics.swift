import Foundation

/// What the server counts, in the text form that Prometheus reads.
final class Metrics: @unchecked Sendable {
    /// The upper bounds of a duration's buckets, in seconds.
    private static let bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

    private struct Histogram {
        var counts = [Int](repeating: 0, count: bounds.count + 1)
        var sum = 0.0
        var count = 0
    }

    private let lock = NSLock()
    private var counters: [String: [String: Int]] = [:]
    private var histograms: [String: [String: Histogram]] = [:]
    private var gauges: [(name: String, value: @Sendable () -> Double)] = []

    /// Adds to a counter.
    func count(_ name: String, _ labels: KeyValuePairs<String, String> = [:], by number: Int = 1) {
        let key = Self.text(labels)
        lock.withLock { counters[name, default: [:]][key, default: 0] += number }
    }

    /// Notes how long something took.
    func observe(_ name: String, _ labels: KeyValuePairs<String, String> = [:], seconds: Double) {
        let key = Self.text(labels)
        lock.withLock {
            let bucket = Self.bounds.firstIndex { seconds <= $0 } ?? Self.bounds.count
            histograms[name, default: [:]][key, default: Histogram()].counts[bucket] += 1
            histograms[name]?[key]?.sum += seconds
            histograms[name]?[key]?.count += 1
        }
    }

    /// Adds a value that is asked for whenever somebody reads it.
    func gauge(_ name: String, _ value: @escaping @Sendable () -> Double) {
        lock.withLock { gauges.append((name, value)) }
    }

    var text: String {
        var lines: [String] = []
        let (counters, histograms, gauges) = lock.withLock { (self.counters, self.histograms, self.gauges) }
        for (name, values) in counters.sorted(by: { $0.key < $1.key }) {
            lines.append("# TYPE \(name) counter")
            for (labels, value) in values.sorted(by: { $0.key < $1.key }) {
                lines.append("\(name)\(Self.braced(labels)) \(value)")
            }
        }
        for (name, values) in histograms.sorted(by: { $0.key < $1.key }) {
            lines.append("# TYPE \(name) histogram")
            for (labels, value) in values.sorted(by: { $0.key < $1.key }) {
                var sum = 0
                for (bound, count) in zip(Self.bounds.map { "\($0)" } + ["+Inf"], value.counts) {
                    sum += count
                    let all = (labels.isEmpty ? "" : labels + ",") + "le=\"\(bound)\""
                    lines.append("\(name)_bucket\(Self.braced(all)) \(sum)")
                }
                lines.append("\(name)_sum\(Self.braced(labels)) \(value.sum)")
                lines.append("\(name)_count\(Self.braced(labels)) \(value.count)")
            }
        }
        for gauge in gauges {
            lines.append("# TYPE \(gauge.name) gauge")
            lines.append("\(gauge.name) \(gauge.value())")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func braced(_ labels: String) -> String { labels.isEmpty ? "" : "{\(labels)}" }

    private static func text(_ labels: KeyValuePairs<String, String>) -> String {
        labels.map { "\($0)=\"\($1.replacing("\\", with: "").replacing("\"", with: "").replacing("\n", with: ""))\"" }
            .joined(separator: ",")
    }
}
