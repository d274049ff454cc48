import Foundation
import Testing

@testable import SwiftUICore

@MainActor struct AccessibilityRotorTests {
    private func nodes(_ view: some View) -> [AccessibilityNode] {
        ViewHost(view, size: CGSize(width: 200, height: 200)).accessibility(at: 0)
    }

    private struct Message: Identifiable {
        let id: Int
        let subject: String
        var isUnread = false
    }

    private let messages = [
        Message(id: 1, subject: "Rent", isUnread: true), Message(id: 2, subject: "Party"),
        Message(id: 3, subject: "Invoice", isUnread: true),
    ]

    @Test func rotorsLeadThroughEntries() throws {
        var prepared: [Int] = []
        let view = VStack {
            ForEach(messages) { Text($0.subject) }
        }
        .accessibilityElement(children: .contain)
        .accessibilityRotor("Unread") {
            ForEach(messages) { message in
                if message.isUnread {
                    AccessibilityRotorEntry(message.subject, id: message.id) { prepared.append(message.id) }
                }
            }
        }
        let host = ViewHost(view, size: CGSize(width: 200, height: 200))
        let rotor = try #require(host.accessibility(at: 0).first?.rotors.first)
        #expect(rotor.name == "Unread" && rotor.entries.map(\.label) == ["Rent", "Invoice"])
        #expect(rotor.entries[1].target == AccessibilityLink(.rotorEntry, host.tree.linkNames.name(3, in: nil)))
        host.accessibilityActions.perform(rotor.entries[1].prepare)
        #expect(prepared == [3])
    }

    @Test func rotorsAreMadeOfValuesAndRanges() throws {
        let text = "one two"
        let range = text.startIndex..<text.index(text.startIndex, offsetBy: 3)
        let node = try #require(
            nodes(
                Text(text)
                    .accessibilityRotor(.headings(level: .h2), entries: messages, entryLabel: \.subject)
                    .accessibilityRotor(Text("Numbers"), textRanges: [range])
                    .accessibilityRotor(String("Ids"), entries: messages, entryID: \.subject, entryLabel: \.subject)
            ).first)
        #expect(node.rotors.map(\.name) == ["Headings 2", "Numbers", "Ids"])
        #expect(node.rotors[0].entries.count == 3 && node.rotors[1].entries.map(\.range) == [range])
        #expect(node.rotors[2].entries.map(\.target?.name.text) == ["Rent", "Party", "Invoice"])
        #expect(
            AccessibilityTree.text([node], frames: false).contains("rotor “Headings 2”: “Rent”, “Party”, “Invoice”"))
    }

    @Test func pairsAndGroupsAreKept() {
        struct Form: View {
            @Namespace var space
            var body: some View {
                VStack {
                    Text("Name").accessibilityLabeledPair(role: .label, id: "name", in: space)
                    Text("Ada").accessibilityLabeledPair(role: .content, id: "name", in: space)
                    Text("a").accessibilityLinkedGroup(id: 1, in: space).accessibilityRotorEntry(id: 7, in: space)
                    Text("b").accessibilityLinkedGroup(id: 1, in: space)
                }
            }
        }
        let all = nodes(Form())
        let (label, content) = (all[0].links[0], all[1].links[0])
        #expect(label.role == .label && content.role == .content)
        #expect(label.name === content.name)
        #expect(all[2].links == all[3].links && all[2].links[0].name !== label.name)
        #expect(all[2].rotorTargets.map(\.name.text) == ["7"] && all[3].rotorTargets.isEmpty)
    }
}
