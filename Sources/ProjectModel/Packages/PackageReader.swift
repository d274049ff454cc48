/// A Swift package or an app playground.
enum PackageReader {
    static func read(_ folder: String, sources: ProjectSources) throws -> Project {
        let folder = FileTree.normalized(folder)
        // The project's own manifest has to be readable; of others it is noted.
        let root = PackageManifest(folder: folder, value: try sources.manifest(folder))
        let pins = folder + "/Package.resolved"
        var graph = PackageGraph(
            folders: [folder], remote: [], pins: FileTree.exists(pins) ? pins : nil, sources: sources)
        guard let (identity, targets) = graph.ownTargets(of: folder) else {
            throw ProjectProblem("\(folder)/Package.swift could not be read.")
        }
        let own = targets.filter { $0.type != "test" } + targets.filter { $0.type == "test" }
        for target in own { graph.use(target: target.name, of: identity) }
        guard !graph.modules.isEmpty else {
            throw ProjectProblem(
                (["\(folder)/Package.swift describes no target that could be built."]
                    + graph.notes.map { "\($0.subject): \($0.text)" })
                    .joined(separator: "\n"))
        }
        var project = Project(name: root.name, folder: folder, modules: graph.modules)
        project.notes = graph.notes
        project.macros = graph.macros
        project.descriptions = [folder + "/Package.swift"]
        // One program is shown. The others keep their previews.
        var hasProgram = false
        for index in project.modules.indices where project.modules[index].kind == .program {
            if hasProgram || project.modules[index].isThirdParty {
                project.modules[index].kind = .appendix
            } else {
                hasProgram = true
            }
        }
        return project
    }
}
