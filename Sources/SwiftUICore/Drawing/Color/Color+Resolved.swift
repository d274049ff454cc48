import CoreGraphics
import DisplayList
import Foundation

extension Color {
    /// The components of a color in one environment, in sRGB.
    public struct Resolved: Hashable, Sendable {
        /// The red channel in sRGB with its curve, 0 to 1 inside sRGB.
        public var red: Float
        /// The green channel in sRGB with its curve, 0 to 1 inside sRGB.
        public var green: Float
        /// The blue channel in sRGB with its curve, 0 to 1 inside sRGB.
        public var blue: Float
        /// The opacity, from 0 (transparent) to 1 (opaque).
        public var opacity: Float

        /// Creates components. NaN counts as 0.
        public init(
            colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
        ) {
            func sane(_ value: Float) -> Float { value.isNaN ? 0 : value }
            self.red = sane(red)
            self.green = sane(green)
            self.blue = sane(blue)
            self.opacity = sane(opacity)
            switch colorSpace {
            case .sRGB: break
            case .sRGBLinear: (linearRed, linearGreen, linearBlue) = (self.red, self.green, self.blue)
            case .displayP3:
                // P3's primaries in linear sRGB.
                let (r, g, b) = (linearRed, linearGreen, linearBlue)
                linearRed = 1.2249401 * r - 0.2249402 * g
                linearGreen = -0.0420569 * r + 1.0420571 * g
                linearBlue = -0.0196376 * r - 0.0786361 * g + 1.0982736 * b
            }
        }

        init(_ color: RGBA) {
            self.init(red: color.red, green: color.green, blue: color.blue, opacity: color.alpha)
        }

        /// From 0xRRGGBBAA.
        init(hex: UInt32) {
            func byte(_ shift: UInt32) -> Float { Float(hex >> shift & 255) / 255 }
            self.init(red: byte(24), green: byte(16), blue: byte(8), opacity: byte(0))
        }

        package var rgba: RGBA { RGBA(red: red, green: green, blue: blue, alpha: min(max(opacity, 0), 1)) }

        /// The red channel without the curve.
        public var linearRed: Float {
            get { Color.Resolved.linear(red) }
            set { red = Color.Resolved.curved(newValue) }
        }
        /// The green channel without the curve.
        public var linearGreen: Float {
            get { Color.Resolved.linear(green) }
            set { green = Color.Resolved.curved(newValue) }
        }
        /// The blue channel without the curve.
        public var linearBlue: Float {
            get { Color.Resolved.linear(blue) }
            set { blue = Color.Resolved.curved(newValue) }
        }

        /// The color as a Core Graphics color.
        public var cgColor: CGColor {
            CGColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity))
        }

        private static func linear(_ value: Float) -> Float {
            let v = abs(value)
            let result = v <= 0.04045 ? v / 12.92 : pow((v + 0.055) / 1.055, 2.4)
            return value < 0 ? -result : result
        }

        private static func curved(_ value: Float) -> Float {
            let v = abs(value)
            let result = v <= 0.0031308 ? v * 12.92 : 1.055 * pow(v, 1 / 2.4) - 0.055
            return value < 0 ? -result : result
        }
    }
}

extension Color.Resolved: CustomStringConvertible {
    /// The color as `#RRGGBBAA`.
    public var description: String {
        func hex(_ value: Float) -> String { String(format: "%02X", Int((min(max(value, 0), 1) * 255).rounded())) }
        return "#" + hex(red) + hex(green) + hex(blue) + hex(opacity)
    }
}

extension Color.Resolved: Animatable {
    public var animatableData: AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>> {
        get { AnimatablePair(red, AnimatablePair(green, AnimatablePair(blue, opacity))) }
        set {
            red = newValue.first
            green = newValue.second.first
            blue = newValue.second.second.first
            opacity = newValue.second.second.second
        }
    }
}

extension Color.Resolved: Codable {}

extension Color {
    /// Returns the components of the color in an environment.
    public func resolve(in environment: EnvironmentValues) -> Resolved {
        switch provider {
        case .fixed(let resolved): return resolved
        case .system(let name):
            return Resolved(
                hex: environment.systemPalette.value(
                    of: name, dark: environment.colorScheme == .dark,
                    highContrast: environment.colorSchemeContrast == .increased,
                    elevated: environment.isElevated))
        case .accent:
            guard let accent = environment.accentColor else { return Color(.system(.tint)).resolve(in: environment) }
            // An accent made of the accent, as in `.tint(.accentColor)`, is made of the system.
            var environment = environment
            environment.accentColor = nil
            return accent.resolve(in: environment)
        case .asset(let name, let bundle):
            guard let color = ColorSet.find(name, in: bundle)?.color(environment) else {
                Log.once("No color named '\(name)' found in asset catalog for \(bundle)")
                return Resolved(hex: 0)
            }
            return color
        case .opacity(let color, let amount):
            var resolved = color.resolve(in: environment)
            resolved.opacity *= Float(amount)
            return resolved
        case .mix(let a, let b, let fraction, let space):
            return space.mix(a.resolve(in: environment), b.resolve(in: environment), Float(fraction))
        case .dynamic(let color):
            return Resolved(
                color.resolve(
                    ResolutionContext(
                        scheme: environment.colorScheme, contrast: environment.colorSchemeContrast,
                        isElevated: environment.isElevated, palette: environment.systemPalette)))
        case .style(let style): return style.resolve(environment)
        }
    }
}

private enum IsElevatedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private enum SystemPaletteKey: EnvironmentKey {
    static var defaultValue: SystemPalette { .iOS18 }
}

private enum AccentColorKey: EnvironmentKey {
    static var defaultValue: Color? { nil }
}

extension EnvironmentValues {
    /// Whether the view lies on a sheet or popover, whose ground is lighter in dark appearance.
    package var isElevated: Bool {
        get { self[IsElevatedKey.self] }
        set { self[IsElevatedKey.self] = newValue }
    }

    /// What the system's colors are. Hosts set it.
    package var systemPalette: SystemPalette {
        get { self[SystemPaletteKey.self] }
        set { self[SystemPaletteKey.self] = newValue }
    }

    /// The accent color; nil is the system's blue.
    package var accentColor: Color? {
        get { self[AccentColorKey.self] }
        set { self[AccentColorKey.self] = newValue }
    }
}
