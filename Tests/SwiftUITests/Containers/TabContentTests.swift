import PerchTesting
import Testing

@testable import SwiftUI

@MainActor struct TabContentTests {
    private struct Counter: View {
        let name: String
        @State var count = 0
        var body: some View { Button("\(name) \(count)") { count += 1 } }
    }

    /// Tabs of all kinds, and switches that change them.
    private struct Tabs: View {
        @State var selection = "Home"
        @State var isAdmin = false
        @State var numbers = [1, 2]
        let handle: Handle<(admin: Binding<Bool>, numbers: Binding<[Int]>)>

        var body: some View {
            handle.value = ($isAdmin, $numbers)
            return TabView(selection: $selection) {
                Tab("Home", systemImage: "house", value: "Home") { Counter(name: "Home") }
                if isAdmin {
                    Tab("Admin", systemImage: "lock", value: "Admin") { Text("For admins") }
                }
                ForEach(numbers, id: \.self) { number in
                    Tab("Tab \(number)", systemImage: "star", value: "\(number)") { Counter(name: "Number \(number)") }
                }
                if numbers.isEmpty {
                    Tab("Empty", systemImage: "circle", value: "Empty") { Text("Nothing") }
                } else {
                    Tab("Filled", systemImage: "circle.fill", value: "Filled") { Text("Something") }
                }
                Group {
                    Tab("Hidden", systemImage: "eye", value: "Hidden") { Text("Hidden") }.hidden()
                    Tab("Last", systemImage: "flag", value: "Last") { Text("The last") }.hidden(false)
                }
            }
        }
    }

    private func items(_ view: RenderedView) -> [String] {
        view.elements.filter { $0.role == .tab }.map(\.label)
    }

    @Test func conditionsLoopsAndGroupsGiveTabs() throws {
        let handle = Handle<(admin: Binding<Bool>, numbers: Binding<[Int]>)>()
        let view = try RenderedView(Tabs(handle: handle), variant: Variant())
        #expect(items(view) == ["Home", "Tab 1", "Tab 2", "Filled", "Last"])
        view.update { handle.value?.admin.wrappedValue = true }
        #expect(items(view) == ["Home", "Admin", "Tab 1", "Tab 2", "Filled", "Last"])
        view.update { handle.value?.numbers.wrappedValue = [] }
        #expect(items(view) == ["Home", "Admin", "Empty", "Last"])
    }

    @Test func aTabThatStaysKeepsItsStateAndSelection() throws {
        let handle = Handle<(admin: Binding<Bool>, numbers: Binding<[Int]>)>()
        let view = try RenderedView(Tabs(handle: handle), variant: Variant())
        let second = try view.element(role: .tab, label: "Tab 2")
        view.update { second.activate() }
        let counter = try view.element(label: "Number 2 0")
        view.update { counter.activate() }
        view.update { handle.value?.numbers.wrappedValue = [3, 2] }
        view.update { handle.value?.admin.wrappedValue = true }
        #expect(view.elements.contains { $0.label == "Number 2 1" })
        #expect(try view.element(role: .tab, label: "Tab 2").traits.contains(.isSelected))
    }

    @Test func erasedAndOwnContentIsShown() throws {
        struct Own: TabContent {
            let first: String
            var body: some TabContent<Int> {
                Tab(first, systemImage: "1.circle", value: 1) { Text("One") }
                AnyTabContent(Tab("Second", systemImage: "2.circle", value: 2) { Text("Two") })
            }
        }
        let view = try RenderedView(TabView(selection: .constant(2)) { Own(first: "First") }, variant: Variant())
        #expect(items(view) == ["First", "Second"])
        #expect(view.elements.contains { $0.label == "Two" })
    }
}
