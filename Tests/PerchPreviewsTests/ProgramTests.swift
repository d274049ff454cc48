import Foundation
import Testing

/// Programs whose sources do not know any host are drawn by running them.
@Suite struct ProgramTests {
    @Test func aProgramListsItsFirstScreenAndItsPreviews() throws {
        let run = try ToolRun("ProgramFixture", ["list"])
        #expect(run.status == 0)
        let lines = run.output.split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines[0].hasPrefix("ProgramFixture ") && lines[0].hasSuffix("ProgramFixture/ProgramFixture"))
        #expect(lines[1].hasPrefix("Screen without a program"))
    }

    @Test func aProgramOfSwiftUIIsDrawnWithItsDelegate() throws {
        for (scheme, word) in [("light", "Light"), ("dark", "Dark")] {
            let run = try ToolRun("ProgramFixture", ["accessibility", "ProgramFixture", "--scheme", scheme])
            #expect(run.status == 0, "\(run.errors)")
            #expect(run.output.contains("“Started”") && run.output.contains("“\(word)”"))
        }
    }

    @Test func aProgramWithASceneDelegateIsDrawn() throws {
        let run = try ToolRun("SceneProgramFixture", ["accessibility", "AppDelegate", "--device", "iPhone SE"])
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.contains("“Active”") && run.output.contains("“375 points wide”"))
        #expect(run.output.contains("“Scenes”"))
    }

    @Test func picturesAreOfTheDevice() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("perch-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let run = try ToolRun(
            "SceneProgramFixture", ["render", "--scheme", "both", "--scale", "1", "--out", folder.path])
        #expect(run.status == 0, "\(run.errors)")
        let light = try Data(contentsOf: folder.appendingPathComponent("AppDelegate-light-1x.png"))
        let dark = try Data(contentsOf: folder.appendingPathComponent("AppDelegate-dark-1x.png"))
        #expect(light != dark && light.count > 1_000)
        let size = light[16..<24].reduce(0) { $0 << 8 | UInt64($1) }
        #expect(size == 393 << 32 | 852)
    }
}
