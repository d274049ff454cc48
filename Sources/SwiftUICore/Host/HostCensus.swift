/// How much a host keeps. After anything that was opened has closed, it is as before.
package struct HostCensus: Equatable {
    /// View nodes, those of presentations and of what is on its way out included.
    package var nodes = 0
    package var elements = 0
    /// Values that are on their way.
    package var movingValues = 0
    /// Those that are notified of moments, places, sizes and preferences.
    package var observers = 0
    package var presentations = 0
}

extension ViewHost {
    /// Counts what the host keeps, by walking all of it.
    package var census: HostCensus {
        var census = HostCensus()
        var counted: Set<ObjectIdentifier> = []
        func visit(_ node: _ViewNode) {
            guard counted.insert(ObjectIdentifier(node)).inserted else { return }
            census.nodes += 1
            for departure in node.departures { visit(departure.node) }
            node.forEachChild(visit)
        }
        func visit(_ element: RenderNode) {
            census.elements += 1
            element.children.forEach(visit)
        }
        visit(root)
        // What closes is no longer its presenter's.
        for presentation in presentations.stack { presentation.content.map(visit) }
        visit(rootElement)
        census.movingValues = tree.movingValues.count
        census.observers = observerCount
        census.presentations = presentations.stack.count
        return census
    }
}
