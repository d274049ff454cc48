import CoreGraphics

extension Path {
    /// Creates a path from one of Core Graphics.
    public init(_ path: CGPath) { self.init(path.data) }

    /// Creates a path from what is in one of Core Graphics now.
    public init(_ path: CGMutablePath) { self.init(path.data) }

    /// The path as one of Core Graphics.
    public var cgPath: CGPath { CGPath(data: data) }
}
