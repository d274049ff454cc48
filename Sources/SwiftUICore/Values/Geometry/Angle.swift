import Foundation

/// An angle; positive is clockwise on screen.
public struct Angle: Hashable, Sendable, Comparable {
    /// The angle in radians.
    public var radians: Double

    /// The angle in degrees.
    public var degrees: Double {
        get { radians * 180 / .pi }
        set { radians = newValue * .pi / 180 }
    }

    @inlinable public init() { radians = 0 }
    /// An angle in radians.
    @inlinable public init(radians: Double) { self.radians = radians }
    /// An angle in degrees.
    @inlinable public init(degrees: Double) { radians = degrees * .pi / 180 }

    /// An angle of zero.
    public static let zero = Angle()
    /// An angle in radians.
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
    /// An angle in degrees.
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

    public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }
    /// The sum.
    public static func + (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians + b.radians) }
    /// The difference.
    public static func - (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians - b.radians) }
    /// The angle as many times as told.
    public static func * (a: Angle, b: Double) -> Angle { Angle(radians: a.radians * b) }
    /// A part of the angle; dividing by 0 gives an infinite one, as with any `Double`.
    public static func / (a: Angle, b: Double) -> Angle { Angle(radians: a.radians / b) }
    /// The same angle the other way round.
    public static prefix func - (a: Angle) -> Angle { Angle(radians: -a.radians) }
    /// Adds to the angle.
    public static func += (a: inout Angle, b: Angle) { a = a + b }
    /// Takes from the angle.
    public static func -= (a: inout Angle, b: Angle) { a = a - b }
    /// Multiplies the angle.
    public static func *= (a: inout Angle, b: Double) { a = a * b }
    /// Divides the angle.
    public static func /= (a: inout Angle, b: Double) { a = a / b }
}
