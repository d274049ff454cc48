import Foundation

/// A package's manifest, as `swift package dump-package` prints it.
struct PackageManifest {
    let folder: String
    let value: PropertyValue

    init(folder: String, value: PropertyValue) {
        self.folder = folder
        self.value = value
    }

    var name: String { value["name"]?.string ?? FileTree.lastComponent(folder) }
    var products: [Product] { (value["products"]?.array ?? []).compactMap(Product.init) }
    var targets: [Target] { (value["targets"]?.array ?? []).compactMap(Target.init) }
    var dependencies: [Dependency] { (value["dependencies"]?.array ?? []).compactMap { Dependency($0, in: folder) } }

    /// The tools version; it decides the language mode where the manifest says nothing.
    var toolsVersion: Double {
        let parts = (value["toolsVersion"]?["_version"]?.string ?? "5.0").split(separator: ".").compactMap {
            Double($0)
        }
        return (parts.first ?? 5) + (parts.count > 1 ? parts[1] / 100 : 0)
    }

    /// The newest language mode that the manifest allows.
    var languageMode: String {
        let named = (value["swiftLanguageVersions"]?.array ?? []).compactMap(\.string).filter {
            ["4", "4.2", "5", "6"].contains($0)
        }
        return named.max() ?? (toolsVersion >= 6 ? "6" : "5")
    }

    struct Product {
        var name: String
        var targets: [String]
        var isProgram: Bool

        init?(_ value: PropertyValue) {
            guard let name = value["name"]?.string else { return nil }
            self.name = name
            targets = (value["targets"]?.array ?? []).compactMap(\.string)
            isProgram = value["type"]?["executable"] != nil
        }
    }

    struct Target {
        var name: String
        var type: String
        let value: PropertyValue

        init?(_ value: PropertyValue) {
            guard let name = value["name"]?.string else { return nil }
            self.name = name
            self.value = value
            type = value["type"]?.string ?? "regular"
        }

        var path: String? { value["path"]?.string }
        var sources: [String]? { value["sources"]?.array?.compactMap(\.string) }
        var excluded: [String] { (value["exclude"]?.array ?? []).compactMap(\.string) }
        var publicHeaders: String { value["publicHeadersPath"]?.string ?? "include" }
        var dependencies: [TargetDependency] { (value["dependencies"]?.array ?? []).compactMap(TargetDependency.init) }
        var settings: [Setting] { (value["settings"]?.array ?? []).compactMap(Setting.init).filter(\.applies) }
        var resources: [PropertyValue] { value["resources"]?.array ?? [] }
    }

    struct TargetDependency {
        var name: String
        /// The package that a product is of, where it is named.
        var package: String?
        var isProduct: Bool

        init?(_ value: PropertyValue) {
            guard let (kind, content) = value.dictionary?.first, let fields = content.array,
                let name = fields.first?.string
            else { return nil }
            self.name = name
            isProduct = kind == "product"
            package = isProduct && fields.count > 1 ? fields[1].string : nil
            let condition = fields.last.flatMap { $0.dictionary == nil ? nil : $0 }
            guard Platforms.apply(condition) else { return nil }
        }
    }

    /// A setting of a tool, such as `define` for Swift.
    struct Setting {
        var tool: String
        var kind: String
        var values: [String]
        let applies: Bool

        init?(_ value: PropertyValue) {
            guard let tool = value["tool"]?.string, let (kind, content) = value["kind"]?.dictionary?.first else {
                return nil
            }
            self.tool = tool
            self.kind = kind
            let payload = content["_0"] ?? content
            values = payload.array?.compactMap(\.string) ?? payload.string.map { [$0] } ?? []
            applies = Platforms.apply(value["condition"])
        }
    }

    enum Dependency {
        case local(identity: String, folder: String)
        case remote(RemotePackage)

        init?(_ value: PropertyValue, in folder: String) {
            if let fields = value["fileSystem"]?.array?.first, let path = fields["path"]?.string {
                let absolute = path.hasPrefix("/") ? path : folder + "/" + path
                self = .local(
                    identity: fields["identity"]?.string ?? FileTree.lastComponent(path).lowercased(),
                    folder: FileTree.normalized(absolute))
            } else if let fields = value["sourceControl"]?.array?.first {
                if let path = fields["location"]?["local"]?.array?.first?.string {
                    self = .local(
                        identity: fields["identity"]?.string ?? FileTree.lastComponent(path).lowercased(),
                        folder: FileTree.normalized(path))
                } else if let package = RemotePackage(manifest: fields) {
                    self = .remote(package)
                } else {
                    return nil
                }
            } else {
                return nil
            }
        }
    }

    /// Conditions hold where they name iOS, whose sources are shown, or Linux, which compiles them.
    enum Platforms {
        static func apply(_ condition: PropertyValue?) -> Bool {
            guard let condition else { return true }
            let platforms = (condition["platformNames"]?.array ?? []).compactMap(\.string)
            guard platforms.isEmpty || platforms.contains("ios") || platforms.contains("linux") else { return false }
            let configuration = condition["config"]?.string
            return configuration == nil || configuration == "debug"
        }
    }
}

/// A package in a repository elsewhere.
package struct RemotePackage: Codable, Sendable, Hashable {
    package var url: String
    /// What goes after the address in a manifest, such as `from: "1.2.0"`.
    package var requirement: String

    package init(url: String, requirement: String) {
        self.url = url
        self.requirement = requirement
    }

    init?(manifest fields: PropertyValue) {
        guard let url = fields["location"]?["remote"]?.array?.first?["urlString"]?.string,
            let (kind, content) = fields["requirement"]?.dictionary?.first
        else { return nil }
        self.url = url
        let first = content.array?.first
        switch kind {
        case "range":
            guard let low = first?["lowerBound"]?.string, let high = first?["upperBound"]?.string else { return nil }
            requirement = "\"\(low)\"..<\"\(high)\""
        case "exact": requirement = "exact: \"\(first?.string ?? "")\""
        case "branch": requirement = "branch: \"\(first?.string ?? "")\""
        case "revision": requirement = "revision: \"\(first?.string ?? "")\""
        default: return nil
        }
    }

    /// Whether a range of versions is asked for, or one; otherwise a branch or a commit.
    package var hasVersions: Bool { !requirement.hasPrefix("branch:") && !requirement.hasPrefix("revision:") }

    /// What SwiftPM calls the package: the last part of its address.
    package var identity: String {
        let name = FileTree.lastComponent(url).lowercased()
        return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
    }
}

extension FileTree {
    static func lastComponent(_ path: String) -> String {
        path.split(separator: "/").last.map(String.init) ?? path
    }
}
