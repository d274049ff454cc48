import EngineTesting
import Foundation
import PerchHost
import Testing

@testable import SwiftUI

/// How screens of a stack come and go, frame by frame.
@MainActor struct NavigationMotionTests {
    private struct Screen: View {
        @Bindable var path: Knob<[Int]>
        var barItems = false

        var body: some View {
            NavigationStack(path: $path.value) {
                Color.red
                    .frame(maxWidth: .infinity, maxHeight: 100)
                    .navigationTitle("Root")
                    .navigationBarTitleDisplayMode(.inline)
                    .toolbar {
                        if barItems {
                            ToolbarItem(placement: .topBarTrailing) { Color.green.frame(width: 20, height: 20) }
                        }
                    }
                    .navigationDestination(for: Int.self) { number in
                        (number == 1 ? Color.mint : number == 2 ? Color.orange : Color.purple)
                            .frame(maxWidth: .infinity, maxHeight: 100)
                            .navigationTitle("Number \(number)")
                            .toolbar {
                                if barItems {
                                    ToolbarItem(placement: .topBarTrailing) {
                                        Color.yellow.frame(width: 20, height: 20)
                                    }
                                }
                            }
                    }
            }
        }
    }

    private func x(_ screen: SteppedScreen, _ color: Color) throws -> Double {
        Double(try #require(screen.paint(color)).box.minX)
    }

    private func isNear(_ a: Double, _ b: Double, within tolerance: Double = 0.5) -> Bool { abs(a - b) <= tolerance }

    // MARK: Push and pop

    /// "Push: new page from trailing width to 0 … on the system spring" (L), of mass 3, stiffness 1000, damping 500 (S).
    @Test func aPushedPageComesFromTheTrailingEdgeBySystemSpring() throws {
        let path = Knob<[Int]>([])
        let screen = try SteppedScreen(Screen(path: path))
        screen.change { path.value = [1] }
        #expect(isNear(try x(screen, .mint), Double(screen.width)))
        for time in [0.05, 0.1, 0.2, 0.3, 0.4] {
            screen.advance(by: time - screen.time)
            #expect(isNear(try x(screen, .mint), Double(screen.width) * (1 - systemSpring(time))))
        }
    }

    /// "lower page to −(0.30…1/3) width" (L).
    @Test func thePageBelowMovesAsideByAThird() throws {
        let path = Knob<[Int]>([])
        let screen = try SteppedScreen(Screen(path: path))
        screen.change { path.value = [1] }
        screen.advance(by: 0.15)
        let part = systemSpring(0.15)
        let moved = -(try x(screen, .red)) / Double(screen.width)
        #expect(moved > 0.29 * part && moved < 0.34 * part)
    }

    /// "push/pop visible time 0.5" (S).
    @Test func aPushIsOverAfterHalfASecond() throws {
        let path = Knob<[Int]>([])
        let screen = try SteppedScreen(Screen(path: path))
        screen.change { path.value = [1] }
        screen.advance(by: 0.4)
        #expect(screen.isMoving)
        #expect(screen.paint(.red) != nil)
        screen.advance(by: 0.11)
        #expect(isNear(try x(screen, .mint), 0))
        screen.play(0.3)
        #expect(try x(screen, .mint) == 0)
        #expect(!screen.isMoving)
        // What is covered is drawn no longer.
        #expect(screen.paint(.red) == nil)
    }

    /// "Pop reverse." (L)
    @Test func aPopIsThePushBackwards() throws {
        let path = Knob<[Int]>([1])
        let screen = try SteppedScreen(Screen(path: path))
        screen.change { path.value = [] }
        #expect(isNear(try x(screen, .mint), 0))
        screen.advance(by: 0.1)
        #expect(isNear(try x(screen, .mint), Double(screen.width) * systemSpring(0.1)))
        #expect(try x(screen, .red) < 0)
        screen.play(1)
        #expect(try x(screen, .red) == 0)
        #expect(screen.paint(.mint) == nil)
    }

    /// "RTL mirrored." (L)
    @Test func pagesComeFromTheLeftWhereReadingGoesToTheLeft() throws {
        var variant = Variant(device: "iPhone 16", scale: 1)
        variant.isRightToLeft = true
        let path = Knob<[Int]>([])
        let screen = try SteppedScreen(Screen(path: path), variant: variant)
        screen.change { path.value = [1] }
        screen.advance(by: 0.1)
        let part = systemSpring(0.1)
        #expect(isNear(try x(screen, .mint), -Double(screen.width) * (1 - part)))
        #expect(try x(screen, .red) > 0)
    }

    /// "Dim over the lower page: black ≈ 0.09 at the end" (L).
    @Test func thePageBelowIsDimmed() throws {
        let path = Knob<[Int]>([])
        let screen = try SteppedScreen(Screen(path: path))
        #expect(screen.dimming() == 0)
        screen.change { path.value = [1] }
        screen.advance(by: 0.1)
        #expect(isNear(screen.dimming(), 0.094 * systemSpring(0.1), within: 0.01))
        screen.advance(by: 0.2)
        #expect(isNear(screen.dimming(), 0.094 * systemSpring(0.3), within: 0.01))
        screen.play(0.5)
        #expect(screen.dimming() == 0)
    }

    /// What is in the path in a host's first frame stands there at once.
    @Test func theFirstFrameHasNoTransition() throws {
        let screen = try SteppedScreen(Screen(path: Knob([1, 2])))
        #expect(try x(screen, .orange) == 0)
        #expect(screen.paint(.mint) == nil && screen.paint(.red) == nil)
        #expect(!screen.isMoving)
    }

    /// "`transaction.disablesAnimations = true` around the write presents/dismisses without animation" (L), so it is with pushes.
    @Test func withoutAnimationsThePageIsThereAtOnce() throws {
        let path = Knob<[Int]>([])
        let screen = try SteppedScreen(Screen(path: path))
        screen.change {
            var transaction = Transaction()
            transaction.disablesAnimations = true
            withTransaction(transaction) { path.value = [1] }
        }
        #expect(try x(screen, .mint) == 0)
        #expect(!screen.isMoving)
        #expect(screen.paint(.red) == nil)
    }

    /// "Pages/sheets' content on first appearance: none" (L): the change's own animation does not move the new page's content.
    @Test func thePushedContentIsNotAnimatedByTheChange() throws {
        let path = Knob<[Int]>([])
        let screen = try SteppedScreen(Screen(path: path))
        screen.change { withAnimation(.linear(duration: 4)) { path.value = [1] } }
        screen.advance(by: 0.2)
        let paint = try #require(screen.paint(.mint))
        #expect(paint.opacity == 1)
        #expect(isNear(Double(paint.box.minX), Double(screen.width) * (1 - systemSpring(0.2))))
        screen.play(0.8)
        #expect(!screen.isMoving)
    }

    // MARK: Several pages

    /// "Append several at once: one push animation to the last page; the others are created in the stack beneath." (L)
    @Test func severalPagesArePushedAsOne() throws {
        let path = Knob<[Int]>([])
        let screen = try SteppedScreen(Screen(path: path))
        screen.change { path.value = [1, 2] }
        screen.advance(by: 0.1)
        #expect(isNear(try x(screen, .orange), Double(screen.width) * (1 - systemSpring(0.1))))
        #expect(screen.paint(.mint) == nil)
        #expect(screen.paint(.red) != nil)
        screen.play(1)
        screen.change { path.value = [1] }
        #expect(screen.paint(.mint) != nil)
    }

    /// "`path = []`: one pop to root." (L)
    @Test func severalPagesArePoppedAsOne() throws {
        let path = Knob<[Int]>([1, 2])
        let screen = try SteppedScreen(Screen(path: path))
        screen.change { path.value = [] }
        screen.advance(by: 0.1)
        #expect(isNear(try x(screen, .orange), Double(screen.width) * systemSpring(0.1)))
        #expect(screen.paint(.mint) == nil)
        #expect(screen.paint(.red) != nil)
    }

    /// "Replacing all: one transition (push if longer …)" (L).
    @Test func aLongerPathIsAPush() throws {
        let path = Knob<[Int]>([1])
        let screen = try SteppedScreen(Screen(path: path))
        screen.change { path.value = [2, 3] }
        screen.advance(by: 0.1)
        #expect(isNear(try x(screen, .purple), Double(screen.width) * (1 - systemSpring(0.1))))
        // The page that was there is covered, though it has left the path.
        #expect(try x(screen, .mint) < 0)
        screen.play(1)
        #expect(screen.paint(.mint) == nil)
    }

    /// "(… pop if shorter …)" (L).
    @Test func aShorterPathIsAPop() throws {
        let path = Knob<[Int]>([1, 2])
        let screen = try SteppedScreen(Screen(path: path))
        screen.change { path.value = [3] }
        screen.advance(by: 0.1)
        #expect(isNear(try x(screen, .orange), Double(screen.width) * systemSpring(0.1)))
        #expect(screen.paint(.purple) != nil)
        screen.play(1)
        #expect(try x(screen, .purple) == 0)
    }

    /// "(… same count: swap of last without animation reported)" (L).
    @Test func aPathOfTheSameLengthIsASwap() throws {
        let path = Knob<[Int]>([1])
        let screen = try SteppedScreen(Screen(path: path))
        screen.change { path.value = [2] }
        #expect(try x(screen, .orange) == 0)
        #expect(screen.paint(.mint) == nil)
        #expect(!screen.isMoving)
    }

    /// A page that is popped while it comes in turns round where it is.
    @Test func aPushCanTurnRound() throws {
        let path = Knob<[Int]>([])
        let screen = try SteppedScreen(Screen(path: path))
        screen.change { path.value = [1] }
        screen.advance(by: 0.1)
        let before = try x(screen, .mint)
        screen.change { path.value = [] }
        #expect(isNear(try x(screen, .mint), before))
        // It keeps its speed, too: it goes on inwards for a moment.
        screen.advance(by: 0.005)
        #expect(try x(screen, .mint) < before)
        screen.play(1.2)
        #expect(screen.paint(.mint) == nil)
        #expect(try x(screen, .red) == 0)
    }

    // MARK: Back

    /// "back button/swipe/`dismiss` → path shortened **after** the pop animation" (L).
    @Test func theBackButtonShortensThePathAtTheEnd() throws {
        let path = Knob<[Int]>([1])
        let screen = try SteppedScreen(Screen(path: path))
        screen.activate("Root")
        screen.advance(by: 0.3)
        #expect(path.value == [1])
        #expect(try x(screen, .mint) > 0)
        screen.play(0.5)
        #expect(path.value == [])
        #expect(screen.paint(.mint) == nil)
    }

    @Test func dismissShortensThePathAtTheEnd() throws {
        struct Detail: View {
            @Environment(\.dismiss) var dismiss
            var body: some View { Button("Leave") { dismiss() } }
        }
        struct Stack: View {
            @Bindable var path: Knob<[Int]>
            var body: some View {
                NavigationStack(path: $path.value) {
                    Text("Root").navigationDestination(for: Int.self) { _ in Detail() }
                }
            }
        }
        let path = Knob([1])
        let screen = try SteppedScreen(Stack(path: path))
        screen.activate("Leave")
        screen.advance(by: 0.2)
        #expect(path.value == [1])
        screen.play(0.6)
        #expect(path.value == [])
    }

    /// "path changed by code → data first, then animation" (L).
    @Test func codeChangesThePathFirst() throws {
        let path = Knob<[Int]>([1, 2])
        let screen = try SteppedScreen(Screen(path: path))
        screen.change { path.value.removeLast() }
        #expect(path.value == [1])
        #expect(screen.labels.contains("Root"))
        #expect(try x(screen, .orange) == 0)
    }

    /// A path that the program keeps as it is keeps its pages.
    @Test func aPathThatStaysKeepsItsPage() throws {
        let screen = try SteppedScreen(
            NavigationStack(path: .constant([1])) {
                Color.red.navigationTitle("Root").navigationDestination(for: Int.self) { _ in Color.mint }
            })
        screen.activate("Root")
        screen.play(1)
        #expect(try x(screen, .mint) == 0)
        #expect(!screen.isMoving)
    }

    // MARK: Swipe

    /// "During the interactive swipe the motion is linear with the finger." (L)
    @Test func thePageFollowsTheFinger() throws {
        let screen = try SteppedScreen(Screen(path: Knob([1])))
        screen.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 105, y: 400))
        #expect(isNear(try x(screen, .mint), 100))
        #expect(isNear(try x(screen, .red), -Double(screen.width - 100) / 3, within: 4))
        screen.send(.moved, 205, 400)
        #expect(isNear(try x(screen, .mint), 200))
        screen.send(.moved, 55, 400)
        #expect(isNear(try x(screen, .mint), 50))
    }

    /// "back swipe starts in a 20-wide strip at the leading edge" (L).
    @Test func aSwipeBeginsAtTheEdge() throws {
        let screen = try SteppedScreen(Screen(path: Knob([1])))
        screen.drag(from: CGPoint(x: 40, y: 400), to: CGPoint(x: 240, y: 400))
        #expect(try x(screen, .mint) == 0)
        #expect(screen.paint(.red) == nil)
    }

    /// "completes when past half" (L); "path shortened after the pop animation" (L).
    @Test func aSwipePastTheMiddlePops() throws {
        let path = Knob([1])
        let screen = try SteppedScreen(Screen(path: path))
        screen.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 215, y: 400))
        screen.release(at: CGPoint(x: 215, y: 400))
        #expect(path.value == [1])
        screen.play(1)
        #expect(path.value == [])
        #expect(try x(screen, .red) == 0)
        #expect(screen.paint(.mint) == nil)
    }

    @Test func aSwipeBeforeTheMiddleGoesBack() throws {
        let path = Knob([1])
        let screen = try SteppedScreen(Screen(path: path))
        screen.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 185, y: 400))
        screen.release(at: CGPoint(x: 185, y: 400))
        screen.play(1)
        #expect(path.value == [1])
        #expect(try x(screen, .mint) == 0)
        #expect(screen.paint(.red) == nil)
        #expect(!screen.isMoving)
    }

    /// "… or faster than 1 screen width/s" (L).
    @Test func aFastSwipePopsAtOnce() throws {
        let path = Knob([1])
        let screen = try SteppedScreen(Screen(path: path))
        screen.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 105, y: 400), steps: 6, seconds: 0.1)
        screen.send(.up, 105, 400)
        screen.play(1)
        #expect(path.value == [])
    }

    @Test func aFastSwipeBackGoesBack() throws {
        let path = Knob([1])
        let screen = try SteppedScreen(Screen(path: path))
        screen.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 380, y: 400))
        // The finger's speed is that of its last tenth of a second.
        for step in 1...8 {
            screen.advance(by: 1.0 / 60)
            screen.send(.moved, 380 - CGFloat(step) * 12, 400)
        }
        screen.send(.up, 284, 400)
        screen.play(1)
        #expect(path.value == [1])
    }

    /// "Swipe is refused while another transition runs, at root …" (L).
    @Test func aSwipeIsRefusedWhilePagesMove() throws {
        let path = Knob([1])
        let screen = try SteppedScreen(Screen(path: path))
        screen.change { path.value = [1, 2] }
        screen.advance(by: 0.05)
        let expected = Double(screen.width) * (1 - systemSpring(0.15))
        screen.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 205, y: 400), steps: 5, seconds: 0.1)
        #expect(isNear(try x(screen, .orange), expected))
    }

    @Test func aSwipeIsRefusedAtTheRoot() throws {
        let screen = try SteppedScreen(Screen(path: Knob([])))
        screen.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 205, y: 400))
        #expect(try x(screen, .red) == 0)
    }

    /// "… or when the back button is hidden/replaced (SwiftUI: `navigationBarBackButtonHidden` disables the edge swipe too)" (L).
    @Test func aSwipeIsRefusedWithoutABackButton() throws {
        let screen = try SteppedScreen(
            NavigationStack(path: .constant([1])) {
                Color.red.navigationDestination(for: Int.self) { _ in
                    Color.mint.navigationBarBackButtonHidden()
                }
            })
        screen.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 205, y: 400))
        #expect(try x(screen, .mint) == 0)
    }

    @Test func aSwipeIsMirrored() throws {
        var variant = Variant(device: "iPhone 16", scale: 1)
        variant.isRightToLeft = true
        let path = Knob([1])
        let screen = try SteppedScreen(Screen(path: path), variant: variant)
        let end = screen.width - 250
        screen.drag(from: CGPoint(x: screen.width - 5, y: 400), to: CGPoint(x: end, y: 400))
        #expect(isNear(try x(screen, .mint), -245))
        screen.release(at: CGPoint(x: end, y: 400))
        screen.play(1)
        #expect(path.value == [])
    }

    /// "Touch-through is blocked during transitions." (L)
    @Test func touchesDoNotReachMovingPages() throws {
        struct Stack: View {
            @Bindable var path: Knob<[Int]>
            let taps: Knob<Int>
            var body: some View {
                NavigationStack(path: $path.value) {
                    Color.red.onTapGesture { taps.value += 1 }
                        .navigationDestination(for: Int.self) { _ in Color.mint.onTapGesture { taps.value += 1 } }
                }
            }
        }
        let (path, taps) = (Knob<[Int]>([]), Knob(0))
        let screen = try SteppedScreen(Stack(path: path, taps: taps))
        screen.change { path.value = [1] }
        screen.advance(by: 0.1)
        screen.send(.down, 20, 500)
        screen.send(.up, 20, 500)
        screen.send(.down, 350, 500)
        screen.send(.up, 350, 500)
        #expect(taps.value == 0)
        screen.play(1)
        screen.send(.down, 200, 500)
        screen.send(.up, 200, 500)
        #expect(taps.value == 1)
    }

    // MARK: Bars

    /// "Bar: title of the old page slides and cross-fades into the back button label" (L).
    @Test func theTitleBecomesTheBackButton() throws {
        struct Stack: View {
            @Bindable var path: Knob<[Int]>
            var body: some View {
                NavigationStack(path: $path.value) {
                    Color.clear
                        .toolbar { ToolbarItem(placement: .principal) { Color.red.frame(width: 60, height: 20) } }
                        .navigationTitle("Root")
                        .navigationDestination(for: Int.self) { _ in Color.clear.navigationTitle("Next") }
                }
                .tint(.purple)
            }
        }
        let path = Knob<[Int]>([])
        let screen = try SteppedScreen(Stack(path: path))
        let start = try #require(screen.paint(.red)).box
        screen.change { path.value = [1] }
        screen.play(0.1)
        let early = try #require(screen.paint(.red))
        #expect(early.box.midX < start.midX && early.opacity < 1 && early.opacity > 0)
        screen.play(0.1)
        #expect((screen.paint(.red)?.opacity ?? 0) < early.opacity)
        let back = screen.paints(.purple)
        #expect(back.contains { $0.opacity > 0 && $0.opacity < 1 })
        screen.play(1)
        #expect(screen.paint(.red) == nil)
        #expect(screen.paints(.purple).allSatisfy { $0.opacity == 1 && $0.box.midX < start.minX })
    }

    /// "old back label fades out to the leading side" (L).
    @Test func theOldBackTitleFadesOutToTheLeadingSide() throws {
        let path = Knob([1])
        let screen = try SteppedScreen(Screen(path: path).tint(.pink))
        func label() -> [PaintedShape] { screen.paints(.pink).sorted { $0.box.minX < $1.box.minX } }
        let before = try #require(label().last)
        screen.change { path.value = [1, 2] }
        screen.play(0.04)
        let fading = label().filter { $0.opacity < 1 && $0.box.width == before.box.width }
        let old = try #require(fading.min { $0.box.minX < $1.box.minX })
        #expect(old.box.minX < before.box.minX && old.opacity < 1)
    }

    /// "items cross-fade" (L).
    @Test func itemsCrossFadeInTheirPlaces() throws {
        let path = Knob<[Int]>([])
        let screen = try SteppedScreen(Screen(path: path, barItems: true))
        let place = try #require(screen.paint(.green)).box
        screen.change { path.value = [1] }
        screen.play(0.1)
        let old = try #require(screen.paint(.green))
        let new = try #require(screen.paint(.yellow))
        #expect(old.box == place && new.box == place)
        #expect(old.opacity < 1 && new.opacity < 1)
        screen.play(1)
        #expect(screen.paint(.green) == nil)
        #expect(try #require(screen.paint(.yellow)).opacity == 1)
    }

    /// "large ↔ inline morph" (L).
    @Test func aLargeTitleShrinksIntoTheBackButton() throws {
        struct Stack: View {
            @Bindable var path: Knob<[Int]>
            var body: some View {
                NavigationStack(path: $path.value) {
                    Color.clear.navigationTitle(Text("Root"))
                        .navigationDestination(for: Int.self) { _ in
                            Color.clear.navigationTitle("Next").navigationBarTitleDisplayMode(.inline)
                        }
                }
            }
        }
        let path = Knob<[Int]>([])
        let screen = try SteppedScreen(Stack(path: path))
        func largest() -> CGRect {
            screen.paints.filter { $0.color == .black }.map(\.box).max { $0.height < $1.height } ?? .zero
        }
        let before = largest()
        screen.change { path.value = [1] }
        screen.play(0.06)
        let during = largest()
        #expect(during.height < before.height && during.midY < before.midY)
    }

    // MARK: Life

    private struct Followed: View {
        @Bindable var path: Knob<[Int]>
        let log: Journal

        var body: some View {
            let log = log
            NavigationStack(path: $path.value) {
                Page(name: "root", log: log).navigationDestination(for: Int.self) { Page(name: "page \($0)", log: log) }
            }
        }

        struct Page: View {
            let name: String
            let log: Journal
            @State private var life = Life()

            var body: some View {
                let (name, log) = (name, log)
                life.end = { log.note("\(name) is gone") }
                return Text(name).navigationTitle(name)
                    .onAppear { log.note("\(name) appears") }
                    .onDisappear { log.note("\(name) disappears") }
            }
        }

        final class Life {
            nonisolated(unsafe) var end: () -> Void = {}
            deinit { end() }
        }
    }

    /// "push: new page `onAppear` (start), old page `onDisappear` (end of animation)" (L).
    @Test func aPushAppearsAtTheStartAndDisappearsAtTheEnd() throws {
        let (path, log) = (Knob<[Int]>([]), Journal())
        let screen = try SteppedScreen(Followed(path: path, log: log))
        #expect(log.take() == ["root appears"])
        screen.change { path.value = [1] }
        #expect(log.take() == ["page 1 appears"])
        screen.advance(by: 0.3)
        #expect(log.take().isEmpty)
        screen.play(0.5)
        #expect(log.take() == ["root disappears"])
    }

    /// "pop: lower page `onAppear` (start), popped `onDisappear` (end), then its state is destroyed" (L; state S).
    @Test func aPopAppearsAtTheStartAndIsGoneAtTheEnd() throws {
        let (path, log) = (Knob([1]), Journal())
        let screen = try SteppedScreen(Followed(path: path, log: log))
        #expect(log.take() == ["page 1 appears"])
        screen.change { path.value = [] }
        #expect(log.take() == ["root appears"])
        screen.advance(by: 0.3)
        #expect(log.take().isEmpty)
        screen.play(0.5)
        #expect(log.take() == ["page 1 disappears", "page 1 is gone"])
    }

    /// "covered page: state kept, `task` cancelled, restarts on return" (S).
    @Test func aCoveredPageKeepsItsStateAndItsTaskStartsAgain() async throws {
        struct Root: View {
            let log: Journal
            @State private var count = 0
            var body: some View {
                let log = log
                Button("Count \(count)") { count += 1 }
                    .task {
                        log.note("starts")
                        await withTaskCancellationHandler {
                            try? await Task.sleep(for: .seconds(3600))
                        } onCancel: {
                            Task { @MainActor in log.note("is cancelled") }
                        }
                    }
            }
        }
        struct Stack: View {
            @Bindable var path: Knob<[Int]>
            let log: Journal
            var body: some View {
                NavigationStack(path: $path.value) {
                    Root(log: log).navigationDestination(for: Int.self) { Text("Page \($0)") }
                }
            }
        }
        let (path, log) = (Knob<[Int]>([]), Journal())
        let screen = try SteppedScreen(Stack(path: path, log: log))
        await screen.runTasks()
        screen.activate("Count 0")
        #expect(log.take() == ["starts"])
        screen.change { path.value = [1] }
        screen.play(0.3)
        await screen.runTasks()
        #expect(log.take().isEmpty)
        screen.play(0.5)
        await screen.runTasks()
        #expect(log.take() == ["is cancelled"])
        screen.change { path.value = [] }
        await screen.runTasks()
        #expect(log.take() == ["starts"])
        #expect(screen.labels.contains("Count 1"))
    }

    /// "NavigationStack: page at push; on cover/uncover; kept until popped" (S).
    @Test func aPoppedPageStartsAnew() throws {
        struct Page: View {
            @State private var count = 0
            var body: some View { Button("Count \(count)") { count += 1 } }
        }
        struct Stack: View {
            @Bindable var path: Knob<[Int]>
            var body: some View {
                NavigationStack(path: $path.value) {
                    Text("Root").navigationDestination(for: Int.self) { _ in Page() }
                }
            }
        }
        let path = Knob([1])
        let screen = try SteppedScreen(Stack(path: path))
        screen.activate("Count 0")
        screen.change { path.value = [] }
        screen.play(1)
        screen.change { path.value = [1] }
        #expect(screen.labels.contains("Count 0"))
    }

    /// Pages between the root and the top of a path that is there from the start have not appeared.
    @Test func pagesThatAreNeverSeenDoNotAppear() throws {
        let log = Journal()
        let screen = try SteppedScreen(Followed(path: Knob([1, 2]), log: log))
        #expect(log.take() == ["page 2 appears"])
        #expect(!screen.isMoving)
    }

    /// A push lays out the new page, and nothing of the one that it covers.
    @Test func aCoveredPageIsNotLaidOutAnew() throws {
        struct Stack: View {
            @Bindable var path: Knob<[Int]>
            var body: some View {
                NavigationStack(path: $path.value) {
                    VStack { ForEach(0..<200, id: \.self) { _ in Color.red } }
                        .navigationDestination(for: Int.self) { _ in Color.mint }
                }
            }
        }
        let path = Knob<[Int]>([])
        let screen = try SteppedScreen(Stack(path: path))
        screen.host.tree.counters = FrameCounters()
        screen.change { path.value = [1] }
        screen.play(1)
        #expect(screen.host.tree.counters.nodesLaidOut < 150)
        screen.host.tree.counters = FrameCounters()
        screen.change { path.value = [] }
        screen.play(1)
        #expect(screen.host.tree.counters.nodesLaidOut < 50)
    }

    /// Frames of a transition run no body and lay nothing out.
    @Test func aFrameOfATransitionOnlyDraws() throws {
        let path = Knob<[Int]>([])
        let screen = try SteppedScreen(Screen(path: path))
        screen.change { path.value = [1] }
        screen.advance(by: 0.1)
        screen.host.tree.counters = FrameCounters()
        screen.advance(by: 0.02)
        #expect(screen.host.tree.counters.bodiesRun == 0)
        #expect(screen.host.tree.counters.nodesLaidOut == 0)
    }

    /// After pushes and pops the tree is as it was.
    @Test func nothingIsLeftBehind() throws {
        let path = Knob<[Int]>([])
        let screen = try SteppedScreen(Screen(path: path, barItems: true))
        screen.change { path.value = [1] }
        screen.play(1)
        screen.change { path.value = [] }
        screen.play(1)
        let (nodes, elements) = (screen.nodeCount, screen.elementCount)
        for _ in 0..<5 {
            screen.change { path.value = [1] }
            screen.play(0.1)
            screen.change { path.value = [1, 2, 3] }
            screen.play(1)
            screen.change { path.value = [2] }
            screen.play(0.2)
            screen.activate("Root")
            screen.play(1)
            screen.change { path.value = [] }
            screen.play(1)
        }
        #expect(screen.nodeCount == nodes)
        #expect(screen.elementCount == elements)
        #expect(screen.host.tree.movingValues.count == 0)
    }

    // MARK: Destinations

    /// "`navigationDestination(isPresented:/item:)` pushes one page (S); binding reset on pop (L)."
    @Test func aBoundDestinationIsPushedAndResetOnPop() throws {
        struct Stack: View {
            @Bindable var isShown: Knob<Bool>
            var body: some View {
                NavigationStack {
                    Color.red.navigationTitle("Root")
                        .navigationDestination(isPresented: $isShown.value) { Color.mint }
                }
            }
        }
        let isShown = Knob(false)
        let screen = try SteppedScreen(Stack(isShown: isShown))
        screen.change { isShown.value = true }
        screen.advance(by: 0.1)
        #expect(isNear(try x(screen, .mint), Double(screen.width) * (1 - systemSpring(0.1))))
        screen.play(1)
        screen.activate("Root")
        screen.advance(by: 0.2)
        #expect(isShown.value)
        screen.play(0.6)
        #expect(!isShown.value)
        #expect(screen.paint(.mint) == nil)
    }

    @Test func anItemsDestinationIsPushedAndResetOnPop() throws {
        struct Stack: View {
            @Bindable var item: Knob<String?>
            var body: some View {
                NavigationStack {
                    Color.red.navigationTitle("Root")
                        .navigationDestination(item: $item.value) { Text("Item \($0)") }
                }
            }
        }
        let item = Knob<String?>(nil)
        let screen = try SteppedScreen(Stack(item: item))
        screen.change { item.value = "A" }
        #expect(screen.labels.contains("Item A"))
        screen.play(1)
        screen.change { item.value = nil }
        screen.advance(by: 0.1)
        // The page keeps its last content until it has gone.
        #expect(try x(screen, .red) < 0)
        screen.play(1)
        #expect(try x(screen, .red) == 0)
        screen.change { item.value = "B" }
        screen.play(1)
        screen.activate("Root")
        screen.play(1)
        #expect(item.value == nil)
    }

    /// "No destination for the type: … for a path append: page with a warning symbol" (S/L).
    @Test func aValueWithoutADestinationShowsASign() throws {
        struct Stack: View {
            @Bindable var path: Knob<NavigationPath>
            var body: some View { NavigationStack(path: $path.value) { Color.red } }
        }
        let path = Knob(NavigationPath())
        let screen = try SteppedScreen(Stack(path: path))
        screen.change { path.value.append("x") }
        screen.play(1)
        #expect(screen.paint(.red) == nil)
        #expect(screen.paint(.yellow) != nil)
    }

    /// "`isPresented` environment: true inside; changes only once when first presented" (S).
    @Test func isPresentedHoldsOnPushedPages() throws {
        struct Page: View {
            @Environment(\.isPresented) var isPresented
            var body: some View { Text(isPresented ? "presented" : "plain") }
        }
        struct Stack: View {
            @Bindable var path: Knob<[Int]>
            var body: some View {
                NavigationStack(path: $path.value) { Page().navigationDestination(for: Int.self) { _ in Page() } }
            }
        }
        let path = Knob<[Int]>([])
        let screen = try SteppedScreen(Stack(path: path))
        #expect(screen.labels.contains("plain"))
        screen.change { path.value = [1] }
        #expect(screen.labels.contains("presented"))
    }
}
