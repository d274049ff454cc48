import Foundation
import Locking

/// Finds what lies in the asset catalogues of a bundle. Catalogues are read as folders, as they stand in the sources.
enum AssetCatalogs {
    private static let cache = Locked<[String: [String: URL]]>([:])

    /// The folder of an asset, such as `Logo.imageset`; a name may say the folders around it (`Brand/Logo`).
    static func folder(_ name: String, in bundle: String) -> URL? {
        cache.withLock { cache in
            if let known = cache[bundle] { return known[name] }
            let found = scan(bundle)
            cache[bundle] = found
            return found[name]
        }
    }

    private static func scan(_ bundle: String) -> [String: URL] {
        var found: [String: URL] = [:]
        let root = URL(fileURLWithPath: bundle, isDirectory: true)
        guard let walker = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil) else { return [:] }
        for case let url as URL in walker where ["colorset", "imageset"].contains(url.pathExtension) {
            found[url.lastPathComponent] = found[url.lastPathComponent] ?? url
            let parts = url.path.components(separatedBy: ".xcassets/")
            if parts.count > 1 { found[parts[parts.count - 1]] = url }
        }
        return found
    }
}
