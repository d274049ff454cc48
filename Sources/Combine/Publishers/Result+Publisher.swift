import OpenCombine

// OpenCombine declares these only where no module named Combine has been built before it, so they are declared here.

extension Result {
    /// The type of a publisher that sends the result's value, or fails with its error.
    public typealias Publisher = OCombine.Publisher

    /// A publisher that sends the result's value once to each subscriber and finishes, or fails with its error.
    public var publisher: Publisher { Publisher(self) }
}
