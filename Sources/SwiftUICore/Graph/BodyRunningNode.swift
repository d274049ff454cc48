import CHooks

/// Keeps what a body makes. The body runs again when something that it read has changed (law 2 of the design).
///
/// Subclasses run their body in `runBody()`, within `dependencies`, and hand the result to `show(_:)`.
package class BodyRunningNode<V: View, Content: View>: _TypedViewNode<V>, BodyRunner {
    let dependencies = BodyDependencies()
    private var child: _TypedViewNode<Content>?
    /// What is shown where the body cannot run.
    private var placeholder: _ViewNode?

    func runBody() { fatalError("abstract") }

    /// What a body makes; nil, with a message, where it cannot run.
    final func content(_ body: () -> Content) -> Content? {
        guard !isCut else { return nil }
        // Whether it is a placeholder comes last, since that takes longest to find out.
        guard hasRoom || host.isMakingPlaceholder || V.self is any Placeholder.Type else {
            host.noteCut(of: self)
            return nil
        }
        let missing = dependencies.missingObjects
        if !missing.isEmpty { host.missingObjects.note(missing) }
        guard !missing.isEmpty || child == nil && host.missingObjects.takeProbe() else { return body() }
        switch BodyProbe.outcome(of: { _ = body() }) {
        case .completed: return body()
        case .missesObject:
            let names = missing.isEmpty ? host.missingObjects.names : missing.map { "\($0)" }
            obstacle = .missingObjects(names)
            Log.once(
                "No object of type \(names.joined(separator: " or ")) is in the environment; the view is not shown (\(path))."
            )
        case .missesPart(let part):
            obstacle = .missingPart(part)
            Log.once(part)
        }
        return nil
    }

    /// Whether the properties of the view can be connected. They can have initial values that call what was left out.
    final func canConnect(_ connect: () -> Void) -> Bool {
        guard child == nil, let part = BodyProbe.missingPart(of: connect) else { return true }
        obstacle = .missingPart(part)
        Log.once(part)
        return false
    }

    /// Why the body cannot run, if not for lack of room.
    private var obstacle: BodyObstacle?

    /// Whether the view does not lie too deep.
    final var hasRoom: Bool { !isCut && perch_stack_has_room() && (child != nil || !host.isCut(self)) }

    /// Whether the view was found to lie too deep. It stays so: run alone its body would have room again, and the tree
    /// would grow with each of its runs.
    private var isCut = false

    /// Takes over what the body made; nil if it could not run.
    final func show(_ content: Content?) {
        guard let content else { return showPlaceholder() }
        show(content)
    }

    /// Takes over what the body made.
    final func show(_ content: Content) {
        if let child { return child.update(content) }
        if let placeholder {
            release(placeholder)
            self.placeholder = nil
            child = arrive(Content._makeNode(content, ownInputs))
            childElementsDidChange()
        } else {
            child = Content._makeNode(content, ownInputs)
        }
    }

    private func showPlaceholder() {
        guard placeholder == nil else { return }
        isCut = obstacle == nil
        let view = host.standardViews.makePlaceholder(obstacle ?? .depth, elementCount: V._elementCount ?? 1)
        placeholder = view.makeNode(ownInputs)
        guard let child else { return }
        release(child)
        self.child = nil
        childElementsDidChange()
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
        if let placeholder { visit(placeholder) }
    }
}

extension _ViewNode {
    /// Whether the node and those around it are of its kind more than so many times.
    final func isNested(moreThan times: Int) -> Bool {
        let kind: AnyClass = type(of: self)
        var count = 0
        return sequence(first: self, next: \.parent).contains {
            if type(of: $0) == kind { count += 1 }
            return count > times
        }
    }
}

/// A node that runs a body.
@MainActor protocol BodyRunner: _ViewNode {}

extension String {
    /// A long path's beginning and end.
    var withoutMiddle: String {
        count > 400 ? prefix(200) + " … " + suffix(200) : self
    }
}
