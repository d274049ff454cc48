import Foundation

/// Keeps a view that has a body: a user's view, or one of ours that is made of others.
final class BodyNode<V: View>: _TypedViewNode<V> {
    private var child: _TypedViewNode<V.Body>?
    private let properties: DynamicPropertyFields
    let dependencies = BodyDependencies()

    override init(_ view: V, _ inputs: _ViewInputs) {
        properties = DynamicPropertyFields.of(V.self)
        super.init(view, inputs)
        evaluateBody()
    }

    override var pathComponent: String? { String(describing: V.self).prefixBeforeGenerics }

    override func update(_ view: V) {
        if dependencies.isClean, ValueComparison.areEqual(self.view, view, properties) { return }
        self.view = view
        evaluateBody()
    }

    override func updateIfNeeded() {
        guard !dependencies.isClean else { return }
        evaluateBody()
    }

    private func evaluateBody() {
        guard V.Body.self != Never.self else {
            Log.once("\(V.self) has no body to draw (\(path)).")
            return
        }
        let body = dependencies.track(self, &view, properties) { $0.body }
        if let child {
            child.update(body)
        } else {
            child = V.Body._makeNode(body, childInputs)
        }
    }

    override func environmentDidChange(_ change: EnvironmentChange) {
        if dependencies.reads(change) { invalidateBody() }
    }

    override func invalidateBody() {
        dependencies.isClean = false
        setNeedsUpdate()
    }

    override func unmount() {
        dependencies.invalidate()
        super.unmount()
    }

    override func forEachChild(_ visit: (_ViewNode) -> Void) {
        if let child { visit(child) }
    }
}

extension String {
    /// `Row` of `Row<Int, Text>`.
    fileprivate var prefixBeforeGenerics: String {
        firstIndex(of: "<").map { String(self[..<$0]) } ?? self
    }
}
