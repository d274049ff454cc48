import CollectionSupplement

/// Counts changes of where elements lie, and knows the elements that look at them.
package final class PlaceObservers {
    /// Counts the times that something moved, for those who look at where elements lie.
    package private(set) var version: UInt64 = 0

    private var observers = WeakList<any PlaceObserver>()
    private var containerDependents = WeakList<RenderNode>()

    init() {}

    /// The number of elements that look at places or at sizes of containers.
    var count: Int { observers.count { _ in true } + containerDependents.count { _ in true } }

    /// Notes that something moved.
    func didChange() { version &+= 1 }

    /// Tells `node` after each layout in which something moved.
    func add(_ node: any PlaceObserver) { observers.append(node) }

    func notify() {
        observers.removeAll { _ in false }
        for node in observers { node.placesDidChange() }
    }

    /// Lays `node` out again whenever a container that sizes relate to has another size.
    func addContainerDependent(_ node: RenderNode) { containerDependents.append(node) }

    func containerSizeDidChange() {
        containerDependents.removeAll { _ in false }
        for node in containerDependents { node.setNeedsLayout() }
    }
}
