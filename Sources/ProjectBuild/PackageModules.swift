import Foundation
import ProjectModel

/// Modules to use where a package could not be fetched or built: Perch's own, and the project's.
struct PackageModules {
    /// Folders with a folder of sources for each module. The first that has a module is used.
    let folders: [String]
    /// Modules that are found without them.
    let known: Set<String>
    /// Modules of packages that are found without them and must not be built again.
    let installed: Set<String>

    init(folders: [String], known: Set<String>, installed: Set<String> = []) {
        self.folders = folders
        self.known = known
        self.installed = installed
    }

    /// Those of a project: its own come before the installation's.
    init(installation: Installation, project: Project) {
        self.init(
            folders: [project.folder + "/.perch/Modules", installation.folder + "/packages"],
            known: installation.modules.union(installation.toolchainModules), installed: installation.packageModules)
    }

    /// The project without packages' modules that are installed, and with a module for each import that nothing else answers.
    func completing(_ project: Project) -> Project {
        var project = project
        project.modules.removeAll { $0.isThirdParty && installed.contains($0.name) }
        guard folders.contains(where: FileTree.exists) else { return project }
        let names = known.union(project.modules.map(\.name))
        let imports = Set(project.modules.filter { $0.kind != .clang }.flatMap { $0.sources.flatMap(Self.imports) })
        var found: [Module] = []
        for name in imports.sorted() { add(name, to: &found, except: names) }
        project.modules.insert(contentsOf: found, at: 0)
        return project
    }

    /// What to build in place of a module: what it imports comes first. Empty if there is nothing in its place.
    func replacement(of name: String, built: Set<String>) -> [Module] {
        var found: [Module] = []
        add(name, to: &found, except: known.union(built))
        return found
    }

    private func add(_ name: String, to found: inout [Module], except names: Set<String>) {
        guard !names.contains(name), !found.contains(where: { $0.name == name }), var module = module(name) else {
            return
        }
        let imports = Set(module.sources.flatMap(Self.imports)).subtracting([name])
        for other in imports.sorted() { add(other, to: &found, except: names.union([name])) }
        module.dependencies = imports.sorted()
        found.append(module)
    }

    private func module(_ name: String) -> Module? {
        for folder in folders.map({ "\($0)/\(name)" }) {
            let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            let sources = files.filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
            guard !sources.isEmpty else { continue }
            var module = Module(name: name, kind: .library, folder: folder, sources: sources)
            module.isThirdParty = true
            module.isStandIn = true
            return module
        }
        return nil
    }

    /// The names of the modules that a file imports.
    static func imports(_ path: String) -> [String] {
        guard let data = FileManager.default.contents(atPath: path) else { return [] }
        // Each start reads all files, so only lines with the word become text.
        let lines = data.withUnsafeBytes { bytes -> [String] in
            var found: [String] = []
            var start = 0
            while let place = bytes.place(of: word, from: start) {
                let first = bytes[start..<place].lastIndex(of: newline).map { $0 + 1 } ?? start
                let end = bytes[place...].firstIndex(of: newline) ?? bytes.count
                found.append(String(decoding: bytes[first..<end], as: UTF8.self))
                start = end
            }
            return found
        }
        let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "typealias", "func", "var", "let"]
        return lines.compactMap { line in
            let words = line.split(whereSeparator: \.isWhitespace)
            guard let keyword = words.firstIndex(of: "import"),
                words[..<keyword].allSatisfy({ $0.hasPrefix("@") || ["public", "internal", "private"].contains($0) })
            else { return nil }
            let name = words[(keyword + 1)...].first { !kinds.contains($0) }
            return name.map { String($0.prefix { $0.isLetter || $0.isNumber || $0 == "_" }) }
        }
    }

    private static let word = Array("import ".utf8)
    private static let newline = UInt8(ascii: "\n")
}

extension UnsafeRawBufferPointer {
    /// Where the bytes occur first.
    fileprivate func place(of word: [UInt8], from start: Int) -> Int? {
        guard let base = baseAddress, let first = word.first else { return nil }
        var place = start
        while place + word.count <= count,
            let found = memchr(base + place, Int32(first), count - place - word.count + 1)
        {
            place = UnsafeRawPointer(found) - base
            if memcmp(found, word, word.count) == 0 { return place }
            place += 1
        }
        return nil
    }
}
