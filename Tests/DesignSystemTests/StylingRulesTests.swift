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

    // MARK: All of the module

    /// All source files, as paths within the module.
    private static let files: [String] = {
        let all = FileManager.default.enumerator(atPath: sources.path)!.compactMap { $0 as? String }
        return all.filter { $0.hasSuffix(".swift") }.sorted()
    }()

    /// The files with components and what they are made of.
    private static let components = files.filter { !$0.hasPrefix("Tokens/") && !$0.hasPrefix("Theme/") }

    /// A source file without its comments, texts and previews.
    private static func shipped(_ path: String) -> String {
        var lines: [Substring] = []
        var isPreview = false
        for line in code(path).split(separator: "\n", omittingEmptySubsequences: false) {
            if line.contains(/^(#|private struct |enum )Preview/) { isPreview = true }
            if !isPreview { lines.append(line) }
            // A preview of one line ends where it begins.
            if isPreview, line == "}" || (line.hasPrefix("#Preview") && line.hasSuffix("}")) { isPreview = false }
        }
        return lines.joined(separator: "\n").replacing(/"(?:\\.|[^"\\])*"/, with: "\"\"")
    }

    @Test func onlyTokensHoldHexValues() {
        for file in Self.files where !file.hasPrefix("Tokens/Generated/") {
            let found = Self.code(file).matches(of: /0x[0-9A-Fa-f]{4,}|#[0-9A-Fa-f]{6}/).map { String($0.output) }
            #expect(found.filter { $0 != "0xFF" } == [], "\(file)")
        }
    }

    @Test func noComponentHoldsALiteralColour() {
        let named =
            /\.(?:red|orange|yellow|green|mint|teal|cyan|blue|indigo|purple|pink|brown|white|black|gray|accentColor)\b/
        let made = /Color\((?:red|white|hue|\.sRGB|\.displayP3|light|uiColor|cgColor):?|Color\(""|UIColor\(/
        for file in Self.components {
            let code = Self.shipped(file)
            #expect(code.matches(of: named).map { String($0.output) } == [], "\(file)")
            // The tab bar of UIKit takes its colors as UIKit's.
            if file.hasSuffix("NativeComponentStyling.swift") { continue }
            #expect(code.matches(of: made).map { String($0.output) } == [], "\(file)")
        }
    }

    @Test func noComponentAsksForTheAppearance() {
        for file in Self.components {
            #expect(!Self.shipped(file).contains(/colorScheme|userInterfaceStyle/), "\(file)")
        }
    }

    @Test func sizesComeFromTokens() {
        for file in Self.components where !file.hasSuffix("RangeSliderModel.swift") {
            // A number that is not part of a name. 0, 1 and 2 count and halve.
            let numbers = Self.shipped(file).matches(of: /(?m)(?:^|[^A-Za-z_0-9.$])(\d+(?:\.\d+)?)/)
                .map { String($0.output.1) }
            #expect(numbers.filter { !["0", "1", "2", "100"].contains($0) } == [], "\(file)")
        }
    }

    @Test func noLengthAndNoFontIsLiteral() {
        let length =
            /(?:padding|frame|offset|spacing|[wW]idth|[hH]eight|[rR]adius|blur)(?:\(|: )(?:\.\w+, |\w+: )?(?:[1-9][\d.]*)(?! *[-+*\/])|\.padding\((?:\.\w+)?\)/
        // A symbol may be drawn as large as what it stands for.
        let font = /\.font\(\.(?!system\(size: [A-Za-z])|Font\.(?:system|custom)\(/
        for file in Self.components where !file.hasSuffix("NativeComponentStyling.swift") {
            let code = Self.shipped(file)
            #expect(code.matches(of: length).map { String($0.output) } == [], "\(file)")
            #expect(code.matches(of: font).map { String($0.output) } == [], "\(file)")
        }
    }

    @Test func theDesignSystemKnowsNoBusiness() {
        for file in Self.files {
            let imports = Set(Self.code(file).matches(of: /(?m)^(?:@\w+ )?import (\w+)/).map { String($0.output.1) })
            #expect(imports.isSubset(of: ["SwiftUI", "UIKit", "PhotosUI", "Foundation"]), "\(file)")
            #expect(!Self.code(file).contains("#if"), "\(file)")
        }
    }

    @Test func everyComponentHasPreviews() {
        let inComponents = Self.components.filter { $0.hasPrefix("Components/") }
        for file in inComponents where Self.code(file).contains(/public (?:struct|final class) \w+(?:<[^{]*>)?: View/) {
            #expect(Self.code(file).contains("#Preview"), "\(file)")
        }
        for file in inComponents where file.contains("Native/App") {
            #expect(Self.code(file).matches(of: /#Preview/).count >= 2, "\(file)")
        }
    }
}
