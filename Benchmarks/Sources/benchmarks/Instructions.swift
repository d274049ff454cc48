import Foundation

/// How many instructions a benchmark takes for one run of its work, in thousands, beside the numbers that were recorded.
struct Instructions {
    /// By benchmark. Empty where none were counted.
    let counted: [String: Int]
    let recorded: [String: Int]

    /// More of the recorded number than this is worse; less is what other versions of the system's libraries make.
    static let tolerance = 0.03

    static let none = Instructions(counted: [:], recorded: [:])

    init(counted: [String: Int], recorded: [String: Int]) {
        self.counted = counted
        self.recorded = recorded
    }

    /// Reads what was recorded: a name and a number a line.
    init(counted: [String: Int], file: URL) {
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        let lines = text.split(separator: "\n").map { $0.split(separator: "\t") }
        let recorded = lines.compactMap { line in
            line.count == 2 ? Int(line[1]).map { (String(line[0]), $0) } : nil
        }
        self.init(counted: counted, recorded: Dictionary(recorded, uniquingKeysWith: { $1 }))
    }

    /// Records what was counted.
    func write(to file: URL) throws {
        let lines = Benchmark.allCases.compactMap { benchmark in
            counted[benchmark.rawValue].map { "\(benchmark.rawValue)\t\($0)\n" }
        }
        try lines.joined().write(to: file, atomically: true, encoding: .utf8)
    }

    /// How much more a benchmark takes than was recorded, as a part of that; nil where it is not known.
    private func growth(of benchmark: Benchmark) -> Double? {
        guard let now = counted[benchmark.rawValue], let before = recorded[benchmark.rawValue], before > 0 else {
            return nil
        }
        return Double(now - before) / Double(before)
    }

    func description(of benchmark: Benchmark) -> String {
        guard let now = counted[benchmark.rawValue] else { return "" }
        let change = growth(of: benchmark).map { String(format: " (%+.1f %%)", $0 * 100) } ?? ""
        return String(format: "%.2f M", Double(now) / 1000) + change
    }

    /// The benchmarks that have become worse than they may.
    var worse: [Benchmark] { Benchmark.allCases.filter { growth(of: $0) ?? 0 > Self.tolerance } }
}
