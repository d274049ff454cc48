import CollectionSupplement

/// The nodes that a host tells of preferences, geometry and time, each in the order in which they were added.
///
/// A pass that tells them frees the places of those that have gone.
@MainActor struct HostObservers {
    /// Told after each layout in which something moved.
    var geometry = WeakList<any GeometryObserver>()
    /// Told when a preference changed.
    var preferences = WeakList<any PreferenceObserver>()
    /// Told whenever the moment changes.
    var time = WeakList<any TimeObserver>()

    fileprivate var count: Int {
        geometry.count(where: \.isMounted) + preferences.count { _ in true } + time.count(where: \.isMounted)
    }
}

extension NodeHost {
    /// The number of nodes and elements that are notified of preferences, places, sizes of containers or time.
    package var observerCount: Int { observers.count + tree.places.count + tree.timeDependents.count { _ in true } }
}
