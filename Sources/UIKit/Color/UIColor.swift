import CoreGraphics
import Foundation

/// A color, which can depend on the appearance. Components are in sRGB.
public final class UIColor: NSObject, NSCopying, Sendable {
    enum Source: Sendable {
        case fixed(CGColor)
        case system(SystemColor)
        case asset(ColorResource)
        case dynamic(Provider)
        /// Another color at its own opacity.
        case faded(UIColor, CGFloat)
    }

    /// The closure is not required to be sendable, since Apple does not require it either; a provider is a pure
    /// function of the traits by contract, and runs wherever a color is resolved.
    struct Provider: @unchecked Sendable {
        let color: (UITraitCollection) -> UIColor
    }

    let source: Source

    init(source: Source) { self.source = source }

    convenience init(_ system: SystemColor) { self.init(source: .system(system)) }

    // MARK: Creating

    /// Creates a color from components, which can be less than 0 and greater than 1. The opacity is limited to 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(source: .fixed(CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)))
    }

    /// Creates a Display P3 color, which is converted to the nearest color in extended sRGB.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let color = DisplayP3.sRGB(red: red, green: green, blue: blue)
        self.init(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
    }

    /// Creates a gray color from a brightness between 0 and 1.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// Creates a color from hue, saturation, and brightness, each between 0 and 1. The hue wraps around. The others are
    /// limited to this range.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let color = HSB(hue: hue, saturation: saturation, brightness: brightness).rgb
        self.init(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
    }

    /// Creates a color from a Core Graphics color.
    public convenience init(cgColor: CGColor) { self.init(source: .fixed(cgColor)) }

    /// Creates a color that `dynamicProvider` returns for each appearance.
    public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        self.init(source: .dynamic(Provider(color: dynamicProvider)))
    }

    /// Creates a color from the asset catalog. Nil if no color has this name.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// Creates a color from the asset catalog in `bundle`. Nil if no color has this name.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
        guard let color = UIKitServices.current.namedColor(name, bundle ?? .main) else { return nil }
        self.init(source: (traits.map(color.resolvedColor) ?? color).source)
    }

    /// Creates a color from a resource, for the current appearance. If the resource does not exist, the color is clear.
    public convenience init(resource: ColorResource) { self.init(source: .asset(resource)) }

    // MARK: Resolving

    /// Returns the color for an appearance, as a color that does not depend on the appearance.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        if case .fixed = source { return self }
        return UIColor(cgColor: resolved(with: traitCollection))
    }

    package func resolved(with traits: UITraitCollection) -> CGColor {
        var color = self
        var opacity: CGFloat?
        // A provider may hand out another dynamic color, but not endlessly.
        for _ in 0..<16 {
            switch color.source {
            case .fixed(let fixed): return opacity.flatMap(fixed.copy(alpha:)) ?? fixed
            case .system(let system):
                let value = traits.palette.value(
                    of: system, dark: traits.userInterfaceStyle == .dark,
                    highContrast: traits.accessibilityContrast == .high,
                    elevated: traits.userInterfaceLevel == .elevated)
                color = UIColor(cgColor: CGColor(rgba: value))
            case .asset(let resource):
                guard let named = UIKitServices.current.namedColor(resource.name, resource.bundle) else {
                    return .clear
                }
                color = named
            case .dynamic(let provider):
                color = provider.color(traits)
            case .faded(let base, let alpha):
                if opacity == nil { opacity = alpha }
                color = base
            }
        }
        return .clear
    }

    /// Whether the color depends on the appearance.
    package var isDynamic: Bool {
        switch source {
        case .fixed: false
        case .system, .asset, .dynamic: true
        case .faded(let base, _): base.isDynamic
        }
    }

    /// The color for the current traits.
    public var cgColor: CGColor { resolved(with: .current) }

    // MARK: Parts

    /// Gets the components for the current traits. Always returns true.
    @discardableResult public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = cgColor
        red?.pointee = color.red
        green?.pointee = color.green
        blue?.pointee = color.blue
        alpha?.pointee = color.alpha
        return true
    }

    /// Gets hue, saturation, and brightness for the current traits. Always returns true.
    @discardableResult public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = cgColor
        let hsb = HSB(red: color.red, green: color.green, blue: color.blue)
        hue?.pointee = hsb.hue
        saturation?.pointee = hsb.saturation
        brightness?.pointee = hsb.brightness
        alpha?.pointee = color.alpha
        return true
    }

    /// Gets the brightness for the current traits. Returns false if the color is not gray.
    @discardableResult public func getWhite(
        _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = cgColor
        guard color.red == color.green, color.green == color.blue else { return false }
        white?.pointee = color.red
        alpha?.pointee = color.alpha
        return true
    }

    /// Returns the same color with another opacity. A dynamic color remains dynamic.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        let alpha = alpha.isNaN ? 0 : min(max(alpha, 0), 1)
        if case .fixed(let color) = source { return UIColor(cgColor: color.copy(alpha: alpha) ?? color) }
        return UIColor(source: .faded(self, alpha))
    }

    // MARK: Objects

    public func copy(with zone: NSZone? = nil) -> Any { self }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        if self === other { return true }
        return switch (source, other.source) {
        case (.fixed(let a), .fixed(let b)): a == b
        case (.system(let a), .system(let b)): a == b
        case (.asset(let a), .asset(let b)): a == b
        case (.faded(let a, let alphaA), .faded(let b, let alphaB)): alphaA == alphaB && a.isEqual(b)
        default: false
        }
    }

    public override var hash: Int {
        switch source {
        case .fixed(let color): color.hashValue
        case .system(let system): system.hashValue
        case .asset(let resource): resource.hashValue
        case .dynamic: ObjectIdentifier(self).hashValue
        case .faded(let base, let alpha): base.hash ^ alpha.hashValue
        }
    }

    public override var description: String {
        switch source {
        case .fixed(let color):
            "UIExtendedSRGBColorSpace \(color.red) \(color.green) \(color.blue) \(color.alpha)"
        case .system(let system): "<UIDynamicSystemColor: \(system.rawValue)>"
        case .asset(let resource): "<UIDynamicCatalogColor: name = \(resource.name)>"
        case .dynamic: "<UIDynamicProviderColor>"
        case .faded(let base, let alpha): "\(base.description) at \(alpha)"
        }
    }
}

extension UIColor: _ExpressibleByColorLiteral {
    /// Creates the color of a `#colorLiteral`.
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
}

/// The default type of `#colorLiteral`.
public typealias _ColorLiteralType = UIColor

extension CGColor {
    /// From `0xRRGGBBAA`.
    package convenience init(rgba: UInt32) {
        func part(_ shift: UInt32) -> CGFloat { CGFloat(rgba >> shift & 0xFF) / 255 }
        self.init(srgbRed: part(24), green: part(16), blue: part(8), alpha: part(0))
    }
}

extension UIColor {
    /// A black color.
    public static let black = UIColor(white: 0, alpha: 1)
    /// A dark gray color, with a brightness of one third.
    public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
    /// A light gray color, with a brightness of two thirds.
    public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
    /// A white color.
    public static let white = UIColor(white: 1, alpha: 1)
    /// A gray color, with a brightness of one half.
    public static let gray = UIColor(white: 0.5, alpha: 1)
    /// A red color.
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    /// A green color.
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    /// A blue color.
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    /// A cyan color.
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    /// A yellow color.
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    /// A magenta color.
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    /// An orange color.
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    /// A purple color.
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    /// A brown color.
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    /// A transparent color.
    public static let clear = UIColor(white: 0, alpha: 0)
    /// The color for text on dark content, in every appearance.
    public static let lightText = UIColor(white: 1, alpha: 0.6)
    /// The color for text on light content, in every appearance.
    public static let darkText = UIColor(white: 0, alpha: 1)
}
