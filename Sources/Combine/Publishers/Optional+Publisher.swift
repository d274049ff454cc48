import OpenCombine

// OpenCombine declares these only where no module named Combine has been built before it, so they are declared here.

extension Optional {
    /// The type of a publisher that sends the optional's value, where it has one.
    public typealias Publisher = OCombine.Publisher

    /// A publisher that sends the optional's value once to each subscriber, where it has one, and finishes.
    public var publisher: Publisher { Publisher(self) }
}
