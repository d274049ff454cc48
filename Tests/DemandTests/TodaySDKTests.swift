import Foundation
import PerchTesting
import SwiftUI
import Testing

/// What names of the SDKs of iOS 26 and 27 do that are no controls: corners, swipe actions, bars, scenes, and those without effect.
@MainActor @Suite struct TodaySDKTests {
    // MARK: Corners

    @Test func aProxyTellsTheRadiiThatAConcentricRectangleHas() {
        var radii: [RectangleCornerRadii?] = []
        let reader = GeometryReader { proxy in
            let _ =
                radii = [
                    proxy.concentricCornerRadii,
                    proxy.concentricCornerRadii(in: CGRect(x: 5, y: 5, width: 20, height: 20)),
                ]
            Color.clear
        }
        let view = DrawnView(reader.padding(10).containerShape(RoundedRectangle(cornerRadius: 30)))
        _ = view.elements
        #expect(
            radii[0] == RectangleCornerRadii(topLeading: 20, bottomLeading: 20, bottomTrailing: 20, topTrailing: 20))
        #expect(radii[1] == RectangleCornerRadii(topLeading: 10, bottomLeading: 0, bottomTrailing: 0, topTrailing: 0))
        _ = DrawnView(reader.padding(10)).elements
        #expect(radii == [nil, nil])
    }

    // MARK: Swipe actions

    @Observable final class Log { var lines: [String] = [] }

    private struct Rows: View {
        let log: Log
        var body: some View {
            VStack(spacing: 0) {
                ForEach(1..<3) { row in
                    Text("Row \(row)").frame(width: 200, height: 50).background(Color.white)
                        .swipeActions(allowsFullSwipe: false) {
                            Button("Delete \(row)", role: .destructive) { log.lines.append("delete \(row)") }
                        }
                }
            }
        }
    }

    private func swipe(_ row: String, in view: DrawnView) {
        let frame = view.frame(row)
        view.drag((0..<6).map { CGPoint(x: frame.midX - CGFloat($0) * 20, y: frame.midY) })
    }

    @Test func viewsInAContainerHaveSwipeActions() {
        let log = Log()
        let view = DrawnView(Rows(log: log).swipeActionsContainer(), width: 200, height: 100)
        let start = view.frame("Row 1")
        swipe("Row 1", in: view)
        #expect(view.frame("Row 1").minX < start.minX - 50)
        view.tap(x: 180, y: start.midY)
        #expect(log.lines == ["delete 1"])
        #expect(view.frame("Row 1") == start)
    }

    @Test func oneViewAtATimeShowsItsButtons() {
        let view = DrawnView(Rows(log: Log()).swipeActionsContainer(), width: 200, height: 100)
        let start = view.frame("Row 1")
        swipe("Row 1", in: view)
        swipe("Row 2", in: view)
        #expect(view.frame("Row 1") == start)
        #expect(view.frame("Row 2").minX < start.minX - 50)
    }

    @Test func withoutAContainerOnlyRowsOfListsHaveThem() {
        let view = DrawnView(Rows(log: Log()), width: 200, height: 100)
        let start = view.frame("Row 1")
        swipe("Row 1", in: view)
        #expect(view.frame("Row 1") == start)
    }

    // MARK: Bars

    private func bar(@ToolbarContentBuilder _ content: () -> some ToolbarContent) -> DrawnView {
        DrawnView(
            NavigationStack {
                Text("Page").navigationTitle("Title").navigationBarTitleDisplayMode(.inline).toolbar(content: content)
            }
            .environment(\.appearance, .iOS26).environment(\.systemMargin, 16)
            .environment(\.horizontalSizeClass, .compact), width: 375, height: 400)
    }

    @Test func aPinnedItemStandsAtTheTrailingEnd() {
        let view = bar {
            ToolbarItem(placement: .topBarPinnedTrailing) { Button("Pin") {} }
            ToolbarItem(placement: .topBarTrailing) { Button("Other") {} }
        }
        #expect(view.frame("Pin").minX > view.frame("Title").maxX)
        #expect(view.element("Other") != nil)
    }

    @Test func anItemWithoutMarginsIsAsWideAsItsPlatter() {
        func width(isRemoved: Bool) -> CGFloat {
            let view = bar {
                ToolbarItem(placement: .topBarTrailing) { Paint.red.frame(width: 60, height: 20) }
                    .contentMarginsRemoved(isRemoved)
            }
            return 375 - 16 - view.bounds(of: Pixel.red).maxX
        }
        #expect(width(isRemoved: true) == 0)
        #expect(width(isRemoved: false) > 0)
    }

    @Test func viewsOfTheOverflowMenuAreInAMenu() {
        let view = DrawnView(
            NavigationStack {
                Text("Page").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
                    .toolbarOverflowMenu { Button("Hidden") {} }
            }, width: 375, height: 400)
        #expect(view.element("Hidden") == nil)
        view.tap(x: 350, y: 22)
        #expect(view.element("Hidden") != nil)
    }

    // MARK: Order in several collections

    private struct Item: Identifiable { let id: String }

    private struct Shelves: View {
        @State private var shelves = [1: ["A", "B"], 2: ["C"]]

        var body: some View {
            VStack(spacing: 0) {
                ForEach([1, 2], id: \.self) { shelf in
                    ForEach((shelves[shelf] ?? []).map { Item(id: $0) }) { item in
                        Text("Item \(item.id)").frame(width: 100, height: 50).contentShape(Rectangle())
                    }
                    .reorderable(collectionID: shelf)
                }
                Text("\(shelves[1]!.joined()) \(shelves[2]!.joined())")
            }
            .reorderContainer(for: Item.self, in: Int.self) { difference in
                let moved = difference.sources[0]
                for shelf in shelves.keys { shelves[shelf]?.removeAll { $0 == moved } }
                let shelf = difference.destination.collectionID
                switch difference.destination.position {
                case .before(let id):
                    shelves[shelf]?.insert(moved, at: shelves[shelf]?.firstIndex(of: id) ?? 0)
                case .end: shelves[shelf]?.append(moved)
                }
            }
        }
    }

    @Test func anItemGoesIntoAnotherCollection() {
        let view = DrawnView(Shelves(), width: 200, height: 300)
        #expect(view.element("AB C") != nil)
        let (start, end) = (view.frame("Item A"), view.frame("Item C"))
        view.send(.down, CGPoint(x: start.midX, y: start.midY))
        view.advance(by: 1)
        view.send(.moved, CGPoint(x: start.midX, y: start.maxY))
        view.send(.moved, CGPoint(x: end.midX, y: end.midY + 10))
        view.send(.up, CGPoint(x: end.midX, y: end.midY + 10))
        view.advance(by: 2)
        #expect(view.element("B CA") != nil || view.element("B AC") != nil)
    }

    // MARK: Without effect

    private final class Lines: @unchecked Sendable {
        // Unchecked because only the main actor, on which the test runs, adds lines.
        var all: [String] = []
    }

    @Test func whatHasNoEffectSaysSoOnce() {
        let lines = Lines()
        // Other tests may have had these lines already.
        PerchTesting.Log.reset()
        PerchTesting.Log.redirect { lines.all.append($0) }
        defer { PerchTesting.Log.redirect(nil) }
        for _ in 0..<2 {
            _ = Text("Section").listSectionIndexVisibility(.visible).sectionIndexLabel("A")
            _ = Text("Page").toolbarMinimizationRestoration(.atScrollEdge, for: .navigationBar)
                .toolbarMinimizationSafeAreaAdjustment(.disabled, for: .navigationBar)
            _ = AssistiveAccess { Text("Simple") }._windows
        }
        for name in [
            "View.listSectionIndexVisibility", "View.sectionIndexLabel", "View.toolbarMinimizationRestoration",
            "View.toolbarMinimizationSafeAreaAdjustment", "AssistiveAccess",
        ] {
            #expect(lines.all.filter { $0 == "\(name) is accepted but has no effect here." }.count == 1, "\(name)")
        }
    }
}
