/// What a frame cost, in counts that are the same on every machine.
package struct FrameCounters: Hashable, Sendable {
    /// Bodies of views and modifiers that ran.
    package var bodiesRun = 0
    /// Nodes that placed their children, or themselves, again.
    package var nodesLaidOut = 0
    /// Sizes that had to be computed because no earlier answer fitted.
    package var measurements = 0
    /// Drawing operations created again; those of views that did not change are shared with the frame before.
    package var operationsEmitted = 0
    /// Elements that lazy containers made.
    package var elementsRealised = 0
    /// Nodes of which it was found out again where they can be touched.
    package var touchBoxesFound = 0
    /// Nodes whose accessibility elements were put together again; those of nodes that did not change are kept.
    package var nodesRead = 0
    /// Environments in which it was found out what texts look like.
    package var textContextsMade = 0

    package init() {}
}
