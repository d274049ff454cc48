import Foundation
import PerchHost
import PerchTesting
import Testing

@testable import SwiftUI

@MainActor struct ListTests {
    @Test func aListOfManyRowsMakesThoseInSight() throws {
        let view = try RenderedView(List(0..<100_000) { Text("Row \($0)") }, variant: Variant())
        // A screen shows 19 rows of 44 points.
        #expect(view.cost.elementsRealised <= 40)
        #expect(view.elements.contains { $0.label == "Row 0" })
    }

    @Test func sectionsHaveHeadersRowsAndFooters() throws {
        let view = try RenderedView(
            List {
                Section {
                    Text("Apple"); Text("Pear")
                } header: {
                    Text("Fruit")
                } footer: {
                    Text("Fresh")
                }
            }, variant: Variant())
        #expect(view.elements.map(\.label).filter { !$0.isEmpty } == ["FRUIT", "Apple", "Pear", "Fresh"])
        let header = try view.element(label: "FRUIT")
        #expect(header.traits.contains(.isHeader))
        let (apple, pear) = (try view.element(label: "Apple"), try view.element(label: "Pear"))
        #expect(abs(pear.frame.midY - apple.frame.midY - 44) < 0.01)
        // A card's margin and its content's are 20 each on this device.
        #expect(apple.frame.minX == 40)
    }

    @Test func rowInsetsMoveTheContent() throws {
        let view = try RenderedView(
            List { Text("Row").listRowInsets(EdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 0)) },
            variant: Variant())
        #expect(try view.element(label: "Row").frame.minX == 60)
    }

    @Test func aRowsOwnBackgroundComesBeforeItsSections() throws {
        var inner: RenderNode?
        let content = Text("Row").listRowSeparator(.hidden)
        let host = ViewHost(
            VStack { content.listRowSeparator(.visible) }, size: CGSize(width: 100, height: 100))
        _ = host.frame()
        inner = host.rootElement.children.first?.children.first?.children.first
        #expect(inner?.trait(ListRowSeparatorKey.self)?.visibility == .hidden)
    }

    @Test func tabsAreMadeWhenFirstShownAndKept() throws {
        struct Tabs: View {
            @State var selection = 0
            let handle: Handle<Binding<Int>>
            let appeared: Handle<[Int]>
            var body: some View {
                handle.value = $selection
                return TabView(selection: $selection) {
                    ForEach(0..<3) { number in
                        Counter(number: number)
                            .onAppear { appeared.value?.append(number) }
                            .tabItem { Text("Tab \(number)") }
                            .tag(number)
                    }
                }
            }
        }
        struct Counter: View {
            let number: Int
            @State var count = 0
            var body: some View { Button("\(number): \(count)") { count += 1 } }
        }
        let handle = Handle<Binding<Int>>()
        let appeared = Handle<[Int]>([])
        let view = try RenderedView(Tabs(handle: handle, appeared: appeared), variant: Variant())
        #expect(appeared.value == [0])
        let counter = try view.element(label: "0: 0")
        view.update { counter.activate() }
        let item = try view.element(role: .tab, label: "Tab 1")
        view.update { item.activate() }
        #expect(handle.value?.wrappedValue == 1)
        #expect(appeared.value == [0, 1])
        view.update { handle.value?.wrappedValue = 0 }
        #expect(view.elements.contains { $0.label == "0: 1" })
    }

    @Test func listSelectionFollowsItsBinding() throws {
        let view = try RenderedView(
            List(selection: .constant(Optional(2))) { ForEach(1..<4) { Text("Row \($0)").tag($0) } },
            variant: Variant())
        #expect(try view.element(label: "Row 2").traits.contains(.isSelected))
        #expect(try !view.element(label: "Row 1").traits.contains(.isSelected))
    }

    @Test func badgesStandOutOnARedPlatter() throws {
        func redPixels(_ list: some View) throws -> Int {
            let renderer = ImageRenderer(content: list.frame(width: 300, height: 120))
            let pixels = try #require(renderer.cgImage).pixels
            return stride(from: 0, to: pixels.count, by: 4).count {
                pixels[$0 + 2] > 200 && pixels[$0 + 1] < 100 && pixels[$0] < 100
            }
        }
        let row = Text("Account").badge(3)
        #expect(try redPixels(List { row }) == 0)
        #expect(try redPixels(List { row }.badgeProminence(.decreased)) == 0)
        #expect(try redPixels(List { row }.badgeProminence(.increased)) > 100)
        #expect(try redPixels(List { row.badgeProminence(.increased) }) > 100)
        // What a row says goes before what the list says.
        #expect(try redPixels(List { row.badgeProminence(.standard) }.badgeProminence(.increased)) == 0)
    }
}
