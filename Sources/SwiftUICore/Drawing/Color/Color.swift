import CoreGraphics
import DisplayList
import Foundation

/// A color, which can depend on the environment. System colors and asset colors have a light and a dark form.
public struct Color: Hashable, CustomStringConvertible, Sendable {
    let provider: Provider

    /// How a color comes by its components.
    indirect enum Provider: Hashable, Sendable {
        case fixed(Resolved)
        case system(SystemColor)
        case accent
        case asset(name: String, bundle: String)
        case opacity(Color, Double)
        case mix(Color, Color, Double, Gradient.ColorSpace)
        case dynamic(DynamicColor)
        case style(StyleColor)
    }

    init(_ provider: Provider) { self.provider = provider }

    /// Constants that describe the color space of components.
    public enum RGBColorSpace: Hashable, Sendable {
        /// The color space sRGB.
        case sRGB
        /// The color space sRGB without its transfer curve.
        case sRGBLinear
        /// The color space Display P3, with sRGB's transfer curve.
        case displayP3
    }

    /// Creates a constant color. Components can be outside 0 to 1. NaN counts as 0.
    public init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {
        self.init(
            .fixed(
                Resolved(
                    colorSpace: colorSpace, red: Float(red), green: Float(green), blue: Float(blue),
                    opacity: Float(opacity))))
    }

    /// Creates a constant gray from a brightness between 0 and 1.
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// Creates a constant color from hue, saturation and brightness, each between 0 and 1.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        let hue = hue.isFinite ? (hue - hue.rounded(.down)) * 6 : 0
        let chroma = brightness * saturation
        let rise = chroma * (1 - abs(hue.truncatingRemainder(dividingBy: 2) - 1))
        let base = brightness - chroma
        let (r, g, b): (Double, Double, Double) =
            switch Int(hue) {
            case 0: (chroma, rise, 0)
            case 1: (rise, chroma, 0)
            case 2: (0, chroma, rise)
            case 3: (0, rise, chroma)
            case 4: (rise, 0, chroma)
            default: (chroma, 0, rise)
            }
        self.init(red: r + base, green: g + base, blue: b + base, opacity: opacity)
    }

    /// Creates a constant color from resolved components.
    public init(_ resolved: Resolved) { self.init(.fixed(resolved)) }

    /// Creates a color from a Core Graphics color.
    public init(cgColor: CGColor) {
        self.init(
            red: Double(cgColor.red), green: Double(cgColor.green), blue: Double(cgColor.blue),
            opacity: Double(cgColor.alpha))
    }

    /// Creates a color from a Core Graphics color.
    @available(iOS, deprecated: 100000.0, message: "Use Color(cgColor:) or Color(uiColor:).")
    public init(_ cgColor: CGColor) { self.init(cgColor: cgColor) }

    /// What a dynamic color depends on.
    package struct ResolutionContext: Sendable {
        package let scheme: ColorScheme
        package let contrast: ColorSchemeContrast
        package let isElevated: Bool
        package let palette: SystemPalette
    }

    /// A color made by code for each appearance, as UIKit's dynamic colors are.
    package struct DynamicColor: Hashable, Sendable {
        package let identity: ObjectIdentifier
        package let resolve: @Sendable (ResolutionContext) -> RGBA

        package static func == (a: DynamicColor, b: DynamicColor) -> Bool { a.identity == b.identity }
        package func hash(into hasher: inout Hasher) { hasher.combine(identity) }
    }

    /// A color that `resolve` gives for each appearance. `identity` tells equal colors.
    package init(
        dynamic identity: AnyObject,
        resolve: @escaping @Sendable (ResolutionContext) -> RGBA
    ) {
        self.init(.dynamic(DynamicColor(identity: ObjectIdentifier(identity), resolve: resolve)))
    }

    /// The color as a Core Graphics color. Nil if it depends on the environment.
    @available(iOS, deprecated: 100000.0, message: "Resolve the color in an environment instead.")
    public var cgColor: CGColor? {
        guard case .fixed(let resolved) = provider else { return nil }
        return resolved.cgColor
    }

    public var description: String {
        switch provider {
        case .fixed(let resolved): resolved.description
        case .system(let name): name.rawValue
        case .accent: "accentColor"
        case .asset(let name, _): "NamedColor(name: \"\(name)\")"
        case .opacity(let color, let amount): "\(Int((amount * 100).rounded()))% \(color)"
        case .mix(let a, let b, let amount, _): "mix(\(a), \(b), \(amount))"
        case .dynamic: "dynamic"
        case .style(let style): "\(style.identity)"
        }
    }
}

// MARK: - Changing

extension Color {
    /// Returns the color with its opacity multiplied by `opacity`.
    public func opacity(_ opacity: Double) -> Color {
        let opacity = opacity.isNaN ? 1 : opacity
        if case .fixed(var resolved) = provider {
            resolved.opacity *= Float(opacity)
            return Color(resolved)
        }
        return Color(.opacity(self, opacity))
    }

    /// Returns a color between this color (0) and `rhs` (1). The perceptual color space avoids dull colors in the
    /// middle.
    public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
        Color(.mix(self, rhs, fraction.isNaN ? 0 : min(max(fraction, 0), 1), colorSpace))
    }

    /// The standard gradient of the color, which is slightly lighter at its start.
    public var gradient: AnyGradient {
        AnyGradient(Gradient(colors: [mix(with: .white, by: Self.gradientLift, in: .device), self]))
    }

    /// How much white the lighter end of a color's standard gradient holds, measured off screenshots.
    private static let gradientLift = 0.18
}
