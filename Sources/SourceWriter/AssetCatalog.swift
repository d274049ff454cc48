import Foundation

/// The colors and images of a catalog, with the folders that give them namespaces.
struct AssetCatalog {
    /// What a folder with a namespace holds. Folders without one count as part of the folder around them.
    struct Group {
        /// As it is written in the catalog, with the namespaces around it: `Brand/Dark`. Empty at the top.
        var path = ""
        /// The folder's own name.
        var name = ""
        var colors: [String] = []
        var images: [String] = []
        var groups: [Group] = []
    }

    var root = Group()
    /// What is wrong with single sets and folders. The other symbols do not depend on them.
    var problems: [Problem] = []
    /// Whether `Color.brand` and related declarations are wanted beside `Color(.brand)`.
    var hasExtensions = true

    /// A file that is missing or cannot be read.
    struct Problem: Equatable {
        var text: String
        /// Whether a build must fail. A set whose picture is missing still has its symbol, as with Xcode.
        var isError: Bool
    }

    init(root: Group) { self.root = root }

    init(folder: URL) throws {
        guard FileManager.default.fileExists(atPath: folder.path) else {
            throw SourcesError("\(folder.path): the asset catalog is missing.")
        }
        hasExtensions = contents(of: folder).properties?.extensions != "disabled"
        var group = root
        try read(folder, into: &group)
        root = group
    }

    private mutating func read(_ folder: URL, into group: inout Group) throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        for name in names {
            let item = folder.appendingPathComponent(name)
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: item.path, isDirectory: &isFolder), isFolder.boolValue else {
                continue
            }
            let own = item.deletingPathExtension().lastPathComponent
            // Also where nothing of it is used here: what cannot be read must not wait for the running program.
            let contents = contents(of: item)
            switch item.pathExtension {
            case "colorset": group.colors.append(own)
            case "imageset", "symbolset": group.images.append(own)
            case "":
                guard contents.properties?.providesNamespace == true else {
                    try read(item, into: &group)
                    continue
                }
                var inner = Group(path: group.path.isEmpty ? name : group.path + "/" + name, name: name)
                try read(item, into: &inner)
                group.groups.append(inner)
            default: break
            }
        }
    }

    /// What `Contents.json` says. Notes what is wrong with it.
    private mutating func contents(of folder: URL) -> Contents {
        let file = folder.appendingPathComponent("Contents.json")
        guard FileManager.default.fileExists(atPath: file.path) else {
            // Folders and whole catalogs may do without.
            if ["colorset", "imageset", "symbolset"].contains(folder.pathExtension) {
                problems.append(Problem(text: "\(file.path): the file is missing.", isError: true))
            }
            return Contents()
        }
        let contents: Contents
        do {
            contents = try JSONDecoder().decode(Contents.self, from: Data(contentsOf: file))
        } catch {
            problems.append(Problem(text: "\(file.path): \(AssetCatalog.sentence(error))", isError: true))
            return Contents()
        }
        for name in contents.images?.compactMap(\.filename) ?? [] {
            let image = folder.appendingPathComponent(name)
            if !FileManager.default.fileExists(atPath: image.path) {
                let text = "\(file.path): the file “\(name)”, which it names, is missing."
                problems.append(Problem(text: text, isError: false))
            }
        }
        return contents
    }

    private static func sentence(_ error: any Error) -> String {
        switch error as? DecodingError {
        case .dataCorrupted(let context): "the file is no valid JSON: \(context.debugDescription)"
        case .typeMismatch(_, let context), .valueNotFound(_, let context):
            "\(context.codingPath.map(\.stringValue).joined(separator: ".")): \(context.debugDescription)"
        default: "\(error)"
        }
    }

    private struct Contents: Decodable {
        struct Properties: Decodable {
            var providesNamespace: Bool?
            var extensions: String?

            enum CodingKeys: String, CodingKey {
                case providesNamespace = "provides-namespace"
                case extensions = "generate-swift-asset-symbol-extensions"
            }
        }

        struct File: Decodable { var filename: String? }

        var properties: Properties?
        var images: [File]?
    }
}
