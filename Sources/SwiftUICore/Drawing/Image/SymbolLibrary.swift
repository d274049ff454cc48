import CoreGraphics
import DisplayList
import Foundation
import Locking

/// The drawings that represent SF Symbols: Bootstrap Icons (MIT license, beside the resource), found by SF Symbols'
/// names.
///
/// `Scripts/icons.py` makes the resource. Drawings lie on a grid of 16 units.
package enum SymbolLibrary {
    package static let grid: CGFloat = 16

    /// How a symbol is put together.
    struct Recipe: Hashable, Sendable {
        var glyph: String
        var traits: [String: String] = [:]
    }

    struct Outline: Sendable {
        var path: PathData
        var isEvenOdd: Bool
    }

    private struct Store: Sendable {
        var names: [String: Recipe] = [:]
        /// Outlines as text; they are read when they are first drawn.
        var sources: [String: (isEvenOdd: Bool, text: String)] = [:]
    }

    private static let store: Store = load()
    private static let outlines = Locked<[String: Outline]>([:])

    /// All names of the table.
    package static var names: [String] { Array(store.names.keys) }

    /// How `name` is drawn; nil for a name that is not known.
    static func recipe(_ name: String) -> Recipe? {
        if let known = store.names[name] { return known }
        // Families are regular: what has no drawing is made of its base and the suffix.
        for (suffix, trait) in suffixes where name.hasSuffix(suffix) {
            guard var base = recipe(String(name.dropLast(suffix.count))) else { continue }
            guard let (key, value) = trait else { return base }
            base.traits[key] = value
            if key == "enclose" {
                // The size is that of what is around.
                let around = recipe(value.hasPrefix("square") ? "square" : "circle")
                for trait in SymbolMetrics.traits { base.traits[trait] = around?.traits[trait] }
            }
            return base
        }
        return nil
    }

    private static let suffixes: [(String, (String, String)?)] = [
        (".circle.fill", ("enclose", "circle.fill")), (".square.fill", ("enclose", "square.fill")),
        (".circle", ("enclose", "circle")), (".square", ("enclose", "square")), (".slash.fill", ("overlay", "slash")),
        (".slash", ("overlay", "slash")), (".badge.plus", ("badge", "plus")), (".badge.minus", ("badge", "minus")),
        (".badge.xmark", ("badge", "xmark")), (".badge.checkmark", ("badge", "checkmark")),
        (".badge.exclamationmark", ("badge", "exclamationmark")), (".badge.gearshape", ("badge", "gear")),
        (".badge.questionmark", ("badge", "questionmark")), (".badge", ("badge", "dot")), (".fill", nil),
    ]

    /// The outline of a drawing.
    static func outline(_ glyph: String) -> Outline? {
        outlines.withLock { outlines in
            if let known = outlines[glyph] { return known }
            guard let source = store.sources[glyph] else { return nil }
            let outline = Outline(path: .elements(parse(source.text)), isEvenOdd: source.isEvenOdd)
            outlines[glyph] = outline
            return outline
        }
    }

    private static func load() -> Store {
        func lines(_ name: String) -> [[Substring]] {
            guard let url = Bundle.module.url(forResource: "Symbols/" + name, withExtension: "tsv"),
                let text = try? String(contentsOf: url, encoding: .utf8)
            else {
                Log.once("The resource Symbols/\(name).tsv is missing, so no symbols can be drawn.")
                return []
            }
            return text.split(separator: "\n").map { $0.split(separator: "\t") }
        }
        var store = Store()
        for fields in lines("names") where fields.count >= 2 {
            var recipe = Recipe(glyph: String(fields[1]))
            for trait in fields.dropFirst(2) {
                let parts = trait.split(separator: "=", maxSplits: 1)
                if parts.count == 2 { recipe.traits[String(parts[0])] = String(parts[1]) }
            }
            store.names[String(fields[0])] = recipe
        }
        for fields in lines("glyphs") where fields.count == 3 {
            store.sources[String(fields[0])] = (fields[1] == "e", String(fields[2]))
        }
        return store
    }

    /// Reads absolute M, L, Q, C and Z.
    private static func parse(_ text: String) -> [PathElement] {
        var elements: [PathElement] = []
        var command: Character = " "
        var numbers: [CGFloat] = []
        var word = ""
        func finishWord() {
            if let value = Double(word) { numbers.append(CGFloat(value)) }
            word = ""
        }
        func finish() {
            finishWord()
            let p = stride(from: 0, to: numbers.count - 1, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) }
            switch (command, p.count) {
            case ("M", 1): elements.append(.move(p[0]))
            case ("L", 1): elements.append(.line(p[0]))
            case ("Q", 2): elements.append(.quadCurve(p[1], control: p[0]))
            case ("C", 3): elements.append(.curve(p[2], control1: p[0], control2: p[1]))
            case ("Z", _): elements.append(.close)
            default: break
            }
            numbers = []
        }
        for character in text {
            if character.isLetter {
                finish()
                command = character
            } else if character == " " {
                finishWord()
            } else {
                word.append(character)
            }
        }
        finish()
        return elements
    }
}
