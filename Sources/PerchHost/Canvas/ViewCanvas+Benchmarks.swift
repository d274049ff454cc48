extension ViewCanvas {
    /// Brings the accessibility tree up to date with the latest frame, for benchmarks.
    ///
    /// - Returns: The number of elements at the root of the tree.
    @_spi(Benchmarks) @discardableResult public func updateAccessibilityTree() -> Int { elements.count }
}
