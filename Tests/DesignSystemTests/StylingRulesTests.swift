import Foundation
import Testing

/// Holds the design system's sources to their rules.
struct StylingRulesTests {
    private static let sources = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Sources/DesignSystem")

    private static let styling = code("Components/Native/NativeComponentStyling.swift")

    /// A source file without its comments.
    private static func code(_ path: String) -> String {
        let text = try! String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)
        return text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { line in line.range(of: "//").map { String(line[..<$0.lowerBound]) } ?? String(line) }
            .joined(separator: "\n")
    }

    private static func swiftFiles(in folder: String) -> [String] {
        let names = try! FileManager.default.contentsOfDirectory(
            atPath: sources.appendingPathComponent(folder).path)
        return names.filter { $0.hasSuffix(".swift") }.sorted().map { folder + "/" + $0 }
    }

    @Test func theStylingFileHoldsNoHexValue() {
        #expect(Self.styling.firstMatch(of: /0x[0-9A-Fa-f]+|#[0-9A-Fa-f]{3,8}/) == nil)
        for initialiser in ["red:", "white:", "hue:", "Palette."] {
            #expect(!Self.styling.contains(initialiser))
        }
    }

    @Test func theStylingFileHoldsNoRawNumber() {
        // A digit that is not part of a name, such as `space2`.
        let numbers = Self.styling.matches(of: /(?m)(?:^|[^A-Za-z_0-9.])(-?\d+(?:\.\d+)?)/).map {
            String($0.output.1)
        }
        #expect(numbers == [])
    }

    @Test(arguments: PublishedTokens.all.bindings.keys.sorted())
    func everyComponentHasItsEnumWithTheAgreedValues(name: String) throws {
        let start = try #require(Self.styling.range(of: "public enum \(name) {"))
        let body = Self.styling[start.upperBound...]
        let end = body.range(of: "\n}")!.lowerBound
        let component = String(body[..<end])
        for (type, values) in PublishedTokens.all.bindings[name]! {
            let nested = try #require(component.range(of: "public struct \(type) {"), "\(name).\(type)")
            let rest = component[nested.upperBound...]
            let inner = String(rest[..<rest.range(of: "\n    }")!.lowerBound])
            for value in values {
                #expect(inner.contains("public static let \(value)"), "\(name).\(type).\(value)")
            }
        }
    }

    @Test func allThirteenComponentsAreStyledThere() {
        #expect(PublishedTokens.all.bindings.count == 13)
        #expect(Self.styling.matches(of: /public enum \w+Styling \{/).count == 13)
    }

    @Test func onlyThePaletteHoldsHexValues() {
        for file in Self.swiftFiles(in: "Components/Native") + Self.swiftFiles(in: "Tokens") {
            if file.hasSuffix("+Palette.swift") { continue }
            let found = Self.code(file).matches(of: /0x[0-9A-Fa-f]{4,}/).map { String($0.output) }
            #expect(found == [], "\(file)")
        }
    }

    @Test func theDesignSystemIsPlainSwiftUI() {
        for file in Self.swiftFiles(in: "Components/Native") + Self.swiftFiles(in: "Tokens") {
            let code = Self.code(file)
            let imports = Set(code.matches(of: /(?m)^import (\w+)/).map { String($0.output.1) })
            #expect(imports.isSubset(of: ["SwiftUI", "Foundation"]), "\(file)")
            #expect(!code.contains("#if"), "\(file)")
        }
    }

    @Test func everyComponentHasPreviews() {
        for file in Self.swiftFiles(in: "Components/Native") where file.contains("/App") {
            #expect(Self.code(file).matches(of: /#Preview/).count >= 2, "\(file)")
        }
    }
}
