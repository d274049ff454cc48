import Testing

@testable import SwiftUICore

/// A host that nobody keeps goes, and all its nodes with it.
@MainActor struct HostReleaseTests {
    @Test(arguments: Plant.Kind.allCases) func nothingKeepsTheNodes(of kind: Plant.Kind) {
        func leaf(_ id: Int) -> Plant { Plant(id: id, kind: .leaf, children: [], a: 10, b: 20, flag: true) }
        let plant = Plant(id: 0, kind: kind, children: [leaf(1), leaf(2)], a: 12, b: 8, flag: true)
        weak var host: ViewHost?
        weak var root: _ViewNode?
        weak var child: _ViewNode?
        weak var element: RenderNode?
        do {
            let made = ViewHost(PlantView(plant: plant), size: CGSize(width: 200, height: 300))
            host = made
            root = made.root
            made.root.forEachChild { child = $0 }
            element = made.rootElement
            _ = made.accessibility(at: 0)
            plant.flag = false
            _ = made.frame()
            #expect(child != nil)
        }
        #expect(host == nil && root == nil && child == nil && element == nil)
        // Nobody is left to be told.
        plant.a = 3
    }

    /// A frame is a separate value, which may be read on any thread.
    @Test func aFrameKeepsNothing() async {
        weak var host: ViewHost?
        let frame: Frame
        do {
            let made = ViewHost(Color.red, size: CGSize(width: 20, height: 10))
            host = made
            frame = made.frame()
        }
        #expect(host == nil)
        #expect(await Task.detached { frame.displayList.size }.value == CGSize(width: 20, height: 10))
    }

    @Test(arguments: 0..<20) func nothingKeepsTheNodesOfRandomTrees(seed: UInt64) {
        var gardener = Gardener(seed: seed)
        let plant = gardener.plant(depth: 4)
        for _ in 0..<20 {
            gardener.change(plant)
            let description = plant.description
            weak var host: ViewHost?
            var nodes: [WeakNode] = []
            func collect(_ node: _ViewNode) {
                nodes.append(WeakNode(node: node))
                node.forEachChild(collect)
            }
            do {
                let made = ViewHost(PlantView(plant: plant), size: CGSize(width: 200, height: 300))
                host = made
                collect(made.root)
                _ = made.accessibility(at: 0)
                collect(made.root)
                #expect(made.tree.layoutQueue.isEmpty, "\(made.tree.layoutQueue.map(\.debugName))")
            }
            let left = nodes.compactMap(\.node)
            #expect(host == nil && left.isEmpty, "\(left.map(\.debugName)) \(description)")
            if !left.isEmpty { return }
        }
    }

    private struct WeakNode {
        weak var node: _ViewNode?
    }
}
