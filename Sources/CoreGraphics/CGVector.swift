import Foundation

/// A two-dimensional vector, in points.
public struct CGVector: Hashable, Sendable, Codable {
    /// The length along x, in points.
    public var dx: CGFloat
    /// The length along y, in points.
    public var dy: CGFloat

    /// A vector without length.
    public static let zero = CGVector(dx: 0, dy: 0)

    /// Creates the zero vector.
    public init() { self = .zero }

    /// Creates a vector from its parts.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    /// Creates a vector from its parts.
    public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

    /// Creates a vector from its parts.
    public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
}
