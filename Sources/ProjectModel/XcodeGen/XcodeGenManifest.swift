import Foundation

/// A `project.yml` of XcodeGen's, as the Xcode project that XcodeGen would make of it.
///
/// Folders of sources become folders that Xcode synchronizes, so the same reader serves both.
struct XcodeGenManifest {
    private let folder: String
    private let values: [String: PropertyValue]
    private var objects: [String: PropertyValue] = [:]

    /// The objects of the project file, and the identifier of the project among them.
    static func objects(of file: String) throws -> (objects: [String: PropertyValue], root: String) {
        let folder = String(file.dropLast(FileTree.lastComponent(file).count + 1))
        var manifest = XcodeGenManifest(folder: folder, values: try load(file, depth: 0))
        try manifest.make()
        return (manifest.objects, "PROJECT")
    }

    private init(folder: String, values: [String: PropertyValue]) {
        self.folder = folder
        self.values = values
    }

    // MARK: - Files

    /// A manifest with those that it includes: what it says itself counts more.
    private static func load(_ file: String, depth: Int) throws -> [String: PropertyValue] {
        guard let text = try? String(contentsOfFile: file, encoding: .utf8) else {
            throw ProjectProblem("\(file) could not be read as text.")
        }
        guard depth < 20 else { throw ProjectProblem("\(file) includes itself.") }
        guard let values = try YAML.parse(text, file: file).dictionary else {
            throw ProjectProblem("\(file) is not a project: it is not a map.")
        }
        let folder = String(file.dropLast(FileTree.lastComponent(file).count + 1))
        var result: [String: PropertyValue] = [:]
        let includes = values["include"].map { $0.array ?? [$0] } ?? []
        for include in includes {
            guard let path = include.string ?? include["path"]?.string, include["enable"]?.string != "false" else {
                continue
            }
            let other = FileTree.normalized(path.hasPrefix("/") ? path : folder + "/" + path)
            result = merged(result, try load(other, depth: depth + 1))
        }
        return merged(result, values)
    }

    /// Maps are merged key by key, lists are put together, and of texts the latter counts.
    private static func merged(_ low: [String: PropertyValue], _ high: [String: PropertyValue]) -> [String:
        PropertyValue]
    {
        low.merging(high) { low, high in
            if let a = low.dictionary, let b = high.dictionary { return .dictionary(merged(a, b)) }
            if let a = low.array, let b = high.array { return .array(a + b) }
            return high
        }
    }

    // MARK: - Objects

    private mutating func add(_ id: String, _ isa: String, _ fields: [String: PropertyValue]) -> PropertyValue {
        objects[id] = .dictionary(fields.merging(["isa": .string(isa)]) { $1 })
        return .string(id)
    }

    private mutating func make() throws {
        guard let targets = values["targets"]?.dictionary, !targets.isEmpty else {
            throw ProjectProblem("\(folder)/project.yml describes no targets.")
        }
        var groups: [PropertyValue] = []
        let packages = makePackages()
        let list = targets.sorted { $0.key < $1.key }.map { name, value in
            target(name, resolved(value.dictionary ?? [:], name: name), packages, &groups)
        }
        let main = add("MAIN", "PBXGroup", ["sourceTree": "<group>".value, "children": .array(groups)])
        let configurations = configurations("PROJECT", values)
        _ = add(
            "PROJECT", "PBXProject",
            ["mainGroup": main, "targets": .array(list), "buildConfigurationList": configurations])
    }

    /// A target with its templates.
    private func resolved(_ target: [String: PropertyValue], name: String, depth: Int = 0) -> [String: PropertyValue] {
        guard depth < 20, let names = target["templates"]?.strings else { return target }
        let templates = values["targetTemplates"]
        let base = names.reduce(into: [String: PropertyValue]()) { result, template in
            let value = resolved(templates?[template]?.dictionary ?? [:], name: name, depth: depth + 1)
            result = Self.merged(result, value)
        }
        return Self.merged(base, target).mapValues { Self.replacing("${target_name}", name, in: $0) }
    }

    private static func replacing(_ mark: String, _ text: String, in value: PropertyValue) -> PropertyValue {
        switch value {
        case .string(let old): .string(old.replacing(mark, with: text))
        case .array(let values): .array(values.map { replacing(mark, text, in: $0) })
        case .dictionary(let values): .dictionary(values.mapValues { replacing(mark, text, in: $0) })
        default: value
        }
    }

    private static let productTypes = [
        "application": "application", "framework": "framework", "framework.static": "framework.static",
        "library.static": "library.static", "library.dynamic": "library.dynamic", "app-extension": "app-extension",
        "extensionkit-extension": "extensionkit-extension", "bundle.unit-test": "bundle.unit-test",
        "bundle.ui-testing": "bundle.ui-testing",
        "application.on-demand-install-capable": "application.on-demand-install-capable",
    ]

    private mutating func target(
        _ name: String, _ target: [String: PropertyValue], _ packages: [String: PropertyValue],
        _ groups: inout [PropertyValue]
    ) -> PropertyValue {
        let id = "TARGET-" + name
        var own: [PropertyValue] = []
        var files: [PropertyValue] = []
        let sources = target["sources"].map { $0.array ?? [$0] } ?? []
        for (index, source) in sources.enumerated() {
            guard let path = source.string ?? source["path"]?.string else { continue }
            if ["none", "headers"].contains(source["buildPhase"]?.string ?? "") { continue }
            let absolute = FileTree.normalized(folder + "/" + path)
            let place: [String: PropertyValue] = ["path": .string(absolute), "sourceTree": "<absolute>".value]
            if FileTree.isFolder(absolute), !FileTree.opaque.contains(FileTree.pathExtension(absolute)) {
                let group = "GROUP-\(name)-\(index)"
                let exceptions = add(
                    "EXCEPT-\(name)-\(index)", "PBXFileSystemSynchronizedBuildFileExceptionSet",
                    ["target": .string(id), "membershipExceptions": .array(leftOut(source, of: absolute))])
                own.append(
                    add(
                        group, "PBXFileSystemSynchronizedRootGroup",
                        place.merging(["exceptions": .array([exceptions])]) { $1 }))
                groups.append(.string(group))
            } else {
                let file = add("FILE-\(name)-\(index)", "PBXFileReference", place)
                groups.append(file)
                files.append(add("BUILD-\(name)-\(index)", "PBXBuildFile", ["fileRef": file]))
            }
        }
        var dependencies: [PropertyValue] = []
        var products: [PropertyValue] = []
        for (index, dependency) in (target["dependencies"]?.array ?? []).enumerated() {
            if let other = dependency["target"]?.string {
                dependencies.append(
                    add("DEPENDENCY-\(name)-\(index)", "PBXTargetDependency", ["target": .string("TARGET-" + other)]))
            } else if let package = dependency["package"]?.string {
                let names = dependency["products"]?.strings ?? [dependency["product"]?.string ?? package]
                for product in names {
                    var fields: [String: PropertyValue] = ["productName": .string(product)]
                    fields["package"] = packages[package]
                    products.append(add("PRODUCT-\(name)-\(product)", "XCSwiftPackageProductDependency", fields))
                }
            }
        }
        let phase = add("SOURCES-" + name, "PBXSourcesBuildPhase", ["files": .array(files)])
        let type = target["type"]?.string ?? "application"
        return add(
            id, "PBXNativeTarget",
            [
                "name": .string(name),
                "productType": .string("com.apple.product-type." + (Self.productTypes[type] ?? type)),
                "buildPhases": .array([phase]), "fileSystemSynchronizedGroups": .array(own),
                "dependencies": .array(dependencies), "packageProductDependencies": .array(products),
                "buildConfigurationList": configurations(name, target),
            ])
    }

    /// The files of a folder that its patterns leave out.
    private func leftOut(_ source: PropertyValue, of root: String) -> [PropertyValue] {
        let excludes = source["excludes"]?.strings ?? []
        let includes = source["includes"]?.strings ?? []
        guard !excludes.isEmpty || !includes.isEmpty else { return [] }
        func matches(_ path: String, _ patterns: [String]) -> Bool {
            patterns.contains { pattern in
                let plain = pattern.replacing("/**", with: "").replacing("**/", with: "*")
                return Glob.matches(path, plain) || path.hasPrefix(plain + "/") || Glob.matches(path, plain + "/*")
            }
        }
        return FileTree.files(in: root).map { FileTree.relative($0, to: root) }.filter { path in
            matches(path, excludes) || !includes.isEmpty && !matches(path, includes)
        }.map(PropertyValue.string)
    }

    // MARK: - Settings

    private mutating func configurations(_ name: String, _ owner: [String: PropertyValue]) -> PropertyValue {
        var fields: [String: PropertyValue] = ["name": "Debug".value, "buildSettings": .dictionary(settings(owner))]
        let files = owner["configFiles"]
        if let path = files?["Debug"]?.string ?? files?.dictionary?.sorted(by: { $0.key < $1.key }).first?.value.string
        {
            let place = FileTree.normalized(folder + "/" + path)
            // A file that belongs to no group has no place; the setting names it by an anchor.
            let anchor = add("CONFIG-" + name, "PBXGroup", ["path": .string(folder), "sourceTree": "<absolute>".value])
            fields["baseConfigurationReferenceAnchor"] = anchor
            fields["baseConfigurationReferenceRelativePath"] = .string(FileTree.relative(place, to: folder))
        }
        let configuration = add("DEBUG-" + name, "XCBuildConfiguration", fields)
        return add("LIST-" + name, "XCConfigurationList", ["buildConfigurations": .array([configuration])])
    }

    /// The settings of a target or of the project: in `base`, in the configuration's, or at once.
    private func settings(_ owner: [String: PropertyValue]) -> [String: PropertyValue] {
        var result = flat(owner["settings"]?.dictionary ?? [:], depth: 0)
        if let information = owner["info"] {
            if let path = information["path"]?.string { result["INFOPLIST_FILE"] = .string(path) }
            result["GENERATE_INFOPLIST_FILE"] = "YES".value
            for (key, value) in information["properties"]?.dictionary ?? [:] {
                if let text = value.string { result["INFOPLIST_KEY_" + key] = .string(text) }
            }
        }
        if owner["name"] != nil, let prefix = values["options"]?["bundleIdPrefix"]?.string {
            result["PRODUCT_BUNDLE_IDENTIFIER"] =
                result["PRODUCT_BUNDLE_IDENTIFIER"] ?? .string(prefix + ".$(PRODUCT_NAME:rfc1034identifier)")
        }
        if let platform = owner["platform"]?.string, result["SDKROOT"] == nil {
            result["SDKROOT"] = .string(
                ["macOS": "macosx", "tvOS": "appletvos", "watchOS": "watchos"][platform] ?? "iphoneos")
        }
        return result
    }

    private func flat(_ settings: [String: PropertyValue], depth: Int) -> [String: PropertyValue] {
        guard depth < 20 else { return [:] }
        let isNested = settings["base"] != nil || settings["configs"] != nil || settings["groups"] != nil
        guard isNested else { return settings }
        var result: [String: PropertyValue] = [:]
        for group in settings["groups"]?.strings ?? [] {
            let values = self.values["settingGroups"]?[group]?.dictionary ?? [:]
            result.merge(flat(values, depth: depth + 1)) { $1 }
        }
        result.merge(settings["base"]?.dictionary ?? [:]) { $1 }
        for (name, values) in settings["configs"]?.dictionary ?? [:] where name.lowercased().contains("debug") {
            result.merge(values.dictionary ?? [:]) { $1 }
        }
        return result
    }

    private mutating func makePackages() -> [String: PropertyValue] {
        var found: [String: PropertyValue] = [:]
        for (name, package) in (values["packages"]?.dictionary ?? [:]).sorted(by: { $0.key < $1.key }) {
            if let path = package["path"]?.string {
                found[name] = add("PACKAGE-" + name, "XCLocalSwiftPackageReference", ["relativePath": .string(path)])
                continue
            }
            guard let url = package["url"]?.string ?? package["github"]?.string.map({ "https://github.com/" + $0 })
            else {
                continue
            }
            let kinds = [
                ("from", "upToNextMajorVersion", "minimumVersion"),
                ("majorVersion", "upToNextMajorVersion", "minimumVersion"),
                ("minorVersion", "upToNextMinorVersion", "minimumVersion"), ("exactVersion", "exactVersion", "version"),
                ("version", "exactVersion", "version"), ("branch", "branch", "branch"),
                ("revision", "revision", "revision"),
            ]
            var requirement: [String: PropertyValue] = [:]
            for (key, kind, field) in kinds {
                guard requirement.isEmpty, let text = package[key]?.string else { continue }
                requirement = ["kind": .string(kind), field: .string(text)]
            }
            if let low = package["minVersion"]?.string, let high = package["maxVersion"]?.string {
                requirement = [
                    "kind": "versionRange".value, "minimumVersion": .string(low), "maximumVersion": .string(high),
                ]
            }
            found[name] = add(
                "PACKAGE-" + name, "XCRemoteSwiftPackageReference",
                ["repositoryURL": .string(url), "requirement": .dictionary(requirement)])
        }
        return found
    }
}

extension String {
    fileprivate var value: PropertyValue { .string(self) }
}
