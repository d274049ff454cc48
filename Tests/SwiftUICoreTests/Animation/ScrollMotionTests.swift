import EngineTesting
import SwiftUI
import Testing

@testable import SwiftUICore

/// Scroll offsets that go where a program asks, by the animation of the change.
@MainActor struct ScrollMotionTests {
    private let second = Animation.linear(duration: 1)

    /// A hundred rows of 20 points in a window of 100, of which row 0 is red and row 20, at 400, is blue.
    private struct Rows: View {
        var body: some View {
            LazyVStack(spacing: 0) {
                ForEach(0..<100) { row in
                    (row == 0 ? Color.red : row == 20 ? Color.blue : Color.gray.opacity(Double(row) / 200))
                        .frame(height: 20)
                }
            }
        }
    }

    private final class Proxy { var scrollTo: (Int, UnitPoint?) -> Void = { _, _ in } }

    private func scrolling() -> (MovingView, Proxy, Knob<CGFloat>) {
        let (proxy, offset) = (Proxy(), Knob<CGFloat>(0))
        let view = MovingView(100, 100) {
            ScrollViewReader { reader in
                ScrollView { Rows() }
                    .onScrollGeometryChange(for: CGFloat.self) {
                        $0.contentOffset.y
                    } action: {
                        offset.value = $1
                    }
                    .onAppear { proxy.scrollTo = { reader.scrollTo($0, anchor: $1) } }
            }
        }
        return (view, proxy, offset)
    }

    /// "What animates: … scroll offsets."
    @Test func scrollToGoesByTheAnimationOfItsChange() throws {
        let (view, proxy, offset) = scrolling()
        view.change { withAnimation(second) { proxy.scrollTo(20, .top) } }
        #expect(view.box(.red)?.minY == 0)
        view.advance(by: 0.1)
        #expect(offset.value.isNear(40))
        #expect(view.isMoving)
        view.advance(by: 0.8)
        #expect(try #require(view.box(.blue)).minY.isNear(40))
        view.advance(by: 0.1)
        #expect(view.box(.blue)?.minY == 0)
        #expect(!view.isMoving)
    }

    /// The steps of the way are sums that are not exact. What is on its way in the content goes on nevertheless, also
    /// where something alters transactions, so that each step is looked at for ways.
    @Test func whatMovesInTheContentGoesOnMeanwhile() throws {
        let (proxy, isApart) = (Proxy(), Knob(false))
        let view = MovingView(100, 20) {
            ScrollViewReader { reader in
                ScrollView(.horizontal) {
                    HStack(spacing: 0) {
                        ForEach(0..<9) { Color.gray.frame(width: 33.3).id($0) }
                        Color.red.frame(width: 10.1).transaction { _ in }
                        Color.blue.frame(width: 10.1).padding(.leading, isApart.value ? 40.7 : 0)
                    }
                }
                .onAppear { proxy.scrollTo = { reader.scrollTo($0, anchor: $1) } }
            }
        }
        view.change {
            withAnimation(second) {
                isApart.value = true
                proxy.scrollTo(7, .leading)
            }
        }
        for _ in 0..<50 {
            view.advance(by: 1.0 / 60)
            let (red, blue) = (try #require(view.box(.red)), try #require(view.box(.blue)))
            #expect((blue.minX - red.maxX).isNear(40.7 * view.time))
        }
    }

    @Test func withoutAnAnimationItJumps() {
        let (view, proxy, _) = scrolling()
        view.change { proxy.scrollTo(20, .top) }
        #expect(view.box(.blue)?.minY == 0)
        #expect(!view.isMoving)
    }

    /// Without an anchor no further than needed; where it stops is not found again on the way.
    @Test func withoutAnAnchorItGoesAsFarAsNeeded() throws {
        let (view, proxy, offset) = scrolling()
        view.change { withAnimation(.spring(duration: 0.5, bounce: 0.5)) { proxy.scrollTo(20, nil) } }
        view.play(3)
        #expect(view.box(.blue)?.maxY == 100)
        #expect(offset.value == 320)
    }

    /// "`.spring` family: one persistent spring is retargeted, keeping position and velocity."
    @Test func aNewGoalTakesOverPlaceAndVelocity() throws {
        let (view, proxy, offset) = scrolling()
        let spring = Spring(duration: 1, bounce: 0)
        view.change { withAnimation(.spring(spring)) { proxy.scrollTo(20, .top) } }
        view.advance(by: 0.25)
        let place = spring.value(target: 400.0, time: 0.25)
        #expect(offset.value.isNear(place))
        view.change { withAnimation(.spring(spring)) { proxy.scrollTo(0, .top) } }
        #expect(offset.value.isNear(place))
        view.advance(by: 0.1)
        let velocity = spring.velocity(target: 400.0, time: 0.25)
        #expect(offset.value.isNear(place + spring.value(target: -place, initialVelocity: velocity, time: 0.1)))
    }

    @Test func aBoundPositionGoesByTheAnimationOfItsChange() throws {
        let position = Knob(ScrollPosition(idType: Int.self))
        let view = MovingView(100, 100) {
            ScrollView { Rows() }
                .scrollPosition(Binding(get: { position.value }, set: { position.value = $0 }))
        }
        view.change { withAnimation(second) { position.value.scrollTo(y: 400) } }
        view.advance(by: 0.9)
        #expect(try #require(view.box(.blue)).minY.isNear(40))
        view.advance(by: 0.1)
        #expect(view.box(.blue)?.minY == 0)
        view.change { withAnimation(second) { position.value.scrollTo(edge: .top) } }
        view.advance(by: 0.95)
        #expect(try #require(view.box(.red)).minY.isNear(-20))
        view.change { position.value.scrollTo(id: 20, anchor: .top) }
        #expect(view.box(.blue)?.minY == 0)
        #expect(!view.isMoving)
    }

    /// A finger that takes hold of the content ends the program's way.
    @Test func aDragEndsTheWay() throws {
        let (view, proxy, offset) = scrolling()
        view.change { withAnimation(second) { proxy.scrollTo(20, .top) } }
        view.advance(by: 0.5)
        let scroll = try #require(view.host.rootElement.first(ScrollRenderNode.self))
        view.change { scroll.scroll(by: CGSize(width: 0, height: 50)) }
        #expect(offset.value.isNear(150))
        view.advance(by: 0.5)
        #expect(offset.value.isNear(150))
    }

    /// Rows that learn their lengths on the way do not make the content miss its goal.
    @Test func lazyRowsOfDifferentLengthsAreReached() throws {
        let proxy = Proxy()
        let view = MovingView(100, 100) {
            ScrollViewReader { reader in
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<100) { row in
                            (row == 60 ? Color.blue : Color.gray).frame(height: row < 10 ? 20 : 35)
                        }
                    }
                }
                .onAppear { proxy.scrollTo = { reader.scrollTo($0, anchor: $1) } }
            }
        }
        view.change { withAnimation(.smooth) { proxy.scrollTo(60, .top) } }
        view.play(2)
        #expect(view.box(.blue)?.minY == 0)
        #expect(!view.isMoving)
    }

    /// Content that becomes shorter takes the window along by the animation of the change.
    @Test func theEndOfShorterContentIsReachedByTheAnimation() throws {
        let count = Knob(10)
        let view = MovingView(100, 100) {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<count.value, id: \.self) { row in
                        (row == 5 ? Color.blue : Color.gray).frame(height: 20)
                    }
                }
            }
            .defaultScrollAnchor(.bottom, for: .initialOffset)
        }
        #expect(view.box(.blue)?.minY == 0)
        view.change { withAnimation(second) { count.value = 8 } }
        view.advance(by: 0.5)
        #expect(try #require(view.box(.blue)).minY.isNear(20))
        view.advance(by: 0.5)
        #expect(view.box(.blue)?.minY == 40)
    }

    @Test func theCompletionComesWhenItIsThere() {
        let (view, proxy, _) = scrolling()
        var isDone = false
        view.change {
            withAnimation(second) {
                proxy.scrollTo(20, .top)
            } completion: {
                isDone = true
            }
        }
        view.advance(by: 0.9)
        #expect(!isDone)
        view.advance(by: 0.1)
        #expect(isDone)
    }
}

extension RenderNode {
    /// The first element of a kind, here or below.
    func first<Node: RenderNode>(_ kind: Node.Type) -> Node? {
        if let found = self as? Node { return found }
        for child in children { if let found = child.first(kind) { return found } }
        return nil
    }
}
