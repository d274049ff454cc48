import Foundation
import Testing

@testable import SwiftUICore

@MainActor struct LazyStackTests {
    private func rows(_ count: Int, height: CGFloat = 50, _ width: CGFloat = 300, _ canvas: CGFloat = 500)
        -> LaidOutView
    {
        LaidOutView(width, canvas) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<count, id: \.self) { number in Box(20, height).id(number) }
                }
            }
        }
    }

    @Test func aHundredThousandRowsRealiseWhatIsVisible() {
        let view = rows(100_000)
        #expect(view.host.tree.counters.elementsRealised <= 20)
        #expect(view.frame(0) == rect(140, 0, 20, 50))
        #expect(view.frame(9) == rect(140, 450, 20, 50))
        #expect(view.frame(30) == nil)
        let lazy = view.node(LazyRenderNode.self)
        #expect(lazy?.size == CGSize(width: 300, height: 5_000_000))
    }

    /// Its answer is then its first row's height, not that of all rows, and it must not be laid out without end.
    @Test func aStackThatIsOfferedNoHeightComesToRest() {
        let view = LaidOutView(300, 500) {
            LazyVStack(spacing: 0) { ForEach(0..<5, id: \.self) { _ in Box(20, 10) } }.frame(height: 0)
        }
        #expect(view.node(LazyRenderNode.self)?.size.height == 10)
        #expect(view.host.rootElement.brokenInvariants() == [])
        #expect(!view.host.isOutOfDate)
    }

    @Test func whatIsInSightSaysWhichOfAllItIs() {
        func places(_ count: Int) -> [AccessibilityPlace?] {
            let host = ViewHost(
                ScrollView {
                    LazyVStack(spacing: 0) {
                        Text("Rows")
                        ForEach(0..<count, id: \.self) { Text("Row \($0)").frame(height: 50) }
                    }
                }, size: CGSize(width: 300, height: 200))
            return host.accessibility(at: 0).flatMap(\.flattened).filter { $0.role == .text }.map(\.place)
        }
        let long = places(1000)
        #expect(long.prefix(4) == ArraySlice((0..<4).map { AccessibilityPlace(index: $0, count: 1001) }))
        #expect(places(2) == [nil, nil, nil])
    }

    @Test func scrollingReleasesWhatWentOutOfSight() {
        let view = rows(100_000)
        let scroll = view.node(ScrollRenderNode.self)
        for step in 1...40 {
            scroll?.setOffset(CGPoint(x: 0, y: CGFloat(step) * 400))
            view.update()
        }
        #expect(view.frame(0) == nil)
        #expect(view.frame(320) == rect(140, 0, 20, 50))
        #expect((view.node(LazyRenderNode.self)?.children.count ?? 0) <= 22)
        var live = 0
        func count(_ node: _ViewNode) {
            live += 1
            node.forEachChild(count)
        }
        count(view.host.root)
        #expect(live < 400)
    }

    @Test func rowsOfDifferentHeightsKeepTheirPlaceWhileScrollingUp() {
        let view = LaidOutView(300, 500) {
            ScrollViewReader { proxy in
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<1000, id: \.self) { number in
                            Box(20, number.isMultiple(of: 7) ? 210 : 40).id(number)
                        }
                    }
                }
                .onAppear { proxy.scrollTo(500, anchor: .top) }
            }
        }
        #expect(view.frame(500)?.minY == 0)
        let scroll = view.node(ScrollRenderNode.self)
        for _ in 0..<10 {
            let before = view.ids.compactMap { id in view.frame(id).map { (id, $0.minY) } }.first { $0.1 >= 0 }
            scroll?.scroll(by: CGSize(width: 0, height: 30))
            view.update()
            if let before { #expect(abs((view.frame(before.0)?.minY ?? -1) - before.1 - 30) < 0.1) }
        }
    }

    @Test("apple: outside a scroll view all rows are there, whatever is offered")
    func outsideAScrollView() {
        let view = LaidOutView(300, 220) {
            LazyVStack(spacing: 0) { ForEach(0..<100, id: \.self) { Box(20, 50).id($0) } }
        }
        #expect(view.frame(0).map { abs($0.minY - (110 - 2500)) < 1e-6 } == true)
        #expect(view.frame(99).map { abs($0.maxY - (110 + 2500)) < 1e-6 } == true)
    }

    @Test("apple: a stack that overflows a frame keeps the rows before and behind it")
    func overflow() {
        for alignment in [Alignment.center, .top, .bottom] {
            let view = LaidOutView(300, 400) {
                LazyVStack(spacing: 0) { ForEach(0..<6, id: \.self) { Box(20, 50).id($0) } }
                    .frame(height: 100, alignment: alignment)
            }
            #expect((0..<6).allSatisfy { view.frame($0) != nil })
            let top: CGFloat = alignment == .center ? 50 : alignment == .top ? 150 : -50
            #expect(view.frame(0)?.minY == top)
        }
        let row = LaidOutView(100, 300) {
            LazyHGrid(rows: [GridItem(.fixed(20))], spacing: 0) { ForEach(0..<6, id: \.self) { Box(50, 20).id($0) } }
        }
        #expect(row.frame(0)?.minX == -100)
        #expect(row.frame(5)?.maxX == 200)
    }

    @Test func insertedRowsMoveTheOthers() {
        struct Rows: View {
            @State var numbers = Array(0..<100)
            let hook: (Binding<[Int]>) -> Void
            var body: some View {
                ScrollView {
                    LazyVStack(spacing: 0) { ForEach(numbers, id: \.self) { Box(20, 50).id($0) } }
                }
                .onAppear { hook($numbers) }
            }
        }
        var numbers: Binding<[Int]>?
        let view = LaidOutView(100, 200) { Rows { numbers = $0 } }
        numbers?.wrappedValue.insert(1000, at: 1)
        view.update()
        #expect(view.frame(1000)?.minY == 50)
        #expect(view.frame(1)?.minY == 100)
        numbers?.wrappedValue.removeFirst(2)
        view.update()
        #expect(view.frame(1)?.minY == 0)
        #expect(view.frame(1000) == nil)
    }

    @Test func stateOfReleasedRowsIsMadeAnew() {
        let view = rows(100)
        let scroll = view.node(ScrollRenderNode.self)
        let first = view.element(0)
        scroll?.setOffset(CGPoint(x: 0, y: 4000))
        view.update()
        scroll?.setOffset(.zero)
        view.update()
        #expect(view.frame(0) == rect(140, 0, 20, 50))
        #expect(view.element(0) !== first)
    }

    @Test func aHeaderThatSticksIsReadBeforeItsRows() {
        let view = LaidOutView(100, 200) {
            ScrollView {
                LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
                    ForEach(0..<2, id: \.self) { section in
                        SectionElements(
                            header: Text("Head \(section)").frame(height: 20),
                            rows: ForEach(0..<3, id: \.self) { Text("Row \(section).\($0)").frame(height: 40) },
                            footer: EmptyView())
                    }
                }
            }
        }
        let all = ["Head 0", "Row 0.0", "Row 0.1", "Row 0.2", "Head 1", "Row 1.0", "Row 1.1", "Row 1.2"]
        func labels() -> [String] {
            view.node(ScrollRenderNode.self)?.accessibilityElements().flatMap(\.flattened).map(\.label)
                .filter(all.contains) ?? []
        }
        view.node(ScrollRenderNode.self)?.setOffset(CGPoint(x: 0, y: 30))
        view.update()
        #expect(view.node(LazyRenderNode.self)?.children.last?.globalFrame.height == 20, "the header is in front")
        #expect(labels() == all.filter(labels().contains))
        #expect(labels().first == "Head 0")
    }

    @Test func headersStickAndArePushedAway() {
        let view = LaidOutView(100, 200) {
            ScrollView {
                LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
                    ForEach(0..<5, id: \.self) { section in
                        SectionElements(
                            header: Box(100, 20).id("h\(section)"),
                            rows: ForEach(0..<10, id: \.self) { Box(100, 30).id("r\(section).\($0)") },
                            footer: EmptyView())
                    }
                }
            }
        }
        #expect(view.frame("h0")?.minY == 0)
        let scroll = view.node(ScrollRenderNode.self)
        scroll?.setOffset(CGPoint(x: 0, y: 100))
        view.update()
        #expect(view.frame("h0")?.minY == 0)
        scroll?.setOffset(CGPoint(x: 0, y: 310))
        view.update()
        #expect(view.frame("h0")?.minY == -10)
        #expect(view.frame("h1")?.minY == 10)
        scroll?.setOffset(CGPoint(x: 0, y: 900))
        view.update()
        #expect(view.frame("h2")?.minY == 0)
    }

    @Test func adaptiveColumnsFillTheWidth() {
        let view = LaidOutView(320, 400) {
            ScrollView {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 100), spacing: 10)], spacing: 5) {
                    ForEach(0..<7, id: \.self) { Box(height: 40...40).id($0) }
                }
            }
        }
        #expect(view.frame(0) == rect(0, 0, 100, 40))
        #expect(view.frame(2) == rect(220, 0, 100, 40))
        #expect(view.frame(3) == rect(0, 45, 100, 40))
        #expect(view.frame(6) == rect(0, 90, 100, 40))
    }

    @Test func fixedAndFlexibleColumnsShareTheWidth() {
        let view = LaidOutView(300, 400) {
            LazyVGrid(columns: [GridItem(.fixed(50), spacing: 0), GridItem(spacing: 10), GridItem()]) {
                ForEach(0..<3, id: \.self) { Box(height: 40...40).id($0) }
            }
        }
        #expect(view.frame(0)?.width == 50)
        #expect(view.frame(1) == rect(50, 180, 120, 40))
        #expect(view.frame(2) == rect(180, 180, 120, 40))
    }

    @Test func stacksSideBySideRunFromTheRightInArabic() {
        let view = LaidOutView(100, 50, direction: .rightToLeft) {
            ScrollView(.horizontal) {
                LazyHStack(spacing: 0) { ForEach(0..<50, id: \.self) { Box(30, 20).id($0) } }
            }
        }
        #expect(view.frame(0)?.maxX == 100)
        #expect(view.frame(1)?.maxX == 70)
        view.node(ScrollRenderNode.self)?.setOffset(CGPoint(x: 45, y: 0))
        view.update()
        #expect(view.frame(1)?.maxX == 115)
    }
}
