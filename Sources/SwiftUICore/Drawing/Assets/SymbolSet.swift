import CollectionSupplement
import Foundation
import Locking
import VectorImages

/// A symbol of an asset catalog: `NAME.symbolset`, with a template of the SF Symbols app.
enum SymbolSet {
    private struct Key: Hashable {
        var name: String
        var bundle: String
        var weight: String
        var size: String
    }

    private static let cache = Locked(BoundedCache<Key, VectorSymbol?>(limit: 1_000))

    /// The symbol beside text of a font; nil if the bundle has none of that name.
    static func find(_ name: String, in bundle: String, font: SymbolFont, scale: Image.Scale) -> VectorSymbol? {
        let size =
            switch scale {
            case .small: "S"
            case .medium: "M"
            case .large: "L"
            }
        let key = Key(name: name, bundle: bundle, weight: weightName(font.weight), size: size)
        return cache.withLock { cache in
            cache.value(for: key) { AssetCatalogs.folder(name, .symbol, in: bundle).flatMap { load($0, key) } }
        }
    }

    private static func weightName(_ weight: Double) -> String {
        let names = ["Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black"]
        return names[min(max(Int((weight / 100).rounded()) - 1, 0), names.count - 1)]
    }

    private static func load(_ folder: URL, _ key: Key) -> VectorSymbol? {
        let entries = AssetContents<Contents>.read(folder)?.symbols ?? []
        guard let name = entries.lazy.compactMap(\.filename).first, !name.contains("/") else { return nil }
        let file = folder.appendingPathComponent(name)
        guard let data = try? Data(contentsOf: file) else {
            Log.once("The symbol's file \(file.path) is missing.")
            return nil
        }
        do {
            return try VectorSymbol(template: data, weight: key.weight, size: key.size)
        } catch {
            Log.once("The symbol's file \(file.path) cannot be read: \(error)")
            return nil
        }
    }

    private struct Contents: Decodable {
        struct Entry: Decodable { var filename: String? }
        var symbols: [Entry]?
    }
}
