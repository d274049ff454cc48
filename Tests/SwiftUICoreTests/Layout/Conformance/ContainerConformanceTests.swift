import Foundation
import Testing

@testable import SwiftUICore

/// Safe areas, geometry, grids, choices and layouts of the program's own. Sources as in `StackConformanceTests`.
@MainActor struct SafeAreaConformanceTests {
    private let phone = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)

    struct Case: Sendable {
        var source: String
        var edges: Edge.Set
        var frame: CGRect
    }

    nonisolated static let ignoring: [Case] = [
        Case(source: "apple", edges: .all, frame: rect(0, 0, 100, 400)),
        Case(source: "apple", edges: .top, frame: rect(0, 0, 100, 366)),
        Case(source: "apple", edges: .bottom, frame: rect(0, 59, 100, 341)),
        Case(source: "apple", edges: .horizontal, frame: rect(0, 59, 100, 307)),
        Case(source: "apple", edges: .vertical, frame: rect(0, 0, 100, 400)),
        Case(source: "apple", edges: [], frame: rect(0, 59, 100, 307)),
    ]

    @Test(arguments: ignoring)
    func ignoresSafeArea(_ test: Case) {
        let view = LaidOutView(100, 400, safeArea: phone) {
            Color.red.id("color").ignoresSafeArea(edges: test.edges)
        }
        #expect(view.frame("color") == test.frame)
    }

    @Test("apple: the root lies in the safe area")
    func root() {
        let view = LaidOutView(100, 400, safeArea: phone) { Color.clear.id("color") }
        #expect(view.frame("color") == rect(0, 59, 100, 307))
    }

    @Test("objc: only the edges that a view touches are passed")
    func touching() {
        let view = LaidOutView(100, 400, safeArea: phone) {
            VStack(spacing: 0) {
                Color.red.id("upper").ignoresSafeArea()
                Color.red.id("middle").ignoresSafeArea()
                Color.red.id("lower").ignoresSafeArea()
            }
        }
        let share: CGFloat = 307 / 3
        #expect(view.frame("upper").map { [$0.minY, $0.maxY.rounded()] } == [0, (59 + share).rounded()])
        #expect(view.frame("middle")?.height.rounded() == share.rounded())
        #expect(view.frame("lower")?.maxY == 400)
    }

    @Test("apple: the neighbours of a view that ignores the safe area stay where they are")
    func neighbours() {
        let view = LaidOutView(100, 400, safeArea: phone) {
            VStack(spacing: 0) {
                Color.red.frame(height: 50).ignoresSafeArea(); Color.red.id("next")
            }
        }
        #expect(view.frame("next")?.minY == 109)
    }

    @Test("apple: the keyboard region alone changes nothing")
    func keyboard() {
        let view = LaidOutView(100, 400, safeArea: phone) { Color.red.id("color").ignoresSafeArea(.keyboard) }
        #expect(view.frame("color")?.minY == 59)
    }

    @Test("apple: an inset view lies at the edge and the content keeps clear", arguments: [VerticalEdge.top, .bottom])
    func inset(_ edge: VerticalEdge) {
        let view = LaidOutView(100, 400, safeArea: phone) {
            Color.red.id("content").safeAreaInset(edge: edge, spacing: 0) { Box(100, 50).id("bar") }
        }
        #expect(view.frame("bar")?.minY == (edge == .top ? 59 : 316))
        #expect(view.frame("content") == rect(0, edge == .top ? 109 : 59, 100, 257))
    }

    @Test("apple: an inset at the leading edge mirrors", arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func horizontalInset(_ direction: LayoutDirection) {
        let view = LaidOutView(100, 100, direction: direction) {
            Color.red.id("content").safeAreaInset(edge: .leading, spacing: 10) { Box(20, 100).id("bar") }
        }
        #expect(view.frame("bar")?.minX == (direction == .leftToRight ? 0 : 80))
        #expect(view.frame("content")?.minX == (direction == .leftToRight ? 30 : 0))
    }

    @Test("wwdc21: a scroll view reaches under an inset bar and its content ends above it")
    func scrollUnderBar() {
        let view = LaidOutView(100, 400, safeArea: phone) {
            ScrollView { Box(100, 1000).id("content") }.safeAreaInset(edge: .bottom, spacing: 0) { Box(100, 50) }
        }
        let scroll = view.node(ScrollRenderNode.self)
        #expect(scroll?.viewport?.height == 400)
        scroll?.setOffset(CGPoint(x: 0, y: 9999))
        view.update()
        #expect(view.frame("content")?.maxY == 316)
    }

    @Test("wwdc21: the background of an inset bar reaches over the home indicator")
    func barBackground() {
        let view = LaidOutView(100, 400, safeArea: phone) {
            Color.red.safeAreaInset(edge: .bottom) {
                Box(100, 50).background { Color.blue.id("back").ignoresSafeArea() }
            }
        }
        #expect(view.frame("back") == rect(0, 316, 100, 84))
    }

    @Test("apple: safe area padding lets backgrounds reach under it")
    func safeAreaPadding() {
        let view = LaidOutView(100, 100) {
            Color.red.id("content").background { Color.blue.id("back").ignoresSafeArea() }.safeAreaPadding(10)
        }
        #expect(view.frame("content") == rect(10, 10, 80, 80))
        #expect(view.frame("back") == rect(0, 0, 100, 100))
    }

    @Test("apple: insets told by a geometry reader are zero where the safe area is ignored")
    func readInsets() {
        var inside: EdgeInsets?
        var outside: EdgeInsets?
        _ = LaidOutView(100, 400, safeArea: phone) {
            GeometryReader { proxy -> Color in
                inside = proxy.safeAreaInsets
                return Color.red
            }
        }
        _ = LaidOutView(100, 400, safeArea: phone) {
            GeometryReader { proxy -> Color in
                outside = proxy.safeAreaInsets
                return Color.red
            }
            .ignoresSafeArea()
        }
        #expect(inside == EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0))
        #expect(outside == EdgeInsets())
    }
}

@MainActor struct GeometryConformanceTests {
    @Test(
        "objc: a geometry reader takes the offer and puts its content at the top leading corner",
        arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func reader(_ direction: LayoutDirection) {
        let view = LaidOutView(100, 80, direction: direction) {
            GeometryReader { proxy in Box(proxy.size.width / 2, proxy.size.height / 4).id("child") }.id("reader")
        }
        #expect(view.size("reader") == CGSize(width: 100, height: 80))
        #expect(view.frame("child") == rect(direction == .leftToRight ? 0 : 50, 0, 50, 20))
    }

    @Test("objc: a geometry reader is 10 by 10 where nothing is offered")
    func ideal() {
        let view = LaidOutView(100, 100) { GeometryReader { _ in Color.red }.fixedSize().id("reader") }
        #expect(view.size("reader") == CGSize(width: 10, height: 10))
    }

    @Test("apple: frames in local, global and named spaces")
    func spaces() {
        var local = CGRect.zero
        var global = CGRect.zero
        var named = CGRect.zero
        _ = LaidOutView(200, 200) {
            VStack(spacing: 0) {
                Box(10, 30)
                GeometryReader { proxy -> Color in
                    local = proxy.frame(in: .local)
                    global = proxy.frame(in: .global)
                    named = proxy.frame(in: .named("stack"))
                    return Color.red
                }
                .frame(width: 40, height: 20)
            }
            .coordinateSpace(.named("stack"))
            .padding(20)
        }
        #expect(local == rect(0, 0, 40, 20))
        #expect(global == rect(80, 105, 40, 20))
        #expect(named == rect(0, 30, 40, 20))
    }

    @Test("apple: an unknown name means the global space")
    func unknownSpace() {
        var frame = CGRect.zero
        _ = LaidOutView(100, 100) {
            GeometryReader { proxy -> Color in
                frame = proxy.frame(in: .named("nobody"))
                return Color.red
            }
            .padding(10)
        }
        #expect(frame == rect(10, 10, 80, 80))
    }

    @Test("apple: a reader that looks at its place is asked again when it scrolls")
    func scrolling() {
        let view = LaidOutView(100, 100) {
            ScrollView {
                VStack(spacing: 0) {
                    Box(100, 50)
                    GeometryReader { proxy in Box(proxy.frame(in: .scrollView).minY, 5).id("mark") }.frame(height: 50)
                    Box(100, 500)
                }
            }
        }
        #expect(view.size("mark")?.width == 50)
        view.node(ScrollRenderNode.self)?.setOffset(CGPoint(x: 0, y: 20))
        view.update()
        #expect(view.size("mark")?.width == 30)
    }

    private struct BoundsKey: PreferenceKey {
        static var defaultValue: [Anchor<CGRect>] { [] }
        static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
    }

    @Test("objc: an anchor is resolved in the coordinates of whoever asks")
    func anchors() {
        struct Tabs: View {
            @State var width: CGFloat = 30
            let hook: (Binding<CGFloat>) -> Void
            var body: some View {
                HStack(spacing: 10) {
                    Box(width, 20)
                    Box(40, 20).anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] }
                }
                .overlayPreferenceValue(BoundsKey.self) { anchors in
                    GeometryReader { proxy in
                        let box = proxy[anchors[0]]
                        Box(box.width, 2).id("line").offset(x: box.minX, y: box.maxY)
                    }
                }
                .onAppear { hook($width) }
            }
        }
        var width: Binding<CGFloat>?
        let view = LaidOutView(200, 100) { Tabs { width = $0 } }
        #expect(view.frame("line") == rect(100, 60, 40, 2))
        width?.wrappedValue = 50
        view.update()
        #expect(view.frame("line") == rect(110, 60, 40, 2))
    }

    @Test("apple: onGeometryChange is called at first and when the finding differs")
    func geometryChange() {
        struct Growing: View {
            @State var height: CGFloat = 10
            let hook: (Binding<CGFloat>) -> Void
            let told: (CGFloat) -> Void
            var body: some View {
                Box(10, height).onGeometryChange(for: CGFloat.self, of: { $0.size.height }) { told($0) }
                    .onAppear { hook($height) }
            }
        }
        var heights: [CGFloat] = []
        var height: Binding<CGFloat>?
        let view = LaidOutView { Growing(hook: { height = $0 }, told: { heights.append($0) }) }
        view.update()
        height?.wrappedValue = 25
        view.update()
        #expect(heights == [10, 25])
    }

    struct RelativeCase: Sendable {
        var source: String
        var count: Int
        var span: Int
        var spacing: CGFloat
        var width: CGFloat
    }

    nonisolated static let relative: [RelativeCase] = [
        RelativeCase(source: "apple", count: 1, span: 1, spacing: 10, width: 300),
        RelativeCase(source: "apple", count: 4, span: 3, spacing: 0, width: 225),
        RelativeCase(source: "apple", count: 2, span: 1, spacing: 10, width: 145),
        RelativeCase(source: "apple", count: 3, span: 2, spacing: 15, width: 195),
    ]

    @Test(arguments: relative)
    func containerRelative(_ test: RelativeCase) {
        let view = LaidOutView(300, 100) {
            ScrollView(.horizontal) {
                LazyHStack {
                    Color.red.containerRelativeFrame(
                        .horizontal, count: test.count, span: test.span, spacing: test.spacing
                    )
                    .id("view")
                }
            }
        }
        #expect(view.size("view")?.width == test.width)
    }

    @Test("apple: without a scroll view the container is the screen's safe area")
    func relativeToScreen() {
        let view = LaidOutView(300, 100, safeArea: EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0)) {
            Color.red.containerRelativeFrame([.horizontal, .vertical]) { length, _ in length / 2 }.id("view")
        }
        #expect(view.size("view") == CGSize(width: 150, height: 40))
    }
}

@MainActor struct GridConformanceTests {
    @Test("apple: columns are as wide as their widest cell, rows as high as their highest")
    func columns() {
        let view = LaidOutView(300, 300) {
            Grid(horizontalSpacing: 10, verticalSpacing: 5) {
                GridRow {
                    Box(30, 10).id(0); Box(50, 40).id(1)
                }
                GridRow {
                    Box(60, 20).id(2); Box(20, 10).id(3)
                }
            }
            .id("grid")
        }
        #expect(view.size("grid") == CGSize(width: 120, height: 65))
        let origin = view.frame("grid")?.origin ?? .zero
        #expect(view.frame(0)?.offsetBy(dx: -origin.x, dy: -origin.y) == rect(15, 15, 30, 10))
        #expect(view.frame(3)?.offsetBy(dx: -origin.x, dy: -origin.y) == rect(85, 50, 20, 10))
    }

    @Test("apple: flexible cells share the width")
    func flexible() {
        let view = LaidOutView(210, 100) {
            Grid(horizontalSpacing: 10) {
                GridRow {
                    Box(height: 10...10).id(0); Box(height: 10...10).id(1)
                }
                GridRow {
                    Box(50, 10); Box(20, 10)
                }
            }
        }
        #expect(view.size(0)?.width == 100)
        #expect(view.size(1)?.width == 100)
    }

    @Test("apple: a view outside of rows spans all columns")
    func wholeRow() {
        let view = LaidOutView(300, 300) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Box(30, 10).id(0); Box(30, 10).id(1)
                }
                Box(height: 5...5).gridCellUnsizedAxes(.horizontal).id("line")
            }
        }
        #expect(view.size("line") == CGSize(width: 60, height: 5))
    }

    @Test("apple: a flexible view outside of rows widens the grid")
    func dividerRow() {
        let view = LaidOutView(300, 300) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Box(30, 10); Box(30, 10)
                }
                Divider()
            }
            .id("grid")
        }
        #expect(view.size("grid")?.width == 300)
    }

    @Test("apple: a cell may span columns; what it needs more is shared")
    func span() {
        let view = LaidOutView(300, 300) {
            Grid(horizontalSpacing: 10, verticalSpacing: 0) {
                GridRow {
                    Box(30, 10).id(0); Box(30, 10); Box(30, 10).id(2)
                }
                GridRow {
                    Box(90, 10).gridCellColumns(2).id("wide"); Box(10, 10)
                }
            }
            .id("grid")
        }
        #expect(view.size("grid")?.width == 130)
        #expect(view.size("wide")?.width == 90)
    }

    struct AlignmentCase: Sendable {
        var alignment: Alignment
        var origin: CGPoint
    }

    nonisolated static let alignments: [AlignmentCase] = [
        AlignmentCase(alignment: .topLeading, origin: CGPoint(x: 0, y: 0)),
        AlignmentCase(alignment: .center, origin: CGPoint(x: 40, y: 45)),
        AlignmentCase(alignment: .bottomTrailing, origin: CGPoint(x: 80, y: 90)),
        AlignmentCase(alignment: .leading, origin: CGPoint(x: 0, y: 45)),
    ]

    @Test("apple", arguments: alignments)
    func alignment(_ test: AlignmentCase) {
        let view = LaidOutView(100, 200) {
            Grid(alignment: test.alignment, horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow { Box(20, 10).id(0) }
                GridRow { Box(100, 100) }
                GridRow { Box(20, 100) }
            }
        }
        let inner = LaidOutView(200, 100) {
            Grid(alignment: test.alignment, horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Box(20, 10).id(0); Box(100, 100)
                }
            }
        }
        #expect(view.frame(0)?.minX == test.origin.x)
        #expect(inner.frame(0)?.minY == test.origin.y)
    }

    @Test("apple: a column's alignment is set by any of its cells")
    func columnAlignment() {
        let view = LaidOutView(100, 200) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow { Box(20, 10).id(0) }
                GridRow { Box(100, 10).gridColumnAlignment(.trailing) }
            }
        }
        #expect(view.frame(0)?.minX == 80)
    }

    @Test("apple: an anchor puts a view at a point of its cell")
    func anchor() {
        let view = LaidOutView(100, 100) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow { Box(20, 20).gridCellAnchor(UnitPoint(x: 0.25, y: 0.75)).id(0) }
                GridRow { Box(100, 10) }
            }
        }
        #expect(view.frame(0)?.minX == 20)
    }

    @Test("apple: cells run from the right in right-to-left order")
    func rightToLeft() {
        let view = LaidOutView(100, 10, direction: .rightToLeft) {
            Grid(horizontalSpacing: 0) {
                GridRow {
                    Box(60, 10).id(0); Box(40, 10).id(1)
                }
            }
        }
        #expect(view.frame(0)?.minX == 40)
        #expect(view.frame(1)?.minX == 0)
    }

    @Test("apple: the default distance of cells is 8")
    func spacing() {
        let view = LaidOutView {
            Grid {
                GridRow {
                    Box(10, 10); Box(10, 10)
                }; GridRow { Box(10, 10) }
            }.id("grid")
        }
        #expect(view.size("grid") == CGSize(width: 28, height: 28))
    }

    @Test("apple: rows keep the largest distance that cells one below the other like")
    func rowSpacing() {
        func rows<A: View, B: View>(_ above: A, _ below: B) -> CGFloat {
            let view = LaidOutView(scale: 3) {
                Grid {
                    GridRow { above.id(0) }
                    GridRow { below.id(1) }
                }
            }
            return (view.frame(1)?.minY ?? 0) - (view.frame(0)?.maxY ?? 0)
        }
        let text = Text(verbatim: "a")
        #expect(abs(rows(text, text) - 2) < 1e-9)
        #expect(abs(rows(text, Box(10, 10)) - 9.17) < 0.01)
        #expect(abs(rows(Box(10, 10), text) - 4.96) < 0.01)
        let pairs = LaidOutView {
            Grid {
                GridRow {
                    text
                    Box(10, 10).id(0)
                }
                GridRow {
                    text
                    Box(10, 10).id(1)
                }
            }
        }
        #expect(abs((pairs.frame(1)?.midY ?? 0) - (pairs.frame(0)?.midY ?? 0) - (21 + 8)) < 1e-6)
        let explicit = LaidOutView {
            Grid(verticalSpacing: 3) {
                GridRow { text.id(0) }
                GridRow { text.id(1) }
            }
        }
        #expect((explicit.frame(1)?.minY ?? 0) - (explicit.frame(0)?.maxY ?? 0) == 3)
    }
}

@MainActor struct ChoiceAndLayoutConformanceTests {
    struct FitCase: Sendable {
        var width: CGFloat
        var height: CGFloat
        var axes: Axis.Set
        var chosen: Int
    }

    nonisolated static let fits: [FitCase] = [
        FitCase(width: 200, height: 100, axes: [.horizontal, .vertical], chosen: 0),
        FitCase(width: 120, height: 100, axes: [.horizontal, .vertical], chosen: 1),
        FitCase(width: 60, height: 100, axes: [.horizontal, .vertical], chosen: 2),
        FitCase(width: 20, height: 100, axes: [.horizontal, .vertical], chosen: 2),
        FitCase(width: 200, height: 10, axes: [.horizontal, .vertical], chosen: 2),
        FitCase(width: 200, height: 10, axes: .horizontal, chosen: 0),
        FitCase(width: 20, height: 100, axes: .vertical, chosen: 0),
    ]

    @Test("apple: the first view that fits, else the last", arguments: fits)
    func viewThatFits(_ test: FitCase) {
        let view = LaidOutView(test.width, test.height) {
            ViewThatFits(in: test.axes) {
                Box(150, 20).id(0); Box(100, 20).id(1); Box(50, 20).id(2)
            }
        }
        #expect(view.ids == [AnyHashable(test.chosen)])
    }

    @Test("apple: AnyLayout keeps the children when the layout changes")
    func anyLayout() {
        struct Switching: View {
            @State var isRow = true
            let hook: (Binding<Bool>) -> Void
            var body: some View {
                let layout = isRow ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
                layout {
                    Box(10, 10).id(0); Spacer(); Box(10, 10).id(1)
                }.onAppear { hook($isRow) }
            }
        }
        var isRow: Binding<Bool>?
        let view = LaidOutView(100, 60) { Switching { isRow = $0 } }
        let first = view.element(0)
        #expect(view.frame(1) == rect(90, 25, 10, 10))
        isRow?.wrappedValue = false
        view.update()
        #expect(view.frame(1) == rect(45, 50, 10, 10))
        #expect(view.element(0) === first)
    }

    private struct Diagonal: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            subviews.reduce(.zero) { size, view in
                let next = view.sizeThatFits(.unspecified)
                return CGSize(width: size.width + next.width, height: size.height + next.height)
            }
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
            var place = bounds.origin
            for view in subviews.dropLast() {
                let size = view.sizeThatFits(.unspecified)
                view.place(at: place, proposal: .unspecified)
                place = CGPoint(x: place.x + size.width, y: place.y + size.height)
            }
        }
    }

    @Test("apple: a layout of the program's own; a view that is not placed is centred")
    func customLayout() {
        let view = LaidOutView(60, 60) {
            Diagonal()() {
                Box(20, 20).id(0); Box(20, 20).id(1); Box(20, 20).id(2)
            }
        }
        #expect(view.frame(0) == rect(0, 0, 20, 20))
        #expect(view.frame(1) == rect(20, 20, 20, 20))
        #expect(view.frame(2) == rect(20, 20, 20, 20))
    }

    @Test("apple: a layout is mirrored in right-to-left order without its doing")
    func mirroredLayout() {
        let view = LaidOutView(40, 40, direction: .rightToLeft) {
            Diagonal()() {
                Box(20, 20).id(0); Box(20, 20)
            }
        }
        #expect(view.frame(0) == rect(20, 0, 20, 20))
    }

    private struct Strange: Layout {
        let length: CGFloat
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            CGSize(width: length, height: length)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
            for view in subviews {
                view.place(at: CGPoint(x: length, y: length), proposal: ProposedViewSize(width: length, height: length))
            }
        }
    }

    @Test("strange lengths are told, never a crash", arguments: [CGFloat.nan, -5, .infinity, -.infinity, 1e300])
    func strangeLengths(_ length: CGFloat) {
        let view = LaidOutView(100, 100) {
            VStack(spacing: length) {
                Strange(length: length)() { Color.red }
                Color.red.frame(width: length, height: length)
                Color.red.frame(minWidth: length, idealWidth: length, maxWidth: length)
                Color.red.padding(length).offset(x: length, y: length).position(x: length, y: length)
                Color.red.aspectRatio(length, contentMode: .fill)
                Spacer(minLength: length)
                Color.red.alignmentGuide(.leading) { _ in length }
                Grid(horizontalSpacing: length, verticalSpacing: length) {
                    GridRow {
                        Color.red; Color.blue
                    }
                }
                LazyVGrid(
                    columns: [GridItem(.fixed(length)), GridItem(.adaptive(minimum: length), spacing: length)],
                    spacing: length
                ) {
                    ForEach(0..<3) { _ in Color.red.frame(height: 10) }
                }
                ScrollView { LazyVStack(spacing: length) { ForEach(0..<3) { _ in Color.red.frame(height: length) } } }
                    .contentMargins(length)
                Color.red.containerRelativeFrame(.horizontal) { _, _ in length }
                Color.red.safeAreaInset(edge: .top, spacing: length) { Color.red }.safeAreaPadding(length)
            }
        }
        view.node(ScrollRenderNode.self)?.setOffset(CGPoint(x: length, y: length))
        view.update()
        #expect(view.host.rootElement.size == CGSize(width: 100, height: 100))
    }
}
