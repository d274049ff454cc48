import DesignSystem
import Foundation
import SwiftUI
import Testing

/// The tokens as they were published; see the file's origin in `DesignTokens.swift`.
struct PublishedTokens: Decodable {
    struct Pair: Decodable, Equatable {
        let light: String
        let dark: String
    }

    struct FontToken: Decodable {
        let size: CGFloat
        let weight: String
    }

    let colors: [String: Pair]
    let colorAliases: [String: String]
    let lengths: [String: CGFloat]
    let fonts: [String: FontToken]
    let fontAliases: [String: String]
    /// The values of each component's style, by enum and nested type.
    let bindings: [String: [String: [String]]]

    static let all: PublishedTokens = {
        let url = Bundle.module.url(forResource: "tokens", withExtension: "json", subdirectory: "Resources")!
        return try! JSONDecoder().decode(PublishedTokens.self, from: Data(contentsOf: url))
    }()
}

struct TokenTests {
    private func hex(_ color: Color, _ style: UIUserInterfaceStyle) -> String {
        let parts = UIColor(color).resolvedColor(with: UITraitCollection(userInterfaceStyle: style)).cgColor
            .components!
        #expect(parts[3] == 1)
        return "#" + parts.prefix(3).map { String(format: "%02X", Int(($0 * 255).rounded())) }.joined()
    }

    @Test func everyColourHasItsPublishedValues() {
        #expect(Set(TokenTable.colors.keys) == Set(PublishedTokens.all.colors.keys))
        for (name, pair) in PublishedTokens.all.colors {
            let color = TokenTable.colors[name]!
            #expect(hex(color, .light) == pair.light, "\(name), light")
            #expect(hex(color, .dark) == pair.dark, "\(name), dark")
        }
    }

    @Test func aliasesAreOtherNamesOfColours() {
        #expect(Set(TokenTable.colorAliases.keys) == Set(PublishedTokens.all.colorAliases.keys))
        for (alias, name) in PublishedTokens.all.colorAliases {
            #expect(TokenTable.colorAliases[alias] == TokenTable.colors[name], "\(alias)")
        }
    }

    @Test func everyLengthHasItsPublishedValue() {
        #expect(TokenTable.lengths == PublishedTokens.all.lengths)
    }

    @Test func everyFontHasItsPublishedSizeAndWeight() {
        #expect(Set(TokenTable.fonts.keys) == Set(PublishedTokens.all.fonts.keys))
        let faces: [String: (String, Font.Weight)] = [
            "regular": ("Inter-Regular", .regular), "medium": ("Inter-Medium", .medium),
            "semibold": ("Inter-SemiBold", .semibold), "bold": ("Inter-Bold", .bold),
        ]
        for (name, token) in PublishedTokens.all.fonts {
            let (face, weight) = faces[token.weight]!
            let candidates = Font.TextStyle.allCases.map {
                Font.custom(face, size: token.size, relativeTo: $0).weight(weight)
            }
            // Whichever style it grows with, it must grow with one.
            #expect(candidates.contains(TokenTable.fonts[name]!), "\(name)")
        }
        for (alias, name) in PublishedTokens.all.fontAliases {
            #expect(TokenTable.fontAliases[alias] == TokenTable.fonts[name], "\(alias)")
        }
    }

    @Test(arguments: [UIUserInterfaceStyle.light, .dark])
    func textStandsOutFromWhatItIsOn(style: UIUserInterfaceStyle) {
        let pairs: [(String, Color, Color)] = [
            ("primary", .appTextPrimary, .appSurfaceBasePrimary),
            ("secondary", .appTextSecondary, .appSurfaceBasePrimary),
            ("muted", .appTextMuted, .appSurfaceBasePrimary),
            ("error", .appTextError, .appSurfaceBasePrimary),
            ("accent", .appTextAccent, .appSurfaceBasePrimary),
            ("tooltip", .appTextInversePrimary, .appSurfaceInversePrimary),
            ("on brand", .appTextOnBrandPrimary, .appSurfaceBrand),
        ]
        let traits = UITraitCollection(userInterfaceStyle: style)
        for (name, text, surface) in pairs {
            let ratio = contrast(
                UIColor(text).resolvedColor(with: traits), UIColor(surface).resolvedColor(with: traits))
            #expect(ratio >= 4.5, "\(name): \(ratio)")
        }
    }

    /// By WCAG: 4.5 is asked of running text.
    private func contrast(_ a: UIColor, _ b: UIColor) -> CGFloat {
        func luminance(_ color: UIColor) -> CGFloat {
            let parts = color.cgColor.components!.prefix(3).map {
                $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4)
            }
            return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
        }
        let (light, dark) = (max(luminance(a), luminance(b)), min(luminance(a), luminance(b)))
        return (light + 0.05) / (dark + 0.05)
    }
}
