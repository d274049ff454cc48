import DisplayList
import Foundation
import Rasterizer
import Locking

/// Reads the images of bundles, each once.
package enum ImageFiles {
    private struct Key: Hashable {
        var name: String
        var bundle: String
        var dark: Bool
        var scale: Int
    }

    private struct Found: Sendable {
        var image: ImageData?
        var isTemplate = false
    }

    private static let cache = Locked<[Key: Found]>([:])

    /// An image of an asset catalogue or a file in the bundle; nil and a word in the log where there is none.
    static func image(
        _ name: String, bundle: String, dark: Bool, scale: CGFloat
    ) -> (image: ImageData, isTemplate: Bool)? {
        let key = Key(name: name, bundle: bundle, dark: dark, scale: Int(scale.rounded(.up)))
        let found = cache.withLock { cache in
            if let known = cache[key] { return known }
            let loaded = load(key)
            if loaded.image == nil { Log.once("No image named '\(name)' found in asset catalog for \(bundle)") }
            cache[key] = loaded
            return loaded
        }
        return found.image.map { ($0, found.isTemplate) }
    }

    private static func load(_ key: Key) -> Found {
        if let folder = AssetCatalogs.folder(key.name, .image, in: key.bundle),
            let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
            let contents = try? JSONDecoder().decode(Contents.self, from: data),
            let (file, scale) = contents.best(dark: key.dark, scale: key.scale)
        {
            let image = read(folder.appendingPathComponent(file), scale: scale)
            return Found(image: image, isTemplate: contents.properties?.isTemplate ?? false)
        }
        return Found(image: looseFile(key))
    }

    /// A plain file: `NAME`, `NAME.png`, `NAME@2x.png` and the like.
    private static func looseFile(_ key: Key) -> ImageData? {
        let root = URL(fileURLWithPath: key.bundle, isDirectory: true)
        let folders = [root, root.appendingPathComponent("Resources")]
        for scale in [key.scale, 3, 2, 1] {
            let suffix = scale == 1 ? "" : "@\(scale)x"
            for ending in ["", ".png", ".jpg", ".jpeg"] {
                for folder in folders {
                    let name: String
                    if ending.isEmpty, let dot = key.name.lastIndex(of: ".") {
                        name = key.name[..<dot] + suffix + key.name[dot...]
                    } else {
                        name = key.name + suffix + ending
                    }
                    if let image = read(folder.appendingPathComponent(name), scale: Double(scale)) { return image }
                }
            }
        }
        return nil
    }

    private static func read(_ url: URL, scale: Double) -> ImageData? {
        guard let data = try? Data(contentsOf: url) else { return nil }
        return ImageData.decode(data, scale: scale)
    }

    private struct Contents: Decodable {
        struct Entry: Decodable {
            struct Appearance: Decodable { var value: String }
            var filename: String?
            var scale: String?
            var appearances: [Appearance]?
        }
        struct Properties: Decodable {
            var intent: String?
            enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
            var isTemplate: Bool { intent == "template" }
        }
        var images: [Entry]?
        var properties: Properties?

        func best(dark: Bool, scale: Int) -> (file: String, scale: Double)? {
            let candidates = (images ?? []).compactMap { entry -> (file: String, scale: Double, fit: Double)? in
                guard let file = entry.filename else { return nil }
                let isDark = (entry.appearances ?? []).contains { $0.value == "dark" }
                if isDark && !dark { return nil }
                let own = entry.scale.flatMap { Double($0.dropLast()) } ?? 1
                return (file, own, (isDark == dark ? 100 : 0) - abs(own - Double(scale)))
            }
            return candidates.max { $0.fit < $1.fit }.map { ($0.file, $0.scale) }
        }
    }
}
