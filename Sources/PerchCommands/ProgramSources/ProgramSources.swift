import Foundation

/// The Swift files that the program was built from, where they are on this machine.
///
/// Files are found by their `#fileID`, which is the module and the file's name. Nothing else is read.
@MainActor
package final class ProgramSources {
    /// The files of this program; empty if neither SwiftPM nor `perch` has built it here.
    package static let shared = ProgramSources(BuildRecipe.ofThisProgram)

    /// A file and its folder inside its module.
    package struct File {
        package var url: URL
        /// The path without the folder of the package.
        package var path: String
        /// The folders between the module and the file; empty for a file at the top.
        package var folder: String
    }

    /// A place in a source file.
    package struct Place: Hashable, Codable, Sendable {
        package var path: String
        /// From 1.
        package var line: Int
    }

    private var filesByName: [String: [File]] = [:]
    private var declarations: [String: Place?] = [:]

    /// Files above this size, in bytes, are not shown.
    private static let largestFile = 1 << 20
    /// So many files are looked at.
    private static let mostFiles = 20_000

    package init(_ recipe: BuildRecipe?) {
        guard let recipe else { return }
        var count = 0
        for folder in recipe.folders {
            let root = URL(fileURLWithPath: folder, isDirectory: true).standardizedFileURL
            let files = FileManager.default.enumerator(
                at: root, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
            for case let url as URL in files ?? .init() where url.pathExtension == "swift" {
                count += 1
                guard count <= Self.mostFiles else { return }
                let parts = Array(url.standardizedFileURL.pathComponents.dropFirst(root.pathComponents.count))
                let path = url.standardizedFileURL.path
                filesByName[url.lastPathComponent, default: []].append(
                    File(
                        url: url,
                        path: path.hasPrefix(recipe.folder + "/")
                            ? String(path.dropFirst(recipe.folder.count + 1)) : url.lastPathComponent,
                        folder: parts.dropFirst().dropLast().joined(separator: "/")))
            }
        }
    }

    /// The file of a module; nil if there is none, or where several may be meant.
    package func file(_ name: String, in module: String) -> File? {
        let named = filesByName[name] ?? []
        if named.count == 1 { return named[0] }
        let inModule = named.filter { $0.url.pathComponents.contains(module) }
        return inModule.count == 1 ? inModule[0] : nil
    }

    /// The text of a file that is not too large.
    package func text(of file: File) -> String? {
        guard let size = try? file.url.resourceValues(forKeys: [.fileSizeKey]).fileSize, size <= Self.largestFile
        else { return nil }
        return try? String(contentsOf: file.url, encoding: .utf8)
    }

    /// Where a type of a module is declared.
    package func declaration(of type: String, in module: String) -> Place? {
        let key = "\(module).\(type)"
        if let known = declarations[key] { return known }
        let place = findDeclaration(of: type, in: module)
        declarations[key] = .some(place)
        return place
    }

    private func findDeclaration(of type: String, in module: String) -> Place? {
        // Most types have a file to themselves.
        let likely = filesByName[type + ".swift"] ?? []
        let others = filesByName.values.lazy.flatMap { $0 }.filter { $0.url.pathComponents.contains(module) }
        for file in likely + Array(others) {
            guard let text = text(of: file), text.contains(type),
                let line = SourceText(text).declaration(of: type)
            else { continue }
            return Place(path: file.path, line: line)
        }
        return nil
    }
}
