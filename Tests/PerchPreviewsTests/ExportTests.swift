import Foundation
import Testing

/// Writes the fixture's previews as a static site.
@Suite struct ExportTests {
    private struct Site: Decodable {
        struct Page: Decodable {
            struct Source: Decodable {
                var path: String
                var line: Int
                var text: String
            }
            struct Shot: Decodable {
                var scheme: String
                var file: String
                var width: Double
            }
            var id: String
            var title: String
            var source: Source?
            var pictures: [Shot]
            var tree: String
            var accessibility: String
            var problems: [String]
        }
        var title: String
        var previews: [Page]
    }

    private func export(_ arguments: String..., check: (URL, ToolRun) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("perch-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try check(folder, try ToolRun("PreviewToolFixture", ["export", folder.path] + arguments))
    }

    private func site(_ folder: URL) throws -> Site {
        let script = try String(contentsOf: folder.appendingPathComponent("previews.js"), encoding: .utf8)
        let start = try #require(script.firstIndex(of: "{")), end = try #require(script.lastIndex(of: "}"))
        return try JSONDecoder().decode(Site.self, from: Data(script[start...end].utf8))
    }

    @Test func aFileInPlaceOfTheFolderIsNamed() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("perch-\(UUID().uuidString)")
        try Data().write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let run = try ToolRun("PreviewToolFixture", ["export", file.path])
        #expect(run.status == 1)
        #expect(run.errors.hasPrefix("Error: Nothing can be written to “\(file.path)”: file exists"), "\(run.errors)")
    }

    @Test func hasPicturesInBothAppearancesAndTrees() throws {
        try export("--only", "Greeting", "--title", "A <b>kit</b>") { folder, run in
            #expect(run.status == 0, "\(run.errors)")
            let site = try site(folder)
            let page = try #require(site.previews.first)
            #expect(site.previews.count == 1 && page.title == "Greeting")
            #expect(page.pictures.map(\.scheme) == ["light", "dark"])
            for shot in page.pictures {
                let data = try Data(contentsOf: folder.appendingPathComponent(shot.file))
                #expect(data.starts(with: [0x89, 0x50, 0x4E, 0x47]) && shot.width > 0)
            }
            #expect(page.tree.contains("Text") && !page.accessibility.isEmpty)
            #expect(page.source?.line == 12 && page.source?.text.hasPrefix("#Preview") == true)
            let html = try String(contentsOf: folder.appendingPathComponent("index.html"), encoding: .utf8)
            #expect(html.contains("<title>A &lt;b&gt;kit&lt;/b&gt;</title>"))
        }
    }

    @Test func replacesWhatAnExportHasWrittenAndNothingElse() throws {
        try export("--only", "Greeting") { folder, _ in
            let own = folder.appendingPathComponent("CNAME")
            try Data("kit.example".utf8).write(to: own)
            let run = try ToolRun(
                "PreviewToolFixture", ["export", folder.path, "--only", "Fixed", "--scheme", "light"])
            #expect(run.status == 0, "\(run.errors)")
            #expect(try site(folder).previews.map(\.title) == ["Fixed"])
            let pictures = try FileManager.default.contentsOfDirectory(
                atPath: folder.appendingPathComponent("pictures").path)
            #expect(pictures.count == 1)
            #expect(FileManager.default.fileExists(atPath: own.path))
        }
    }

    @Test func tellsWhatCouldNotBeDrawn() throws {
        try export("--only", "Traps") { folder, run in
            #expect(run.status == 1)
            let page = try #require(try site(folder).previews.first)
            #expect(page.pictures.isEmpty && page.problems.count == 2)
        }
    }

    @Test func keepsAFolderOfPicturesThatIsNotAnExports() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("perch-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let own = folder.appendingPathComponent("pictures/mine.png")
        try FileManager.default.createDirectory(at: own.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data([1]).write(to: own)
        #expect(try ToolRun("PreviewToolFixture", ["export", folder.path, "--only", "Fixed"]).status == 0)
        #expect(FileManager.default.fileExists(atPath: own.path))
    }

    @Test func saysWhatIsWrongWithAnArgument() throws {
        let run = try ToolRun("PreviewToolFixture", ["export", "", "--jobs", "0"])
        #expect(run.status != 0 && run.errors.contains("Specify the folder to write to."))
    }
}
