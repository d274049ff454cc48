/// The Swift code for the colors and images of catalogs, as Xcode writes it.
struct AssetSymbols {
    var catalogs: [AssetCatalog]
    /// The modules that the target is linked with.
    var modules: [String]
    /// Whether the catalogs are in the bundle of the target, or only in that of the program.
    var isInModuleBundle = true
    var declared = DeclaredSymbols()

    /// One kind of asset, and the type that has symbols for it.
    private struct Kind {
        var word: String
        var resource: String
        var assets: (AssetCatalog.Group) -> [String]

        static var color: Kind { Kind(word: "color", resource: "ColorResource") { $0.colors } }
        static var image: Kind { Kind(word: "image", resource: "ImageResource") { $0.images } }
    }

    /// What replaces an asset's name in a type: how it is declared, or why it is not.
    private typealias Member = (_ asset: String, _ symbol: String, _ reference: String) -> String?

    var source: String {
        var lines = ["// Written by Perch from the target's asset catalogs, as Xcode does it."]
        // Without Perch's modules there is nothing that could hold a color or an image.
        guard modules.contains("DeveloperToolsSupport") else { return lines[0] + "\n" }
        lines += ["import DeveloperToolsSupport", "import Foundation"]
        lines += ["UIKit", "SwiftUI"].filter(modules.contains).map { "import \($0)" }
        lines += [
            "", "nonisolated private let resourceBundle = Foundation.Bundle.\(isInModuleBundle ? "module" : "main")",
        ]
        let all = merged(catalogs)
        for kind in [Kind.color, .image] {
            let type = "DeveloperToolsSupport.\(kind.resource)"
            lines += self.extension(
                of: type,
                members(of: all, kind) { asset, symbol, _ in
                    "nonisolated static let \(symbol) = \(type)(name: \"\(asset)\", bundle: resourceBundle)"
                })
        }
        let extended = merged(catalogs.filter(\.hasExtensions))
        if modules.contains("UIKit") {
            lines += shorthands("UIKit.UIColor", .color, extended) { ".init(resource: \($0))" }
            lines += shorthands("UIKit.UIImage", .image, extended) { ".init(resource: \($0))" }
        }
        if modules.contains("SwiftUI") {
            lines += shorthands("SwiftUI.Color", .color, extended) { ".init(\($0))" }
            lines += styles(extended)
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Several catalogs make one set of names.
    private func merged(_ catalogs: [AssetCatalog]) -> AssetCatalog.Group {
        catalogs.reduce(into: AssetCatalog.Group()) { $0.merge($1.root) }
    }

    private func `extension`(of type: String, _ members: [String]) -> [String] {
        members.isEmpty ? [] : ["", "extension \(type) {"] + members + ["}"]
    }

    /// `Color.brand` beside `Color(.brand)`. Where the framework has that name, Xcode warns and leaves it out.
    private func shorthands(
        _ type: String, _ kind: Kind, _ group: AssetCatalog.Group, value: (String) -> String
    ) -> [String] {
        let name = String(type.split(separator: ".")[1])
        return self.extension(
            of: type,
            members(of: group, kind, declared: declared.members[name] ?? []) {
                asset, symbol, reference in
                if FrameworkSymbols.members[name]?.contains(symbol) == true {
                    return warning(
                        "The \\\"\(asset)\\\" \(kind.word) asset name resolves to a conflicting \(name) symbol "
                            + "\\\"\(symbol)\\\". Try renaming the asset.")
                }
                return "nonisolated static var \(symbol): \(type) { \(value(reference)) }"
            })
    }

    /// `.foregroundStyle(.brand)`. Types cannot be nested in a protocol, so only colors at the top have it.
    private func styles(_ group: AssetCatalog.Group) -> [String] {
        var top = group
        top.groups = []
        let lines = members(of: top, .color, declared: declared.members["ShapeStyle"] ?? []) { _, symbol, reference in
            FrameworkSymbols.members["Color"]?.contains(symbol) == true
                ? nil : "nonisolated static var \(symbol): SwiftUI.Color { .init(\(reference)) }"
        }
        return self.extension(of: "SwiftUI.ShapeStyle where Self == SwiftUI.Color", lines)
    }

    private func warning(_ text: String) -> String { "#warning(\"\(text)\")" }

    /// The members of a namespace and, in separate types, of those in it.
    ///
    /// - Parameter declared: names that the target's own code has given already, at the top level.
    private func members(
        of group: AssetCatalog.Group, _ kind: Kind, declared: Set<String> = [], indent: String = "    ",
        scope: String = ".", member: Member
    ) -> [String] {
        var lines: [String] = []
        var known: Set<String> = []
        for asset in kind.assets(group).sorted() {
            guard let symbol = SymbolName.member(asset, kind: kind.word) else { continue }
            let path = escaped(group.path.isEmpty ? asset : group.path + "/" + asset)
            guard known.insert(symbol).inserted else {
                lines.append(
                    indent
                        + warning(
                            "The \\\"\(path)\\\" \(kind.word) asset name resolves to the symbol \\\"\(symbol)\\\" "
                                + "which already exists. Try renaming the asset."))
                continue
            }
            guard !declared.contains(symbol.filter { $0 != "`" }), let text = member(path, symbol, scope + symbol)
            else {
                continue
            }
            lines += [indent + "/// The \(kind.word) \"\(path)\" of the asset catalog.", indent + text]
        }
        for inner in group.groups.sorted(by: { $0.name < $1.name }) {
            guard let type = SymbolName.type(inner.name), !declared.contains(type) else { continue }
            let lower = members(
                of: inner, kind, indent: indent + "    ", scope: scope + type + ".", member: member)
            if lower.isEmpty { continue }
            lines += ["\(indent)/// The folder \"\(escaped(inner.path))\" of the asset catalog."]
            lines += ["\(indent)nonisolated enum \(type) {"] + lower + ["\(indent)}"]
        }
        return lines
    }

    private func escaped(_ name: String) -> String {
        name.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    }
}

extension AssetCatalog.Group {
    /// Adds what another group holds; folders of one name become one.
    mutating func merge(_ other: AssetCatalog.Group) {
        colors += other.colors.filter { !colors.contains($0) }
        images += other.images.filter { !images.contains($0) }
        for group in other.groups {
            if let index = groups.firstIndex(where: { $0.name == group.name }) {
                groups[index].merge(group)
            } else {
                groups.append(group)
            }
        }
    }
}
