import Foundation

/// Keeps a view that has a body: a user's view, or one of ours that is made of others.
final class BodyNode<V: View>: BodyRunningNode<V, V.Body> {
    private let properties: DynamicPropertyFields
    @exclusivity(unchecked) private var animation = AnimatedAttribute<V>()

    override init(_ view: V, _ inputs: _ViewInputs) {
        properties = DynamicPropertyFields.of(V.self)
        super.init(view, inputs)
        runBody()
    }

    override var pathComponent: String? { Self.pathComponent(of: V.self) }

    override func update(_ view: V) {
        if dependencies.isClean, ValueComparison.areEqual(self.view, view, properties) { return }
        animation.change(from: self.view, to: view, on: self, step: { [weak self] in self?.invalidateBody() })
        self.view = view
        runBody()
    }

    override func runBody() {
        guard V.Body.self != Never.self else {
            Log.once("\(V.self) has no body to draw (\(path)).")
            return
        }
        guard animation.isRunning else {
            // Most bodies surely can run, and an optional result would be copied again.
            if properties.isEmpty, host.missingObjects.isEmpty, hasRoom {
                return show(dependencies.track(self, &view, properties) { view in view.body })
            }
            if BodyProbe.findsMissingParts {
                var tried = view
                guard canConnect({ dependencies.track(self, &tried, properties) { _ in } }) else { return show(nil) }
            }
            return show(dependencies.track(self, &view, properties) { view in content { view.body } })
        }
        var shown = animation.presented(view)
        show(dependencies.track(self, &shown, properties) { view in content { view.body } })
    }
}

extension _ViewNode {
    /// `Row` of `Row<Int, Text>`.
    static func pathComponent(of type: Any.Type) -> String {
        let name = String(describing: type)
        return name.firstIndex(of: "<").map { String(name[..<$0]) } ?? name
    }
}
