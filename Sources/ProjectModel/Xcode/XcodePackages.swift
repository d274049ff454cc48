/// The packages that an Xcode project refers to.
struct XcodePackages {
    var folders: [String] = []
    var remote: [RemotePackage] = []

    init(_ objects: XcodeObjects) {
        for object in objects.all("XCLocalSwiftPackageReference") {
            let path = object["relativePath"] ?? object["path"] ?? ""
            folders.append(FileTree.normalized(path.hasPrefix("/") ? path : objects.root + "/" + path))
        }
        // Older projects have only a reference to the folder.
        for object in objects.all("PBXFileReference") {
            guard ["wrapper", "folder", "text"].contains(object["lastKnownFileType"] ?? ""),
                let place = objects.place(of: object.id),
                !folders.contains(place), FileTree.exists(place + "/Package.swift")
            else { continue }
            folders.append(place)
        }
        // The folder of a synchronized group, or a folder within it, may be a package as well.
        for group in objects.all("PBXFileSystemSynchronizedRootGroup") {
            guard let root = objects.place(of: group.id) else { continue }
            for place in FileTree.packages(in: root) where !folders.contains(place) { folders.append(place) }
        }
        remote = objects.all("XCRemoteSwiftPackageReference").compactMap(RemotePackage.init(xcode:))
    }

    /// The `Package.resolved` that Xcode keeps in a workspace, or in the workspace within a project: the first that is there.
    static func pins(of paths: [String]) -> String? {
        paths.map { path in
            let workspace = FileTree.pathExtension(path) == "xcworkspace" ? path : path + "/project.xcworkspace"
            return workspace + "/xcshareddata/swiftpm/Package.resolved"
        }
        .first(where: FileTree.exists)
    }

    /// What SwiftPM calls a package that a product names.
    static func identity(_ reference: XcodeObject) -> String? {
        if let url = reference["repositoryURL"] { return RemotePackage(url: url, requirement: "").identity }
        return (reference["relativePath"] ?? reference["path"]).map { FileTree.lastComponent($0).lowercased() }
    }
}

extension RemotePackage {
    init?(xcode object: XcodeObject) {
        guard let url = object["repositoryURL"] else { return nil }
        let requirement = object.dictionary("requirement")
        func text(_ key: String) -> String { requirement[key]?.string ?? "" }
        self.url = url
        switch text("kind") {
        case "upToNextMajorVersion": self.requirement = "from: \"\(Self.version(text("minimumVersion")))\""
        case "upToNextMinorVersion":
            self.requirement = ".upToNextMinor(from: \"\(Self.version(text("minimumVersion")))\")"
        case "exactVersion": self.requirement = "exact: \"\(Self.version(text("version")))\""
        case "versionRange":
            self.requirement =
                "\"\(Self.version(text("minimumVersion")))\"..<\"\(Self.version(text("maximumVersion")))\""
        case "branch": self.requirement = "branch: \"\(text("branch"))\""
        case "revision": self.requirement = "revision: \"\(text("revision"))\""
        default: return nil
        }
    }

    /// Manifests want three numbers.
    private static func version(_ text: String) -> String {
        let parts = text.split(separator: ".")
        guard parts.count < 3, parts.allSatisfy({ $0.allSatisfy(\.isNumber) }) else { return text }
        return (parts.map(String.init) + Array(repeating: "0", count: 3 - parts.count)).joined(separator: ".")
    }
}
