import Foundation
import Typesetter

/// The fonts of a program: the files that `UIAppFonts` lists in an Info.plist.
package enum AppFonts {
    /// Made known once, when the first view is shown or a font is asked for by name.
    package static let register: Void = {
        for info in InformationFiles.all {
            for name in info.values["UIAppFonts"] as? [String] ?? [] {
                register(name, in: info.folders)
            }
        }
    }()

    private static func register(_ name: String, in folders: [URL]) {
        // A list says where a file is in Xcode's bundle, where all resources of a folder may lie together, and where the
        // folders of packages' resources have another ending.
        let names = [
            name, name.replacingOccurrences(of: ".bundle/", with: ".resources/"), (name as NSString).lastPathComponent,
        ]
        let places = folders.flatMap { folder in names.map { folder.appendingPathComponent($0) } }
        guard let url = places.first(where: { FileManager.default.fileExists(atPath: $0.path) }) else {
            return Log.once("UIAppFonts lists \(name), which is not among the resources.")
        }
        do {
            try Typesetter.shared.registerFonts(path: url.path)
        } catch .alreadyRegistered {
            // Two lists may name the same file.
        } catch {
            Log.once("UIAppFonts lists \(name), which could not be used: \(error).")
        }
    }
}
