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

    /// Counts what a host keeps, by walking all of it.
    @MainActor package init(_ host: ViewHost) {
        var (nodes, elements) = (0, 0)
        var counted: Set<ObjectIdentifier> = []
        func visit(_ node: _ViewNode) {
            guard counted.insert(ObjectIdentifier(node)).inserted else { return }
            nodes += 1
            for departure in node.departures { visit(departure.node) }
            node.forEachChild(visit)
        }
        func visit(_ element: RenderNode) {
            elements += 1
            element.children.forEach(visit)
        }
        visit(host.root)
        // What closes is no longer its presenter's.
        for presentation in host.presentations.stack { presentation.content.map(visit) }
        visit(host.rootElement)
        (self.nodes, self.elements) = (nodes, elements)
        movingValues = host.tree.movingValues.count
        observers = host.observerCount
        presentations = host.presentations.stack.count
    }
}
