/// Makes a module of a package's target.
struct TargetReader {
    var manifest: PackageManifest
    var target: PackageManifest.Target
    /// Whether the package is part of the project.
    var isOwn: Bool

    func module(_ dependencies: [String]) -> (Module?, [ProjectNote]) {
        switch target.type {
        case "binary": return (nil, [ProjectNote(target.name, "Binary targets work only on Apple's systems.")])
        case "plugin": return (nil, isOwn ? [ProjectNote(target.name, "Plugins are not run.")] : [])
        case "system": return system()
        default: break
        }
        guard let folder = folder else {
            return (nil, [ProjectNote(target.name, "The folder of the target was not found in \(manifest.folder).")])
        }
        let excluded = Set(target.excluded.map { FileTree.normalized(folder + "/" + $0) })
        var files = FileTree.files(in: folder, except: excluded)
        let resources = self.resources(in: folder, of: files)
        if let listed = target.sources {
            let roots = listed.map { FileTree.normalized(folder + "/" + $0) }
            files = files.filter { file in roots.contains { file == $0 || file.hasPrefix($0 + "/") } }
        }
        // A package at the top of a repository does not own what else lies there.
        if folder == manifest.folder {
            files.removeAll {
                $0 == folder + "/Package.swift" || $0.hasPrefix(folder + "/Tests/") || $0.contains("/Package@swift")
            }
        }
        let copied = Set(resources.copiedFolders)
        files.removeAll { file in copied.contains { file.hasPrefix($0 + "/") } }
        let swift = Resources.files(of: .source, in: files)
        let clang = Resources.files(of: .clangSource, in: files)
        let name = ModuleName.of(target.name)
        guard !swift.isEmpty || !clang.isEmpty else {
            return (
                nil,
                isOwn
                    ? [ProjectNote(target.name, "The target has no sources that can be compiled.")]
                        + Resources.notes(files)
                    : []
            )
        }
        let kind: Module.Kind =
            switch target.type {
            case "test": .tests
            case "executable": .program
            default: swift.isEmpty ? .clang : .library
            }
        var module = Module(
            name: name, kind: swift.isEmpty ? .clang : kind, folder: folder, sources: swift.isEmpty ? clang : swift)
        module.dependencies = dependencies
        module.isThirdParty = !isOwn
        if swift.isEmpty {
            module.clang = clangSettings(folder, clang)
        } else {
            module.settings = swiftSettings
        }
        module.dataModels = Resources.files(of: .dataModel, in: files)
        module.intentDefinitions = Resources.files(of: .intentDefinition, in: files)
        let bundled = resources.all.filter { FileTree.pathExtension($0.path) != "xcdatamodeld" }
        if !bundled.isEmpty || !module.dataModels.isEmpty {
            module.bundle = ResourceBundle(name: "\(manifest.name)_\(target.name).resources", resources: bundled)
        }
        return (module, isOwn ? Resources.notes(files) : [])
    }

    /// Where the target's files lie.
    private var folder: String? {
        if let path = target.path {
            let folder = FileTree.normalized(path.hasPrefix("/") ? path : manifest.folder + "/" + path)
            return FileTree.isFolder(folder) ? folder : nil
        }
        let parents =
            target.type == "test"
            ? ["Tests", "Sources", "Source", "src", "srcs"] : ["Sources", "Source", "src", "srcs"]
        for parent in parents {
            let folder = manifest.folder + "/" + parent + "/" + target.name
            if FileTree.isFolder(folder) { return folder }
        }
        // A package of one target needs no folder for it.
        let alike = manifest.targets.filter { ($0.type == "test") == (target.type == "test") && $0.type != "plugin" }
        guard alike.count == 1 else { return nil }
        return parents.map { manifest.folder + "/" + $0 }.first(where: FileTree.isFolder)
    }

    // MARK: - Settings

    private var swiftSettings: SwiftSettings {
        var settings = SwiftSettings()
        settings.languageMode = manifest.languageMode
        settings.packageName = ModuleName.of(manifest.name).lowercased()
        settings.conditions = ["DEBUG", "SWIFT_PACKAGE"]
        for setting in target.settings where setting.tool == "swift" {
            switch setting.kind {
            case "define": settings.conditions += setting.values
            case "enableUpcomingFeature": settings.upcomingFeatures += setting.values
            case "enableExperimentalFeature": settings.experimentalFeatures += setting.values
            case "swiftLanguageMode", "swiftLanguageVersion":
                settings.languageMode = setting.values.first ?? settings.languageMode
            case "defaultIsolation": settings.isMainActorByDefault = setting.values.first?.contains("MainActor") == true
            case "unsafeFlags": settings.arguments += SwiftArguments.usable(setting.values)
            default: break
            }
        }
        return settings
    }

    private func clangSettings(_ folder: String, _ sources: [String]) -> ClangSettings {
        var settings = ClangSettings(headers: folder + "/" + target.publicHeaders)
        // What C++ needs at run time comes with its compiler, and the linker is the one for C.
        if sources.contains(where: { FileTree.pathExtension($0) != "c" }) { settings.libraries.append("stdc++") }
        for setting in target.settings where ["c", "cxx", "linker"].contains(setting.tool) {
            switch setting.kind {
            case "define": settings.arguments += setting.values.map { "-D" + $0 }
            case "headerSearchPath":
                settings.searchPaths += setting.values.map { FileTree.normalized(folder + "/" + $0) }
            case "linkedLibrary": settings.libraries += setting.values
            default: break
            }
        }
        return settings
    }

    private func system() -> (Module?, [ProjectNote]) {
        guard let folder else { return (nil, []) }
        var module = Module(name: ModuleName.of(target.name), kind: .clang, folder: folder, sources: [])
        module.clang = ClangSettings(headers: folder)
        module.isThirdParty = !isOwn
        return (module, [])
    }

    // MARK: - Resources

    private func resources(in folder: String, of files: [String]) -> (all: [Resource], copiedFolders: [String]) {
        var found: [Resource] = []
        var copied: [String] = []
        for resource in target.resources {
            guard let path = resource["path"]?.string else { continue }
            let absolute = FileTree.normalized(path.hasPrefix("/") ? path : folder + "/" + path)
            guard FileTree.exists(absolute) else { continue }
            let rule = resource["rule"]
            if rule?.string == "copy" || rule?["copy"] != nil {
                found.append(Resource(path: absolute, destination: FileTree.lastComponent(absolute)))
                copied.append(absolute)
            } else if FileTree.isFolder(absolute), !FileTree.opaque.contains(FileTree.pathExtension(absolute)) {
                found += Resources.flattened(FileTree.files(in: absolute).filter(isProcessed))
            } else {
                found += Resources.flattened([absolute])
            }
        }
        // What SwiftPM knows how to process is a resource without a rule, from tools 5.3 on.
        let listed = Set(found.map(\.path))
        let known: Set<String> = ["xcassets", "xcstrings", "lproj", "strings", "stringsdict"]
        found += Resources.flattened(
            files.filter { file in
                known.contains(FileTree.pathExtension(file)) && !listed.contains(file)
                    && !copied.contains { file == $0 || file.hasPrefix($0 + "/") }
            })
        return (found, copied)
    }

    private func isProcessed(_ file: String) -> Bool {
        switch FileKind.of(file) {
        case .source, .clangSource, .header: false
        default: true
        }
    }
}

/// Arguments for the compiler that somebody else wrote.
enum SwiftArguments {
    /// Those that say something about the language. Others, such as paths and optimizations, are dropped.
    static func usable(_ arguments: [String]) -> [String] {
        var result: [String] = []
        var place = arguments.startIndex
        while place < arguments.endIndex {
            let argument = arguments[place]
            let next =
                arguments.index(after: place) < arguments.endIndex ? arguments[arguments.index(after: place)] : nil
            switch argument {
            case "-D", "-enable-upcoming-feature", "-enable-experimental-feature", "-default-isolation",
                "-strict-concurrency":
                if let next { result += [argument, next] }
                place += 1
            case "-enable-bare-slash-regex": result.append(argument)
            case "-Xfrontend", "-Xcc", "-Xlinker": place += 1
            default:
                let prefixes = ["-D", "-enable-upcoming-feature=", "-default-isolation=", "-strict-concurrency="]
                if prefixes.contains(where: argument.hasPrefix), argument.count > 2 { result.append(argument) }
            }
            place += 1
        }
        return result
    }
}
