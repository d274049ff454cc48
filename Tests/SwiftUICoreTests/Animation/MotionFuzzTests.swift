import Testing

@testable import SwiftUICore

/// Law 9 while things move: trees change in the middle of animations, transitions and departures.
@MainActor @Suite(.serialized) struct MotionFuzzTests {
    /// Ten thousand changes in all.
    @Test(arguments: 0..<20) func changesInTheMidstOfMotion(seed: UInt64) {
        // On the way a frame that is computed again may share a movement among other elements than before, since it divides
        // what it lays out again. So what is compared is where everything stops.
        let wasEnabled = FrameOracle.isEnabled
        FrameOracle.isEnabled = false
        defer { FrameOracle.isEnabled = wasEnabled }
        for tree in 0..<10 {
            var gardener = Gardener(seed: 77 &+ seed &* 1000 &+ UInt64(tree))
            let root = gardener.plant(depth: 3)
            let size = CGSize(width: 200, height: 300)
            let host = ViewHost(PlantView(plant: root), size: size)
            var time = 0.0
            _ = host.frame(at: time)
            for _ in 0..<50 {
                withAnimation(gardener.animation()) { gardener.change(root) }
                _ = host.frame(at: time)
                time += Double.random(in: 0...0.3, using: &gardener.random)
                _ = host.frame(at: time)
            }
            // Everything stops, and looks as though it had never moved.
            for _ in 0..<4 {
                time += 30
                _ = host.frame(at: time)
            }
            let frame = host.frame(at: time)
            if host.tree.movingValues.isMoving || host.root.departureCount > 0 {
                Issue.record(
                    "seed \(seed), tree \(tree): \(host.tree.movingValues.count) values move, \(host.root.departureCount) views leave"
                )
                return
            }
            let anew = ViewHost(PlantView(plant: root), size: size)
            if let difference = FrameOracle.difference(
                ReadFrame(frame, of: host), ReadFrame(anew.frame(), of: anew))
            {
                Issue.record("seed \(seed), tree \(tree), at rest: \(difference)\n\(root)")
                return
            }
        }
    }
}

extension Gardener {
    /// A way to show a change; none for some.
    mutating func animation() -> Animation? {
        switch Int.random(in: 0..<8, using: &random) {
        case 0, 1: nil
        case 2: .linear(duration: 0.4)
        case 3: .easeInOut(duration: 0.7)
        case 4: .spring
        case 5: .bouncy
        case 6: .smooth.delay(0.1)
        default: .easeOut(duration: 0.2).repeatCount(2)
        }
    }
}

extension _ViewNode {
    /// The number of views here and below that have left and are still seen.
    var departureCount: Int {
        var count = departures.count
        forEachChild { count += $0.departureCount }
        return count
    }
}
