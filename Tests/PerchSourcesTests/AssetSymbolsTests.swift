import Foundation
import Testing

@testable import SourceWriter

@Suite("Code for asset catalogues")
final class AssetSymbolsTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("catalogs-\(UUID().uuidString)")

    deinit { try? FileManager.default.removeItem(at: folder) }

    private static let modules = ["DeveloperToolsSupport", "UIKit", "SwiftUI"]

    private func source(
        colors: [String] = [], images: [String] = [], groups: [AssetCatalog.Group] = [], hasExtensions: Bool = true,
        modules: [String] = modules, code: String = ""
    ) -> String {
        var catalog = AssetCatalog(root: AssetCatalog.Group(colors: colors, images: images, groups: groups))
        catalog.hasExtensions = hasExtensions
        var declared = DeclaredSymbols()
        declared.add(code)
        return AssetSymbols(catalogs: [catalog], modules: modules, declared: declared).source
    }

    @Test("A colour has a resource and a shorthand in each framework")
    func color() {
        let text = source(colors: ["Brand"])
        #expect(text.contains(#"static let brand = DeveloperToolsSupport.ColorResource(name: "Brand", bundle: res"#))
        #expect(text.contains("static var brand: SwiftUI.Color { .init(.brand) }"))
        #expect(text.contains("static var brand: UIKit.UIColor { .init(resource: .brand) }"))
        #expect(text.contains("extension SwiftUI.ShapeStyle where Self == SwiftUI.Color {"))
        #expect(!text.contains("ImageResource"))
    }

    @Test("Only modules that the target is linked with are named")
    func modules() {
        #expect(!source(colors: ["Brand"], modules: []).contains("Brand"))
        let text = source(colors: ["Brand"], modules: ["DeveloperToolsSupport", "UIKit"])
        #expect(text.contains("UIColor"))
        #expect(!text.contains("SwiftUI"))
    }

    @Test("Shorthands are left out where the catalogue says so")
    func extensions() {
        let text = source(colors: ["Brand"], hasExtensions: false)
        #expect(text.contains("static let brand"))
        #expect(!text.contains("SwiftUI.Color"))
    }

    @Test("Folders with a namespace become types, and symbols refer through them")
    func namespaces() {
        let inner = AssetCatalog.Group(path: "Tab Bar/Home", name: "Home", images: ["Default"])
        let text = source(groups: [AssetCatalog.Group(path: "Tab Bar", name: "Tab Bar", groups: [inner])])
        #expect(text.contains("nonisolated enum TabBar {\n        /// The folder \"Tab Bar/Home\""))
        #expect(
            text.contains(#"static let `default` = DeveloperToolsSupport.ImageResource(name: "Tab Bar/Home/Default""#))
        #expect(text.contains("static var `default`: UIKit.UIImage { .init(resource: .TabBar.Home.`default`) }"))
        #expect(!text.contains("ColorResource"))
    }

    @Test("A name that is taken is not made twice, and Xcode's warning says so")
    func collisions() {
        let twice = source(images: ["icon_ID", "icon_ID "])
        #expect(twice.components(separatedBy: "static let iconID").count == 2)
        #expect(twice.contains(#"image asset name resolves to the symbol \"iconID\" which already exists."#))

        let taken = source(colors: ["secondaryColor"])
        #expect(taken.contains("static let secondary = "))
        #expect(taken.contains("static var secondary: UIKit.UIColor"))
        #expect(!taken.contains("static var secondary: SwiftUI.Color"))
        #expect(
            taken.components(
                separatedBy:
                    #"#warning("The \"secondaryColor\" color asset name resolves to a conflicting Color symbol"#
            ).count == 2)
    }

    @Test("What the target's own code declares is left to it")
    func declared() {
        let code = """
            // extension Color { static let ink = 1 }
            public extension SwiftUI.Color {
                /* static let ink = "}" */ static let brand = Color("}brand{")
                enum Theme { static let nested = 1 }
                static func paper() {}
                var local: Int { let ink = 1; return ink }
            }
            struct Other { static let ink = 1 }
            """
        let text = source(
            colors: ["brand", "ink", "nested", "paper"],
            groups: [AssetCatalog.Group(path: "Theme", name: "Theme", colors: ["a"])], code: code)
        #expect(!text.contains("static var brand: SwiftUI.Color { .init(.brand) }\n}\n\nextension SwiftUI.ShapeStyle"))
        #expect(text.components(separatedBy: "static var brand: SwiftUI.Color").count == 2)
        #expect(text.components(separatedBy: "static var ink: SwiftUI.Color").count == 3)
        #expect(text.components(separatedBy: "static var nested: SwiftUI.Color").count == 3)
        #expect(text.components(separatedBy: "static var paper: SwiftUI.Color").count == 2)
        #expect(!text.contains("static var a: SwiftUI.Color"))
        #expect(text.contains("static var a: UIKit.UIColor"))
    }

    @Test("Names with quotes and backslashes stay what they are")
    func quotes() {
        #expect(source(images: [#"a "b" \c"#]).contains(#"name: "a \"b\" \\c""#))
    }

    // MARK: Reading

    private func catalog(_ files: [String: String]) throws -> URL {
        let root = folder.appendingPathComponent("\(UUID()).xcassets")
        for (path, text) in files {
            let file = root.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        return root
    }

    @Test("Folders count with their namespace, or as if they were not there")
    func reading() throws {
        let root = try catalog([
            "Contents.json": #"{"properties": {"generate-swift-asset-symbol-extensions": "disabled"}}"#,
            "A.colorset/Contents.json": "{}", "Plain/B.imageset/Contents.json": "{}",
            "Spaced/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
            "Spaced/C.symbolset/Contents.json": "{}", "D.appiconset/Contents.json": "{}",
        ])
        let catalog = try AssetCatalog(folder: root)
        #expect(!catalog.hasExtensions)
        #expect(catalog.root.colors == ["A"])
        #expect(catalog.root.images == ["B"])
        #expect(catalog.root.groups.map(\.path) == ["Spaced"])
        #expect(catalog.root.groups.first?.images == ["C"])
    }

    @Test(
        "What is wrong in a catalogue is said with the file's name",
        arguments: [
            (["A.colorset/Contents.json": "{"], "A.colorset/Contents.json: the file is no valid JSON"),
            (["A.colorset/x.txt": ""], "A.colorset/Contents.json: the file is missing."),
            (
                ["A.imageset/Contents.json": #"{"images": [{"filename": "a.png"}]}"#],
                "A.imageset/Contents.json: the file “a.png”, which it names, is missing."
            ),
            (
                ["A/Contents.json": #"{"properties": {"provides-namespace": 7.5}}"#],
                "A/Contents.json: properties.provides-namespace:"
            ),
        ])
    func errors(files: [String: String], message: String) throws {
        let root = try catalog(files)
        let problems = try AssetCatalog(folder: root).problems
        #expect(problems.map { $0.text.contains(root.path + "/" + message) } == [true], "\(problems)")
        // A picture that is missing leaves its place empty; the build goes on.
        #expect(problems.map(\.isError) == [!message.contains("a.png")])
        #expect(throws: SourcesError.self) { try AssetCatalog(folder: root.appendingPathComponent("none.xcassets")) }
    }

    @Test("A set that cannot be read costs no other its symbol")
    func symbolsBesideProblems() throws {
        let root = try catalog([
            "A.imageset/Contents.json": #"{"images": [{"filename": "a.png"}]}"#, "B.colorset/Contents.json": "{",
            "C.colorset/Contents.json": "{}",
        ])
        let output = root.appendingPathComponent("Symbols.swift").path
        #expect(throws: SourcesError.self) {
            try SourceWriter.run(["symbols", output, "main", "DeveloperToolsSupport", "SwiftUI", "--", root.path, "--"])
        }
        let source = try String(contentsOfFile: output, encoding: .utf8)
        #expect(source.contains("\"A\"") && source.contains("\"C\""), "\(source)")
    }
}
