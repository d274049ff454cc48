import Foundation

/// The font files that represent Apple's (law 10 of the design). Those of the four designs come with Perch; those of
/// scripts that they lack, and emoji, from Debian's packages. Nothing else on the host is looked at, so the same text
/// has the same glyphs everywhere.
enum PinnedFonts {
    /// Where the fonts that come with Perch are.
    static let own = (Bundle.module.resourcePath ?? "") + "/Fonts/"
    /// Where Debian's packages put theirs.
    static let system = "/usr/share/fonts/"

    /// A family whose files are named PREFIX-WEIGHT.EXTENSION.
    struct Family {
        var prefix: String
        var suffix: String
        /// CSS weights and what the files call them, light to heavy.
        var weights: [(weight: Double, name: String)]
        var hasItalics: Bool

        /// The file nearest to a weight, and the weight it has.
        func file(weight: Double, italic: Bool) -> (path: String, weight: Double) {
            let nearest = weights.min { abs($0.weight - weight) < abs($1.weight - weight) }!
            var name = nearest.name
            if italic, hasItalics { name = name == "Regular" ? "Italic" : name + "Italic" }
            return (PinnedFonts.own + prefix + "-" + name + suffix, nearest.weight)
        }
    }

    private static let nineWeights: [(weight: Double, name: String)] = [
        (100, "Thin"), (200, "ExtraLight"), (300, "Light"), (400, "Regular"), (500, "Medium"),
        (600, "SemiBold"), (700, "Bold"), (800, "ExtraBold"), (900, "Black"),
    ]

    static let text = Family(
        prefix: "Inter/Inter", suffix: ".otf", weights: nineWeights, hasItalics: true)
    static let display = Family(
        prefix: "Inter/InterDisplay", suffix: ".otf", weights: nineWeights,
        hasItalics: true)
    static let serif = Family(
        prefix: "NotoSerif/NotoSerif", suffix: ".ttf",
        weights: [(400, "Regular"), (700, "Bold")], hasItalics: true)
    static let monospaced = Family(
        prefix: "JetBrainsMono/JetBrainsMono", suffix: ".ttf",
        weights: nineWeights.dropLast(), hasItalics: true)
    static let rounded = Family(
        prefix: "Quicksand/Quicksand", suffix: ".ttf",
        weights: [(300, "Light"), (400, "Regular"), (500, "Medium"), (700, "Bold")],
        hasItalics: false)

    /// From this size on the system font takes its display cut, as San Francisco does.
    static let displaySize = 20.0

    /// fonts-noto-color-emoji
    static let emoji = system + "truetype/noto/NotoColorEmoji.ttf"

    /// Signs that belong to no script, in the order in which the files are asked. fonts-noto-core.
    static let symbols = [
        "NotoSansSymbols", "NotoSansSymbols2", "NotoSansMath", "NotoSans", "NotoMusic",
    ]

    /// Noto file names by ISO 15924 script.
    static let scripts: [String: String] = [
        "Adlm": "NotoSansAdlam", "Arab": "NotoSansArabic", "Armn": "NotoSansArmenian",
        "Bali": "NotoSansBalinese", "Beng": "NotoSansBengali", "Cans": "NotoSansCanadianAboriginal",
        "Cher": "NotoSansCherokee", "Copt": "NotoSansCoptic", "Cyrl": "NotoSans",
        "Deva": "NotoSansDevanagari", "Egyp": "NotoSansEgyptianHieroglyphs",
        "Ethi": "NotoSansEthiopic", "Geor": "NotoSansGeorgian", "Goth": "NotoSansGothic",
        "Grek": "NotoSans", "Gujr": "NotoSansGujarati", "Guru": "NotoSansGurmukhi",
        "Hebr": "NotoSansHebrew", "Java": "NotoSansJavanese", "Khmr": "NotoSansKhmer",
        "Knda": "NotoSansKannada", "Laoo": "NotoSansLao", "Latn": "NotoSans",
        "Lisu": "NotoSansLisu", "Mlym": "NotoSansMalayalam", "Mong": "NotoSansMongolian",
        "Mymr": "NotoSansMyanmar", "Nkoo": "NotoSansNKo", "Olck": "NotoSansOlChiki",
        "Orya": "NotoSansOriya", "Runr": "NotoSansRunic", "Sinh": "NotoSansSinhala",
        "Sund": "NotoSansSundanese", "Syrc": "NotoSansSyriac", "Taml": "NotoSansTamil",
        "Telu": "NotoSansTelugu", "Tfng": "NotoSansTifinagh", "Thaa": "NotoSansThaana",
        "Thai": "NotoSansThai", "Tibt": "NotoSerifTibetan", "Vaii": "NotoSansVai",
        "Yiii": "NotoSansYi",
    ]

    static func noto(_ name: String, bold: Bool) -> String {
        system + "truetype/noto/" + name + (bold ? "-Bold.ttf" : "-Regular.ttf")
    }

    /// fonts-noto-cjk: one file whose faces differ in the regional forms of shared characters.
    static func cjk(script: String, language: String?, bold: Bool) -> (path: String, index: Int)? {
        guard ["Hani", "Hira", "Kana", "Hang", "Bopo"].contains(script) else { return nil }
        let path = system + "opentype/noto/NotoSansCJK-" + (bold ? "Bold.ttc" : "Regular.ttc")
        let language = (language ?? "").lowercased()
        let index: Int =
            switch script {
            case "Hang": 1
            case "Hira", "Kana": 0
            default:
                if language.hasPrefix("ja") {
                    0
                } else if language.hasPrefix("ko") {
                    1
                } else if language.hasSuffix("hk") || language.hasSuffix("mo") {
                    4
                } else if language.contains("hant") || language.hasSuffix("tw") {
                    3
                } else {
                    2
                }
            }
        return (path, index)
    }
}
