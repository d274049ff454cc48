import EngineTesting
import Foundation
import PerchHost
import Testing

@testable import SwiftUI

/// Bars and columns that change before somebody's eyes.
@MainActor struct BarMotionTests {
    private struct Scrolling: View {
        var body: some View {
            NavigationStack {
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<40, id: \.self) { number in
                            (number == 0 ? Color.red : Color.green).frame(height: 50)
                        }
                    }
                }
                .navigationTitle("Library")
                .toolbar { ToolbarItem(placement: .bottomBar) { Color.orange.frame(width: 20, height: 20) } }
            }
        }
    }

    /// The title's paints: the large one and the one in the bar.
    private func titles(_ screen: SteppedScreen) -> [PaintedShape] {
        screen.paints.filter { $0.color == .black && $0.box.height > 5 && $0.box.maxY < 170 }
    }

    /// "Heights: bar 44 + 52 large area" (L).
    @Test func theBarAndTheLargeTitleHaveTheirHeights() throws {
        let screen = try SteppedScreen(Scrolling())
        #expect(try #require(screen.paint(.red)).box.minY == 59 + 44 + 52)
    }

    /// "Scrolling up shrinks the 52 area point by point; inline title fades in (≈ 0.15) when the large one has passed under the
    /// bar" (L).
    @Test func theTitleInTheBarFadesInByTime() throws {
        let screen = try SteppedScreen(Scrolling())
        screen.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 560))
        screen.advance(by: 0.5)
        #expect(titles(screen).filter { $0.opacity > 0 }.count == 1)
        screen.send(.moved, 200, 535)
        screen.advance(by: 0.07)
        let fading = titles(screen).filter { $0.opacity > 0 && $0.opacity < 1 }
        #expect(fading.count == 1)
        screen.advance(by: 0.2)
        #expect(titles(screen).contains { $0.opacity == 1 && $0.box.midY < 59 + 44 })
    }

    /// "Pull down past the top: large title grows slightly (scale up to ≈ 1.1) from its leading edge." (L)
    @Test func aPulledLargeTitleGrows() throws {
        func box(_ pull: CGFloat) throws -> CGRect {
            let title = LargeTitle(
                title: Text("Library"), preferences: NavigationBarPreferences(),
                look: NavigationBarLook(isAtEdge: true, isCompact: false), editing: TitleEditing(), pull: pull)
            let screen = try SteppedScreen(title)
            return try #require(screen.paints.first { $0.color == .black && $0.box.height > 5 }).box
        }
        let (before, after) = (try box(0), try box(500))
        #expect(abs(after.height / before.height - 1.1) < 0.001)
        #expect(try box(50).height > before.height)
        #expect(abs(after.minX - before.minX) < 2)
    }

    /// "Background: transparent at scroll edge, material + hairline once content is beneath" (L), of either bar.
    @Test func barsAreClearWhileNothingIsBeneath() throws {
        let line = BarMetrics.hairlineColor.resolve(in: EnvironmentValues()).rgba
        func lines(_ screen: SteppedScreen) -> [CGFloat] {
            screen.paints.filter { $0.color == line && $0.box.height <= 1 }.map(\.box.midY)
        }
        let screen = try SteppedScreen(Scrolling())
        // Content goes on under the bar at the bottom, not under that at the top.
        #expect(lines(screen).allSatisfy { $0 > 700 } && lines(screen).count == 1)
        screen.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 400))
        #expect(lines(screen).contains { $0 < 150 })
        let still = try SteppedScreen(
            NavigationStack {
                Text("Nothing").navigationTitle("T")
                    .toolbar { ToolbarItem(placement: .bottomBar) { Button("A") {} } }
            })
        #expect(lines(still).isEmpty)
    }

    // MARK: Search

    private struct Searched: View {
        @State private var text = ""
        @Bindable var isSearching: Knob<Bool>
        var body: some View {
            NavigationStack {
                Color.red.navigationTitle("Library").searchable(text: $text, isPresented: $isSearching.value)
            }
        }
    }

    /// "Active search: title and row move up, bar 0.25–0.35, Cancel slides in." (L)
    @Test func theBarMakesRoomByAnAnimation() throws {
        let isSearching = Knob(false)
        let screen = try SteppedScreen(Searched(isSearching: isSearching))
        let before = try #require(screen.paint(.red)).box.minY
        screen.change { isSearching.value = true }
        #expect(screen.labels.contains("Cancel"))
        let start = try #require(screen.paint(.red)).box.minY
        #expect(abs(start - before) < 1)
        screen.play(0.15)
        let middle = try #require(screen.paint(.red)).box.minY
        #expect(middle < before - 5)
        screen.play(0.25)
        let end = try #require(screen.paint(.red)).box.minY
        #expect(end < middle - 5)
        #expect(!screen.isMoving)
        screen.activate("Cancel")
        screen.play(0.5)
        #expect(try #require(screen.paint(.red)).box.minY == before)
        #expect(!screen.labels.contains("Cancel"))
    }

    @Test func theTitleGoesUpWithTheSearchFieldAndComesBack() throws {
        /// The largest text.
        func title(_ screen: SteppedScreen) -> PaintedShape? {
            screen.paints(.black).first { $0.box.height > 30 && $0.box.width < 300 && $0.opacity > 0 }
        }
        let isSearching = Knob(false)
        let screen = try SteppedScreen(Searched(isSearching: isSearching))
        let before = try #require(title(screen)).box
        screen.change { isSearching.value = true }
        screen.play(0.1)
        let going = try #require(title(screen))
        #expect(going.box.minY < before.minY - 2 && going.opacity < 1)
        screen.play(0.5)
        #expect(title(screen) == nil)
        #expect(!screen.labels.contains("Library"))
        screen.activate("Cancel")
        screen.play(0.1)
        let coming = try #require(title(screen))
        #expect(coming.box.minY < before.minY && coming.opacity < 1)
        screen.play(0.5)
        #expect(try #require(title(screen)).box == before)
    }

    // MARK: Items

    /// "nav titles, toolbar — by UIKit's own animation, only when the transaction animates" (L).
    @Test func itemsFadeInAnAnimatedChangeOnly() throws {
        struct Screen: View {
            let isEditing: Knob<Bool>
            var body: some View {
                NavigationStack {
                    Text("Content").toolbar {
                        if isEditing.value {
                            ToolbarItem(placement: .topBarTrailing) { Color.red.frame(width: 20, height: 20) }
                        }
                    }
                }
            }
        }
        let isEditing = Knob(false)
        let screen = try SteppedScreen(Screen(isEditing: isEditing))
        screen.change { withAnimation(.linear(duration: 1)) { isEditing.value = true } }
        screen.advance(by: 0.5)
        let opacity = try #require(screen.paint(.red)).opacity
        #expect(opacity > 0.3 && opacity < 0.7)
        screen.play(1)
        screen.change { isEditing.value = false }
        #expect(screen.paint(.red) == nil)
        screen.change { isEditing.value = true }
        #expect(try #require(screen.paint(.red)).opacity == 1)
    }

    // MARK: Columns

    private struct Columns: View {
        @Bindable var visibility: Knob<NavigationSplitViewVisibility>
        var body: some View {
            NavigationSplitView(columnVisibility: $visibility.value) {
                Counter()
            } detail: {
                Color.blue.frame(maxWidth: .infinity, maxHeight: 100)
            }
        }

        struct Counter: View {
            @State private var count = 0
            var body: some View {
                VStack {
                    Color.red.frame(maxWidth: .infinity, maxHeight: 50)
                    Button("Count \(count)") { count += 1 }
                }
            }
        }
    }

    private var pad: Variant { Variant(device: "iPad Air 11-inch", scale: 1, isLandscape: true) }

    /// "column change animates ≈ 0.35–0.5" (L); its state is kept.
    @Test func aColumnGoesAndComesOverTheEdge() throws {
        let visibility = Knob(NavigationSplitViewVisibility.all)
        let screen = try SteppedScreen(Columns(visibility: visibility), variant: pad)
        screen.activate("Count 0")
        #expect(try #require(screen.paint(.red)).box.minX == 0)
        screen.change { visibility.value = .detailOnly }
        #expect(!screen.labels.contains("Count 1"))
        screen.play(0.15)
        let going = try #require(screen.paint(.red)).box.minX
        #expect(going < -20 && going > -310)
        let detail = try #require(screen.paint(.blue)).box.minX
        #expect(detail > 10 && detail < 310)
        screen.play(0.8)
        #expect(screen.paint(.red) == nil)
        #expect(try #require(screen.paint(.blue)).box.minX == 0)
        #expect(!screen.isMoving)
        screen.change { visibility.value = .all }
        #expect(screen.labels.contains("Count 1"))
        screen.play(0.15)
        #expect(try #require(screen.paint(.red)).box.minX < -20)
        screen.play(0.8)
        #expect(try #require(screen.paint(.red)).box.minX == 0)
    }

    /// A column that is called back on its way out turns round.
    @Test func aColumnCanTurnRound() throws {
        let visibility = Knob(NavigationSplitViewVisibility.all)
        let screen = try SteppedScreen(Columns(visibility: visibility), variant: pad)
        screen.change { visibility.value = .detailOnly }
        screen.play(0.1)
        let place = try #require(screen.paint(.red)).box.minX
        screen.change { visibility.value = .all }
        #expect(abs(try #require(screen.paint(.red)).box.minX - place) < 1)
        screen.play(1)
        #expect(try #require(screen.paint(.red)).box.minX == 0)
    }

    /// "Compact: one stack; selection in the sidebar = push; going back clears selection." (L)
    @Test func aNarrowSplitViewIsAStack() throws {
        struct Mail: View {
            @Bindable var selection: Knob<String?>
            var body: some View {
                NavigationSplitView {
                    List(["Inbox", "Sent"], id: \.self, selection: $selection.value) { NavigationLink($0, value: $0) }
                        .navigationTitle("Folders")
                } detail: {
                    Color.blue.navigationTitle(selection.value ?? "None")
                }
            }
        }
        let selection = Knob<String?>(nil)
        let screen = try SteppedScreen(Mail(selection: selection))
        screen.activate("Sent")
        #expect(selection.value == "Sent")
        screen.advance(by: 0.1)
        let x = try #require(screen.paint(.blue)).box.minX
        #expect(abs(x - screen.width * (1 - systemSpring(0.1))) < 1)
        screen.play(1)
        screen.activate("Folders")
        screen.play(1)
        #expect(screen.paint(.blue) == nil)
        #expect(selection.value == nil)
    }
}
