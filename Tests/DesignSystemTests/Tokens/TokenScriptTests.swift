import Foundation
import Testing

/// The script that makes Swift of tokens, and reads and writes the community group's format.
final class TokenScriptTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tokens-\(UUID().uuidString)")

    deinit { try? FileManager.default.removeItem(at: folder) }

    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    private static let sets = root.appendingPathComponent("Sources/DesignSystem/Tokens/JSON")

    /// Runs the script; returns its exit code and all that it wrote.
    private func run(_ arguments: String...) throws -> (code: Int32, output: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["python3", Self.root.appendingPathComponent("Scripts/tokens.py").path] + arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: output, as: UTF8.self))
    }

    private func scratch() throws -> URL {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    private func json(_ url: URL) throws -> NSDictionary {
        try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? NSDictionary)
    }

    @Test func theSwiftIsInStepWithTheJSON() throws {
        let result = try run("check")
        #expect(result.code == 0, "\(result.output)")
    }

    @Test(arguments: ["Bubbles", "Shield", "Ledger", "Feedback", "Components"])
    func aSetComesBackFromTheCommunityFormatAsItWas(set: String) throws {
        let folder = try scratch()
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(try run("export", set, "--out", folder.path).code == 0)
        let back = folder.appendingPathComponent("back.json")
        let result = try run(
            "import", set, folder.appendingPathComponent("\(set).light.tokens.json").path,
            folder.appendingPathComponent("\(set).dark.tokens.json").path, "--out", back.path)
        #expect(result.code == 0, "\(result.output)")
        #expect(try json(back) == json(Self.sets.appendingPathComponent("\(set).json")))
    }

    private static let exported = """
        {
          "Color": {
            "$type": "color",
            "Blue": {
              "500": { "$value": { "colorSpace": "srgb", "components": [0.2, 0.4, 1], "hex": "#3366FF" } },
              "Faint": { "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.5 } }
            },
            "Brand": { "$value": "{Color.Blue.500}", "$description": "What the brand stands for." }
          },
          "Spacing": {
            "card-padding": { "$type": "dimension", "$value": { "value": 1.5, "unit": "rem" } }
          },
          "Time": { "quick": { "$type": "duration", "$value": { "value": 250, "unit": "ms" } } },
          "Type": {
            "Heading": {
              "$type": "typography",
              "$value": {
                "fontFamily": ["Inter", "sans-serif"], "fontSize": { "value": 20, "unit": "px" }, "fontWeight": 700,
                "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.2
              }
            }
          },
          "Odd": { "line": { "$type": "strokeStyle", "$value": "dashed" } }
        }
        """

    @Test func anExportOfADesignToolBecomesSwift() throws {
        let folder = try scratch()
        defer { try? FileManager.default.removeItem(at: folder) }
        let (light, dark) = (folder.appendingPathComponent("l.json"), folder.appendingPathComponent("d.json"))
        try Self.exported.write(to: light, atomically: true, encoding: .utf8)
        try Self.exported.replacingOccurrences(of: "[0.2, 0.4, 1]", with: "[1, 1, 1]")
            .write(to: dark, atomically: true, encoding: .utf8)
        let set = folder.appendingPathComponent("Orchard.json")
        let imported = try run("import", "Orchard", light.path, dark.path, "--out", set.path)
        #expect(imported.code == 0, "\(imported.output)")
        #expect(imported.output.contains("left out: Odd.line (strokeStyle)"))
        let swift = folder.appendingPathComponent("swift")
        #expect(try run("swift", set.path, "--out", swift.path).code == 0)
        func file(_ name: String) throws -> String {
            try String(contentsOf: swift.appendingPathComponent(name), encoding: .utf8)
        }
        let colors = try file("OrchardColors.swift")
        #expect(colors.contains("public enum OrchardColors {"))
        #expect(colors.contains("static let blue500 = Color(light: 0x3366FF, dark: 0xFFFFFF)"))
        // A token that names another has that one's value in each appearance.
        #expect(colors.contains("static let brand = Color(light: 0x3366FF, dark: 0xFFFFFF)"))
        #expect(colors.contains("/// What the brand stands for."))
        #expect(colors.contains("opacities: (0.501961, 0.501961)"))
        #expect(try file("OrchardSizes.swift").contains("static let cardPadding: CGFloat = 24"))
        #expect(try file("OrchardDurations.swift").contains("static let quick: Double = 0.25"))
        #expect(
            try file("OrchardFonts.swift")
                .contains("static let heading = Font.token(\"Inter\", 20, .bold, relativeTo: .title3)"))
    }

    @Test func whatIsWrongIsSaidInAWord() throws {
        let folder = try scratch()
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("l.json")
        for (text, problem) in [
            (#"{"a": {"$type": "color", "$value": "{b}"}}"#, "there is no token b"),
            (#"{"a": {"$type": "color", "$value": "{a}"}}"#, "is its own value"),
            (#"{"a": {"$type": "color", "$value": "red"}}"#, "red is not a color"),
        ] {
            try text.write(to: file, atomically: true, encoding: .utf8)
            let result = try run("import", "X", file.path, "--out", folder.appendingPathComponent("o.json").path)
            #expect(result.code == 1)
            #expect(result.output.contains(problem), "\(result.output)")
            #expect(!result.output.contains("Traceback"))
        }
    }
}
