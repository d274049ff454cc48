import Foundation
import Locking

/// Finds what lies in the asset catalogues of a bundle. Catalogues are read as folders, as they stand in the sources.
enum AssetCatalogs {
    /// What an asset is, as the ending of its folder says.
    enum Kind: String {
        case color = "colorset"
        case image = "imageset"
    }

    /// The folders of a bundle's assets, by ending and name; names have the namespaces before them: `Brand/Logo`.
    private typealias Index = [String: URL]

    private static let indexes = Locked<[String: Index]>([:])
    private static let mostIndexes = 64

    /// The folder of an asset, such as `Logo.imageset`.
    static func folder(_ name: String, _ kind: Kind, in bundle: String) -> URL? {
        indexes.withLock { indexes in
            let key = name + "." + kind.rawValue
            if let known = indexes[bundle] { return known[key] }
            if indexes.count >= mostIndexes { indexes.removeAll() }
            let index = index(of: bundle)
            indexes[bundle] = index
            return index[key]
        }
    }

    private static func index(of bundle: String) -> Index {
        var index: Index = [:]
        let root = URL(fileURLWithPath: bundle, isDirectory: true)
        // A program's own folder holds far more than its resources, which lie in bundles of their own there.
        let roots = bundle == Bundle.main.bundlePath ? resourceFolders(of: root) : [root]
        for catalog in roots.flatMap(catalogs) { add(catalog, namespace: "", to: &index) }
        return index
    }

    private static func resourceFolders(of root: URL) -> [URL] {
        let program = ProcessInfo.processInfo.processName
        let folders = subfolders(of: root).filter {
            ["xcassets", "resources", "bundle"].contains($0.pathExtension) || $0.lastPathComponent == "Resources"
        }
        // Where several modules have an asset of one name, the program's own counts.
        let (own, others) = folders.reduce(into: ([URL](), [URL]())) { parts, folder in
            let isOwn = folder.deletingPathExtension().lastPathComponent.hasSuffix("_" + program)
            if isOwn { parts.0.append(folder) } else { parts.1.append(folder) }
        }
        return own + others
    }

    private static func catalogs(below folder: URL) -> [URL] {
        if folder.pathExtension == "xcassets" { return [folder] }
        return subfolders(of: folder).flatMap(catalogs)
    }

    private static func add(_ folder: URL, namespace: String, to index: inout Index) {
        for item in subfolders(of: folder) {
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

    /// In an order that does not depend on the file system.
    private static func subfolders(of folder: URL) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().map { folder.appendingPathComponent($0, isDirectory: true) }.filter {
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: $0.path, isDirectory: &isFolder) && isFolder.boolValue
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

/// Reads `Contents.json` of the folders in catalogues.
enum AssetContents<Contents: Decodable> {
    /// Nil where there is none, and, with a word in the log, where it cannot be read.
    static func read(_ folder: URL) -> Contents? {
        let file = folder.appendingPathComponent("Contents.json")
        guard let data = try? Data(contentsOf: file) else { return nil }
        do {
            return try JSONDecoder().decode(Contents.self, from: data)
        } catch {
            Log.once("The asset catalogue's file \(file.path) cannot be read: \(error)")
            return nil
        }
    }
}
