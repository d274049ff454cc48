import ArgumentParser
import Foundation

/// One machine's part of a run.
struct Shard: Equatable {
    /// The part, from 1.
    var index: Int
    var total: Int

    static let whole = Shard(index: 1, total: 1)

    /// - Parameter text: such as `2/4`.
    init(_ text: String) throws {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let index = parts[0], let total = parts[1], total >= 1, (1...total).contains(index)
        else {
            throw ShardProblem("“\(text)” is not a shard. Use a number and a total, such as 2/4, or auto.")
        }
        self.init(index: index, total: total)
    }

    init(index: Int, total: Int) { (self.index, self.total) = (index, total) }

    /// A service's variables, and the number of its first machine.
    private static let services = [
        (index: "TEST_SHARD_INDEX", total: "TEST_TOTAL_SHARDS", first: 0),
        (index: "CI_NODE_INDEX", total: "CI_NODE_TOTAL", first: 1),
        (index: "BUILDKITE_PARALLEL_JOB", total: "BUILDKITE_PARALLEL_JOB_COUNT", first: 0),
        (index: "CIRCLE_NODE_INDEX", total: "CIRCLE_NODE_TOTAL", first: 0),
    ]

    /// The part that Bazel, GitLab, Buildkite or CircleCI asks for; nil if none of them does.
    static func automatic(_ environment: [String: String]) throws -> Shard? {
        for service in services {
            guard let index = environment[service.index], let total = environment[service.total] else { continue }
            guard let number = Int(index), let count = Int(total), count >= 1,
                (service.first..<service.first + count).contains(number)
            else {
                throw ShardProblem("\(service.index)=\(index) of \(service.total)=\(total) is not a shard.")
            }
            if service.total == "TEST_TOTAL_SHARDS", let file = environment["TEST_SHARD_STATUS_FILE"] {
                // Bazel takes the file for a sign that the program draws only its part.
                try writing(to: file) { try Data().write(to: URL(fileURLWithPath: file)) }
            }
            return Shard(index: number - service.first + 1, total: count)
        }
        return nil
    }
}

/// Why a shard cannot be drawn, or shards not merged.
struct ShardProblem: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}

/// Runs a command's work, and ends with 2 if its shards or its store are wrong.
func refusing<Result>(_ body: () throws -> Result) throws -> Result {
    do {
        return try body()
    } catch let error where error is ShardProblem || error is StoreProblem {
        ProgressReport.write("Error: \(error)")
        throw ExitCode(2)
    }
}
