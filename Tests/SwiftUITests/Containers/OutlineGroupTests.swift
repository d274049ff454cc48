import Foundation
import Testing

@testable import SwiftUI

@MainActor struct OutlineGroupTests {
    struct Item: Identifiable {
        var id: String
        var children: [Item]?
    }

    private let wood = Item(
        id: "Wood", children: [Item(id: "Hard", children: [Item(id: "Oak")]), Item(id: "Soft", children: [])])

    private func open(_ label: String, on screen: TouchedScreen) throws {
        try #require(screen.element(label)).activate()
    }

    @Test func branchesOpenAndLeavesDoNot() throws {
        let screen = TouchedScreen(List([wood, Item(id: "Stone")], children: \.children) { Text($0.id) })
        #expect(screen.labels == ["Wood", "Stone"])
        try open("Wood", on: screen)
        #expect(screen.labels == ["Wood", "Hard", "Soft", "Stone"])
        try open("Hard", on: screen)
        #expect(screen.labels == ["Wood", "Hard", "Oak", "Soft", "Stone"])
        #expect(screen.element("Stone")?.role == .text)
        #expect(screen.element("Wood")?.role == .button)
        try open("Wood", on: screen)
        #expect(screen.labels == ["Wood", "Stone"])
    }

    @Test func aGroupMayHaveOneRootAndStandOutsideAList() throws {
        let screen = TouchedScreen(VStack { OutlineGroup(wood, id: \.id, children: \.children) { Text($0.id) } })
        #expect(screen.labels == ["Wood"])
        try open("Wood", on: screen)
        #expect(screen.labels == ["Wood", "Hard", "Soft"])
    }

    @Test func elementsCanBeChangedThroughBindings() throws {
        struct Outline: View {
            @State var items: [Item]
            var body: some View {
                List {
                    OutlineGroup($items, children: \.children) { $item in
                        TextField("Name", text: $item.id)
                    }
                }
            }
        }
        let screen = TouchedScreen(Outline(items: [Item(id: "Stone")]))
        let field = try #require(screen.elements.first { $0.role == .textField })
        #expect(field.value == "Stone")
        field.replaceText(with: "Slate")
        #expect(screen.elements.first { $0.role == .textField }?.value == "Slate")
    }

    @Test func listsOfATreeTakeBindings() throws {
        struct Outline: View {
            @State var items: [Item]
            @State var chosen: String?
            var body: some View {
                List($items, children: \.children, selection: $chosen) { $item in
                    Button(item.id) { item.id = item.id.uppercased() }
                }
            }
        }
        let screen = TouchedScreen(Outline(items: [Item(id: "Stone")]))
        try open("Stone", on: screen)
        #expect(screen.labels == ["STONE"])
    }

    @Test func rowsOfAnOutlineAreSelectedByTheirIdentity() throws {
        struct Outline: View {
            let items: [Item]
            @State var chosen: String?
            var body: some View {
                List(items, children: \.children, selection: $chosen) { Text($0.id) }
            }
        }
        let screen = TouchedScreen(Outline(items: [wood, Item(id: "Stone")]))
        screen.touch(CGPoint(x: 300, y: try #require(screen.element("Stone")).center.y))
        #expect(screen.elements.filter(\.isSelected).map(\.label) == ["Stone"])
    }
}
