import Foundation
import Testing

/// Runs the fixture's tool as a person would.
@Suite struct ToolTests {
    private func tool(_ arguments: String...) throws -> ToolRun { try tool(arguments) }

    private func tool(_ arguments: [String]) throws -> ToolRun { try ToolRun("PreviewToolFixture", arguments) }

    private func inFolder<R>(_ body: (URL) throws -> R) throws -> R {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "perch-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        return try body(folder)
    }

    private struct Manifest: Decodable {
        struct Picture: Decodable {
            var name: String
            var file: String
            var line: Int?
            var picture: String
            var pixelWidth: Int
            var pixelHeight: Int
            var messages: [String]?
        }
        struct Failure: Decodable {
            var name: String
            var line: Int?
            var reason: String
        }
        var pictures: [Picture]
        var failures: [Failure]
    }

    private func manifest(_ folder: URL) throws -> Manifest {
        try JSONDecoder().decode(
            Manifest.self, from: Data(contentsOf: folder.appendingPathComponent("manifest.json")))
    }

    @Test func listsPreviewsAsJSON() throws {
        struct Row: Decodable {
            var name: String
            var file: String
            var line: Int?
        }
        let run = try tool("list", "--json")
        #expect(run.status == 0)
        let rows = try JSONDecoder().decode([Row].self, from: Data(run.output.utf8))
        #expect(rows.contains { $0.name == "Greeting" && $0.file == "Fixture.swift" && $0.line == 12 })
        #expect(rows.contains { $0.name == "First" && $0.line == nil })
        #expect(run.errors.contains("TrapsWhenAsked_Previews could not be asked for its previews"))
    }

    @Test func drawsEachVariantOfAPreview() throws {
        try inFolder { folder in
            let run = try tool("render", "Fixed", "--scheme", "both", "--scale", "2", "--out", folder.path)
            #expect(run.status == 0, "\(run.errors)")
            let manifest = try manifest(folder)
            #expect(manifest.pictures.map(\.picture) == ["Fixed-light-2x.png", "Fixed-dark-2x.png"])
            for picture in manifest.pictures {
                #expect(picture.pixelWidth == 240)
                #expect(picture.pixelHeight == 160)
                #expect(picture.line == 14)
                let file = try Data(contentsOf: folder.appendingPathComponent(picture.picture))
                #expect(file.starts(with: [0x89, 0x50, 0x4e, 0x47]))
            }
            #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent("index.html").path))
        }
    }

    @Test func drawsEveryTypeSize() throws {
        try inFolder { folder in
            let run = try tool(
                "render", "Greeting", "--type-size", "all", "--scale", "1", "--out", folder.path)
            #expect(run.status == 0, "\(run.errors)")
            let widths = try manifest(folder).pictures.map(\.pixelWidth)
            #expect(widths.count == 12)
            #expect(widths == widths.sorted())
            #expect(Set(widths).count > 8)
        }
    }

    @Test func drawsOnTheDeviceThatIsNamed() throws {
        try inFolder { folder in
            func size(_ arguments: String...) throws -> [Int] {
                let run = try tool(
                    ["render", "Stateful", "--layout", "device", "--scale", "1", "--out", folder.path] + arguments)
                #expect(run.status == 0, "\(run.errors)")
                return try manifest(folder).pictures.flatMap { [$0.pixelWidth, $0.pixelHeight] }
            }
            let upright = try size("--device", "iPhone SE")
            #expect(upright == [375, 667])
            let landscape = try size("--device", "iPhone SE", "--landscape")
            #expect(landscape == [667, 375])
        }
    }

    @Test func drawsInTheDirectionThatIsAskedFor() throws {
        try inFolder { folder in
            func drawing(_ preview: String, _ arguments: String...) throws -> String {
                let run = try tool(["render", preview, "--format", "svg", "--out", folder.path] + arguments)
                #expect(run.status == 0, "\(run.errors)")
                let picture = try #require(try manifest(folder).pictures.first).picture
                return try String(contentsOf: folder.appendingPathComponent(picture), encoding: .utf8)
            }
            let mirrored = try drawing("Leading", "--rtl")
            #expect(try drawing("Leading") != mirrored)
            #expect(try drawing("Trailing") == mirrored)
        }
    }

    @Test func drawsInTheLocaleThatIsAskedFor() throws {
        #expect(try tool("accessibility", "Amount").output.contains("1,234.5"))
        #expect(try tool("accessibility", "Amount", "--locale", "de_DE").output.contains("1.234,5"))
    }

    @Test(arguments: [("pdf", "%PDF"), ("svg", "<?xml")])
    func drawsOtherFormats(_ format: String, _ start: String) throws {
        try inFolder { folder in
            let run = try tool("render", "Greeting", "--format", format, "--out", folder.path)
            #expect(run.status == 0, "\(run.errors)")
            let file = try Data(contentsOf: folder.appendingPathComponent("Greeting-light.\(format)"))
            #expect(String(decoding: file.prefix(200), as: UTF8.self).contains(start))
        }
    }

    @Test func reportsWhatTrapsAndWhatHangsAndDrawsTheOthers() throws {
        try inFolder { folder in
            let run = try tool("render", "--timeout", "5", "--scale", "1", "--out", folder.path)
            #expect(run.status == 1)
            let manifest = try manifest(folder)
            #expect(Set(manifest.failures.map(\.name)) == ["Traps", "Hangs", "TrapsWhenAsked_Previews"])
            #expect(manifest.failures.first { $0.name == "Traps" }?.reason.contains("trapped") == true)
            #expect(manifest.failures.first { $0.name == "Hangs" }?.reason.contains("settle") == true)
            #expect(manifest.failures.first { $0.name == "Traps" }?.line == 10)
            #expect(manifest.pictures.count == 20)
            #expect(run.output.contains("Traps (Broken.swift:10"))
        }
    }

    /// A project that does not compile whole is drawn but for the views that call what was left out.
    @Test(arguments: ["Left out", "Left out in state", "Left out at once", "LeftOutProvider_Previews"])
    func marksWhatWasLeftOut(_ preview: String) throws {
        try inFolder { folder in
            let run = try tool("render", preview, "--scale", "1", "--out", folder.path)
            #expect(run.status == 0, "\(run.errors)")
            let picture = try #require(try manifest(folder).pictures.first)
            #expect(picture.messages == ["Left out: Chart.swift:7: there is no type of this name"])
        }
    }

    @Test func showsTheRestOfThePreview() throws {
        let marking = ["PERCH_MARK_MISSING_PARTS": "1"]
        let shown = try ToolRun("PreviewToolFixture", ["accessibility", "Left out"], environment: marking).output
        #expect(shown.contains("before") && shown.contains("Chart.swift:7") && shown.contains("after"))
        #expect(!shown.contains("Row"))
        let state = try ToolRun("PreviewToolFixture", ["accessibility", "Left out in state"], environment: marking)
            .output
        #expect(state.contains("before") && state.contains("Chart.swift:7"))
    }

    @Test func followsTheOptionsOfOtherTools() throws {
        try inFolder { folder in
            func size(_ preview: String) throws -> [Int] {
                let run = try tool("render", preview, "--scale", "1", "--out", folder.path)
                #expect(run.status == 0, "\(run.errors)")
                return try manifest(folder).pictures.flatMap { [$0.pixelWidth, $0.pixelHeight] }
            }
            let expanded = try size("Expanded")
            #expect(expanded == [100, 500])
            // Beside the picture are a legend of 280 points, and margins.
            let marked = try size("Marked")
            #expect(marked == [100 + 16 + 280 + 32, 100 + 32])
        }
    }

    @Test func drawsAMomentAndAStrip() throws {
        try inFolder { folder in
            func draw(_ arguments: String...) throws -> Manifest.Picture {
                let run = try tool(
                    ["render", "Moving", "--scale", "1", "--out", folder.path] + arguments)
                #expect(run.status == 0, "\(run.errors)")
                return try #require(try manifest(folder).pictures.first)
            }
            func bytes(_ picture: Manifest.Picture) throws -> Data {
                try Data(contentsOf: folder.appendingPathComponent(picture.picture))
            }
            let (first, later) = (try draw("--at", "0s"), try draw("--at", "150ms"))
            #expect(later.picture == "Moving-light-1x-at-0.15s.png")
            #expect(try bytes(first) != bytes(later))
            #expect(try bytes(draw("--at", "0.15s")) == bytes(later))
            let strip = try draw("--strip", "0...1s:5")
            #expect(strip.picture == "Moving-light-1x-strip-0-1s-5.png")
            #expect(strip.pixelWidth == 5 * 60 + 4 * 8)
            #expect(strip.pixelHeight == 20)
            #expect(try draw("--strip", "0…1:5").picture == strip.picture)
            let playing = try draw("--strip", "0…0.5s:6", "--format", "apng")
            #expect(playing.pixelWidth == 60)
            let file = try bytes(playing)
            #expect(file.range(of: Data("acTL".utf8)) != nil)
            #expect(try bytes(draw("--strip", "0…1s:3", "--format", "svg")).range(of: Data("<svg".utf8)) != nil)
        }
    }

    @Test func saysWhatAMomentLooksLike() throws {
        let cases: [([String], String)] = [
            (["--at", "soon"], "seconds such as 0.15s"), (["--at", "-1s"], "not a moment"),
            (["--at", "inf"], "not a moment"),
            (["--strip", "0..1:8"], "0…1s:8"), (["--strip", "1…0s:8"], "not a strip"),
            (["--strip", "0…1s:0"], "not a strip"),
            (["--strip", "0…1s:9999"], "1 to 240"), (["--at", "1s", "--strip", "0…1s:8"], "Use either --at"),
            (["--at", "1s", "--format", "apng"], "use --strip"),
        ]
        for (arguments, hint) in cases {
            // A value that begins with a hyphen is given with an equals sign.
            let run = try tool(
                ["render", "Moving", "--out", "/tmp/none"]
                    + (arguments[1].hasPrefix("-") ? [arguments[0] + "=" + arguments[1]] : arguments))
            #expect(run.status != 0)
            #expect(run.errors.contains(hint), "\(arguments): \(run.errors)")
        }
    }

    @Test func drawsTheSettledScreenByDefault() throws {
        try inFolder { folder in
            func bytes(_ name: String, _ arguments: String...) throws -> Data {
                let run = try tool(["render", name, "--scale", "1", "--out", folder.path] + arguments)
                #expect(run.status == 0, "\(run.errors)")
                let picture = try #require(try manifest(folder).pictures.first)
                return try Data(contentsOf: folder.appendingPathComponent(picture.picture))
            }
            let (leading, trailing) = (try bytes("Leading"), try bytes("Trailing"))
            #expect(leading != trailing)
            #expect(try bytes("Moving", "--at", "0s") == leading)
            #expect(try bytes("Moving") == trailing)
            #expect(try bytes("Late") == trailing)
        }
    }

    @Test(arguments: [
        (["render", "Greting", "--out", "/tmp/none"], "did you mean “Greeting"),
        (["render", "--out", "/tmp/none", "--device", "iPhone 166"], "did you mean “iPhone 16"),
        (["render", "--out", "/tmp/none", "--type-size", "huge"], "accessibility5"),
        (["render", "--out", "/tmp/none", "--layout", "wide"], "320x200"),
        (["render", "--out", "/tmp/none", "--scale", "7"], "Use 1, 2 or 3"),
        (["tree", "Nothing like it"], "Greeting"),
    ])
    func explainsWhatItDoesNotKnow(_ arguments: [String], _ hint: String) throws {
        let run = try tool(arguments)
        #expect(run.status != 0)
        #expect(run.errors.contains(hint), "\(run.errors)")
    }

    @Test func saysInASentenceThatItCannotWriteThere() throws {
        try inFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let file = folder.appendingPathComponent("file")
            try Data().write(to: file)
            for (path, reason) in [
                (file.path, "file exists"), (file.path + "/inside", "not a directory"),
                ("/proc/none", "no such file or directory"), ("/proc", ""),
            ] {
                let run = try tool("render", "Fixed", "--out", path)
                #expect(run.status != 0)
                #expect(run.errors.hasPrefix("Error: Nothing can be written to “\(path)”: \(reason)"), "\(run.errors)")
                #expect(!run.errors.contains("Domain"), "\(run.errors)")
                #expect(run.errors.filter(\.isNewline).count == 1, "\(run.errors)")
            }
        }
    }

    @Test func modulesBringCommandsOfTheirOwn() throws {
        let help = try tool("--help").output
        let names = ["list", "render", "tree", "accessibility", "echo"]
        let places = names.compactMap { help.range(of: "\n  \($0) ")?.lowerBound }
        #expect(places.count == names.count && places == places.sorted(), "\(help)")
        #expect(!help.contains("draw-for-tool"))
        #expect(try tool("echo", "this").output == "You said this.\n")
    }

    @Test func printsTheTreeWithFrames() throws {
        let run = try tool("tree", "Fixed")
        #expect(run.status == 0)
        #expect(run.output.contains("Root 0,0 120×80"))
    }

    @Test func printsTheAccessibilityTree() throws {
        let run = try tool("accessibility", "Greeting")
        #expect(run.status == 0)
        #expect(run.output.contains("“Hello, Perch”"))
    }

    @Test func previewableStateIsKeptAndChangesAreDrawn() throws {
        let run = try tool("accessibility", "Stateful")
        #expect(run.output.contains("“Count 100”"))
    }

    @Test func previewModifiersGetTheirSharedContext() throws {
        let run = try tool("accessibility", "Modified")
        #expect(run.output.contains("“shared”"))
        #expect(run.output.contains("“content”"))
    }

    @Test("says what is wrong with an option, and what to do")
    func wrongOptions() throws {
        try inFolder { folder in
            let (out, old) = (folder.appendingPathComponent("out").path, folder.appendingPathComponent("old").path)
            func render(_ arguments: String...) throws -> ToolRun { try tool(["render"] + arguments) }
            let missing = try render("--out", out, "--baseline", old)
            #expect(missing.status != 0 && missing.errors.contains("The folder “\(old)” does not exist."))
            #expect(!FileManager.default.fileExists(atPath: out))
            let same = try render("--out", out, "--baseline", out + "/../out", "--accept")
            #expect(same.status != 0 && same.errors.contains("must be different folders"))
            #expect(try render("--out", "").errors.contains("--out must name a folder"))
            let locale = try render("--out", out, "--locale", "xx_YY")
            #expect(locale.status != 0 && locale.errors.contains("“xx_YY” is not a locale."))
        }
        #expect(try tool("--version").output.hasPrefix("Perch 0."))
    }
}
