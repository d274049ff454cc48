import CollectionSupplement
import Foundation
import Locking

/// Finds what lies in the asset catalogs of a bundle. Catalogs are read as folders, as they is in the sources.
enum AssetCatalogs {
    /// What an asset is, as the ending of its folder says.
    enum Kind: String {
        case color = "colorset"
        case image = "imageset"
        case symbol = "symbolset"
    }

    /// The folders of a bundle's assets, by ending and name; names have the namespaces before them: `Brand/Logo`.
    private typealias Index = [String: URL]

    private static let indexes = Locked(BoundedCache<String, Index>(limit: 64))

    /// The folder of an asset, such as `Logo.imageset`.
    static func folder(_ name: String, _ kind: Kind, in bundle: String) -> URL? {
        indexes.withLock { indexes in
            let key = name + "." + kind.rawValue
            return indexes.value(for: bundle) { index(of: bundle) }[key]
        }
    }

    private static func index(of bundle: String) -> Index {
        var index: Index = [:]
        for folder in ResourceFolders.all(of: bundle) {
            for catalog in catalogs(below: folder, depth: folder.path == bundle ? 0 : 3) {
                add(catalog, namespace: "", to: &index)
            }
        }
        return index
    }

    /// A program's own folder holds far more than resources, so nothing is searched for further below there.
    private static func catalogs(below folder: URL, depth: Int) -> [URL] {
        ResourceFolders.subfolders(of: folder).flatMap { item -> [URL] in
            if item.pathExtension == "xcassets" { return [item] }
            return depth > 0 ? catalogs(below: item, depth: depth - 1) : []
        }
    }

    private static func add(_ folder: URL, namespace: String, to index: inout Index) {
        for item in ResourceFolders.subfolders(of: folder) {
            if item.pathExtension.isEmpty {
                let properties = AssetContents<FolderContents>.read(item)?.properties
                let name = properties?.providesNamespace == true ? item.lastPathComponent + "/" : ""
                add(item, namespace: namespace + name, to: &index)
            } else {
                let name = namespace + item.lastPathComponent
                if index[name] == nil { index[name] = item }
            }
        }
    }

    private struct FolderContents: Decodable {
        struct Properties: Decodable {
            var providesNamespace: Bool?

            enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
        }
        var properties: Properties?
    }
}

/// Reads `Contents.json` of the folders in catalogs.
enum AssetContents<Contents: Decodable> {
    /// Nil if there is none, and, with a word in the log, where it cannot be read.
    static func read(_ folder: URL) -> Contents? {
        let file = folder.appendingPathComponent("Contents.json")
        guard let data = try? Data(contentsOf: file) else { return nil }
        do {
            return try JSONDecoder().decode(Contents.self, from: data)
        } catch {
            Log.once("The asset catalog's file \(file.path) cannot be read: \(error)")
            return nil
        }
    }
}
