import Foundation

/// An angle. On the screen, positive angles are clockwise.
public struct Angle: Hashable, Sendable, Comparable {
    /// The angle in radians.
    public var radians: Double

    /// The angle in degrees.
    public var degrees: Double {
        get { radians * 180 / .pi }
        set { radians = newValue * .pi / 180 }
    }

    @inlinable public init() { radians = 0 }
    /// Creates an angle in radians.
    @inlinable public init(radians: Double) { self.radians = radians }
    /// Creates an angle in degrees.
    @inlinable public init(degrees: Double) { radians = degrees * .pi / 180 }

    /// An angle of zero.
    public static let zero = Angle()
    /// Returns an angle in radians.
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
    /// Returns an angle in degrees.
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

    public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }
    /// Returns the sum of two angles.
    public static func + (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians + b.radians) }
    /// Returns the difference of two angles.
    public static func - (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians - b.radians) }
    /// Returns an angle multiplied by a factor.
    public static func * (a: Angle, b: Double) -> Angle { Angle(radians: a.radians * b) }
    /// Returns an angle divided by a number. Division by 0 results in an infinite or undefined angle, as with `Double`.
    public static func / (a: Angle, b: Double) -> Angle { Angle(radians: a.radians / b) }
    /// Returns the negated angle.
    public static prefix func - (a: Angle) -> Angle { Angle(radians: -a.radians) }
    /// Adds to the angle.
    public static func += (a: inout Angle, b: Angle) { a = a + b }
    /// Subtracts from the angle.
    public static func -= (a: inout Angle, b: Angle) { a = a - b }
    /// Multiplies the angle.
    public static func *= (a: inout Angle, b: Double) { a = a * b }
    /// Divides the angle.
    public static func /= (a: inout Angle, b: Double) { a = a / b }
}
