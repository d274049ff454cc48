import DisplayList

// What holds of both trees after each frame. Tests that check frames against the oracle look at it, too: a tree that breaks
// a rule may draw the right thing for a long time.

extension RenderNode {
    /// The rules that the elements from this one down break, in words.
    final func brokenInvariants() -> [String] {
        var problems: [String] = []
        var seen: Set<ObjectIdentifier> = []
        func check(_ node: RenderNode) {
            guard seen.insert(ObjectIdentifier(node)).inserted else {
                problems.append("\(node.debugName) \(node.id) stands at two places")
                return
            }
            if node.isLayoutQueued { problems.append("\(node.debugName) \(node.id) still waits to be laid out") }
            if let child = node.soleChild, node.children.count != 1 || node.children[0] !== child {
                problems.append("\(node.debugName) \(node.id) has others beside its sole child, which nobody touches")
            }
            // The numbers of the children that its drawing shows.
            let drawn = Set(
                (node.cachedDisplayNode?.items ?? []).compactMap { item in
                    if case .node(let node) = item { node.id } else { nil }
                })
            for child in node.children {
                if child.tree !== node.tree { problems.append("\(child.debugName) \(child.id) is of another host") }
                if child.parent !== node {
                    problems.append(
                        "\(child.debugName) \(child.id) is a child of \(node.debugName), which did not adopt it")
                }
                // Else a change of it would never be seen: the walk up ends at a node that is out of date already.
                if child.isDisplayDirty, !node.isDisplayDirty, drawn.contains(child.id) {
                    problems.append("\(child.debugName) \(child.id) is out of date and \(node.debugName) shows it")
                }
                check(child)
            }
        }
        check(self)
        return problems
    }
}

extension _ViewNode {
    /// The rules that the nodes from this one down break, in words.
    final func brokenInvariants() -> [String] {
        var problems: [String] = []
        func check(_ node: _ViewNode) {
            if !node.isMounted { problems.append("\(node.debugName) is in the tree and not mounted") }
            node.forEachChild { child in
                if child.parent !== node {
                    problems.append("\(child.debugName) does not know its parent \(node.debugName)")
                }
                if child.depth != node.depth + 1 {
                    problems.append("\(child.debugName) has the depth \(child.depth) under \(node.depth)")
                }
                if child.host !== node.host { problems.append("\(child.debugName) is of another host") }
                check(child)
            }
        }
        check(self)
        return problems
    }
}
