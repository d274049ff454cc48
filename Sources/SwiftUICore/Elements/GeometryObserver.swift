/// A node that looks at where elements lie.
@MainActor protocol GeometryObserver: _ViewNode {
    /// Called when something was placed again.
    func checkGeometry()
}

/// An element that looks at where it is.
protocol PlaceObserver: RenderNode {
    /// Called when something was placed again, before the frame is drawn.
    func placesDidChange()
}
