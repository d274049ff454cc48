/// A target of an Xcode project: its files, settings and products.
struct XcodeTarget {
    let objects: XcodeObjects
    let object: XcodeObject

    var name: String { object.name }
    var productType: String { object["productType"] ?? "" }

    /// What the files of the target are used for.
    struct Files {
        var sources: [String] = []
        var clangSources: [String] = []
        var resources: [Resource] = []
        var dataModels: [String] = []
        var intentDefinitions: [String] = []
        var notes: [ProjectNote] = []
    }

    // MARK: - Files

    func files(_ settings: BuildSettings) -> Files {
        var files = Files()
        for phase in objects.objects(object.list("buildPhases")) {
            switch phase.isa {
            case "PBXSourcesBuildPhase", "PBXResourcesBuildPhase":
                for buildFile in objects.objects(phase.list("files")) where isForIOS(buildFile) {
                    guard let id = buildFile["fileRef"] else { continue }
                    for path in paths(of: id) { add(path, id: id, &files) }
                }
            case "PBXShellScriptBuildPhase":
                files.notes.append(
                    ProjectNote(
                        name, "The script phase \"\(phase.name.isEmpty ? "Run Script" : phase.name)\" is not run."))
            default: break
            }
        }
        for (path, folder) in synchronized { add(path, folder: folder, &files) }
        let excluded = settings.list("EXCLUDED_SOURCE_FILE_NAMES")
        let included = settings.list("INCLUDED_SOURCE_FILE_NAMES")
        func isLeftOut(_ path: String) -> Bool {
            func matches(_ patterns: [String]) -> Bool {
                patterns.contains { Glob.matches(FileTree.lastComponent(path), $0) || Glob.matches(path, $0) }
            }
            return matches(excluded) && !matches(included)
        }
        files.sources = unique(files.sources.filter { !isLeftOut($0) })
        files.clangSources = unique(files.clangSources.filter { !isLeftOut($0) })
        files.resources.removeAll { isLeftOut($0.path) }
        return files
    }

    private func unique(_ paths: [String]) -> [String] {
        var seen: Set<String> = []
        return paths.filter { seen.insert($0).inserted }
    }

    /// The files behind a reference: a group of variants or versions has several.
    private func paths(of id: String) -> [String] {
        guard let object = objects[id] else { return [] }
        if object.isa == "PBXVariantGroup" {
            return object.list("children").flatMap { objects.place(of: $0).map { [$0] } ?? [] }
        }
        return objects.place(of: id).map { [$0] } ?? []
    }

    private func add(_ path: String, id: String, _ files: inout Files) {
        guard FileTree.exists(path) else {
            files.notes.append(ProjectNote(path, "The file is missing; \(name) refers to it."))
            return
        }
        // A folder that is referred to as one keeps its place.
        if FileTree.isFolder(path), !FileTree.opaque.contains(FileTree.pathExtension(path)) {
            files.resources.append(Resource(path: path, destination: FileTree.lastComponent(path)))
            return
        }
        add(path, &files)
    }

    private func add(_ path: String, _ files: inout Files) {
        switch FileKind.of(path) {
        case .source: files.sources.append(path)
        case .clangSource: files.clangSources.append(path)
        case .resource, .catalog: files.resources += Resources.flattened([path])
        case .dataModel: files.dataModels.append(path)
        case .intentDefinition: files.intentDefinitions.append(path)
        case .unusable(let reason): files.notes.append(ProjectNote(path, reason))
        case .header, .none: break
        }
    }

    private func add(_ path: String, folder: String, _ files: inout Files) {
        if FileTree.pathExtension(path) == "plist", FileTree.lastComponent(path).hasSuffix("Info.plist") { return }
        add(path, &files)
    }

    private func isForIOS(_ object: XcodeObject) -> Bool {
        Self.isForIOS(object["platformFilter"].map { [$0] } ?? object.list("platformFilters"))
    }

    static func isForIOS(_ filters: [String]) -> Bool {
        filters.isEmpty || filters.contains("ios") || filters.contains("iOS")
    }

    // MARK: - Synchronized folders

    /// The files of the folders that belong to the target as a whole, and those of other folders that it takes in.
    private var synchronized: [(path: String, folder: String)] {
        let own = Set(object.list("fileSystemSynchronizedGroups"))
        var found: [(String, String)] = []
        let groups = objects.all("PBXFileSystemSynchronizedRootGroup")
        for group in groups.filter({ own.contains($0.id) }) + groups.filter({ !own.contains($0.id) }) {
            guard let folder = objects.place(of: group.id) else { continue }
            let exceptions = objects.objects(group.list("exceptions")).filter {
                $0.isa == "PBXFileSystemSynchronizedBuildFileExceptionSet" && $0["target"] == object.id
            }
            let listed = exceptions.flatMap { $0.list("membershipExceptions") }.flatMap {
                Self.places(ofException: $0, in: folder)
            }
            func isListed(_ path: String) -> Bool { listed.contains { path == $0 || path.hasPrefix($0 + "/") } }
            if own.contains(group.id) {
                let foreign = exceptions.reduce(into: Set<String>()) { result, set in
                    for (path, filters) in set.dictionary("platformFiltersByRelativePath")
                    where !Self.isForIOS(filters.strings) {
                        result.insert(FileTree.normalized(folder + "/" + path))
                    }
                }
                let blue = Set(group.list("explicitFolders").map { FileTree.normalized(folder + "/" + $0) })
                // Packages are built on their own, as Xcode does.
                let skipped = blue.union(FileTree.packages(in: folder))
                for path in FileTree.files(in: folder, except: skipped) where !isListed(path) && !foreign.contains(path)
                {
                    found.append((path, folder))
                }
                for path in blue.sorted() where !isListed(path) { found.append((path, folder)) }
            } else {
                // The folder is another target's: what is listed is taken in.
                for path in listed where FileTree.exists(path) {
                    let isGroup = FileTree.isFolder(path) && !FileTree.opaque.contains(FileTree.pathExtension(path))
                    found += (isGroup ? FileTree.files(in: path) : [path]).map { ($0, folder) }
                }
            }
        }
        return found
    }

    /// The files that an entry of a list of exceptions names. `/Localized: Texts/Main.strings` names the file in each
    /// language.
    private static func places(ofException entry: String, in folder: String) -> [String] {
        guard let name = entry.wholeMatch(of: /\/Localized: (.+)/)?.1 else {
            return [FileTree.normalized(folder + "/" + entry)]
        }
        let place = FileTree.normalized(folder + "/" + name)
        let parent = String(place.dropLast(FileTree.lastComponent(place).count + 1))
        return FileTree.names(in: parent).filter { FileTree.pathExtension($0) == "lproj" }
            .map { parent + "/" + $0 + "/" + FileTree.lastComponent(place) }
            .filter(FileTree.exists)
    }

    // MARK: - What it depends on

    /// The targets of the same project that it depends on.
    var dependencies: [String] {
        objects.objects(object.list("dependencies")).compactMap { dependency in
            guard isForIOS(dependency) else { return nil }
            return dependency["target"]
                ?? dependency["targetProxy"].flatMap { objects[$0] }?["remoteGlobalIDString"]
        }
    }

    /// The products of packages that it is linked with, with the packages where they are named.
    var products: [(name: String, package: String?)] {
        let phases = objects.objects(object.list("buildPhases")).filter { $0.isa == "PBXFrameworksBuildPhase" }
        let linked = phases.flatMap { objects.objects($0.list("files")) }.filter(isForIOS).compactMap {
            $0["productRef"]
        }
        var seen: Set<String> = []
        return (object.list("packageProductDependencies") + linked).filter { seen.insert($0).inserted }.compactMap {
            objects[$0]
        }
        .compactMap { product in
            guard let name = product["productName"], !name.hasPrefix("plugin:") else { return nil }
            return (name, product["package"].flatMap { objects[$0] }.flatMap(XcodePackages.identity))
        }
    }

    // MARK: - Settings

    /// The settings of the debug configuration, or of the one that a scheme names.
    func settings(configuration wanted: String?, notes: inout [ProjectNote]) -> BuildSettings {
        var settings = BuildSettings()
        settings.add(
            [
                (key: "TARGET_NAME", value: name), ("PRODUCT_NAME", "$(TARGET_NAME)"),
                ("PRODUCT_MODULE_NAME", "$(PRODUCT_NAME:c99extidentifier)"),
                ("SRCROOT", objects.root), ("SOURCE_ROOT", objects.root), ("PROJECT_DIR", objects.root),
                ("PROJECT_NAME", FileTree.lastComponent(objects.path).replacing(".xcodeproj", with: "")),
                ("PROJECT_FILE_PATH", objects.path), ("CONFIGURATION", wanted ?? "Debug"),
                ("PLATFORM_NAME", "iphonesimulator"),
                ("SDK_NAME", "iphonesimulator"), ("EFFECTIVE_PLATFORM_NAME", "-iphonesimulator"),
                ("DEVELOPMENT_LANGUAGE", "en"),
                ("PRODUCT_BUNDLE_PACKAGE_TYPE", "APPL"), ("EXECUTABLE_NAME", "$(PRODUCT_NAME)"),
                ("INFOPLIST_KEY_CFBundleDisplayName", ""),
            ].filter { !$0.1.isEmpty }.map { (key: $0.0, value: $0.1) })
        for owner in [objects.project, object] {
            guard let configuration = self.configuration(of: owner, wanted) else { continue }
            if let file = configurationFile(of: configuration) {
                settings.add(ConfigurationFile.read(file, root: objects.root, notes: &notes))
            }
            settings.add(configuration.dictionary("buildSettings"))
        }
        return settings
    }

    private func configuration(of owner: XcodeObject, _ wanted: String?) -> XcodeObject? {
        guard let list = owner["buildConfigurationList"].flatMap({ objects[$0] }) else { return nil }
        let all = objects.objects(list.list("buildConfigurations"))
        return all.first { $0.name == wanted } ?? all.first { $0.name == "Debug" }
            ?? all.first { $0.name.lowercased().contains("debug") } ?? all.first
    }

    private func configurationFile(of configuration: XcodeObject) -> String? {
        if let id = configuration["baseConfigurationReference"] { return objects.place(of: id) }
        guard let anchor = configuration["baseConfigurationReferenceAnchor"].flatMap(objects.place(of:)),
            let path = configuration["baseConfigurationReferenceRelativePath"]
        else { return nil }
        return FileTree.normalized(anchor + "/" + path)
    }
}

/// Patterns of file names, as `fnmatch` has them.
enum Glob {
    static func matches(_ text: String, _ pattern: String) -> Bool {
        matches(Array(text.unicodeScalars), Array(pattern.unicodeScalars))
    }

    /// With one place to go back to, so that no pattern takes longer than text times pattern.
    private static func matches(_ text: [Unicode.Scalar], _ pattern: [Unicode.Scalar]) -> Bool {
        var (t, p) = (0, 0)
        var star: (t: Int, p: Int)?
        while t < text.count {
            if p < pattern.count, pattern[p] == "*" {
                star = (t, p)
                p += 1
            } else if p < pattern.count, pattern[p] == "?" || pattern[p] == text[t] {
                t += 1
                p += 1
            } else if let back = star {
                star = (back.t + 1, back.p)
                t = back.t + 1
                p = back.p + 1
            } else {
                return false
            }
        }
        return pattern[p...].allSatisfy { $0 == "*" }
    }
}
