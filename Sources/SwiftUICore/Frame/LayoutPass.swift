import CoreGraphics

// Layout. What changed is measured again from the leaves up, as far up as the answers differ; then it is placed again from
// there down (law 7 of the design). An element whose answers are the same ends the walk up.

extension FrameLoop {
    func layOut() {
        tree.pass.inheritedShift = .zero
        canvas.place(size)
        layOutQueued()
        canvas.place(size)
    }

    private func layOutQueued() {
        guard !tree.layoutQueue.isEmpty else { return }
        var settled: [RenderNode] = []
        // By depth, which is taken now, for nodes may have been queued before they had a parent.
        var levels: [[RenderNode]] = []
        var next: [Int] = []
        var depth = sortQueued(into: &levels, &next)
        while depth >= 0 {
            guard next[depth] < levels[depth].count else {
                levels[depth] = []
                next[depth] = 0
                depth -= 1
                continue
            }
            let node = levels[depth][next[depth]]
            next[depth] += 1
            revalidate(node, &settled)
            // A parent that was queued by a child goes in its turn, before anything above it.
            if !tree.layoutQueue.isEmpty { depth = max(depth, sortQueued(into: &levels, &next)) }
        }
        for node in settled.reversed() { placeAgain(node) }
    }

    private func placeAgain(_ node: RenderNode) {
        // What has left the tree may have had children that are elsewhere in it by now.
        guard node.needsPlacement, isInTree(node) else { return }
        FrameMotion.divideAncestors(of: node)
        guard tree.layoutShortcuts.hasTransactionAlterers else { return node.placeAgain() }
        let outer = tree.transaction
        node.alterTransactionFromRoot(&tree.transaction)
        node.placeAgain()
        tree.transaction = outer
    }

    private func isInTree(_ node: RenderNode) -> Bool {
        var top = node
        while let parent = top.parent { top = parent }
        return top === canvas
    }

    /// Moves the queue into its levels; `next` is the place in each that comes next. Returns the deepest level.
    private func sortQueued(into levels: inout [[RenderNode]], _ next: inout [Int]) -> Int {
        var deepest = -1
        for node in tree.layoutQueue {
            let depth = node.treeDepth
            while levels.count <= depth {
                levels.append([])
                next.append(0)
            }
            levels[depth].append(node)
            deepest = max(deepest, depth)
        }
        tree.layoutQueue.removeAll(keepingCapacity: true)
        return deepest
    }

    private func revalidate(_ node: RenderNode, _ settled: inout [RenderNode]) {
        guard node.isLayoutQueued else { return }
        if node.revalidate(), let parent = node.parent {
            parent.setNeedsLayout()
        } else {
            settled.append(node)
        }
    }
}
