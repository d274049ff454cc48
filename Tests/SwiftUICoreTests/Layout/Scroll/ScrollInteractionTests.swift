import EngineTesting
import Foundation
import Testing

@testable import SwiftUICore

/// What fingers do to scroll views. A case names what is known, and who says so.
@MainActor struct ScrollInteractionTests {
    private let journal = Journal()

    /// A scroll view of 100 × 400 points on content of 1000, or as told.
    private func column(_ length: CGFloat = 1000, _ journal: Journal? = nil) -> some View {
        ScrollView {
            Color.red.frame(width: 100, height: length)
        }
    }

    private func screen(_ view: some View) -> TouchedView { TouchedView(view, size: CGSize(width: 100, height: 400)) }

    private func scroll(_ view: TouchedView) throws -> ScrollRenderNode {
        try #require(view.node(ScrollRenderNode.self))
    }

    // MARK: Dragging

    @Test(
        "2.2 S: a scroll starts 10 points from touch down, and the content does not jump (Designing Fluid Interfaces)")
    func startDistance() throws {
        let view = screen(column())
        view.down(50, 300)
        view.move(50, 291)
        #expect(try scroll(view).offset.y == 0)
        view.move(50, 290)
        #expect(try scroll(view).offset.y == 0)
        view.move(50, 270)
        #expect(try scroll(view).offset.y == 20)
    }

    @Test(
        "2.1 S: content that is pulled beyond its end gives way like a rubber band (squareb)",
        arguments: [50.0, 100, 200])
    func rubberBand(distance: Double) throws {
        let view = screen(column())
        view.down(50, 20)
        view.move(50, 30)
        view.move(50, 30 + distance)
        #expect(abs(try scroll(view).offset.y + ScrollPhysics.rubberBanded(distance, length: 400)) < 1e-6)
        let content = try #require(view.node(ScrollRenderNode.self)?.children.first)
        #expect(content.origin.y > 0)
    }

    @Test("2.1 L: released while outside, it always swings back (Lobanov)")
    func bounceBack() throws {
        let view = screen(column())
        view.drag(from: CGPoint(x: 50, y: 20), to: CGPoint(x: 50, y: 230), lifts: false)
        view.wait(0.2)
        let pulled = try -scroll(view).offset.y
        #expect(pulled > 80)
        view.up(50, 230)
        for time in [0.1, 0.2, 0.3] {
            view.wait(0.1)
            let left = pulled * exp(-10 * time) * (1 + 10 * time)
            #expect(abs(try -scroll(view).offset.y - left) < 0.01)
        }
        view.wait(2)
        #expect(try scroll(view).offset.y == 0)
        #expect(!view.host.tree.movingValues.isMoving)
    }

    @Test("2.1 S: content let go at a speed moves on by the deceleration of a scroll view (Lobanov)")
    func inertia() throws {
        let view = screen(column(10_000))
        view.drag(from: CGPoint(x: 50, y: 300), to: CGPoint(x: 50, y: 100), duration: 0.2)
        let place = try scroll(view).offset.y
        #expect(place == 190)
        for time in [0.25, 0.5, 1.0] {
            view.wait(time == 1 ? 0.5 : 0.25)
            let expected = place + 1000 * (pow(0.998, 1000 * time) - 1) / (1000 * log(0.998))
            #expect(abs(try scroll(view).offset.y - expected) < 0.5)
        }
        view.wait(5)
        #expect(abs(try scroll(view).offset.y - (place + 499.5)) < 0.5)
    }

    @Test("where content is does not hang on how time is stepped")
    func steps() throws {
        func offset(steps: Int) throws -> CGFloat {
            let view = screen(column(600))
            view.drag(from: CGPoint(x: 50, y: 300), to: CGPoint(x: 50, y: 150), duration: 0.1)
            view.wait(0.3, steps: steps)
            return try scroll(view).offset.y
        }
        #expect(try abs(offset(steps: 1) - offset(steps: 37)) < 1e-6)
    }

    @Test("0 L: a finger held still before it is lifted leaves nothing in motion (Lobanov)")
    func heldStill() throws {
        let view = screen(column(10_000))
        view.drag(from: CGPoint(x: 50, y: 300), to: CGPoint(x: 50, y: 100), lifts: false)
        view.wait(0.1)
        view.up(50, 100)
        view.wait(1)
        #expect(try scroll(view).offset.y == 190)
    }

    @Test("2.1 L: content that comes to an end by inertia swings beyond it and back")
    func bounceAtEnd() throws {
        let view = screen(column(600))
        view.drag(from: CGPoint(x: 50, y: 300), to: CGPoint(x: 50, y: 150), duration: 0.1)
        var most = 0.0
        for _ in 0..<60 {
            view.wait(1.0 / 60)
            most = max(most, try scroll(view).offset.y)
        }
        #expect(most > 205)
        view.wait(2)
        #expect(try scroll(view).offset.y == 200)
    }

    @Test("2.1 L: a touch stops content that moves, and nothing in it is tapped (Lobanov)")
    func catching() throws {
        let view = screen(
            ScrollView { Color.red.frame(width: 100, height: 10_000).onTapGesture { journal.note("tap") } })
        view.drag(from: CGPoint(x: 50, y: 300), to: CGPoint(x: 50, y: 100), duration: 0.1)
        view.wait(0.1)
        let place = try scroll(view).offset.y
        view.down(50, 200)
        view.wait(0.3)
        #expect(abs(try scroll(view).offset.y - place) < 0.01)
        view.up(50, 200)
        view.wait(0.5)
        #expect(journal.entries == [])
        #expect(abs(try scroll(view).offset.y - place) < 0.01)
    }

    @Test("2.1 L: a touch holds content at its stretched place while it swings back (Lobanov)")
    func catchingBounce() throws {
        let view = screen(column())
        view.drag(from: CGPoint(x: 50, y: 20), to: CGPoint(x: 50, y: 330), lifts: false)
        view.wait(0.2)
        view.up(50, 330)
        view.wait(0.1)
        let place = try scroll(view).offset.y
        #expect(place < -30)
        view.down(50, 100)
        view.wait(0.5)
        #expect(try scroll(view).offset.y == place)
        view.up(50, 100)
        view.wait(2)
        #expect(try scroll(view).offset.y == 0)
    }

    // MARK: Bouncing

    @Test("2.3 S: content that fits gives way unless it is to go by its size (DOC scrollBounceBehavior)")
    func bounceBehavior() throws {
        func pulled(_ view: some View) throws -> CGFloat {
            let view = screen(view)
            view.drag(from: CGPoint(x: 50, y: 20), to: CGPoint(x: 50, y: 200), lifts: false)
            return try scroll(view).offset.y
        }
        #expect(try pulled(column(200)) < -50)
        #expect(try pulled(column(200).scrollBounceBehavior(.always)) < -50)
        #expect(try pulled(column(200).scrollBounceBehavior(.basedOnSize)) == 0)
        #expect(try pulled(column(1000).scrollBounceBehavior(.basedOnSize)) < -50)
    }

    @Test("2.3 S: bounce behaviour is set for the vertical axis unless told (Apple's default)")
    func bounceAxes() throws {
        let view = TouchedView(
            ScrollView(.horizontal) { Color.red.frame(width: 50, height: 100) }.scrollBounceBehavior(.basedOnSize),
            size: CGSize(width: 400, height: 100))
        view.drag(from: CGPoint(x: 20, y: 50), to: CGPoint(x: 200, y: 50), lifts: false)
        #expect(try scroll(view).offset.x < -50)
    }

    @Test(
        "2.3 S: a disabled scroll view does not follow a finger; the program scrolls it all the same (DOC scrollDisabled)"
    )
    func disabled() throws {
        let view = screen(column().scrollDisabled(true))
        view.drag(from: CGPoint(x: 50, y: 300), to: CGPoint(x: 50, y: 100))
        #expect(try scroll(view).offset.y == 0)
        try scroll(view).setOffset(CGPoint(x: 0, y: 30))
        view.wait(0.1)
        #expect(try scroll(view).offset.y == 30)
    }

    // MARK: With gestures inside

    @Test("1.6 L: a finger that moves first scrolls, and a button inside shows nothing (delaysContentTouches)")
    func scrollBeforePress() throws {
        let view = screen(pressedColumn)
        view.drag(from: CGPoint(x: 50, y: 300), to: CGPoint(x: 50, y: 250), duration: 0.1)
        #expect(journal.entries == [])
        #expect(try scroll(view).offset.y > 0)
    }

    private var pressedColumn: some View {
        let journal = journal
        return ScrollView {
            Color.red.frame(width: 100, height: 1000)
                .onPress(onPressingChanged: { journal.note("\($0)") }, perform: { journal.note("action") })
        }
    }

    @Test("1.6 L: a button in a scroll view is highlighted after 0.15 seconds (several articles)")
    func delayedPress() {
        let view = screen(pressedColumn)
        view.down(50, 300)
        view.wait(0.14)
        #expect(journal.entries == [])
        view.wait(0.02)
        #expect(journal.entries == ["true"])
    }

    @Test("1.6 L: a press that was shown is given up when the finger scrolls (canCancelContentTouches)")
    func cancelledPress() throws {
        let view = screen(pressedColumn)
        view.down(50, 300)
        view.wait(0.3)
        view.move(50, 280)
        view.move(50, 260)
        #expect(journal.entries == ["true", "false"])
        view.up(50, 260)
        #expect(journal.entries == ["true", "false"])
        #expect(try scroll(view).offset.y > 0)
    }

    @Test("1.6 L: a quick tap still acts, with a flash of highlight")
    func quickTap() {
        let view = screen(pressedColumn)
        view.down(50, 300)
        view.wait(0.05)
        view.up(50, 300)
        #expect(journal.entries == ["true", "action"])
        view.wait(0.2)
        #expect(journal.entries == ["true", "action", "false"])
    }

    @Test("1.6 L: a tap gesture on content never keeps it from scrolling")
    func tapInside() throws {
        let view = screen(
            ScrollView { Color.red.frame(width: 100, height: 1000).onTapGesture { journal.note("tap") } })
        view.drag(from: CGPoint(x: 50, y: 300), to: CGPoint(x: 50, y: 200))
        #expect(journal.entries == [])
        #expect(try scroll(view).offset.y > 0)
    }

    @Test("1.6 S: a drag on content takes priority over scrolling (Apple's answer to FB14688465)")
    func dragInside() throws {
        let view = screen(
            ScrollView {
                Color.red.frame(width: 100, height: 1000)
                    .gesture(DragGesture().onEnded { _ in journal.note("drag") })
            })
        view.drag(from: CGPoint(x: 50, y: 300), to: CGPoint(x: 50, y: 200))
        #expect(journal.entries == ["drag"])
        #expect(try scroll(view).offset.y == 0)
    }

    @Test("1.6 S: a drag that needs more than 10 points lets the scroll view win (FB14688465)", arguments: [20.0, 30])
    func longDragInside(distance: Double) throws {
        let view = screen(
            ScrollView {
                Color.red.frame(width: 100, height: 1000)
                    .gesture(DragGesture(minimumDistance: distance).onChanged { _ in journal.note("drag") })
            })
        view.drag(from: CGPoint(x: 50, y: 300), to: CGPoint(x: 50, y: 200))
        #expect(journal.entries == [])
        #expect(try scroll(view).offset.y > 0)
    }

    @Test("1.6 S: a simultaneous drag lets both run (FB14688465)")
    func simultaneousDragInside() throws {
        let view = screen(
            ScrollView {
                Color.red.frame(width: 100, height: 1000)
                    .simultaneousGesture(DragGesture().onEnded { _ in journal.note("drag") })
            })
        view.drag(from: CGPoint(x: 50, y: 300), to: CGPoint(x: 50, y: 200))
        #expect(journal.entries == ["drag"])
        #expect(try scroll(view).offset.y > 0)
    }

    // MARK: Axes and nesting

    @Test("2.2 L: a scroll view of one axis does not start on a movement mostly along the other")
    func otherAxis() throws {
        let view = screen(column())
        view.down(10, 300)
        view.move(40, 290)
        // What was decided by the first direction stays so for this touch.
        view.move(40, 200)
        #expect(try scroll(view).offset.y == 0)
    }

    @Test("2.2 S: a scroll view of two axes moves freely (UIScrollView.isDirectionalLockEnabled)")
    func twoAxes() throws {
        let view = screen(ScrollView([.horizontal, .vertical]) { Color.red.frame(width: 1000, height: 1000) })
        view.down(80, 300)
        view.move(74, 292)
        view.move(54, 262)
        let offset = try scroll(view).offset
        #expect(abs(offset.x - 20) < 0.01)
        #expect(abs(offset.y - 30) < 0.01)
    }

    private var nested: some View {
        ScrollView {
            VStack(spacing: 0) {
                ScrollView { Color.red.frame(width: 100, height: 500) }.frame(height: 300)
                Color.blue.frame(width: 100, height: 1000)
            }
        }
    }

    @Test("2.2 S: of nested scroll views of one axis the inner one scrolls (UIScrollView)")
    func innerScrolls() throws {
        let view = screen(nested)
        let scrolls = view.nodes(ScrollRenderNode.self)
        view.drag(from: CGPoint(x: 50, y: 200), to: CGPoint(x: 50, y: 140), lifts: false)
        #expect(scrolls.map(\.offset.y) == [0, 50])
    }

    @Test(
        "2.2 S: an inner scroll view at its end leaves the drag to the outer one (transfersVerticalScrollingToParent)")
    func outerTakesOver() throws {
        let view = screen(nested)
        let scrolls = view.nodes(ScrollRenderNode.self)
        scrolls[1].setOffset(CGPoint(x: 0, y: 200))
        view.wait(0.1)
        view.drag(from: CGPoint(x: 50, y: 200), to: CGPoint(x: 50, y: 140), lifts: false)
        #expect(scrolls.map(\.offset.y) == [50, 200])
    }

    @Test("2.2 L: crossed scroll views decide by the first direction")
    func crossed() throws {
        let view = screen(
            ScrollView {
                VStack(spacing: 0) {
                    ScrollView(.horizontal) { Color.red.frame(width: 500, height: 200) }
                    Color.blue.frame(width: 100, height: 1000)
                }
            })
        let scrolls = view.nodes(ScrollRenderNode.self)
        view.drag(from: CGPoint(x: 80, y: 100), to: CGPoint(x: 20, y: 95), lifts: false)
        #expect(scrolls[1].offset.x > 0)
        #expect(scrolls[0].offset.y == 0)
        view.up(20, 95)
        view.wait(5)
        view.drag(from: CGPoint(x: 50, y: 150), to: CGPoint(x: 45, y: 90), lifts: false)
        #expect(scrolls[0].offset.y > 0)
    }

    // MARK: Targets

    private func pages(_ count: Int = 5) -> some View {
        ScrollView(.horizontal) {
            HStack(spacing: 0) { ForEach(0..<count, id: \.self) { _ in Color.red.frame(width: 100, height: 100) } }
        }
        .scrollTargetBehavior(.paging)
    }

    @Test(
        "2.3 S: paging turns one page a swipe, however fast (DOC PagingScrollTargetBehavior)", arguments: [0.05, 0.1])
    func onePage(duration: Double) throws {
        let view = TouchedView(pages())
        view.drag(from: CGPoint(x: 90, y: 50), to: CGPoint(x: 10, y: 50), duration: duration)
        view.wait(3)
        #expect(try scroll(view).offset.x == 100)
    }

    @Test("a page that was pulled little swings back")
    func pageBack() throws {
        let view = TouchedView(pages())
        view.drag(from: CGPoint(x: 90, y: 50), to: CGPoint(x: 60, y: 50), lifts: false)
        view.wait(0.2)
        view.up(60, 50)
        view.wait(3)
        #expect(try scroll(view).offset.x == 0)
    }

    @Test(
        "2.3 S: view-aligned scrolling rests with a target's edge at the window's (DOC ViewAlignedScrollTargetBehavior)"
    )
    func viewAligned() throws {
        let view = screen(
            ScrollView {
                VStack(spacing: 0) { ForEach(0..<50, id: \.self) { _ in Color.red.frame(width: 100, height: 70) } }
                    .scrollTargetLayout()
            }
            .scrollTargetBehavior(.viewAligned(limitBehavior: .never)))
        view.drag(from: CGPoint(x: 50, y: 300), to: CGPoint(x: 50, y: 180), duration: 0.2)
        view.wait(5)
        let offset = try scroll(view).offset.y
        #expect(offset > 110)
        #expect(abs(offset.truncatingRemainder(dividingBy: 70)) < 0.01)
    }

    @Test("2.3 S: alwaysByOne passes one view a swipe (iOS 18)")
    func byOne() throws {
        let view = screen(
            ScrollView {
                VStack(spacing: 0) { ForEach(0..<50, id: \.self) { _ in Color.red.frame(width: 100, height: 70) } }
                    .scrollTargetLayout()
            }
            .scrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByOne)))
        view.drag(from: CGPoint(x: 50, y: 300), to: CGPoint(x: 50, y: 100), duration: 0.1)
        view.wait(5)
        #expect(try scroll(view).offset.y == 70)
    }

    private struct Snap: ScrollTargetBehavior {
        let journal: Journal
        func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
            let entry = "\(Int(target.rect.minY.rounded())) from \(Int(context.originalTarget.rect.minY))"
            MainActor.assumeIsolated { journal.note(entry) }
            target.rect.origin.y = 250
        }
    }

    @Test("2.3 S: a custom behaviour gets the natural target and says where it rests (DOC updateTarget)")
    func customBehavior() throws {
        let view = screen(column(10_000).scrollTargetBehavior(Snap(journal: journal)))
        view.drag(from: CGPoint(x: 50, y: 300), to: CGPoint(x: 50, y: 100), duration: 0.2)
        view.wait(5)
        #expect(try scroll(view).offset.y == 250)
        #expect(journal.entries.first == "689 from 0")
    }

    // MARK: Phases and geometry

    @Test("2.3 S: phases go from idle by tracking, interacting and decelerating back to idle (DOC ScrollPhase)")
    func phases() {
        let view = screen(
            column(10_000).onScrollPhaseChange { old, new in journal.note("\(old)>\(new)") })
        view.drag(from: CGPoint(x: 50, y: 300), to: CGPoint(x: 50, y: 100), duration: 0.2)
        view.wait(6)
        #expect(
            journal.entries == [
                "idle>tracking", "tracking>interacting", "interacting>decelerating", "decelerating>idle",
            ])
    }

    @Test("2.3 S: a touch that does not move is tracked and no more")
    func trackedOnly() {
        let view = screen(column().onScrollPhaseChange { _, new in journal.note("\(new) \(new.isScrolling)") })
        view.tap(50, 300)
        #expect(journal.entries == ["tracking true", "idle false"])
    }

    @Test("2.3 L: swinging back counts as decelerating")
    func bouncePhase() {
        let view = screen(column().onScrollPhaseChange { _, new in journal.note("\(new)") })
        view.drag(from: CGPoint(x: 50, y: 20), to: CGPoint(x: 50, y: 230), lifts: false)
        view.wait(0.2)
        view.up(50, 230)
        view.wait(3)
        #expect(journal.entries == ["tracking", "interacting", "decelerating", "idle"])
    }

    @Test("2.3 S: the context of a phase tells geometry and velocity (DOC ScrollPhaseChangeContext)")
    func phaseContext() throws {
        let view = screen(
            column(10_000).onScrollPhaseChange { _, new, context in
                guard new == .decelerating else { return }
                journal.note("\(Int(context.geometry.contentOffset.y)) \(Int((context.velocity?.dy ?? 0).rounded()))")
            })
        view.drag(from: CGPoint(x: 50, y: 300), to: CGPoint(x: 50, y: 100), duration: 0.2)
        #expect(journal.entries == ["190 1000"])
    }

    @Test("the geometry tells offsets beyond the ends")
    func geometry() {
        let view = screen(
            column().onScrollGeometryChange(for: Bool.self, of: { $0.contentOffset.y < -20 }) { _, isBeyond in
                journal.note("\(isBeyond)")
            })
        journal.clear()
        view.drag(from: CGPoint(x: 50, y: 20), to: CGPoint(x: 50, y: 230), lifts: false)
        view.wait(0.2)
        view.up(50, 230)
        view.wait(3)
        #expect(journal.entries == ["true", "false"])
    }

    @Test("2.3 S: a bound position follows the topmost target while a finger scrolls (DOC scrollPosition)")
    func boundPosition() {
        struct Rows: View {
            let journal: Journal
            @State var position: Int?
            var body: some View {
                ScrollView {
                    VStack(spacing: 0) { ForEach(0..<50) { Color.red.frame(width: 100, height: 50).id($0) } }
                        .scrollTargetLayout()
                }
                .scrollPosition(id: $position)
                .onChange(of: position) { journal.note("\(position ?? -1)") }
            }
        }
        let view = screen(Rows(journal: journal))
        view.drag(from: CGPoint(x: 50, y: 300), to: CGPoint(x: 50, y: 185), duration: 0.5, lifts: false)
        #expect(journal.entries == ["0", "1", "2"])
    }

    @Test("2.3 S: user scrolling sets isPositionedByUser and clears edge and point (DOC ScrollPosition)")
    func positionedByUser() {
        struct Rows: View {
            let hook: (Binding<ScrollPosition>) -> Void
            @State var position = ScrollPosition(edge: .top)
            var body: some View {
                ScrollView { Color.red.frame(width: 100, height: 1000) }.scrollPosition($position)
                    .onAppear { hook($position) }
            }
        }
        var position: Binding<ScrollPosition>?
        let view = screen(Rows { position = $0 })
        #expect(position?.wrappedValue.edge == .top)
        #expect(position?.wrappedValue.isPositionedByUser == false)
        view.drag(from: CGPoint(x: 50, y: 300), to: CGPoint(x: 50, y: 200))
        #expect(position?.wrappedValue.edge == nil)
        #expect(position?.wrappedValue.isPositionedByUser == true)
    }

    // MARK: Wheel, keys

    private func wheel(_ view: TouchedView, _ y: CGFloat, x: CGFloat = 0, at place: CGPoint = CGPoint(x: 50, y: 200)) {
        view.host.send(WheelEvent(delta: CGSize(width: x, height: y), location: place, time: view.time))
        view.wait(0.02)
    }

    @Test("2.2 S: a wheel scrolls without a press or a distance to overcome (Build for the iPadOS pointer)")
    func wheelScrolls() throws {
        let view = screen(column())
        wheel(view, -5)
        #expect(try scroll(view).offset.y == 5)
        wheel(view, 50)
        #expect(try scroll(view).offset.y == 0)
    }

    @Test("a wheel over an inner scroll view at its end turns the outer one")
    func wheelNesting() throws {
        let view = screen(nested)
        let scrolls = view.nodes(ScrollRenderNode.self)
        wheel(view, -150)
        #expect(scrolls.map(\.offset.y) == [0, 150])
        wheel(view, -100)
        wheel(view, -30)
        #expect(scrolls.map(\.offset.y) == [30, 200])
    }

    @Test("2.2 S: page, home, end and arrow keys scroll what has the focus (allowsKeyboardScrolling)")
    func keys() throws {
        struct Form: View {
            @FocusState var isFocused: Bool
            var body: some View {
                ScrollView { Color.red.frame(width: 100, height: 1000).focusable().focused($isFocused) }
                    .onAppear { isFocused = true }
            }
        }
        let view = screen(Form())
        func press(_ key: KeyEquivalent) throws -> CGFloat {
            #expect(view.host.send(KeyPress(key)))
            view.wait(1)
            let node = try scroll(view)
            return node.offset.y
        }
        #expect(try press(.downArrow) > 0)
        #expect(try press(.upArrow) == 0)
        #expect(try press(.pageDown) > 200)
        #expect(try press(.end) == 600)
        #expect(try press(.home) == 0)
    }

    // MARK: Right to left

    @Test("content that reads from right to left follows the finger")
    func rightToLeft() throws {
        let view = TouchedView(
            ScrollView(.horizontal) { Color.red.frame(width: 500, height: 100) }
                .environment(\.layoutDirection, .rightToLeft))
        view.drag(from: CGPoint(x: 10, y: 50), to: CGPoint(x: 70, y: 50), lifts: false)
        #expect(try scroll(view).offset.x == 50)
    }

    // MARK: Indicators, loading again

    @Test("2.4 L: indicators show while content moves and fade afterwards (Flutter, by eye)")
    func indicators() {
        let view = screen(column())
        func operations() -> Int {
            view.host.tree.counters = FrameCounters()
            return view.host.frame(at: view.time).displayList.root.operationCount
        }
        let still = operations()
        view.drag(from: CGPoint(x: 50, y: 300), to: CGPoint(x: 50, y: 200), lifts: false)
        #expect(operations() == still + 1)
        view.wait(0.2)
        view.up(50, 200)
        view.wait(ScrollIndicatorAppearance.stay + 1)
        #expect(operations() == still)
    }

    @Test("2.3 S: indicators that are hidden do not show (DOC scrollIndicators)")
    func hiddenIndicators() {
        let view = screen(column().scrollIndicators(.hidden))
        let still = view.host.frame(at: view.time).displayList.root.operationCount
        view.drag(from: CGPoint(x: 50, y: 300), to: CGPoint(x: 50, y: 200), lifts: false)
        #expect(view.host.frame(at: view.time).displayList.root.operationCount == still)
    }
}

extension TouchedView {
    /// The first element of a kind.
    func node<N: RenderNode>(_ type: N.Type) -> N? { nodes(type).first }

    /// All elements of a kind, those around before those inside.
    func nodes<N: RenderNode>(_ type: N.Type) -> [N] {
        func find(_ node: RenderNode) -> [N] { [node as? N].compactMap(\.self) + node.children.flatMap(find) }
        return find(host.rootElement)
    }
}
