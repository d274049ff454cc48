import CoreGraphics

extension Path {
    /// Creates a path from a Core Graphics path.
    public init(_ path: CGPath) { self.init(path.data) }

    /// Creates a path from the current content of a mutable Core Graphics path.
    public init(_ path: CGMutablePath) { self.init(path.data) }

    /// The path as a Core Graphics path.
    public var cgPath: CGPath { CGPath(data: data) }
}
