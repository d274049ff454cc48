import EngineTesting
import SwiftUI
import Testing

@testable import SwiftUICore

/// Values that go through keyframes.
@MainActor struct KeyframeTests {
    private struct Pose {
        var x = 0.0
        var angle = Angle.zero
    }

    /// "Linear through a unit curve"; "`value(time:)` clamps to 0…duration; also `value(progress:)`."
    @Test func linearKeyframesGoEvenly() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(10, duration: 1)
            LinearKeyframe(0, duration: 2, timingCurve: .easeIn)
        }
        #expect(timeline.duration == 3)
        #expect(timeline.value(time: 0.5).isClose(to: 5))
        #expect(timeline.value(time: 1).isClose(to: 10))
        #expect(timeline.value(time: 2).isClose(to: 10 - 10 * UnitCurve.easeIn.value(at: 0.5)))
        #expect(timeline.value(time: -1) == 0)
        #expect(timeline.value(time: 9) == 0)
        #expect(timeline.value(progress: 0.5).isClose(to: timeline.value(time: 1.5)))
    }

    /// "Hermite; nil velocities are chosen for smoothness: neighbours of cubic kind form a Catmull–Rom spline."
    @Test func cubicKeyframesAreSmooth() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(10, duration: 1)
            CubicKeyframe(30, duration: 1)
            CubicKeyframe(30, duration: 1)
        }
        for joint in [1.0, 2.0] {
            let before = (timeline.value(time: joint) - timeline.value(time: joint - 1e-5)) / 1e-5
            let after = (timeline.value(time: joint + 1e-5) - timeline.value(time: joint)) / 1e-5
            #expect(before.isClose(to: after, within: 0.01))
        }
        // At the first joint the curve runs along the line between its neighbors: 30 in two seconds.
        let slope = (timeline.value(time: 1 + 1e-5) - timeline.value(time: 1 - 1e-5)) / 2e-5
        #expect(slope.isClose(to: 15, within: 0.01))
        let given = KeyframeTimeline(initialValue: 0.0) { CubicKeyframe(1, duration: 1, startVelocity: 5) }
        #expect((given.value(time: 1e-6) / 1e-6).isClose(to: 5, within: 0.01))
    }

    /// "nil duration = the spring's settling duration"; "start velocity continues from before."
    @Test func springKeyframesGoByTheSpring() {
        let spring = Spring(duration: 0.5, bounce: 0.2)
        let timeline = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(10, spring: spring) }
        #expect(timeline.duration.isClose(to: spring.settlingDuration))
        #expect(timeline.value(time: 0.2).isClose(to: spring.value(target: 10, time: 0.2)))
        let second = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(10, duration: 1)
            SpringKeyframe(10, duration: 1, spring: spring)
        }
        #expect(second.value(time: 1.1).isClose(to: 10 + spring.value(target: 0, initialVelocity: 10, time: 0.1)))
        #expect(second.duration == 2)
    }

    /// "`MoveKeyframe`: jump, no time."
    @Test func moveKeyframesJump() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            MoveKeyframe(5)
            LinearKeyframe(10, duration: 1)
        }
        #expect(timeline.duration == 1)
        #expect(timeline.value(time: 0) == 5)
        #expect(timeline.value(time: 0.5).isClose(to: 7.5))
    }

    /// "Tracks run in parallel; a track ends by holding its last value; total duration = longest track."
    @Test func tracksRunSideBySide() {
        let timeline = KeyframeTimeline(initialValue: Pose()) {
            KeyframeTrack(\.x) { LinearKeyframe(10, duration: 1) }
            KeyframeTrack(\.angle) { LinearKeyframe(.degrees(90), duration: 2) }
        }
        #expect(timeline.duration == 2)
        let pose = timeline.value(time: 1.5)
        #expect(pose.x == 10)
        #expect(pose.angle.degrees.isClose(to: 67.5))
    }

    @Test func keyframesMayComeFromLoopsAndBranches() {
        for up in [true, false] {
            let timeline = KeyframeTimeline(initialValue: 0.0) {
                KeyframeTrack {
                    if up { LinearKeyframe(1, duration: 1) } else { LinearKeyframe(-1, duration: 1) }
                    for step in 1...3 { LinearKeyframe(Double(step), duration: 1) }
                }
            }
            #expect(timeline.duration == 4)
            #expect(timeline.value(time: 1) == (up ? 1 : -1))
            #expect(timeline.value(time: 4) == 3)
        }
    }

    /// "`keyframeAnimator(initialValue:repeating: true)`: loops."
    @Test func withoutATriggerItGoesRound() throws {
        let view = MovingView {
            Color.red.frame(width: 10, height: 10)
                .keyframeAnimator(initialValue: 0.0) { content, x in
                    content.offset(x: x)
                } keyframes: { _ in
                    LinearKeyframe(40, duration: 1)
                }
        }
        #expect(view.box(.red)?.minX == 95)
        view.advance(by: 0.5)
        #expect(try #require(view.box(.red)).minX.isNear(115))
        view.advance(by: 0.75)
        #expect(try #require(view.box(.red)).minX.isNear(105))
        #expect(view.isMoving)
    }

    /// "`repeating: false` shows the timeline's start value."
    @Test func notRepeatingItShowsTheStart() {
        let view = MovingView {
            KeyframeAnimator(initialValue: 7.0, repeating: false) { x in
                Color.red.frame(width: 10, height: 10).offset(x: x)
            } keyframes: { _ in
                LinearKeyframe(40, duration: 1)
            }
        }
        view.advance(by: 0.5)
        #expect(view.box(.red)?.minX == 102)
        #expect(!view.isMoving)
    }

    /// "`trigger:` form: plays once per change; keyframe closure receives the present value. At the end stays at the last
    /// keyframe's value until the next run, which begins at that value."
    @Test func aTriggerPlaysOnce() throws {
        let trigger = Knob(0)
        var starts: [Double] = []
        let view = MovingView {
            Color.red.frame(width: 10, height: 10)
                .keyframeAnimator(initialValue: 0.0, trigger: trigger.value) { content, x in
                    content.offset(x: x)
                } keyframes: { start in
                    let _ = starts.append(start)
                    LinearKeyframe(start + 40, duration: 1)
                }
        }
        view.advance(by: 1)
        #expect(view.box(.red)?.minX == 95)
        view.change { trigger.value += 1 }
        view.advance(by: 0.5)
        #expect(try #require(view.box(.red)).minX.isNear(115))
        view.advance(by: 1)
        #expect(view.box(.red)?.minX == 135)
        #expect(!view.isMoving)
        view.change { trigger.value += 1 }
        view.advance(by: 0.25)
        #expect(try #require(view.box(.red)).minX.isNear(145))
        #expect(starts == [0, 40])
    }
}
