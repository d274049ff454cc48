import Testing

@testable import SwiftUICore

/// Law 9: each frame after a change equals one computed from nothing.
@MainActor @Suite(.serialized) struct OracleFuzzTests {
    @Test(arguments: 0..<20) func randomChangesOfRandomTrees(seed: UInt64) {
        let wasEnabled = FrameOracle.isEnabled
        let report = FrameOracle.report
        FrameOracle.isEnabled = true
        var differences: [String] = []
        FrameOracle.report = { differences.append($0) }
        defer {
            FrameOracle.isEnabled = wasEnabled
            FrameOracle.report = report
        }
        for tree in 0..<10 {
            var gardener = Gardener(seed: seed &* 1000 &+ UInt64(tree))
            let root = gardener.plant(depth: 4)
            let host = ViewHost(PlantView(plant: root), size: CGSize(width: 200, height: 300))
            _ = host.frame()
            for change in 0..<50 {
                gardener.change(root)
                let frame = host.frame()
                let anew = ViewHost(PlantView(plant: root), size: CGSize(width: 200, height: 300))
                if let difference = FrameOracle.difference(
                    ReadFrame(frame, of: host), ReadFrame(anew.frame(), of: anew))
                {
                    Issue.record(
                        "seed \(seed), tree \(tree), change \(change), from a new host: \(difference)\n\(root)")
                    return
                }
                if let difference = differences.first {
                    Issue.record("seed \(seed), tree \(tree), change \(change): \(difference)\n\(root)")
                    return
                }
            }
        }
    }
}
