/// An Xcode project, or several of a workspace.
struct XcodeReader {
    private let sources: ProjectSources
    private let projects: [XcodeObjects]
    private let schemes: [XcodeScheme]
    private let path: String
    private var graph: PackageGraph
    private var notes: [ProjectNote] = []
    private var modules: [Module] = []
    /// The names of the modules that targets make, by the targets' identifiers.
    private var made: [String: [String]] = [:]
    private var making: Set<String> = []

    static func read(_ path: String, target: String?, sources: ProjectSources) throws -> Project {
        var reader = try XcodeReader(path, sources: sources)
        return try reader.project(target)
    }

    private init(_ path: String, sources: ProjectSources) throws {
        self.path = path
        self.sources = sources
        var notes: [ProjectNote] = []
        var folders: [String] = []
        if FileTree.pathExtension(path) == "xcworkspace" {
            var read: [XcodeObjects] = []
            for item in try XcodeWorkspace.contents(of: path) {
                if FileTree.pathExtension(item) == "xcodeproj" {
                    if FileTree.lastComponent(item) == "Pods.xcodeproj" {
                        notes.append(ProjectNote("Pods", "CocoaPods are not built. Code that uses them is left out."))
                        continue
                    }
                    do { read.append(try XcodeObjects(path: item)) } catch {
                        notes.append(ProjectNote(item, "\(error)"))
                    }
                } else if FileTree.exists(item + "/Package.swift") {
                    folders.append(item)
                }
            }
            guard !read.isEmpty else {
                throw ProjectProblem(
                    (["\(path) contains no readable project."] + notes.map(\.text)).joined(separator: "\n"))
            }
            projects = read
        } else if FileTree.lastComponent(path) == "project.yml" {
            projects = [try XcodeObjects(manifest: path)]
        } else {
            projects = [try XcodeObjects(path: path)]
        }
        schemes = XcodeScheme.all(in: path) + projects.map(\.path).filter { $0 != path }.flatMap(XcodeScheme.all)
        let packages = projects.map(XcodePackages.init)
        graph = PackageGraph(
            folders: folders + packages.flatMap(\.folders), remote: packages.flatMap(\.remote),
            pins: XcodePackages.pins(of: [path] + projects.map(\.path)), sources: sources)
        self.notes = notes
    }

    private var targets: [XcodeTarget] {
        projects.flatMap { objects in
            objects.objects(objects.project.list("targets")).filter { $0.isa == "PBXNativeTarget" }
                .map { XcodeTarget(objects: objects, object: $0) }
        }
    }

    // MARK: - Which target

    private mutating func project(_ wanted: String?) throws -> Project {
        let (target, scheme) = try chosen(wanted)
        let name = target.name
        use(target, configuration: scheme?.configuration, isShown: true)
        // Extensions and the tests have separate previews and sources.
        let shown = target.object.id
        for other in targets where other.object.id != shown {
            let isPart = target.dependencies.contains(other.object.id) || other.dependencies.contains(shown)
            if isPart, other.productType.hasSuffix("bundle.ui-testing") {
                notes.append(ProjectNote(other.name, "UI tests need the app on a device and are not run."))
            }
            if isPart, Self.kind(of: other) != nil { use(other, configuration: scheme?.configuration, isShown: false) }
        }
        guard !modules.isEmpty else {
            throw ProjectProblem(
                (["\(name) has no Swift sources that could be built."]
                    + (notes + graph.notes).map { "\($0.subject): \($0.text)" })
                    .joined(separator: "\n"))
        }
        var settingsNotes: [ProjectNote] = []
        let settings = target.settings(configuration: scheme?.configuration, notes: &settingsNotes)
        var project = Project(name: name, folder: target.objects.root, modules: graph.modules + modules)
        project.information =
            InformationList(
                settings, sdk: XcodeSDK(project: target.objects.project), root: target.objects.root, name: name,
                notes: &notes
            ).values
        project.resources = target.files(settings).resources
        project.environment = scheme?.environment ?? [:]
        project.notes = notes + graph.notes
        project.macros = graph.macros
        project.descriptions = projects.map(\.file)
        return project
    }

    /// The target that was asked for, or the one that Xcode would run.
    private func chosen(_ wanted: String?) throws -> (XcodeTarget, XcodeScheme?) {
        let targets = targets
        guard !targets.isEmpty else { throw ProjectProblem("\(path) has no targets.") }
        if let wanted {
            if let scheme = schemes.first(where: { $0.name == wanted }),
                let target = targets.first(where: { $0.object.id == scheme.target })
                    ?? targets.first(where: { $0.name == scheme.targetName })
            {
                return (target, scheme)
            }
            if let target = targets.first(where: { $0.name == wanted }) { return (target, scheme(of: target)) }
            let names = Set(schemes.map(\.name) + targets.map(\.name)).sorted()
            throw ProjectProblem(
                "\(path) has no target or scheme \"\(wanted)\". It has: \(names.joined(separator: ", ")).")
        }
        func isForPhones(_ target: XcodeTarget) -> Bool {
            var ignored: [ProjectNote] = []
            let settings = target.settings(configuration: nil, notes: &ignored)
            let platforms = settings.list("SUPPORTED_PLATFORMS") + settings.list("SDKROOT")
            return platforms.isEmpty || platforms.contains { $0.hasPrefix("iphone") || $0 == "auto" }
        }
        let apps = targets.filter { $0.productType.hasPrefix("com.apple.product-type.application") }
        let phones = apps.filter(isForPhones)
        let stem = FileTree.lastComponent(path).split(separator: ".").first.map(String.init)
        let named = phones.first { $0.name == stem }
        let launched = schemes.lazy.compactMap { scheme in phones.first { $0.object.id == scheme.target } }.first
        let target =
            named ?? launched ?? phones.first ?? apps.first ?? targets.first { Self.kind(of: $0) != nil } ?? targets[0]
        return (target, scheme(of: target))
    }

    private func scheme(of target: XcodeTarget) -> XcodeScheme? {
        schemes.first { $0.target == target.object.id && $0.name == target.name }
            ?? schemes.first { $0.target == target.object.id }
    }

    /// What a target is here; nil for what is not shown.
    private static func kind(of target: XcodeTarget) -> Module.Kind? {
        switch target.productType.replacing("com.apple.product-type.", with: "") {
        case "application", "application.on-demand-install-capable": .program
        case "framework", "framework.static", "library.static", "library.dynamic": .library
        case "app-extension", "extensionkit-extension", "app-extension.messages": .appendix
        case "bundle.unit-test": .tests
        case "bundle.ui-testing": nil
        default: nil
        }
    }

    // MARK: - Modules

    /// Makes the module of a target, after those that it depends on.
    @discardableResult private mutating func use(_ target: XcodeTarget, configuration: String?, isShown: Bool)
        -> [String]
    {
        let id = target.object.id
        if let names = made[id] { return names }
        guard making.insert(id).inserted, var kind = Self.kind(of: target) else { return [] }
        var dependencies: [String] = []
        for other in target.dependencies {
            guard let dependency = targets.first(where: { $0.object.id == other }),
                Self.kind(of: dependency) == .library || kind == .tests
            else { continue }
            dependencies += use(dependency, configuration: configuration, isShown: false)
        }
        for product in target.products {
            let names = graph.use(product: product.name, of: product.package)
            if names.isEmpty {
                notes.append(ProjectNote(target.name, "The package product \(product.name) is not available."))
            }
            dependencies += names
        }
        if kind == .program, !isShown { kind = .appendix }
        let settings = target.settings(configuration: configuration, notes: &notes)
        let files = target.files(settings)
        notes += files.notes
        if !files.clangSources.isEmpty {
            notes.append(
                ProjectNote(
                    target.name,
                    "\(files.clangSources.count) C and C++ files are not compiled, because the target also contains Swift."
                ))
        }
        if let header = settings["SWIFT_OBJC_BRIDGING_HEADER"], !header.isEmpty {
            notes.append(
                ProjectNote(
                    target.name, "The bridging header \(header) is not read. Code that uses its names is left out."))
        }
        guard !files.sources.isEmpty else {
            made[id] = dependencies
            return dependencies
        }
        let name = ModuleName.of(settings["PRODUCT_MODULE_NAME"] ?? target.name)
        guard !modules.contains(where: { $0.name == name }) else { return [name] }
        var module = Module(name: name, kind: kind, folder: target.objects.root, sources: files.sources)
        module.dependencies = dependencies
        module.settings = SwiftSettings(settings)
        module.dataModels = files.dataModels
        // A framework has its own bundle. The resources of the target that is shown are in the main bundle.
        if kind == .library, !isShown, !files.resources.isEmpty {
            module.bundle = ResourceBundle(name: "\(name).resources", resources: files.resources, hasAccessor: false)
        }
        module.intentDefinitions = files.intentDefinitions
        modules.append(module)
        made[id] = [name] + dependencies
        return [name] + dependencies
    }
}
