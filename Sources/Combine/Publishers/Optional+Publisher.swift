import OpenCombine

// OpenCombine declares these only where no module named Combine has been built before it, so they are declared here.

extension Optional {
    /// The type of a publisher that emits the value of the optional, if it is not nil.
    public typealias Publisher = OCombine.Publisher

    /// A publisher that emits the value of the optional to each subscriber once, if it is not nil, and then finishes.
    public var publisher: Publisher { Publisher(self) }
}
