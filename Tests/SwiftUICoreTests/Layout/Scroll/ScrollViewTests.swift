import EngineTesting
import Foundation
import Testing

@testable import SwiftUICore

@MainActor struct ScrollViewTests {
    @Test func contentIsInsetBySafeAreaAndReachesUnderIt() {
        let view = LaidOutView(100, 400, safeArea: EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0)) {
            ScrollView { Box(100, 1000).id("content") }
        }
        #expect(view.frame("content") == rect(0, 50, 100, 1000))
        let scroll = view.node(ScrollRenderNode.self)
        #expect(scroll?.viewport == rect(0, -50, 100, 400))
        #expect(scroll?.limit.y == 680)
        scroll?.setOffset(CGPoint(x: 0, y: 10_000))
        view.update()
        #expect(view.frame("content")?.maxY == 370)
    }

    @Test("A view tells when enough of it comes to be seen, and when no more")
    func visibility() {
        final class Journal { var entries: [String] = [] }
        let journal = Journal()
        let view = LaidOutView(100, 400) {
            ScrollView {
                VStack(spacing: 0) {
                    Box(100, 300)
                        .onScrollVisibilityChange { journal.entries.append("half \($0)") }
                    Box(100, 200)
                        .onScrollVisibilityChange(threshold: 0.9) { journal.entries.append("most \($0)") }
                    Box(100, 1000)
                }
            }
        }
        #expect(journal.entries == ["half true"])
        let scroll = view.node(ScrollRenderNode.self)
        func scrolled(to y: CGFloat) -> [String] {
            journal.entries = []
            scroll?.setOffset(CGPoint(x: 0, y: y))
            view.update()
            return journal.entries
        }
        #expect(scrolled(to: 50) == [])
        #expect(scrolled(to: 90) == ["most true"])
        #expect(scrolled(to: 151) == ["half false"])
        #expect(scrolled(to: 400) == ["most false"])
        #expect(scrolled(to: 0) == ["half true"])
        _ = LaidOutView(100, 400) {
            Box(100, 300).onScrollVisibilityChange { journal.entries.append("alone \($0)") }
        }
        #expect(journal.entries.last == "alone true")
    }

    @Test func acrossItsAxisItHugsTheContent() {
        let view = LaidOutView(300, 400) { ScrollView { Box(80, 1000).id("content") }.id("scroll") }
        #expect(view.frame("scroll") == rect(110, 0, 80, 400))
    }

    @Test(
        "apple: several views stand one below the other, whatever the axes",
        arguments: [Axis.Set.vertical, .horizontal])
    func severalViews(axes: Axis.Set) {
        let view = LaidOutView(300, 400) {
            ScrollView(axes) {
                Box(60, 30).id("upper")
                Box(100, 40).id("lower")
            }
        }
        #expect(view.frame("upper")?.midX == view.frame("lower")?.midX)
        #expect((view.frame("lower")?.minY ?? 0) - (view.frame("upper")?.maxY ?? 0) == 8)
    }

    @Test func shortContentLiesAtTheTopAndTheWindowFillsTheOffer() {
        let view = LaidOutView(300, 400) { ScrollView { Box(300, 100).id("content") }.id("scroll") }
        #expect(view.frame("content") == rect(0, 0, 300, 100))
        #expect(view.size("scroll")?.height == 400)
    }

    @Test func contentMarginsGoRoundTheContent() {
        let view = LaidOutView(300, 400) {
            ScrollView { Box(height: 1000...1000).id("content") }
                .contentMargins(.horizontal, 20).contentMargins(.top, 7)
        }
        #expect(view.frame("content") == rect(20, 7, 260, 1000))
    }

    @Test func anchorPutsLongContentAtItsEnd() {
        let view = LaidOutView(300, 400) {
            ScrollView { Box(300, 1000).id("content") }.defaultScrollAnchor(.bottom)
        }
        #expect(view.frame("content")?.maxY == 400)
    }

    private struct Resizable: View {
        let hook: (Binding<CGFloat>) -> Void
        @State var height: CGFloat

        var body: some View {
            hook($height)
            return Color.red.frame(width: 300, height: height).id("content")
        }
    }

    @Test func anAnchorCountsForItsRoleOnly() {
        var height: Binding<CGFloat>?
        func view(_ role: ScrollAnchorRole) -> LaidOutView {
            LaidOutView(300, 400) {
                ScrollView { Resizable(hook: { height = $0 }, height: 1000) }.defaultScrollAnchor(.bottom, for: role)
            }
        }
        #expect(view(.initialOffset).frame("content")?.maxY == 400)
        #expect(view(.sizeChanges).frame("content")?.minY == 0)
        let aligned = view(.alignment)
        #expect(aligned.frame("content")?.minY == 0)
        height?.wrappedValue = 100
        aligned.update()
        #expect(aligned.frame("content")?.maxY == 400)
    }

    @Test func sizeChangesKeepTheirAnchorInPlace() {
        var height: Binding<CGFloat>?
        let view = LaidOutView(300, 400) {
            ScrollView { Resizable(hook: { height = $0 }, height: 300) }
                .defaultScrollAnchor(.bottom, for: .sizeChanges)
        }
        #expect(view.frame("content")?.minY == 0)
        height?.wrappedValue = 900
        view.update()
        #expect(view.frame("content")?.maxY == 400)
    }

    @Test func proxyScrollsToRowsThatWereNeverMade() {
        struct Rows: View {
            let hook: (ScrollViewProxy) -> Void
            var body: some View {
                ScrollViewReader { proxy in
                    ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1000) { Box(20, 40).id("row\($0)") } } }
                        .onAppear { hook(proxy) }
                }
            }
        }
        var proxy: ScrollViewProxy?
        let view = LaidOutView(100, 400) { Rows { proxy = $0 } }
        proxy?.scrollTo("row700", anchor: .center)
        view.update()
        #expect(view.frame("row700")?.midY == 200)
        proxy?.scrollTo("row699")
        view.update()
        #expect(view.frame("row700")?.midY == 200)
        proxy?.scrollTo("row0")
        view.update()
        #expect(view.frame("row0")?.minY == 0)
        proxy?.scrollTo("row999")
        view.update()
        #expect(view.frame("row999")?.maxY == 400)
    }

    @Test func boundPositionScrollsAndIsTold() {
        struct Rows: View {
            @State var position: Int?
            let hook: (Binding<Int?>) -> Void
            var body: some View {
                ScrollView {
                    LazyVStack(spacing: 0) { ForEach(0..<100) { Box(20, 40).id($0) } }.scrollTargetLayout()
                }
                .scrollPosition(id: $position, anchor: .top)
                .onAppear { hook($position) }
            }
        }
        var position: Binding<Int?>?
        let view = LaidOutView(100, 400) { Rows { position = $0 } }
        position?.wrappedValue = 30
        view.update()
        #expect(view.frame(30)?.minY == 0)
        view.node(ScrollRenderNode.self)?.scroll(by: CGSize(width: 0, height: -85))
        view.update()
        #expect(position?.wrappedValue == 32)
        #expect(view.frame(32)?.minY == -5)
    }

    @Test func geometryOfTheScrollIsTold() {
        var offsets: [CGFloat] = []
        let view = LaidOutView(100, 400) {
            ScrollView { Box(100, 1000) }
                .onScrollGeometryChange(for: CGFloat.self, of: { $0.contentOffset.y }) { offsets.append($1) }
        }
        view.node(ScrollRenderNode.self)?.setOffset(CGPoint(x: 0, y: 60))
        view.update()
        #expect(offsets == [0, 60])
    }

    @Test func disabledScrollViewsStayWhenDragged() {
        let view = LaidOutView(100, 400) { ScrollView { Box(100, 1000).id("content") }.scrollDisabled(true) }
        view.node(ScrollRenderNode.self)?.scroll(by: CGSize(width: 0, height: -50))
        view.update()
        #expect(view.frame("content")?.minY == 0)
    }
}
