/// Finds out what kind of project lies at a path, and reads it.
package enum ProjectReader {
    /// Reads the project at a path: a folder, or a project file in one.
    ///
    /// - Parameter target: The target or scheme to show; nil for the project's first app.
    package static func read(_ path: String, target: String? = nil, sources: ProjectSources) throws -> Project {
        let path = FileTree.normalized(path)
        guard FileTree.exists(path) else { throw ProjectProblem("The file or folder \(path) does not exist.") }
        if FileTree.lastComponent(path) == "Package.swift" {
            return try read(String(path.dropLast("/Package.swift".count)), target: target, sources: sources)
        }
        if FileTree.lastComponent(path) == "project.yml" {
            return try XcodeReader.read(path, target: target, sources: sources)
        }
        guard FileTree.isFolder(path) else {
            guard FileTree.pathExtension(path) == "swift" else {
                throw ProjectProblem(
                    "\(path) is not a project. Use a folder, a package, an .xcodeproj, or an .xcworkspace.")
            }
            return try FolderReader.read(file: path)
        }
        if ["xcodeproj", "xcworkspace"].contains(FileTree.pathExtension(path)) {
            // The workspace within a project is that project.
            if path.hasSuffix(".xcodeproj/project.xcworkspace") {
                return try XcodeReader.read(
                    String(path.dropLast("/project.xcworkspace".count)), target: target, sources: sources)
            }
            return try XcodeReader.read(path, target: target, sources: sources)
        }
        return try read(folder: path, target: target, sources: sources)
    }

    /// A project file in the folder, in the order in which people mean them.
    private static func read(folder: String, target: String?, sources: ProjectSources) throws -> Project {
        let names = FileTree.names(in: folder)
        func path(_ fileExtension: String) throws -> String? {
            let found = names.filter { FileTree.pathExtension($0) == fileExtension }
            let stem = FileTree.lastComponent(folder)
            guard found.count > 1 else { return found.first.map { folder + "/" + $0 } }
            if let own = found.first(where: { $0 == "\(stem).\(fileExtension)" }) { return folder + "/" + own }
            throw ProjectProblem(
                "\(folder) contains several projects. Use one of them: \(found.joined(separator: ", ")).")
        }
        if let workspace = try path("xcworkspace") {
            return try XcodeReader.read(workspace, target: target, sources: sources)
        }
        if let project = try path("xcodeproj") {
            return try XcodeReader.read(project, target: target, sources: sources)
        }
        if names.contains("project.yml") {
            return try XcodeReader.read(folder + "/project.yml", target: target, sources: sources)
        }
        if names.contains("Package.swift") {
            var project = try PackageReader.read(folder, sources: sources)
            let list = projects(below: folder).prefix(30).map { FileTree.relative($0, to: folder) }
            if !list.isEmpty {
                project.notes.append(
                    ProjectNote(
                        ProjectNote.otherProjects,
                        "The package is shown. --project shows one of the Xcode projects in its subfolders: "
                            + list.joined(separator: ", ") + "."))
            }
            return project
        }
        if names.contains("Project.swift") {
            throw ProjectProblem(
                "\(folder) is a Tuist project. Generate its .xcodeproj on macOS, and use that."
            )
        }
        let below = projects(below: folder)
        if let only = below.first, below.count == 1 {
            return try XcodeReader.read(only, target: target, sources: sources)
        }
        guard below.isEmpty else {
            let list = below.prefix(30).map { "  " + FileTree.relative($0, to: folder) }.joined(separator: "\n")
            throw ProjectProblem(
                "\(folder) contains \(below.count) Xcode projects in its subfolders. Use one of them:\n\(list)")
        }
        return try FolderReader.read(folder)
    }

    /// Folders that hold what others have made.
    private static let foreignFolders: Set<String> = [
        "Pods", "Carthage", "node_modules", "build", "DerivedData", "vendor",
    ]

    /// The Xcode projects in folders below one, those nearest to it: a repository may hold an app for several systems.
    private static func projects(below folder: String) -> [String] {
        var level = [folder]
        for _ in 0..<4 {
            let children = level.flatMap { parent in FileTree.names(in: parent).map { parent + "/" + $0 } }
            let found = children.filter { FileTree.pathExtension($0) == "xcodeproj" && FileTree.isFolder($0) }
            guard found.isEmpty else { return found }
            level = children.filter { path in
                let name = FileTree.lastComponent(path)
                return !name.hasPrefix(".") && !foreignFolders.contains(name)
                    && !FileTree.opaque.contains(FileTree.pathExtension(name)) && FileTree.isFolder(path)
            }
            if level.isEmpty || level.count > 2000 { return [] }
        }
        return []
    }
}
