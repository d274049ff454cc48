import Foundation

/// Deals pictures to machines: the longest first, each to the machine that has least to do. All machines find the same.
struct ShardCut {
    /// The places in the plan of each machine's pictures, in the plan's order.
    let parts: [[Int]]

    /// - Parameter times: milliseconds by file. A picture without a time counts as the median one.
    init(_ files: [String], into total: Int, times: [String: Double]) {
        let recorded = files.compactMap { times[$0] }.sorted()
        let median = recorded.isEmpty ? 1 : recorded[recorded.count / 2]
        let costs = files.map { times[$0] ?? median }
        var parts = [[Int]](repeating: [], count: total)
        var loads = [Double](repeating: 0, count: total)
        for place in files.indices.sorted(by: { (costs[$1], $0) < (costs[$0], $1) }) {
            var least = 0
            for part in 1..<max(total, 1) where loads[part] < loads[least] { least = part }
            parts[least].append(place)
            loads[least] += costs[place]
        }
        self.parts = parts.map { $0.sorted() }
    }
}

/// How long each picture took, by file. It is apart from the manifest, which is the same on all machines.
enum PictureTimes {
    static let file = "times.json"

    /// The times that a run recorded.
    static func read(_ url: URL) throws -> [String: Double] {
        do {
            let times = try JSONDecoder().decode([String: Double].self, from: Data(contentsOf: url))
            guard times.values.allSatisfy({ $0 >= 0 && $0.isFinite }) else {
                throw ShardProblem("“\(url.path)” has a negative time.")
            }
            return times
        } catch let problem as ShardProblem {
            throw problem
        } catch {
            throw ShardProblem("“\(url.path)” cannot be read as the times of pictures.")
        }
    }
}
