/// A view that has left its place in the tree and is still seen, until its transition is over.
///
/// It takes no room, no touches and is not read aloud; its state lives on, so that it can come back.
@MainActor final class Departure {
    let node: _ViewNode
    private weak var owner: _ViewNode?
    private let hosts: [any TransitionHost]
    /// What fades.
    private let plain: [RenderNode]
    private let elements: [RenderNode]
    /// The elements as their container shows them.
    private let shown: [RenderNode]
    private nonisolated(unsafe) var hasEnded = false

    /// Whether the elements are no longer to be shown.
    nonisolated var isOver: Bool { hasEnded }

    fileprivate init(_ node: _ViewNode, of owner: _ViewNode, _ parts: TransitionParts) {
        self.node = node
        self.owner = owner
        elements = parts.elements
        shown = elements.map(owner.elementShown(for:))
        // A row appears and disappears in the list's way, whatever is in it.
        let isRow = owner.makesRowsOfElements
        hosts = isRow ? [] : parts.hosts
        plain = isRow ? shown : parts.plain.map(owner.elementShown(for:))
    }

    /// Starts the transition by which the view goes.
    fileprivate func begin() {
        for element in elements + shown { Presence.of(element).departure = self }
        let tree = node.host.tree
        let listener = AnimationListener(.removed) { [weak self] in self?.finish() }
        listener.willUpdate(node.host)
        let outer = tree.transaction
        tree.transaction.add(listener)
        for element in plain { Presence.of(element).fade(from: nil, to: 0, tree.transaction, in: tree) }
        for host in hosts { host.show(.didDisappear) }
        tree.transaction = outer
        // Where nothing moves, the view is gone with this update.
        listener.didUpdate()
    }

    /// The view comes back before it has gone.
    fileprivate func cancel() {
        hasEnded = true
        for element in elements + shown { element.presence?.departure = nil }
        let tree = node.host.tree
        for element in plain { Presence.of(element).fade(from: nil, to: 1, tree.transaction, in: tree) }
        for host in hosts { host.show(.identity) }
    }

    /// The view is gone.
    func finish() {
        guard !hasEnded else { return }
        hasEnded = true
        for element in elements + shown { element.presence?.departure = nil }
        let host = node.host
        node.unmount()
        owner?.forget(self, elements)
        host.setNeedsFrame()
    }
}

/// The parts of a view that appear and disappear: those with their own transition, and elements that fade.
@MainActor private struct TransitionParts {
    var hosts: [any TransitionHost] = []
    var plain: [RenderNode] = []
    let elements: [RenderNode]

    init(_ node: _ViewNode) {
        elements = node.elements
        collect(node, elements)
    }

    init(fading elements: [RenderNode]) {
        self.elements = elements
        plain = elements
    }

    /// A transition counts where it stands on the view that comes or goes, under modifiers or in a group; not deeper.
    private mutating func collect(_ node: _ViewNode, _ own: [RenderNode]) {
        if let host = node as? any TransitionHost {
            hosts.append(host)
            return
        }
        var sources: [_ViewNode] = []
        node.forEachElementSource { sources.append($0) }
        let inner = sources.map(\.elements)
        let innerCount = inner.reduce(0) { $0 + $1.count }
        guard !sources.isEmpty, innerCount == own.count else { return plain += own }
        if zip(inner.joined(), own).allSatisfy({ $0 === $1 }) {
            for (source, elements) in zip(sources, inner) { collect(source, elements) }
            return
        }
        // A modifier that wraps the elements: what is in it counts, or the wrapped elements fade as they are.
        let (oldHosts, oldPlain) = (hosts.count, plain.count)
        for (source, elements) in zip(sources, inner) { collect(source, elements) }
        if hosts.count == oldHosts {
            plain.removeSubrange(oldPlain...)
            plain += own
        }
    }
}

/// A view with a transition.
@MainActor protocol TransitionHost: _ViewNode {
    /// Goes over to a phase, by the animation of the present transaction.
    func show(_ phase: TransitionPhase)
}

extension _ViewNode {
    /// A child was made by a change. Where the transaction has an animation, it comes in by its transition.
    final func arrive<Child: _ViewNode>(_ child: Child) -> Child {
        let tree = host.tree
        guard tree.transaction.isAnimated else { return child }
        // The elements are made first, so that there is something to move.
        var parts = TransitionParts(child)
        if makesRowsOfElements { parts = TransitionParts(fading: parts.elements) }
        tree.pass.arrivals.formUnion(parts.elements.map(ObjectIdentifier.init))
        let outer = tree.transaction
        // Nothing below may animate its way to where it starts.
        tree.transaction = Transaction()
        tree.transaction.disablesAnimations = true
        for host in parts.hosts { host.show(.willAppear) }
        tree.transaction = outer
        for element in parts.plain { Presence.of(element).fade(from: 0, to: 1, tree.transaction, in: tree) }
        for host in parts.hosts { host.show(.identity) }
        return child
    }

    /// Whether the elements of nodes below become rows of a container.
    fileprivate final var makesRowsOfElements: Bool { firstAround { $0.makesRows ? true : nil } ?? false }

    /// An element of a node below as its container shows it: in all that was built round it.
    fileprivate final func elementShown(for element: RenderNode) -> RenderNode {
        var shown = element
        _ = firstAround { node -> Void? in
            if let outer = node.elementBuilt(round: shown) { shown = outer }
            return nil
        }
        return shown
    }

    /// The first answer, from this node up to the container that shows its elements.
    private func firstAround<Answer>(_ ask: (_ViewNode) -> Answer?) -> Answer? {
        var node: _ViewNode? = self
        while let current = node {
            if let answer = ask(current) { return answer }
            if current is any ElementConsumer { return nil }
            node = current.parent
        }
        return nil
    }

    /// Takes a child out of the tree: at once, or where the transaction has an animation, when its transition is over.
    final func release(_ child: _ViewNode) {
        let tree = host.tree
        guard tree.transaction.isAnimated, child.isMounted else { return child.unmount() }
        let parts = TransitionParts(child)
        guard !parts.elements.isEmpty else { return child.unmount() }
        let departure = Departure(child, of: self, parts)
        departures.append(departure)
        departure.begin()
    }

    /// Takes back a child that is on its way out and shows it another value; nil if there is none of that type.
    final func takeBack<V: View>(updating view: V) -> _TypedViewNode<V>? {
        guard let child = takeBack(_TypedViewNode<V>.self) else { return nil }
        child.update(view)
        return child
    }

    /// Takes back a child that is on its way out; nil if there is none of that kind.
    final func takeBack<Child: _ViewNode>(_ type: Child.Type, where isMatch: (Child) -> Bool = { _ in true }) -> Child?
    {
        for (index, departure) in departures.enumerated() {
            guard let child = departure.node as? Child, isMatch(child) else { continue }
            departures.remove(at: index)
            departure.cancel()
            return child
        }
        return nil
    }

    /// A departure is over.
    fileprivate final func forget(_ departure: Departure, _ elements: [RenderNode]) {
        departures.removeAll { $0 === departure }
        discardElements(elements)
    }
}
