import EngineTesting
import SwiftUI
import Testing

@testable import SwiftUICore

/// Values that a finger holds and a spring moves.
@MainActor struct InteractiveTrackTests {
    private let view = MovingView { Color.red.frame(width: 10, height: 10) }
    private let spring = Spring(response: 0.5, dampingRatio: 1)

    @Test func goesToItsTargetBySpringAndTellsOfTheEnd() {
        let track = InteractiveTrack(0, in: view.host.tree)
        var ends = 0
        track.animate(to: 100, .spring(spring)) { ends += 1 }
        #expect(track.value == 0)
        view.advance(by: 0.2)
        #expect(track.value.isNear(spring.value(target: 100, time: 0.2)))
        #expect(track.velocity.isNear(spring.velocity(target: 100, time: 0.2)))
        #expect(ends == 0)
        view.advance(by: 5)
        #expect(track.value == 100 && !track.isMoving && ends == 1)
        #expect(view.host.tree.movingValues.count == 0)
    }

    @Test func aNewTargetKeepsPlaceAndVelocityAndDropsTheEarlierEnd() {
        let track = InteractiveTrack(0, in: view.host.tree)
        var ends: [String] = []
        track.animate(to: 100, .spring(spring)) { ends.append("there") }
        view.advance(by: 0.1)
        let (place, speed) = (track.value, track.velocity)
        track.animate(to: 0, .spring(spring)) { ends.append("back") }
        #expect(track.value == place)
        view.advance(by: 0.05)
        let expected = place + spring.value(target: -place, initialVelocity: speed, time: 0.05)
        #expect(track.value.isNear(expected) && track.value > place)
        #expect(view.host.tree.movingValues.count == 1)
        view.advance(by: 5)
        #expect(track.value == 0 && ends == ["back"])
    }

    @Test func aFingerCatchesAndLetsGo() {
        let track = InteractiveTrack(0, in: view.host.tree)
        var values: [Double] = []
        track.onChange = { [unowned track] in values.append(track.value) }
        track.animate(to: 100, .spring(spring)) { Issue.record("It was caught before") }
        view.advance(by: 0.1)
        track.hold()
        let caught = track.value
        view.advance(by: 1)
        #expect(track.value == caught && track.velocity == 0)
        track.hold(at: 60)
        #expect(values.last == 60)
        track.animate(to: 100, .spring(spring), velocity: 800)
        view.advance(by: 0.02)
        #expect(track.value.isNear(60 + spring.value(target: 40, initialVelocity: 800, time: 0.02)))
        view.advance(by: 5)
        #expect(track.value == 100 && view.host.nextWake == nil)
    }

    @Test func withoutAnAnimationItIsThereAtOnce() {
        let track = InteractiveTrack(1, in: view.host.tree)
        var changes = 0
        var ended = false
        track.onChange = { changes += 1 }
        track.animate(to: 0, nil) { ended = true }
        #expect(track.value == 0 && changes == 1 && ended && view.host.tree.movingValues.count == 0)
    }
}
