import Foundation

/// A color in sRGB.
///
/// Unlike Apple's it has no other color spaces; a gray is kept as three equal components.
public final class CGColor: Hashable, Sendable {
    /// Red, green and blue, and the opacity, not premultiplied.
    package let red, green, blue: CGFloat
    /// The opacity, 0 to 1.
    public let alpha: CGFloat

    /// Creates a color from components between 0 and 1. NaN counts as 0.
    public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        func sane(_ value: CGFloat) -> CGFloat { value.isNaN ? 0 : value }
        self.red = sane(red)
        self.green = sane(green)
        self.blue = sane(blue)
        self.alpha = min(max(sane(alpha), 0), 1)
    }

    /// Creates a color from components between 0 and 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(srgbRed: red, green: green, blue: blue, alpha: alpha)
    }

    /// Creates a gray from a brightness between 0 and 1.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(srgbRed: gray, green: gray, blue: gray, alpha: alpha)
    }

    /// Red, green, blue and opacity.
    public var components: [CGFloat]? { [red, green, blue, alpha] }

    /// The number of components with the opacity: 4.
    public var numberOfComponents: Int { 4 }

    /// The same color with another opacity.
    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
    }

    /// Opaque white.
    public static let white = CGColor(gray: 1, alpha: 1)
    /// Opaque black.
    public static let black = CGColor(gray: 0, alpha: 1)
    /// Black that nobody sees: alpha is 0.
    public static let clear = CGColor(gray: 0, alpha: 0)

    public static func == (a: CGColor, b: CGColor) -> Bool {
        a.red == b.red && a.green == b.green && a.blue == b.blue && a.alpha == b.alpha
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(red)
        hasher.combine(green)
        hasher.combine(blue)
        hasher.combine(alpha)
    }
}
