import Foundation
import PerchHost
import SwiftUI
import Testing

@testable import PerchWeb

@MainActor @Suite("States of a preview as controls")
struct StateControlTests {
    enum Size: String, CaseIterable { case small, large }

    private struct Form: View {
        @State var isOn = false
        @State var count = 3
        @State var ratio = 0.5
        @State var name = "Ann"
        @State var size = Size.small
        @State var colors: [Color] = [.red]
        var body: some View {
            VStack {
                Toggle("On", isOn: $isOn)
                Text("\(count) \(ratio) \(name) \(size.rawValue) \(colors.count)")
            }
        }
    }

    private func session() throws -> Session {
        let session = try Session(Form(), variant: Variant())
        _ = session.frame()
        return session
    }

    private func control(_ name: String, _ session: Session) -> StateControl? {
        session.perform { StateControls.all(in: session.host).first { $0.name == name } }
    }

    private func set(_ name: String, _ text: String, _ session: Session) throws -> Bool {
        let id = try #require(control(name, session)?.id)
        let isSet = session.perform { StateControls.set(id, to: text, in: session.host) }
        _ = session.frame()
        return isSet
    }

    @Test("are found in the program's own views, with their values")
    func found() throws {
        let session = try session()
        let kinds = session.perform { StateControls.all(in: session.host).map { [$0.name: $0.kind] } }
        #expect(
            kinds == [
                ["isOn": .toggle(false)], ["count": .number("3", isWhole: true)],
                ["ratio": .number("0.5", isWhole: false)],
                ["name": .text("Ann")], ["size": .choice(["small", "large"], 0)],
                ["colors": .fixed(String(describing: [Color.red]))],
            ])
    }

    @Test("are set, and the views follow")
    func set() throws {
        let session = try session()
        #expect(try set("isOn", "1", session) && set("count", "7", session) && set("ratio", "0.25", session))
        #expect(try set("name", "Bo", session) && set("size", "1", session))
        let text = AccessibilityTree.text(session.accessibility())
        #expect(text.contains("7 0.250000 Bo large 1"))
        #expect(control("isOn", session)?.kind == .toggle(true))
    }

    @Test(
        "keep their value where a text means none",
        arguments: [
            ("isOn", "yes"), ("count", "1.5"), ("count", ""), ("ratio", "nan"), ("ratio", "inf"), ("size", "2"),
            ("size", "-1"), ("colors", "x"),
        ])
    func refused(_ name: String, _ text: String) throws {
        let session = try session()
        let before = control(name, session)?.kind
        #expect(try !set(name, text, session))
        #expect(control(name, session)?.kind == before)
    }

    @Test("that are not there are not set")
    func unknown() throws {
        let session = try session()
        #expect(!session.perform { StateControls.set("nothing", to: "1", in: session.host) })
    }
}

@MainActor @Suite("What is at a place of a preview")
struct ElementInspectionTests {
    private struct Card: View {
        var body: some View {
            VStack(spacing: 10) {
                Text("Title").font(.system(size: 20)).foregroundStyle(Color(red: 1, green: 0, blue: 0)).padding(8)
                Text("Below")
            }
        }
    }

    @Test("is told with its frame, paddings, font, color, view and neighbors")
    func element() throws {
        let session = try Session(Card(), variant: Variant(layout: .fixed(width: 300, height: 200)))
        _ = session.frame()
        let values = try #require(
            session.perform { ElementInspection(at: CGPoint(x: 150, y: 80), in: session.host)?.values })
        #expect(values["name"] as? String == "Text")
        let frame = try #require(values["frame"] as? [Double])
        #expect(frame.count == 4 && frame[2] > 20 && frame[3] > 15)
        #expect(values["padding"] as? [String: Double] == ["top": 8, "left": 8, "bottom": 8, "right": 8])
        #expect((values["colors"] as? [String])?.contains("#FF0000") == true)
        #expect((values["fonts"] as? [String])?.first?.hasSuffix(" 20") == true)
        #expect((values["views"] as? [[String: Any]])?.contains { $0["name"] as? String == "Card" } == true)
        #expect((values["neighbors"] as? [[Double]])?.count == 1)
    }

    @Test("has the line of the tree where it stands")
    func line() throws {
        let session = try Session(Card(), variant: Variant(layout: .fixed(width: 300, height: 200)))
        _ = session.frame()
        let values = session.perform { ElementInspection(at: CGPoint(x: 150, y: 80), in: session.host)?.values }
        let line = try #require(values?["line"] as? Int)
        #expect(ElementTree.text(session.host.rootElement).split(separator: "\n")[line].contains("Text "))
    }
}
