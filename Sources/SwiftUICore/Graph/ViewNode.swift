/// The inputs that a new node receives from the node above it.
@MainActor
public struct _ViewInputs {
    package let host: NodeHost
    package let parent: _ViewNode?
    package var environment: EnvironmentValues
    package var place = ViewPlace.list

    package init(host: NodeHost, parent: _ViewNode?, environment: EnvironmentValues) {
        self.host = host
        self.parent = parent
        self.environment = environment
    }
}

/// Where a view stands, which decides what a modifier of several views is applied to.
package enum ViewPlace {
    /// Among the elements of a container: a modifier is applied to each of the views.
    case list
    /// At the root of a hierarchy: several views make a stack, and a modifier is applied to that.
    case root
}

/// A node that the engine keeps while a view exists, with its identity, state, and environment (law 1 of the design).
///
/// A node represents a *list* of elements, which are `RenderNode`s: a `Group` has as many as its content, an
/// `EmptyView` none. Containers ask for the elements and lay them out.
@MainActor
public class _ViewNode {
    package unowned let host: NodeHost
    /// The node above.
    package var parent: _ViewNode? { parentReference?.object }
    private let parentReference: BackReference<_ViewNode>?
    // Unsafe so that `deinit`, which is not isolated, may reach it: nobody else can by then.
    private nonisolated(unsafe) var ownReference: BackReference<_ViewNode>?
    package let depth: Int
    /// The environment that the view was given, before any change it makes for its children.
    package private(set) var environment: EnvironmentValues
    package private(set) var isMounted = true
    private let place: ViewPlace

    package init(_ inputs: _ViewInputs) {
        host = inputs.host
        place = inputs.place
        parentReference = inputs.parent?.backReference
        depth = (inputs.parent?.depth ?? -1) + 1
        environment = inputs.environment
    }

    deinit { ownReference?.clear() }

    /// A reference to this node for those who must not keep it.
    package final var backReference: BackReference<_ViewNode> { ownReference.handedOut(by: self) }

    /// Inputs for a child that sees the same environment.
    package var childInputs: _ViewInputs {
        _ViewInputs(host: host, parent: self, environment: environment)
    }

    /// Inputs for a child that stands where this view does: a body, a branch, the content of a modifier.
    package final var ownInputs: _ViewInputs {
        var inputs = childInputs
        inputs.place = place
        return inputs
    }

    // MARK: Tree

    /// Whether the node's body may run any number of times without an effect, as SwiftUI's bodies may.
    package var isBodyRepeatable: Bool { true }

    /// Visits the nodes right below, in order.
    package func forEachChild(_ visit: (_ViewNode) -> Void) {}

    /// Takes the node out of the tree for good; its state is gone.
    package func unmount() {
        guard isMounted else { return }
        isMounted = false
        forEachChild { $0.unmount() }
        for departure in departures { departure.finish() }
        departures = []
    }

    /// Children that have left their place and are still seen.
    final var departures: [Departure] = []

    /// The name that messages and the view tree show.
    package var debugName: String { String(describing: type(of: self)) }

    /// The path of views from the root to this one, for messages.
    package var path: String {
        var names: [String] = []
        var node: _ViewNode? = self
        while let current = node {
            if let name = current.pathComponent { names.append(name) }
            node = current.parent
        }
        return names.reversed().joined(separator: " › ")
    }

    /// The node's name in paths; nil for nodes that no reader of a path would miss.
    package var pathComponent: String? { nil }

    // MARK: Elements

    /// The number of elements, found without making elements that were not asked for.
    package var elementCount: Int {
        var count = 0
        forEachChild { count += $0.elementCount }
        return count
    }

    /// The element at `index`, made now where a lazy node has not made it yet.
    package func element(at index: Int) -> RenderNode? {
        var index = index
        var found: RenderNode?
        forEachChild { child in
            guard found == nil, index >= 0 else { return }
            let count = child.elementCount
            if index < count { found = child.element(at: index) }
            index -= count
        }
        return found
    }

    /// Adds all elements, in order, to `elements`.
    package func collectElements(into elements: inout [RenderNode]) {
        forEachChild { $0.collectElements(into: &elements) }
    }

    package final var elements: [RenderNode] {
        var elements: [RenderNode] = []
        collectElements(into: &elements)
        return elements
    }

    /// Notes, by element, which datum of a `ForEach` an element represents; of several the innermost.
    package func collectDataIDs(into ids: inout [ObjectIdentifier: AnyHashable]) {
        forEachChild { $0.collectDataIDs(into: &ids) }
    }

    /// The elements of a node below are others than before. Goes up to the node that uses them.
    package func childElementsDidChange() { parent?.childElementsDidChange() }

    /// Elements of a node below are gone for good, so nothing may be kept for them.
    package func discardElements(_ elements: [RenderNode]) { parent?.discardElements(elements) }

    /// The element that represents an element of a node below, round which it was built; nil if none was.
    package func elementBuilt(round element: RenderNode) -> RenderNode? { nil }

    /// Whether elements of nodes below become rows, which appear and disappear in the container's way.
    package var makesRows: Bool { false }

    /// Visits the nodes whose elements, in order, are this node's elements. None for a node that has its own elements;
    /// one that visits nodes with another number of elements is taken to have its own, too.
    package func forEachElementSource(_ visit: (_ViewNode) -> Void) { forEachChild(visit) }

    /// Adds the sections among the elements; `start` is the index of the node's first element in its container.
    package func collectSections(into sections: inout [SectionExtent], from start: Int) {
        collectSectionsOfSources(into: &sections, from: start)
    }

    /// The index of the first element of the view with an identity, as far as it can be told without making views.
    package func elementIndex(forID id: AnyHashable) -> Int? { elementIndexInSources(forID: id) }

    /// The identity that `id(_:)` or a `ForEach` gave the view of an element.
    package func elementID(at index: Int) -> AnyHashable? { elementIDInSources(at: index) }

    // MARK: Updates

    /// Asks for `updateIfNeeded` in this frame's or the next frame's update.
    package final func setNeedsUpdate() {
        guard isMounted else { return }
        host.enqueue(self)
    }

    /// Brings the node up to date after `setNeedsUpdate`.
    package func updateIfNeeded() {}

    /// Counts the body as out of date and asks for an update. For nodes that have one.
    package func invalidateBody() {}

    /// Whether the node, a container, keeps a child in the tree that it does not show.
    package func hides(_ child: _ViewNode) -> Bool { false }

    /// Whether a container around the view keeps it in the tree without showing it.
    package final var isHiddenByContainer: Bool {
        var child = self
        while let container = child.parent {
            if container.hides(child) { return true }
            child = container
        }
        return false
    }

    /// The container shows the view again, or hides it without taking it out of the tree.
    package func setAppeared(_ isShown: Bool) { forEachChild { $0.setAppeared(isShown) } }

    // MARK: Environment

    /// Passes the node a new environment, in which the keys of `change` differ.
    package final func setEnvironment(_ environment: EnvironmentValues, _ change: EnvironmentChange) {
        self.environment = environment
        environmentDidChange(change)
        propagateEnvironment(change)
    }

    /// Called when keys of the node's environment changed.
    package func environmentDidChange(_ change: EnvironmentChange) {}

    /// Passes the change on; nodes that change the environment for their children do it their way.
    package func propagateEnvironment(_ change: EnvironmentChange) {
        let environment = environment
        forEachChild { $0.setEnvironment(environment, change) }
    }

    // MARK: Preferences

    /// Adds the values of `key` that this node and those below give, in order.
    package func collectPreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
        forEachChild { $0.collectPreference(key, into: &value) }
    }
}

/// A node for a view of a known type.
@MainActor
public class _TypedViewNode<V: View>: _ViewNode {
    @exclusivity(unchecked) package final var view: V

    package init(_ view: V, _ inputs: _ViewInputs) {
        self.view = view
        super.init(inputs)
    }

    /// Takes over a new value of the same view.
    package func update(_ view: V) { self.view = view }

    package override var debugName: String { String(describing: V.self) }
}
