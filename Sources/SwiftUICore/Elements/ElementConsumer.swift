/// A node that uses the elements of nodes below; it gathers them again once all bodies of a frame have run.
@MainActor protocol ElementConsumer: _ViewNode {
    func updateElements()
}

/// A list of views that makes them when asked for, and can released of them.
@MainActor protocol ElementReleasing: _ViewNode {
    /// Lets go of the views that no pass asked for since the one with a number.
    func releaseElements(before pass: UInt64)
}
