/// The modules of packages that a project uses: its own, those in folders beside it, and those that were fetched.
struct PackageGraph {
    private let sources: ProjectSources
    /// Packages whose modules come with Perch. They are not fetched, even where they build: what Prefire's and SnapshotPreviews'
    /// modifiers say must reach the pictures.
    private static let installed: Set<String> = [
        "perch", "swift-snapshot-testing", "accessibilitysnapshot", "prefire", "snapshotpreviews",
    ]
    private var packages: [String: PackageManifest] = [:]
    private var isOwn: Set<String> = []
    private(set) var notes: [ProjectNote] = []
    private(set) var modules: [Module] = []
    /// The macros that the modules use.
    private(set) var macros: [PackageMacros] = []
    private var made: Set<String> = []
    private var making: Set<String> = []

    /// - Parameters:
    ///   - folders: packages that lie in folders, which are the project's own.
    ///   - remote: packages that are fetched, beside those that the folders' manifests name.
    ///   - pins: the `Package.resolved` that says in which versions.
    init(folders: [String], remote: [RemotePackage], pins: String?, sources: ProjectSources) {
        self.sources = sources
        var wanted = remote
        var queue = folders.map { (FileTree.lastComponent($0).lowercased(), FileTree.normalized($0)) }
        while !queue.isEmpty {
            let (identity, folder) = queue.removeFirst()
            guard packages[identity] == nil, !Self.installed.contains(identity), let manifest = load(folder) else {
                continue
            }
            packages[identity] = manifest
            isOwn.insert(identity)
            for dependency in manifest.dependencies {
                switch dependency {
                case .local(let identity, let folder): queue.append((identity, folder))
                case .remote(let package): if !wanted.contains(package) { wanted.append(package) }
                }
            }
        }
        wanted.removeAll { Self.installed.contains($0.identity) || packages[$0.identity] != nil }
        guard !wanted.isEmpty else { return }
        let fetched = sources.fetch(wanted, pins)
        notes += fetched.notes
        for (identity, folder) in fetched.folders.sorted(by: { $0.key < $1.key }) where packages[identity] == nil {
            packages[identity] = load(folder)
        }
    }

    private mutating func load(_ folder: String) -> PackageManifest? {
        do {
            return PackageManifest(folder: folder, value: try sources.manifest(folder))
        } catch {
            notes.append(ProjectNote(FileTree.lastComponent(folder), "The Package.swift could not be read: \(error)"))
            return nil
        }
    }

    func manifest(of folder: String) -> PackageManifest? {
        let folder = FileTree.normalized(folder)
        return packages.values.first { $0.folder == folder }
    }

    /// Makes the modules of a product, with all that they depend on. Returns the names that can be imported.
    @discardableResult mutating func use(product name: String, of package: String? = nil) -> [String] {
        let candidates = packages.sorted { $0.key < $1.key }.filter { identity, manifest in
            package == nil || identity == package?.lowercased() || manifest.name == package
        }
        for (identity, manifest) in candidates {
            guard let product = manifest.products.first(where: { $0.name == name }) else { continue }
            return product.targets.flatMap { use(target: $0, of: identity) }
        }
        // The package may be named otherwise than its folder.
        return package == nil ? [] : use(product: name)
    }

    /// Makes the module of a target, with all that it depends on.
    @discardableResult mutating func use(target name: String, of identity: String) -> [String] {
        guard let manifest = packages[identity], let target = manifest.targets.first(where: { $0.name == name }) else {
            return []
        }
        // They run in the compiler, and depend on packages that the program does not need.
        if target.type == "macro" {
            let found = PackageMacros(name: name, package: manifest.folder, isOwn: isOwn.contains(identity))
            if !macros.contains(found) { macros.append(found) }
            return []
        }
        let moduleName = ModuleName.of(name)
        if made.contains(moduleName) { return [moduleName] }
        guard making.insert(moduleName).inserted else { return [] }
        var dependencies: [String] = []
        for dependency in target.dependencies {
            if !dependency.isProduct, manifest.targets.contains(where: { $0.name == dependency.name }) {
                dependencies += use(target: dependency.name, of: identity)
            } else {
                dependencies += use(product: dependency.name, of: dependency.package)
            }
        }
        let reader = TargetReader(manifest: manifest, target: target, isOwn: isOwn.contains(identity))
        let (module, problems) = reader.module(dependencies)
        notes += problems
        guard let module else { return [] }
        made.insert(moduleName)
        modules.append(module)
        return [moduleName]
    }

    /// The targets of a package that make modules, for a project that is that package.
    func ownTargets(of folder: String) -> (identity: String, targets: [PackageManifest.Target])? {
        let folder = FileTree.normalized(folder)
        return packages.first { $0.value.folder == folder }.map { ($0.key, $0.value.targets) }
    }
}
