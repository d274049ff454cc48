import Foundation

/// The files below a folder, in an order that does not depend on the file system.
package enum FileTree {
    /// Folders that are one thing as a whole, by their extensions.
    static let opaque: Set<String> = [
        "xcassets", "xcdatamodeld", "xcdatamodel", "bundle", "framework", "xcframework", "lproj", "playground", "icon",
        "xcodeproj", "xcworkspace", "docc", "app", "scnassets", "mlpackage", "rkassets", "xcmappingmodel",
    ]
    /// How deep folders are followed: links may lead in circles.
    static let deepest = 40
    /// How many files are looked at.
    static let most = 200_000

    /// All files, and folders that are one thing, as absolute paths.
    package static func files(in folder: String, except excluded: Set<String> = []) -> [String] {
        var found: [String] = []
        var visited: Set<String> = []
        visit(folder, 0, excluded, &found, &visited)
        return found
    }

    /// The folders that contain a package's manifest, from the given one on. Packages within packages are not looked for.
    static func packages(in folder: String) -> [String] {
        let found = files(in: folder).filter { lastComponent($0) == "Package.swift" }
            .map { String($0.dropLast("/Package.swift".count)) }
        return found.filter { place in !found.contains { place.hasPrefix($0 + "/") } }
    }

    private static func visit(
        _ folder: String, _ depth: Int, _ excluded: Set<String>, _ found: inout [String], _ visited: inout Set<String>
    ) {
        guard depth < deepest, found.count < most, visited.insert(resolved(folder)).inserted else { return }
        for name in names(in: folder) where !name.hasPrefix(".") {
            let path = folder + "/" + name
            if excluded.contains(path) { continue }
            if isFolder(path), !opaque.contains(pathExtension(name)) {
                visit(path, depth + 1, excluded, &found, &visited)
            } else {
                found.append(path)
            }
        }
    }

    package static func names(in folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    }

    package static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    package static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

    static func pathExtension(_ path: String) -> String {
        guard let dot = path.lastIndex(of: "."), dot != path.startIndex, !path[dot...].contains("/") else { return "" }
        return path[path.index(after: dot)...].lowercased()
    }

    /// The path without `.` and `..`.
    package static func normalized(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }

    private static func resolved(_ path: String) -> String { URL(fileURLWithPath: path).resolvingSymlinksInPath().path }

    /// `path` as seen from `folder`; the path itself if it lies elsewhere.
    package static func relative(_ path: String, to folder: String) -> String {
        path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
    }
}

/// What files of a project become, by their extensions.
enum FileKind: Equatable {
    case source, clangSource, header, resource, catalog, dataModel, intentDefinition, unusable(String), none

    static func of(_ path: String) -> FileKind {
        switch FileTree.pathExtension(path) {
        case "swift": .source
        case "c", "cc", "cpp", "cxx": .clangSource
        case "h", "hpp", "hh", "pch", "modulemap": .header
        case "m", "mm": .unusable("Objective-C is not compiled")
        case "metal": .unusable("Metal shaders are not compiled")
        case "storyboard", "xib", "nib": .unusable("storyboards and nibs are not loaded")
        case "xcdatamodeld", "xcdatamodel": .dataModel
        case "intentdefinition": .intentDefinition
        case "mlmodel", "mlpackage": .unusable("no classes are made of it")
        case "xcassets": .catalog
        case "entitlements", "xcconfig", "md", "docc", "xcodeproj", "xcworkspace", "framework", "xcframework", "gyb",
            "playground",
            "xctestplan", "resolved", "yml", "yaml", "sh", "rb", "py", "swp", "orig", "xcprivacy", "icon", "lock",
            "app":
            .none
        default: .resource
        }
    }
}
