import CollectionSupplement
import CoreGraphics
import Foundation
import Locking

extension Color {
    /// Creates a color from the asset catalog in `bundle`. Nil for the main bundle. If the color does not exist, Perch
    /// logs a message, and the color is clear.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(.asset(name: name, bundle: (bundle ?? .main).bundlePath))
    }

    /// Creates a color from a resource. If it does not exist, Perch logs a message, and the color is clear.
    public init(_ resource: ColorResource) { self.init(resource.name, bundle: resource.bundle) }
}

/// A color of an asset catalog: `NAME.colorset/Contents.json`.
struct ColorSet: Sendable {
    private struct Variant: Sendable {
        var conditions: AssetConditions
        var color: Color
    }

    private var variants: [Variant] = []

    /// The color for an environment; nil if there is no variant for it.
    func color(_ environment: EnvironmentValues) -> Color.Resolved? {
        // Most colors have one look, and what is not asked for need not make a view draw again.
        if variants.count == 1 { return variants[0].color.resolve(in: environment) }
        let variant = variants.best(for: AssetTraits(environment)) { $0.conditions }
        return variant?.color.resolve(in: environment)
    }

    // MARK: Finding

    private struct Key: Hashable {
        var name: String
        var bundle: String
    }

    private static let cache = Locked(BoundedCache<Key, ColorSet?>(limit: 2_000))

    /// The color of a bundle's catalogs; nil if there is none of that name.
    static func find(_ name: String, in bundle: String) -> ColorSet? {
        cache.withLock { cache in
            cache.value(for: Key(name: name, bundle: bundle)) {
                AssetCatalogs.folder(name, .color, in: bundle).map(ColorSet.init)
            }
        }
    }

    private init(folder: URL) {
        for entry in AssetContents<Contents>.read(folder)?.colors ?? [] {
            guard let value = entry.color else { continue }
            if let color = value.resolved {
                variants.append(Variant(conditions: entry.conditions, color: color))
            } else {
                Log.once("\(folder.path)/Contents.json: the color \(value) is unknown.")
            }
        }
    }

    private struct Contents: Decodable {
        struct Entry: Decodable {
            var conditions: AssetConditions
            var color: Value?

            enum CodingKeys: CodingKey { case color }

            init(from decoder: any Decoder) throws {
                conditions = try AssetConditions(from: decoder)
                color = try decoder.container(keyedBy: CodingKeys.self).decodeIfPresent(Value.self, forKey: .color)
            }
        }

        struct Value: Decodable {
            var components: [String: Component]?
            var colorSpace: String?
            /// The name of a system color, such as `labelColor`.
            var reference: String?

            enum CodingKeys: String, CodingKey {
                case components, reference
                case colorSpace = "color-space"
            }

            var resolved: Color? {
                if let reference {
                    let name = reference.hasSuffix("Color") ? String(reference.dropLast(5)) : reference
                    return SystemColor(rawValue: name).map(Color.init(system:)) ?? Self.plain[name]
                }
                guard let components else { return nil }
                func number(_ key: String) -> Float? { components[key]?.value }
                let alpha = components["alpha"].map(\.opacity) ?? 1
                if let white = number("white") {
                    // Gray with a plain curve of 2.2 in place of sRGB's.
                    let isCurved = colorSpace == "gray-gamma-22" || colorSpace == "extended-gray"
                    var color = Color.Resolved(red: white, green: white, blue: white, opacity: alpha)
                    if isCurved {
                        let light = pow(max(white, 0), 2.2)
                        (color.linearRed, color.linearGreen, color.linearBlue) = (light, light, light)
                    }
                    return Color(color)
                }
                guard let r = number("red"), let g = number("green"), let b = number("blue") else { return nil }
                let space: Color.RGBColorSpace =
                    switch colorSpace {
                    case "display-p3", "extended-display-p3": .displayP3
                    case "extended-linear-srgb", "linear-srgb": .sRGBLinear
                    default: .sRGB
                    }
                return Color(Color.Resolved(colorSpace: space, red: r, green: g, blue: b, opacity: alpha))
            }

            private static let plain: [String: Color] = [
                "white": .white, "black": .black, "clear": .clear, "lightText": .white.opacity(0.6),
                "darkText": .black, "lightGray": Color(white: 2.0 / 3), "darkGray": Color(white: 1.0 / 3),
            ]
        }

        /// One channel: `0xFF` and `255` in 256 steps, `1.000` as a part of one. Some tools write plain numbers.
        struct Component: Decodable, CustomStringConvertible {
            var description: String

            init(from decoder: any Decoder) throws {
                let container = try decoder.singleValueContainer()
                if let text = try? container.decode(String.self) {
                    description = text
                } else {
                    let number = try container.decode(Double.self)
                    description = number <= 1 ? "\(number)" : "\(Int(min(number, 255)))"
                }
            }

            var value: Float? {
                if let hexadecimal { return hexadecimal }
                return Float(description).flatMap { $0.isFinite ? (isPart ? $0 : $0 / 255) : nil }
            }

            /// An opacity of `1` is full, other than the least step of a color.
            var opacity: Float {
                if let hexadecimal { return hexadecimal }
                let value = Float(description) ?? 1
                return value > 1 ? value / 255 : value
            }

            private var hexadecimal: Float? {
                guard description.lowercased().hasPrefix("0x") else { return nil }
                return Int(description.dropFirst(2), radix: 16).map { Float($0) / 255 }
            }

            private var isPart: Bool { description.contains(".") || description.lowercased().contains("e") }
        }

        var colors: [Entry]?
    }
}
