import EngineTesting
import Foundation
import PerchHost
import Testing

@testable import SwiftUI

/// Tabs and pages as they change.
@MainActor struct TabMotionTests {
    private struct Pages: View {
        @Bindable var page: Knob<Int>

        var body: some View {
            TabView(selection: $page.value) {
                ForEach(Array([Color.red, .green, .blue].enumerated()), id: \.offset) { index, color in
                    color.tag(index)
                }
            }
            .tabViewStyle(.page(indexDisplayMode: .never))
        }
    }

    private func x(_ screen: SteppedScreen, _ color: Color) -> CGFloat? { screen.paint(color)?.box.minX }

    /// "`.page` style: pages follow the finger" (L).
    @Test func pagesFollowTheFinger() throws {
        let screen = try SteppedScreen(Pages(page: Knob(0)))
        screen.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 200, y: 400))
        #expect(x(screen, .red) == -100)
        #expect(x(screen, .green) == screen.width - 100)
    }

    /// "spring at release" (L).
    @Test func aSwipeGoesToTheNextPageBySpring() throws {
        let page = Knob(0)
        let screen = try SteppedScreen(Pages(page: page))
        screen.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 100, y: 400))
        screen.release(at: CGPoint(x: 100, y: 400))
        let at = try #require(x(screen, .green))
        screen.advance(by: 0.1)
        let expected = at * (1 - systemSpring(0.1))
        #expect(abs(try #require(x(screen, .green)) - expected) < 1)
        screen.play(1)
        #expect(page.value == 1 && x(screen, .green) == 0)
        #expect(screen.paint(.red) == nil)
        #expect(!screen.isMoving)
    }

    @Test func aShortSwipeGoesBack() throws {
        let page = Knob(0)
        let screen = try SteppedScreen(Pages(page: page))
        screen.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 250, y: 400))
        screen.release(at: CGPoint(x: 250, y: 400))
        screen.play(1)
        #expect(page.value == 0 && x(screen, .red) == 0)
        #expect(screen.paint(.green) == nil)
    }

    @Test func aFastSwipeTurnsThePage() throws {
        let page = Knob(0)
        let screen = try SteppedScreen(Pages(page: page))
        screen.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 200, y: 400), steps: 4, seconds: 0.06)
        screen.send(.up, 200, 400)
        screen.play(1)
        #expect(page.value == 1)
    }

    /// "selection changes when more than half is passed/at settle" (L).
    @Test func theSelectionChangesPastTheMiddle() throws {
        let page = Knob(0)
        let screen = try SteppedScreen(Pages(page: page))
        screen.drag(from: CGPoint(x: 380, y: 400), to: CGPoint(x: 230, y: 400))
        #expect(page.value == 0)
        screen.send(.moved, 130, 400)
        #expect(page.value == 1)
        screen.send(.moved, 330, 400)
        #expect(page.value == 0)
    }

    /// A swipe beyond the last page is resisted: rubber band with the constant 0.55 (L).
    @Test func theEndsGive() throws {
        let screen = try SteppedScreen(Pages(page: Knob(0)))
        screen.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 200, y: 400))
        let expected = (1 - 1 / (0.55 * 100 / screen.width + 1)) * screen.width
        #expect(abs(try #require(x(screen, .red)) - expected) < 0.5)
    }

    @Test func aSwipeGoesOnlyOnePage() throws {
        let page = Knob(0)
        let screen = try SteppedScreen(Pages(page: page))
        screen.drag(from: CGPoint(x: 380, y: 400), to: CGPoint(x: 10, y: 400), steps: 4, seconds: 0.05)
        screen.send(.up, 10, 400)
        screen.play(1)
        #expect(page.value == 1)
    }

    @Test func anAnimatedSelectionScrolls() throws {
        let page = Knob(0)
        let screen = try SteppedScreen(Pages(page: page))
        screen.change { withAnimation { page.value = 1 } }
        screen.advance(by: 0.1)
        #expect(abs(try #require(x(screen, .green)) - screen.width * (1 - systemSpring(0.1))) < 1)
        screen.play(1)
        screen.change { page.value = 2 }
        #expect(x(screen, .blue) == 0 && !screen.isMoving)
    }

    // MARK: Tabs

    private struct Tabs: View {
        @Bindable var tab: Knob<Int>
        @Bindable var path: Knob<[Int]>
        let log: Journal

        struct Counter: View {
            @State private var count = 0
            var body: some View { Button("Count \(count)") { count += 1 } }
        }

        var body: some View {
            let log = log
            TabView(selection: $tab.value) {
                NavigationStack(path: $path.value) {
                    Counter().navigationTitle("Home").navigationDestination(for: Int.self) { Text("Page \($0)") }
                }
                .onAppear { log.note("first appears") }.onDisappear { log.note("first disappears") }
                .tabItem { Text("First") }.tag(0).badge(3)
                Text("Other").onAppear { log.note("second appears") }.onDisappear { log.note("second disappears") }
                    .tabItem { Text("Second") }.tag(1)
            }
        }
    }

    /// "content is created when first selected", "State kept when leaving. `onAppear`/`onDisappear` each switch." (L)
    @Test func aTabIsMadeWhenItIsFirstSelectedAndKept() throws {
        let (tab, log) = (Knob(0), Journal())
        let screen = try SteppedScreen(Tabs(tab: tab, path: Knob([]), log: log))
        #expect(log.take() == ["first appears"])
        screen.activate("Count 0")
        screen.change { tab.value = 1 }
        #expect(Set(log.take()) == ["second appears", "first disappears"])
        screen.change { tab.value = 0 }
        #expect(Set(log.take()) == ["first appears", "second disappears"])
        #expect(screen.labels.contains("Count 1"))
    }

    /// "Tap on the selected tab: pops its stack to root" (L).
    @Test func theSelectedItemGoesBackToTheRoot() throws {
        let path = Knob([1, 2])
        let screen = try SteppedScreen(Tabs(tab: Knob(0), path: path, log: Journal()))
        screen.activate("First")
        screen.play(1)
        #expect(path.value == [])
        #expect(screen.labels.contains("Count 0"))
    }

    /// "Switch itself is not animated (iOS 17)" (L).
    @Test func aSwitchIsNotAnimated() throws {
        let tab = Knob(0)
        let screen = try SteppedScreen(Tabs(tab: tab, path: Knob([]), log: Journal()))
        screen.change { tab.value = 1 }
        #expect(!screen.isMoving)
    }

    /// A stack on a tab that is left goes on with its push, and is there when the tab comes back.
    @Test func aPushGoesOnUnseen() throws {
        let (tab, path) = (Knob(0), Knob<[Int]>([]))
        let screen = try SteppedScreen(Tabs(tab: tab, path: path, log: Journal()))
        screen.change { path.value = [5] }
        screen.advance(by: 0.1)
        screen.change { tab.value = 1 }
        screen.play(1)
        #expect(!screen.isMoving)
        screen.change { tab.value = 0 }
        #expect(screen.labels.contains("Page 5"))
        #expect(!screen.isMoving)
    }
}
