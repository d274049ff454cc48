import CoreGraphics
import DisplayList
import Foundation
import Locking

extension Color {
    /// The colour `name` of an asset catalogue in `bundle`; nil is the main bundle. One that is not there is logged and is clear.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(.asset(name: name, bundle: (bundle ?? .main).bundlePath))
    }
}

/// Colours of asset catalogues: `NAME.colorset/Contents.json` in any `.xcassets` folder of a bundle.
enum AssetColors {
    private struct Key: Hashable {
        var name: String
        var bundle: String
    }

    private struct Variant {
        var dark: Bool
        var highContrast: Bool
        var color: Color.Resolved
    }

    private static let cache = Locked<[Key: [Variant]]>([:])

    static func color(_ name: String, _ bundle: String, _ environment: EnvironmentValues) -> Color.Resolved {
        let variants = cache.withLock { cache in
            let key = Key(name: name, bundle: bundle)
            if let known = cache[key] { return known }
            let loaded = load(name, bundle)
            if loaded.isEmpty { Log.once("No color named '\(name)' found in asset catalog for \(bundle)") }
            cache[key] = loaded
            return loaded
        }
        let dark = environment.colorScheme == .dark
        let highContrast = environment.colorSchemeContrast == .increased
        let best = variants.max { a, b in
            func fit(_ v: Variant) -> Int {
                if v.dark && !dark || v.highContrast && !highContrast { return -1 }
                return (v.dark == dark ? 2 : 0) + (v.highContrast == highContrast ? 1 : 0)
            }
            return fit(a) < fit(b)
        }
        return best?.color ?? Color.Resolved(hex: 0)
    }

    private static func load(_ name: String, _ bundle: String) -> [Variant] {
        guard let folder = AssetCatalogs.folder(name + ".colorset", in: bundle),
            let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
            let contents = try? JSONDecoder().decode(Contents.self, from: data)
        else { return [] }
        return (contents.colors ?? []).compactMap { entry in
            guard let color = entry.color?.resolved else { return nil }
            let looks = (entry.appearances ?? []).map(\.value)
            return Variant(dark: looks.contains("dark"), highContrast: looks.contains("high"), color: color)
        }
    }

    private struct Contents: Decodable {
        struct Entry: Decodable {
            struct Appearance: Decodable { var value: String }
            var appearances: [Appearance]?
            var color: Value?
        }
        struct Value: Decodable {
            var components: [String: String]?
            var colorSpace: String?
            enum CodingKeys: String, CodingKey {
                case components
                case colorSpace = "color-space"
            }

            /// Components are written as 0xFF, 255 or 1.000.
            var resolved: Color.Resolved? {
                guard let components else { return nil }
                func number(_ key: String) -> Float? {
                    guard let text = components[key] else { return nil }
                    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Float($0) / 255 } }
                    guard let value = Float(text) else { return nil }
                    return text.contains(".") ? value : value / 255
                }
                let alpha = components["alpha"].flatMap(Float.init) ?? 1
                if let white = number("white") {
                    return Color.Resolved(red: white, green: white, blue: white, opacity: alpha)
                }
                guard let r = number("red"), let g = number("green"), let b = number("blue") else { return nil }
                let space: Color.RGBColorSpace =
                    colorSpace == "display-p3" ? .displayP3 : colorSpace == "extended-linear-srgb" ? .sRGBLinear : .sRGB
                return Color.Resolved(colorSpace: space, red: r, green: g, blue: b, opacity: alpha)
            }
        }
        var colors: [Entry]?
    }
}
