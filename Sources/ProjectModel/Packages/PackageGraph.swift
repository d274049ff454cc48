/// The modules of packages that a project uses: its own, those in folders beside it, and those that were fetched.
struct PackageGraph {
    private let sources: ProjectSources
    /// Packages whose modules come with Perch, or, for macros, with the toolchain. They are not fetched, even where they build: what
    /// Prefire's and SnapshotPreviews' modifiers say must reach the pictures.
    private static let installed: Set<String> = [
        "perch", "swift-snapshot-testing", "swift-syntax", "accessibilitysnapshot", "prefire", "snapshotpreviews",
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
            if !macros.contains(where: { $0.name == name }) {
                var parts: [Module] = []
                let isWhole = addMacroModules(target: name, of: identity, to: &parts)
                macros.append(
                    PackageMacros(
                        name: name, package: manifest.folder, isOwn: isOwn.contains(identity),
                        modules: isWhole ? parts : []))
            }
            return []
        }
        // What works on syntax is for the compiler, too.
        guard !target.dependencies.contains(where: { $0.package?.lowercased() == "swift-syntax" }) else {
            if isOwn.contains(identity), target.type == "test" {
                notes.append(ProjectNote(name, "Tests of macros need swift-syntax, and are not run."))
            }
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

    /// Adds the modules that a target of a package is made of, for the compiler to run. Returns whether all are known; what
    /// swift-syntax has comes with the toolchain.
    private func addMacroModules(target name: String, of identity: String, to modules: inout [Module]) -> Bool {
        let moduleName = ModuleName.of(name)
        if modules.contains(where: { $0.name == moduleName }) { return true }
        guard let manifest = packages[identity], let target = manifest.targets.first(where: { $0.name == name }) else {
            return false
        }
        var dependencies: [String] = []
        for dependency in target.dependencies where dependency.package?.lowercased() != "swift-syntax" {
            if !dependency.isProduct, manifest.targets.contains(where: { $0.name == dependency.name }) {
                guard addMacroModules(target: dependency.name, of: identity, to: &modules) else { return false }
                dependencies.append(ModuleName.of(dependency.name))
                continue
            }
            let owner = packages.first { identity, other in
                (dependency.package == nil || identity == dependency.package?.lowercased()
                    || other.name == dependency.package)
                    && other.products.contains { $0.name == dependency.name }
            }
            guard let owner, let product = owner.value.products.first(where: { $0.name == dependency.name }) else {
                return false
            }
            for target in product.targets {
                guard addMacroModules(target: target, of: owner.key, to: &modules) else { return false }
                dependencies.append(ModuleName.of(target))
            }
        }
        let reader = TargetReader(manifest: manifest, target: target, isOwn: isOwn.contains(identity))
        guard let module = reader.module(dependencies).0, module.kind == .library else { return false }
        modules.append(module)
        return true
    }

    /// The targets of a package that make modules, for a project that is that package.
    func ownTargets(of folder: String) -> (identity: String, targets: [PackageManifest.Target])? {
        let folder = FileTree.normalized(folder)
        return packages.first { $0.value.folder == folder }.map { ($0.key, $0.value.targets) }
    }
}
