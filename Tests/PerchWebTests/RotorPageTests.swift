import DisplayList
import PerchHost
import SwiftUI
import Testing

@testable import PerchWeb

private struct Letters: View {
    private let subjects = (1...60).map { "Letter \($0)" }

    var body: some View {
        ScrollView {
            VStack {
                ForEach(subjects, id: \.self) { Text($0).frame(height: 40) }
            }
        }
        .accessibilityElement(children: .contain)
        .accessibilityRotor("Unread") {
            AccessibilityRotorEntry("Letter 3", id: "Letter 3")
            AccessibilityRotorEntry("Letter 50", id: "Letter 50")
        }
    }
}

/// The ways through a screen that a program names reach the page, which ARIA has no word for: as groups of buttons.
@Suite("Rotors on the page") @MainActor struct RotorPageTests {
    @Test("an element has the names of its rotors and of their entries")
    func names() throws {
        let session = try Session(Letters(), variant: Variant())
        var elements = PageAccessibilityTree()
        elements.update(session.accessibility(), inputs: { [] }, focused: nil)
        let rotors = elements.tree.elements.values.compactMap { $0.attributes["rotors"] }
        #expect(rotors == [#"[["Unread","Letter 3","Letter 50"]]"#])
    }

    @Test("an entry leads to its element, and to no other")
    func leads() throws {
        let session = try Session(Letters(), variant: Variant())
        var elements = PageAccessibilityTree()
        elements.update(session.accessibility(), inputs: { [] }, focused: nil)
        let node = try #require(elements.roots.flatMap(\.flattened).first { !$0.rotors.isEmpty })
        for (count, entry) in node.rotors[0].entries.enumerated() {
            elements.lead(to: entry)
            let reached = elements.tree.elements.values.filter { $0.attributes["reached"] == "\(count + 1)" }
            #expect(reached.map(\.label) == [entry.label])
        }
    }

    @Test("a page's wish has two numbers")
    func wish() throws {
        func action(_ name: String) throws -> PageMessage {
            var writer = WireWriter()
            writer.byte(UpKind.action.rawValue)
            writer.unsigned(1)
            writer.unsigned(7)
            writer.byte(10)
            writer.string(name)
            return try PageMessage(writer.bytes)
        }
        #expect(try action("0 1") == .action(1, element: 7, .place(rotor: 0, entry: 1)))
        for name in ["", "1", "a b", "1 2 3"] { #expect(throws: WireError.self) { try action(name) } }
    }
}
