/// A plain folder of Swift files: one module.
enum FolderReader {
    static func read(_ folder: String) throws -> Project {
        let files = FileTree.files(in: folder)
        let sources = Resources.files(of: .source, in: files)
        guard !sources.isEmpty else {
            throw ProjectProblem(
                "\(folder) contains no project: no Package.swift, no .xcodeproj or .xcworkspace, no project.yml, and no Swift file."
            )
        }
        let name = ModuleName.of(folder.split(separator: "/").last.map(String.init) ?? "Folder")
        var module = Module(name: name, kind: .program, folder: folder, sources: sources)
        module.settings.conditions = ["DEBUG"]
        module.settings.hasBareSlashRegex = true
        module.dataModels = Resources.files(of: .dataModel, in: files)
        module.intentDefinitions = Resources.files(of: .intentDefinition, in: files)
        var project = Project(name: name, folder: folder, modules: [module])
        project.resources = Resources.flattened(files.filter { Resources.isResource($0) })
        project.notes = Resources.notes(files)
        return project
    }
}

/// Names of modules.
package enum ModuleName {
    /// A name in which characters that are not allowed in an identifier are replaced by `_`.
    package static func of(_ name: String) -> String {
        var result = ""
        for scalar in name.unicodeScalars {
            let isLetter = scalar == "_" || scalar.properties.isXIDContinue
            result.unicodeScalars.append(isLetter ? scalar : "_")
        }
        if let first = result.unicodeScalars.first, !(first == "_" || first.properties.isXIDStart) {
            result = "_" + result
        }
        return result.isEmpty ? "_" : result
    }
}

/// What becomes of files that are not compiled.
enum Resources {
    static func isResource(_ path: String) -> Bool {
        [.resource, .catalog].contains(FileKind.of(path))
    }

    /// Resources at the top of their bundle, as Xcode puts them; those of a language keep their folder.
    static func flattened(_ paths: [String]) -> [Resource] {
        paths.flatMap { path -> [Resource] in
            let parts = path.split(separator: "/").map(String.init)
            guard let name = parts.last else { return [] }
            if FileTree.pathExtension(path) == "lproj" {
                return FileTree.names(in: path).map { Resource(path: path + "/" + $0, destination: name + "/" + $0) }
            }
            if parts.count > 1, FileTree.pathExtension(parts[parts.count - 2]) == "lproj" {
                return [Resource(path: path, destination: parts[parts.count - 2] + "/" + name)]
            }
            return [Resource(path: path, destination: name)]
        }
    }

    /// The files of a kind.
    static func files(of kind: FileKind, in paths: [String]) -> [String] {
        paths.filter { FileKind.of($0) == kind }
    }

    /// Files that nothing is made of here, by what they are.
    static func notes(_ paths: [String]) -> [ProjectNote] {
        paths.compactMap { path in
            guard case .unusable(let reason) = FileKind.of(path) else { return nil }
            return ProjectNote(path, reason)
        }
    }
}

extension FolderReader {
    /// A single file.
    static func read(file: String) throws -> Project {
        let name = ModuleName.of(String(FileTree.lastComponent(file).dropLast(".swift".count)))
        let folder = file.split(separator: "/").dropLast().map { "/" + $0 }.joined()
        var module = Module(name: name, kind: .program, folder: folder, sources: [file])
        module.settings.conditions = ["DEBUG"]
        module.settings.hasBareSlashRegex = true
        return Project(name: name, folder: folder, modules: [module])
    }
}
