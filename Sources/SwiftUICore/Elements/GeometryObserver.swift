/// A node that looks at where elements lie.
@MainActor protocol GeometryObserver: _ViewNode {
    /// Called when something was placed anew.
    func checkGeometry()
}

/// An element that looks at where it is.
protocol PlaceObserver: RenderNode {
    /// Called when something was placed anew, before the frame is drawn.
    func placesDidChange()
}
