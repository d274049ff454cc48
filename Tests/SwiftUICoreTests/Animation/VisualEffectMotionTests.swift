import EngineTesting
import SwiftUI
import Testing

@testable import SwiftUICore

/// Effects that go by a view's place, on their way.
@MainActor struct VisualEffectMotionTests {
    private let second = Animation.linear(duration: 1)

    /// "Built-in effects": a visual effect whose numbers change goes over to the new ones.
    @Test func visualEffectsGoByTheAnimationOfTheChange() throws {
        let x = Knob(0.0)
        let view = MovingView {
            let offset = x.value
            Color.red.frame(width: 10, height: 10).visualEffect { content, _ in
                content.offset(x: offset).opacity(1 - offset / 200)
            }
        }
        let start = try #require(view.box(.red)).minX
        view.change { withAnimation(second) { x.value = 100 } }
        #expect(try #require(view.box(.red)).minX.isNear(start))
        view.advance(by: 0.25)
        #expect(try #require(view.box(.red)).minX.isNear(start + 25))
        #expect(try abs(#require(view.paint(.red)).opacity - 0.875) < 1e-6)
        view.advance(by: 0.75)
        #expect(try #require(view.box(.red)).minX.isNear(start + 100))
        #expect(!view.isMoving)
        view.change { x.value = 0 }
        #expect(try #require(view.box(.red)).minX.isNear(start))
    }

    private func scrolled(_ configuration: ScrollTransitionConfiguration) throws -> (MovingView, ScrollRenderNode) {
        let view = MovingView(100, 100) {
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(height: 40)
                        .scrollTransition(configuration) { content, phase in
                            content.opacity(phase.isIdentity ? 1 : 0)
                        }
                    Color.gray.frame(height: 400)
                }
            }
        }
        return (view, try #require(view.host.rootElement.first(ScrollRenderNode.self)))
    }

    /// "`.interactive` (default): effect follows scroll position between thresholds."
    @Test func interactiveTransitionsFollowTheScrolling() throws {
        let (view, scroll) = try scrolled(.interactive)
        #expect(view.paint(.red)?.opacity == 1)
        view.change { scroll.setOffset(CGPoint(x: 0, y: 10)) }
        #expect(try abs(#require(view.paint(.red)).opacity - 0.75) < 1e-6)
        #expect(!view.isMoving)
    }

    /// "`.animated(anim = .default)`: changes phase once at the threshold and animates."
    @Test func animatedTransitionsGoByThemselvesOncePastTheThreshold() throws {
        let (view, scroll) = try scrolled(.animated(.linear(duration: 1)))
        view.change { scroll.setOffset(CGPoint(x: 0, y: 10)) }
        let before = try #require(view.paint(.red)).opacity
        view.change { scroll.setOffset(CGPoint(x: 0, y: 39)) }
        view.advance(by: 0.5)
        #expect(before == 1)
        #expect(try abs(#require(view.paint(.red)).opacity - 0.5) < 1e-6)
        view.advance(by: 0.5)
        #expect(view.paint(.red)?.opacity ?? 0 == 0)
        view.change { scroll.setOffset(.zero) }
        view.advance(by: 0.25)
        #expect(try abs(#require(view.paint(.red)).opacity - 0.25) < 1e-6)
    }
}
