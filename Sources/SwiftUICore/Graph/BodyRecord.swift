/// The views and modifiers whose bodies have run, in their order, for a host that shows them to somebody.
@MainActor
package final class BodyRecord {
    private struct Run {
        weak var node: _ViewNode?
    }

    private var runs: [Run] = []
    private static let mostRuns = 1000

    nonisolated package init() {}

    func note(_ node: _ViewNode) {
        guard runs.count < Self.mostRuns else { return }
        runs.append(Run(node: node))
    }

    /// The nodes whose bodies ran since the last call, those that are gone left out, with how many times each did.
    package func take() -> [(node: _ViewNode, count: Int)] {
        var places: [ObjectIdentifier: Int] = [:]
        var found: [(node: _ViewNode, count: Int)] = []
        for run in runs {
            guard let node = run.node else { continue }
            if let place = places[ObjectIdentifier(node)] {
                found[place].count += 1
            } else {
                places[ObjectIdentifier(node)] = found.count
                found.append((node, 1))
            }
        }
        runs = []
        return found
    }
}
