/// Keeps what a body makes. The body runs again when something that it read has changed (law 2 of the design).
///
/// Subclasses run their body in `runBody()`, within `dependencies`, and hand the result to `show(_:)`.
package class BodyRunningNode<V: View, Content: View>: _TypedViewNode<V> {
    let dependencies = BodyDependencies()
    private var child: _TypedViewNode<Content>?

    func runBody() { fatalError("abstract") }

    /// Takes over what the body made.
    final func show(_ content: Content) {
        if let child {
            child.update(content)
        } else {
            child = Content._makeNode(content, ownInputs)
        }
    }

    package override func updateIfNeeded() {
        if !dependencies.isClean { runBody() }
    }

    package override func environmentDidChange(_ change: EnvironmentChange) {
        if dependencies.reads(change) { invalidateBody() }
    }

    package override func invalidateBody() {
        dependencies.isClean = false
        setNeedsUpdate()
    }

    package override func unmount() {
        dependencies.invalidate()
        super.unmount()
    }

    package override func forEachChild(_ visit: (_ViewNode) -> Void) {
        if let child { visit(child) }
    }
}
