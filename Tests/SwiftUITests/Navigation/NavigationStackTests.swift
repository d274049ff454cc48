import Foundation
import PerchHost
import PerchTesting
import Testing

@testable import SwiftUI

@MainActor struct NavigationStackTests {
    /// What is on screen, as it is read aloud.
    private func labels(_ view: RenderedView) -> [String] { view.elements.map(\.label) }

    private struct PathScreen: View {
        @State var path: [Int]
        let handle: Handle<Binding<[Int]>>

        var body: some View {
            handle.value = $path
            return NavigationStack(path: $path) {
                NavigationLink("Next", value: 7)
                    .navigationTitle("Root")
                    .navigationDestination(for: Int.self) { Text("Screen \($0)").navigationTitle("Number \($0)") }
            }
        }
    }

    @Test func pathDecidesWhichScreenShows() throws {
        let handle = Handle<Binding<[Int]>>()
        let view = try RenderedView(PathScreen(path: [1, 2], handle: handle), variant: Variant())
        #expect(labels(view).contains("Screen 2"))
        #expect(!labels(view).contains("Screen 1"))
        view.update { handle.value?.wrappedValue.removeLast() }
        #expect(labels(view).contains("Screen 1"))
        view.update { handle.value?.wrappedValue = [] }
        #expect(labels(view).contains("Next"))
    }

    @Test func linksPushAndTheBackButtonPops() throws {
        let handle = Handle<Binding<[Int]>>()
        let view = try RenderedView(PathScreen(path: [], handle: handle), variant: Variant())
        let link = try view.element(label: "Next")
        view.update { link.activate() }
        #expect(handle.value?.wrappedValue == [7])
        #expect(labels(view).contains("Screen 7"))
        // The back button has the title of the screen below.
        let back = try view.element(role: .button, label: "Root")
        view.update { back.activate() }
        view.advance(by: .seconds(1))
        #expect(handle.value?.wrappedValue == [])
    }

    @Test func dismissPopsThePushedScreen() throws {
        struct Detail: View {
            @Environment(\.dismiss) var dismiss
            var body: some View { Button("Leave") { dismiss() } }
        }
        struct Screen: View {
            @State var isShown = true
            var body: some View {
                NavigationStack {
                    Text("Root \(isShown)").navigationDestination(isPresented: $isShown) { Detail() }
                }
            }
        }
        let view = try RenderedView(Screen(), variant: Variant())
        let leave = try view.element(label: "Leave")
        view.update { leave.activate() }
        view.advance(by: .seconds(1))
        #expect(labels(view).contains("Root false"))
    }

    @Test func screensUnderneathKeepTheirState() throws {
        struct Counter: View {
            @State var count = 0
            var body: some View { Button("Count \(count)") { count += 1 } }
        }
        struct Screen: View {
            @State var path: [Int] = []
            let handle: Handle<Binding<[Int]>>
            var body: some View {
                handle.value = $path
                return NavigationStack(path: $path) {
                    Counter().navigationDestination(for: Int.self) { Text("Top \($0)") }
                }
            }
        }
        let handle = Handle<Binding<[Int]>>()
        let view = try RenderedView(Screen(handle: handle), variant: Variant())
        let counter = try view.element(label: "Count 0")
        view.update { counter.activate() }
        view.update { handle.value?.wrappedValue = [1] }
        #expect(labels(view).contains("Top 1"))
        view.update { handle.value?.wrappedValue = [] }
        #expect(labels(view).contains("Count 1"))
    }

    @Test func appearanceFollowsWhatShows() throws {
        struct Screen: View {
            @State var path: [Int] = []
            let handle: Handle<Binding<[Int]>>
            let events: Handle<[String]>
            var body: some View {
                handle.value = $path
                return NavigationStack(path: $path) {
                    Text("Root")
                        .onAppear { events.value?.append("root appears") }
                        .onDisappear { events.value?.append("root disappears") }
                        .navigationDestination(for: Int.self) { _ in
                            Text("Top").onDisappear { events.value?.append("top disappears") }
                        }
                }
            }
        }
        let handle = Handle<Binding<[Int]>>()
        let events = Handle<[String]>([])
        let view = try RenderedView(Screen(handle: handle, events: events), variant: Variant())
        view.update { handle.value?.wrappedValue = [1] }
        view.advance(by: .seconds(1))
        view.update { handle.value?.wrappedValue = [] }
        view.advance(by: .seconds(1))
        #expect(events.value?.first == "root appears")
        #expect(Set(events.value ?? []) == ["root appears", "root disappears", "top disappears"])
        #expect(events.value?.filter { $0 == "root appears" }.count == 2)
    }

    @Test func toolbarItemsFollowTheirView() throws {
        struct Screen: View {
            @State var count = 0
            var body: some View {
                NavigationStack {
                    Text("Count is \(count)")
                        .toolbar { ToolbarItem(placement: .primaryAction) { Button("Add \(count)") { count += 1 } } }
                }
            }
        }
        let view = try RenderedView(Screen(), variant: Variant())
        let add = try view.element(role: .button, label: "Add 0")
        view.update { add.activate() }
        #expect(labels(view).contains("Count is 1"))
        #expect(labels(view).contains("Add 1"))
    }

    @Test func titleModesDecideTheContentsPlace() throws {
        // A bar is 44 points high, a large title 52 more, at most; the status bar here is 59.
        let inline = NavigationStack { Color.red.navigationTitle("T").navigationBarTitleDisplayMode(.inline) }
        let large = NavigationStack { Color.red.navigationTitle("T").navigationBarTitleDisplayMode(.large) }
        #expect(try contentTop(inline) == 59 + 44)
        #expect(try contentTop(large) == 59 + 44 + 52)
    }

    /// Where the content of a page without its own safe area begins.
    private func contentTop(_ view: some View) throws -> CGFloat {
        let host = ViewHost(
            view, size: CGSize(width: 393, height: 852),
            safeAreaInsets: EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0))
        _ = host.frame()
        func find(_ node: RenderNode) -> RenderNode? {
            if node.debugName == "PageLayout" { return node }
            return node.children.lazy.compactMap(find).first
        }
        let page = try #require(find(host.rootElement))
        let inner = try #require(page.safeArea?.inner)
        return page.convert(inner).minY
    }

    @Test func aPathOfManyTypesCanBeStored() throws {
        var path = NavigationPath()
        path.append(3)
        path.append("word")
        let data = try JSONEncoder().encode(#require(path.codable))
        let restored = NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
        #expect(restored == path)
        path.removeLast(5)
        #expect(path.isEmpty)
    }
}

/// Lets a test reach a value that lives in a view.
@MainActor final class Handle<Value> {
    var value: Value?

    init(_ value: Value? = nil) { self.value = value }
}
