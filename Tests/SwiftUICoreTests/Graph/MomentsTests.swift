import EngineTesting
import SwiftUI
import Testing

@testable import SwiftUICore

/// What waits for a moment of the frame clock, and when a host wants to be woken.
@MainActor struct MomentsTests {
    @Test func comeInTheirOrderAtTheirTimesHoweverTimeIsStepped() {
        for steps in [[10.0], [1, 1, 1, 7], Array(repeating: 0.5, count: 20)] {
            let view = MovingView { Color.red }
            let (moments, tree) = (view.host.tree.moments, view.host.tree)
            var log: [String] = []
            moments.after(3) { log.append("c \(tree.time)") }
            moments.after(1) {
                log.append("a \(tree.time)")
                moments.after(1) { log.append("b \(tree.time)") }
            }
            moments.at(3) { log.append("d \(tree.time)") }
            for step in steps { view.advance(by: step) }
            #expect(log == ["a 1.0", "b 2.0", "c 3.0", "d 3.0"])
        }
    }

    @Test func whatIsGivenUpDoesNotHappen() {
        let view = MovingView { Color.red }
        let moment = view.host.tree.moments.after(1) { Issue.record("It was given up") }
        #expect(moment.isPending && view.host.nextWake == 1)
        moment.cancel()
        #expect(!moment.isPending && view.host.nextWake == nil)
        view.advance(by: 2)
    }

    @Test func aMomentAtWhichAnimationBeginsIsMetExactly() {
        let isOn = Knob(false)
        let view = MovingView {
            Color.red.frame(width: 10, height: 10).offset(x: isOn.value ? 40 : 0)
        }
        view.host.tree.moments.after(1) { withAnimation(.linear(duration: 1)) { isOn.value = true } }
        view.advance(by: 1.5)
        #expect(view.box(.red)?.minX.isNear(115) == true)
    }

    @Test func appointmentsWithoutEndDoNotHang() {
        let view = MovingView { Color.red }
        @MainActor func again() { view.host.tree.moments.after(0) { again() } }
        again()
        view.advance(by: 1)
        #expect(view.host.tree.moments.next != nil)
    }

    @Test func aHostAtRestIsNotWoken() {
        let isOn = Knob(false)
        let view = MovingView { Color.red.offset(x: isOn.value ? 40 : 0) }
        #expect(view.host.nextWake == nil)
        withAnimation(.linear(duration: 1)) { isOn.value = true }
        #expect(view.host.nextWake == 0)
        view.change {}
        view.advance(by: 0.5)
        #expect(view.host.nextWake == 0.5)
        view.advance(by: 1)
        view.advance(by: 0.1)
        #expect(view.host.nextWake == nil)
    }

    @Test func aTimelineSaysWhenItChanges() {
        let view = MovingView {
            TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)) { _ in Color.red }
        }
        let wake = view.host.nextWake
        #expect(wake.map { $0 > 0 && $0 <= 60 } == true)
    }
}
