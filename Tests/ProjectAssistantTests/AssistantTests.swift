import Foundation
import ModelContext
import Testing

@testable import ProjectAssistant
@testable import ProjectBuild

@Suite struct AssistantTests {
    @Test func listsPreviews() throws {
        let conversation = try Conversation()
        let all = try conversation.call("list_previews").text
        for name in ["Order", "Long", "Clock", "Trap"] {
            #expect(all.contains("\(name)  (AssistantFixture/Fixture.swift:"))
        }
        #expect(try conversation.call("list_previews", ["filter": "loc"]).text.hasPrefix("Clock"))
        #expect(try conversation.call("list_previews", ["filter": "zzz"]).text.contains("No preview contains “zzz”"))
    }

    @Test func drawsVariants() throws {
        let conversation = try Conversation()
        let light = try conversation.call("draw_preview", ["preview": "Order", "layout": "200x300"])
        #expect(light.pictures.map(PictureSize.init) == [PictureSize(width: 200, height: 300)])
        #expect(light.text.contains("Order: 200 × 300 points, 0 s"))
        let dark = try conversation.call(
            "draw_preview", ["preview": "Order", "layout": "200x300", "scheme": "dark", "scale": 2])
        #expect(dark.pictures.map(PictureSize.init) == [PictureSize(width: 400, height: 600)])
        #expect(light.pictures != dark.pictures)
    }

    @Test func drawsMotionAsAStrip() throws {
        let conversation = try Conversation()
        _ = try conversation.call("draw_preview", ["preview": "Order", "layout": "200x300"])
        let strip = try conversation.call("tap", ["element": "Open", "strip": "0…1s:3"])
        // Three frames with gaps of eight points.
        #expect(strip.pictures.map(PictureSize.init) == [PictureSize(width: 616, height: 300)])
    }

    @Test func readsTrees() throws {
        let conversation = try Conversation()
        #expect(try conversation.call("view_tree", ["preview": "Clock"]).text.contains("Text "))
        #expect(try conversation.call("accessibility_tree").text.contains("Seconds: 0"))
    }

    @Test func usesAPreviewAsAPersonDoes() throws {
        let conversation = try Conversation()
        _ = try conversation.call("draw_preview", ["preview": "Order"])
        func shows(_ text: String) throws -> Bool { try conversation.call("accessibility_tree").text.contains(text) }
        let before = try conversation.call("step_time", ["seconds": 0]).pictures
        let after = try conversation.call("tap", ["element": "Add"]).pictures
        #expect(before != after && after.count == 1)
        #expect(try shows("Cups: 1"))
        _ = try conversation.call("tap", ["element": "Add", "count": 2])
        #expect(try shows("Cups: 3"))
        _ = try conversation.call("type_text", ["element": "Name", "text": "Ada"])
        #expect(try shows("For Ada"))
        _ = try conversation.call("type_text", ["text": " L."])
        #expect(try shows("For Ada L."))
        _ = try conversation.call("type_text", ["element": "Name", "text": "Bo", "replace": true])
        #expect(try shows("For Bo"))
        #expect(try !conversation.call("perform_action", ["element": "Volume", "action": "increment"]).isError)
        #expect(try shows("Volume"))
    }

    @Test func scrolls() throws {
        let conversation = try Conversation()
        _ = try conversation.call("draw_preview", ["preview": "Long"])
        #expect(try conversation.call("accessibility_tree").text.contains("Row 0"))
        _ = try conversation.call("scroll", ["direction": "down"])
        #expect(try !conversation.call("accessibility_tree").text.contains("“Row 0”"))
    }

    @Test func letsTimePass() throws {
        let conversation = try Conversation()
        _ = try conversation.call("draw_preview", ["preview": "Clock"])
        let answer = try conversation.call("step_time", ["seconds": 3.5])
        #expect(answer.text.contains("3.5 s after the first moment"))
        #expect(try conversation.call("accessibility_tree").text.contains("Seconds: 3"))
        #expect(try conversation.call("step_time", ["seconds": -1]).text.contains("is not a time"))
        #expect(try conversation.call("step_time", ["seconds": 1e9]).isError)
    }

    @Test(
        arguments: [
            ("tap", ["element": "Nothing"], "No element has the identifier, label or value “Nothing”. There are:"),
            ("tap", ["element": "Sold out"], "is disabled"), ("tap", ["element": "Same"], "choose one by its index"),
            ("tap", [:], "Specify element, or both x and y."),
            ("drag", ["from_element": "Add"], "Specify to_element, or both to_x and to_y."),
            ("type_text", ["element": "Cups", "text": "x"], "is not a field"),
            ("perform_action", ["element": "Add", "action": "fly"], "It has: activate"),
            ("draw_preview", ["preview": "Nowhere"], "No preview is called “Nowhere”"),
            ("draw_preview", ["preview": "Order", "device": "Brick"], "No device is called “Brick”"),
            ("draw_preview", ["preview": "Order", "layout": "0x0"], "is not a layout"),
            ("draw_preview", ["preview": "Order", "scale": 9], "is not a scale"),
            ("draw_preview", ["preview": "Order", "strip": "later"], "is not a strip"),
            ("compare_with_baseline", ["baseline": "none"], "The folder /tmp/Fixture/none does not exist"),
        ] as [(String, JSONValue, String)])
    func saysWhatCannotBeDone(_ tool: String, _ arguments: JSONValue, _ part: String) throws {
        let conversation = try Conversation()
        _ = try conversation.call("draw_preview", ["preview": "Order"])
        let answer = try conversation.call(tool, arguments)
        #expect(answer.isError)
        #expect(answer.text.contains(part), "\(answer.text)")
    }

    @Test func asksForAPreviewFirst() throws {
        #expect(try Conversation().call("tap", ["x": 1, "y": 1]).text.contains("No preview is on the screen"))
    }

    /// A preview that traps is lost, and nothing else.
    @Test func goesOnAfterATrap() throws {
        let conversation = try Conversation()
        _ = try conversation.call("draw_preview", ["preview": "Trap"])
        let trapped = try conversation.call("tap", ["element": "Press"])
        #expect(trapped.isError)
        #expect(trapped.text.contains("Nobody shall press this."))
        #expect(try !conversation.call("draw_preview", ["preview": "Order"]).isError)
    }

    @Test func comparesWithABaseline() throws {
        let conversation = try Conversation()
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "perch-baseline-\(UUID().uuidString)"
        ).path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let answer = try conversation.call("compare_with_baseline", ["baseline": .string(folder), "preview": "Clock"])
        #expect(!answer.isError)
        #expect(answer.text.contains("1 new"), "\(answer.text)")
    }

    @Test func audits() throws {
        let conversation = try Conversation()
        let answer = try conversation.call("audit", ["preview": "Order"])
        #expect(!answer.isError)
        #expect(answer.text.contains("[disabled-unexplained]"), "\(answer.text)")
        let other = try conversation.call("audit", ["preview": "Order", "rule": "target-size"])
        #expect(!other.text.contains("[disabled-unexplained]"), "\(other.text)")
        #expect(try conversation.call("audit", ["rule": "nonsense"]).text.contains("nonsense"))
    }

    // MARK: - Builds

    @Test func showsTheCompilersErrorsWhereNothingCanBeShown() throws {
        let server = Conversation.server {
            var report = BuildReport(project: "Broken", folder: "/tmp/Broken", notes: [])
            var module = BuildReport.ModuleReport(
                .init(name: "Broken", kind: .program, folder: "/tmp/Broken", sources: []),
                failure: "A.swift:3:1: error: no")
            module.files = 1
            report.modules = [module]
            return BuiltProgram(executable: "/nowhere", environment: [:], report: report)
        }
        let answer = try Conversation.call(server, "draw_preview", ["preview": "Order"])
        #expect(answer.isError)
        #expect(answer.text.contains("A.swift:3:1: error: no"))
        #expect(try Conversation.call(server, "build_report").text.contains("NOT BUILT"))
    }

    @Test func saysWhyThereIsNoProject() throws {
        let server = Conversation.server { throw BuildProblem("There is no Swift compiler.") }
        #expect(try Conversation.call(server, "list_previews").text.contains("There is no Swift compiler."))
    }
}
