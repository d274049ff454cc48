import CoreGraphics
import Foundation

/// What the choice between the variants of an asset depends on.
struct AssetTraits: Hashable {
    var isDark = false
    var isHighContrast = false
    var isRightToLeft = false
    var isPad = false
    /// Pixels for each point.
    var scale = 2
    var language = "en"

    init(_ environment: EnvironmentValues) {
        isDark = environment.colorScheme == .dark
        isHighContrast = environment.colorSchemeContrast == .increased
        isRightToLeft = environment.layoutDirection == .rightToLeft
        isPad = environment.isPad
        let scale = environment.displayScale
        self.scale = scale.isFinite ? Int(min(max(scale.rounded(.up), 1), 16)) : 2
        language = environment.locale.identifier
    }
}

extension EnvironmentValues {
    /// Whether the screen is as large as that of an iPad. Phones are never regular both ways: the large ones are so
    /// across and compact down.
    var isPad: Bool { horizontalSizeClass == .regular && verticalSizeClass == .regular }
}

/// The conditions that a variant of an asset is made for, as a catalog writes them.
struct AssetConditions: Decodable, Hashable {
    struct Appearance: Decodable, Hashable {
        var appearance: String?
        var value: String?
    }

    var appearances: [Appearance]?
    var idiom: String?
    var scale: String?
    var locale: String?
    var direction: String?
    var gamut: String?
    var subtype: String?
    var width: String?
    var height: String?

    enum CodingKeys: String, CodingKey {
        case appearances, idiom, scale, locale, subtype
        case direction = "language-direction"
        case gamut = "display-gamut"
        case width = "width-class"
        case height = "height-class"
    }

    /// How well the variant suits; nil if it is not meant. Of the conditions the kind of device counts most, the
    /// number of pixels least.
    func fit(_ traits: AssetTraits) -> Int? {
        var fit = 0
        switch idiom ?? "universal" {
        case "universal": break
        case "iphone" where !traits.isPad, "ipad" where traits.isPad: fit += 10_000
        // A program without pictures for a pad shows those for phones there.
        case "iphone": fit -= 10_000
        default: return nil
        }
        if let locale {
            guard matches(locale, traits.language) else { return nil }
            fit += 5_000
        }
        if let direction {
            guard (direction == "right-to-left") == traits.isRightToLeft else { return nil }
            fit += 2_000
        }
        for appearance in appearances ?? [] {
            switch appearance.value {
            case "dark": if traits.isDark { fit += 1_000 } else { return nil }
            case "light": if traits.isDark { return nil } else { fit += 1_000 }
            case "high": if traits.isHighContrast { fit += 500 } else { return nil }
            default: return nil
            }
        }
        // Pictures are painted in sRGB. Size classes and kinds of one device are too rare to be told apart.
        if let gamut, gamut.lowercased() != "srgb" { fit -= 100 }
        if subtype != nil || width != nil || height != nil { fit -= 200 }
        return fit + scaleFit(traits.scale)
    }

    /// Pixels for each point; nil is one picture for all.
    var pixelsPerPoint: Int? { scale.flatMap { Int($0.dropLast()) }.flatMap { $0 > 0 ? $0 : nil } }

    /// The scale itself is best, then one file for all, then the next larger, then the next smaller.
    private func scaleFit(_ wanted: Int) -> Int {
        guard let own = pixelsPerPoint else { return 9 }
        if own == wanted { return 10 }
        return own > wanted ? max(8 - (own - wanted), 5) : max(4 - (wanted - own), 0)
    }

    private func matches(_ locale: String, _ language: String) -> Bool {
        !Locale(identifier: language).choices(of: [locale]).isEmpty
    }
}

extension Sequence {
    /// The variant that suits best, of equal ones the first.
    func best(for traits: AssetTraits, conditions: (Element) -> AssetConditions) -> Element? {
        var best: (element: Element, fit: Int)?
        for element in self {
            guard let fit = conditions(element).fit(traits) else { continue }
            if best.map({ fit > $0.fit }) ?? true { best = (element, fit) }
        }
        return best?.element
    }
}
