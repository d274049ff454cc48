import Foundation

/// Where the resources of a bundle lie.
enum ResourceFolders {
    /// The folders to look in, one after another.
    ///
    /// A program that SwiftPM builds has its resources in a bundle beside it, `PACKAGE_TARGET.resources`, while on Apple's
    /// systems an app's resources are in its main bundle. What an app asks of its main bundle is therefore looked for in
    /// those bundles, too, first in that of the program's own target.
    static func all(of bundle: Bundle) -> [URL] { all(of: (bundle.resourceURL ?? bundle.bundleURL).path) }

    static func all(of path: String) -> [URL] {
        let root = URL(fileURLWithPath: path, isDirectory: true)
        guard path == Bundle.main.bundlePath || path == Bundle.main.resourceURL?.path else {
            return [root] + subfolders(of: root).filter { $0.lastPathComponent == "Resources" }
        }
        let program = "_" + ProcessInfo.processInfo.processName
        let bundles = subfolders(of: root).filter {
            ["resources", "bundle"].contains($0.pathExtension) || $0.lastPathComponent == "Resources"
        }
        func isOwn(_ folder: URL) -> Bool { folder.deletingPathExtension().lastPathComponent.hasSuffix(program) }
        return [root] + bundles.filter(isOwn) + bundles.filter { !isOwn($0) }
    }

    /// In an order that does not depend on the file system.
    static func subfolders(of folder: URL) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().map { folder.appendingPathComponent($0, isDirectory: true) }.filter {
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: $0.path, isDirectory: &isFolder) && isFolder.boolValue
        }
    }
}
