import Testing

@testable import SwiftUICore

/// Law 8: whatever numbers views are given, a frame comes out, nothing traps, and all that is placed has a real place.
@MainActor @Suite(.serialized) struct HostileInputTests {
    private static let strangeNumbers: [CGFloat] = [
        .nan, .infinity, -.infinity, -1, -1e9, 1e9, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
        .leastNonzeroMagnitude, 0, -0.0, .signalingNaN,
    ]

    @Test(arguments: 0..<10) func strangeNumbersInRandomTrees(seed: UInt64) {
        Log.redirect { _ in }
        defer { Log.redirect(nil) }
        let wasEnabled = FrameOracle.isEnabled
        FrameOracle.isEnabled = false  // NaN is not equal to itself.
        defer { FrameOracle.isEnabled = wasEnabled }
        for tree in 0..<20 {
            var gardener = Gardener(
                seed: seed &* 1000 &+ UInt64(tree), strangeNumbers: Self.strangeNumbers)
            let root = gardener.plant(depth: 4)
            let sizes = Self.strangeNumbers.map { CGSize(width: $0, height: 50) } + [CGSize(width: 60, height: 90)]
            let host = ViewHost(PlantView(plant: root), size: sizes[tree % sizes.count])
            for _ in 0..<10 {
                _ = host.frame()
                expectRealPlaces(host.rootElement)
                gardener.change(root)
            }
        }
    }

    private func expectRealPlaces(_ node: RenderNode) {
        let frame = node.frame
        #expect(frame.origin.x.isFinite && frame.origin.y.isFinite, "\(node.path)")
        #expect(frame.width >= 0 && frame.height >= 0, "\(node.path)")
        node.children.forEach(expectRealPlaces)
    }
}
