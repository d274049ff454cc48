// Geometry. After a layout in which something moved, the views that look at where elements lie check it, then the
// elements that do. Each does so once, in the order in which they came.

extension FrameLoop {
    func checkGeometry() {
        guard tree.places.version != checkedPlaces else { return }
        checkedPlaces = tree.places.version
        host.observers.geometry.removeAll { !$0.isMounted }
        for observer in host.observers.geometry { observer.checkGeometry() }
        tree.places.notify()
    }
}
