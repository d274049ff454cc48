import EngineTesting
import Foundation
import PerchHost
import Testing

@testable import SwiftUI

/// Screens that grow out of a view on the one below.
@MainActor struct ZoomTransitionTests {
    private struct Screen: View {
        @Bindable var path: Knob<[Int]>
        @Namespace private var space

        var body: some View {
            NavigationStack(path: $path.value) {
                VStack {
                    Color.red.frame(width: 100, height: 80).matchedTransitionSource(id: 1, in: space) {
                        $0.clipShape(RoundedRectangle(cornerRadius: 12)).background(.green)
                    }
                    Spacer()
                }
                .frame(maxWidth: .infinity, alignment: .trailing)
                .navigationTitle("Root")
                .navigationBarTitleDisplayMode(.inline)
                .navigationDestination(for: Int.self) { number in
                    Color.blue.frame(maxWidth: .infinity, maxHeight: .infinity)
                        .navigationTransition(.zoom(sourceID: number, in: space))
                }
            }
        }
    }

    private func blue(_ screen: SteppedScreen) throws -> CGRect { try #require(screen.paint(.blue)).box }

    /// "Zoom transition (18): source view grows to the page" (S).
    @Test func theSourceGrowsToThePage() throws {
        let path = Knob<[Int]>([])
        let screen = try SteppedScreen(Screen(path: path))
        let source = try #require(screen.paint(.red)).box
        screen.change { path.value = [1] }
        // At first the page is as wide as the view that it grows out of, and in its place; that is what is seen.
        let first = try blue(screen)
        #expect(abs(first.width - source.width) < 1 && abs(first.minX - source.minX) < 1)
        #expect(try #require(screen.paints(.red).first).box.isNear(source))
        #expect(screen.paints(.red).count == 1)
        var width = first.width
        for _ in 0..<4 {
            screen.advance(by: 0.06)
            let now = try blue(screen).width
            #expect(now > width)
            width = now
        }
        screen.play(1.5)
        #expect(try blue(screen).width == screen.width)
        #expect(screen.paint(.red) == nil)
        #expect(!screen.isMoving)
    }

    private struct FadingScreen: View {
        @Bindable var path: Knob<[Int]>

        var body: some View {
            NavigationStack(path: $path.value) {
                Color.red.navigationTitle("Root")
                    .navigationDestination(for: Int.self) { _ in Color.blue.navigationTransition(.crossFade) }
            }
        }
    }

    @Test func aPageThatCrossFadesComesInItsPlace() throws {
        let path = Knob<[Int]>([])
        let screen = try SteppedScreen(FadingScreen(path: path))
        screen.change { path.value = [1] }
        screen.advance(by: 0.1)
        let coming = try #require(screen.paints(.blue).first)
        #expect(coming.box.minX == 0 && coming.opacity > 0 && coming.opacity < 1)
        #expect(try #require(screen.paints(.red).first).box.minX == 0)
        screen.play(1.5)
        #expect(try #require(screen.paints(.blue).first).opacity == 1)
    }

    @Test func aPopGoesBackIntoTheSource() throws {
        let path = Knob([1])
        let screen = try SteppedScreen(Screen(path: path))
        screen.change { path.value = [] }
        screen.play(0.2)
        let half = try blue(screen)
        #expect(half.width < screen.width && half.minX > 0)
        screen.play(1.5)
        #expect(screen.paint(.blue) == nil)
        #expect(try #require(screen.paint(.red)).box.width == 100)
    }

    /// "interruptible at any time, a new touch takes over; drag down … closes" (S).
    @Test func aFingerDrawsItDown() throws {
        let path = Knob([1])
        let screen = try SteppedScreen(Screen(path: path))
        screen.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 500))
        #expect(try blue(screen).width < screen.width)
        screen.release(at: CGPoint(x: 200, y: 500))
        screen.play(1.5)
        #expect(path.value == [])
    }

    @Test func aShortPullGoesBack() throws {
        let path = Knob([1])
        let screen = try SteppedScreen(Screen(path: path))
        screen.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 360))
        screen.release(at: CGPoint(x: 200, y: 360))
        screen.play(1.5)
        #expect(path.value == [1])
        #expect(try blue(screen).width == screen.width)
    }

    @Test func aTouchTakesOverWhileThePageGrows() throws {
        let path = Knob<[Int]>([])
        let screen = try SteppedScreen(Screen(path: path))
        screen.change { path.value = [1] }
        screen.play(0.15)
        screen.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 600))
        let held = try blue(screen)
        screen.advance(by: 0.2)
        #expect(try blue(screen) == held)
        screen.release(at: CGPoint(x: 200, y: 600))
        screen.play(1.5)
        #expect(path.value == [])
        #expect(screen.paint(.blue) == nil)
    }

    /// "Lifecycle: page counts as appeared even if the push is reversed at once (disappear follows)." (L)
    @Test func aReversedPushHasAppeared() throws {
        struct Stack: View {
            @Bindable var path: Knob<[Int]>
            let log: Journal
            @Namespace private var space
            var body: some View {
                let log = log
                NavigationStack(path: $path.value) {
                    Color.red.frame(width: 50, height: 50).matchedTransitionSource(id: 1, in: space)
                        .navigationDestination(for: Int.self) { _ in
                            Text("Page").navigationTransition(.zoom(sourceID: 1, in: space))
                                .onAppear { log.note("appears") }.onDisappear { log.note("disappears") }
                        }
                }
            }
        }
        let (path, log) = (Knob<[Int]>([]), Journal())
        let screen = try SteppedScreen(Stack(path: path, log: log))
        screen.change { path.value = [1] }
        screen.change { path.value = [] }
        screen.play(2)
        #expect(log.take() == ["appears", "disappears"])
    }

    /// After zooms the tree is as it was.
    @Test func nothingIsLeftBehind() throws {
        let path = Knob<[Int]>([])
        let screen = try SteppedScreen(Screen(path: path))
        screen.change { path.value = [1] }
        screen.play(1.5)
        screen.change { path.value = [] }
        screen.play(1.5)
        let (nodes, elements) = (screen.nodeCount, screen.elementCount)
        let sources = screen.host.transitionSources.count
        #expect(sources == 1)
        for _ in 0..<3 {
            screen.change { path.value = [1] }
            screen.play(0.2)
            screen.change { path.value = [] }
            screen.play(1.5)
        }
        #expect(screen.nodeCount == nodes && screen.elementCount == elements)
        #expect(screen.host.transitionSources.count == sources)
        #expect(screen.host.tree.movingValues.count == 0)
    }

    /// Without its source a screen slides.
    @Test func withoutASourceItSlides() throws {
        struct Stack: View {
            @Bindable var path: Knob<[Int]>
            @Namespace private var space
            var body: some View {
                NavigationStack(path: $path.value) {
                    Color.red.navigationDestination(for: Int.self) { _ in
                        Color.blue.navigationTransition(.zoom(sourceID: "nowhere", in: space))
                    }
                }
            }
        }
        let path = Knob<[Int]>([])
        let screen = try SteppedScreen(Stack(path: path))
        screen.change { path.value = [1] }
        screen.play(0.1)
        #expect(try blue(screen).width == screen.width)
        #expect(try blue(screen).minX > 0)
    }
}

extension CGRect {
    fileprivate func isNear(_ other: CGRect) -> Bool {
        abs(minX - other.minX) < 1 && abs(minY - other.minY) < 1 && abs(width - other.width) < 1
            && abs(height - other.height) < 1
    }
}
