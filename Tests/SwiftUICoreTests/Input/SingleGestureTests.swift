import EngineTesting
import Foundation
import Testing

@testable import SwiftUICore

/// What Apple says of single gestures. A case names what is known, and who says so.
@MainActor struct SingleGestureTests {
    private let journal = Journal()

    // MARK: Taps

    @Test("1.2 S: a tap comes when the finger is lifted, not before (UITapGestureRecognizer)")
    func tapOnUp() {
        let view = TouchedView(Color.red.onTapGesture { journal.note("tap") })
        view.down(50, 50)
        view.wait(0.1)
        #expect(journal.entries == [])
        view.up(50, 50)
        #expect(journal.entries == ["tap"])
    }

    @Test("1.2 S: a tap of several counts comes with the last of them", arguments: [1, 2, 3])
    func counts(count: Int) {
        let view = TouchedView(Color.red.onTapGesture(count: count) { journal.note("taps") })
        for number in 1...count {
            #expect(journal.entries == [])
            view.tap()
            view.wait(0.1)
            #expect((journal.entries == ["taps"]) == (number == count))
        }
    }

    @Test("taps too far apart in time are no double tap")
    func slowTaps() {
        let view = TouchedView(Color.red.onTapGesture(count: 2) { journal.note("double") })
        view.tap()
        view.wait(GestureMetrics.multipleTapInterval * 2)
        view.tap()
        view.wait(1)
        #expect(journal.entries == [])
    }

    @Test("1.2 S: a spatial tap tells its place in the view (SpatialTapGesture's default)")
    func tapPlace() {
        let view = TouchedView(
            Color.red.frame(width: 60, height: 60).onTapGesture { (place: CGPoint) in
                journal.note("\(Int(place.x)), \(Int(place.y))")
            })
        view.tap(50, 25)
        #expect(journal.entries == ["30, 5"])
    }

    @Test("1.2 S: a spatial tap tells its place in the space that it is asked for")
    func tapPlaceInSpace() {
        let view = TouchedView(
            Color.red.frame(width: 60, height: 60)
                .gesture(
                    SpatialTapGesture(coordinateSpace: .global).onEnded {
                        journal.note("\(Int($0.location.x)), \(Int($0.location.y))")
                    }))
        view.tap(50, 25)
        #expect(journal.entries == ["50, 25"])
    }

    @Test("a finger that moves away makes no tap")
    func slippedTap() {
        let view = TouchedView(Color.red.onTapGesture { journal.note("tap") })
        view.drag(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 80, y: 20))
        #expect(journal.entries == [])
    }

    // MARK: Long presses

    private func longPress(_ journal: Journal) -> some View {
        Color.red.onLongPressGesture(perform: { journal.note("long") }) { journal.note("\($0)") }
    }

    @Test("1.2 S: a long press comes while the finger is still down, after half a second (Apple's defaults)")
    func longPressWhileDown() {
        let view = TouchedView(longPress(journal))
        view.down(50, 50)
        view.wait(0.49)
        #expect(journal.entries == ["true"])
        view.wait(0.01)
        #expect(journal.entries == ["true", "long", "false"])
        view.up(50, 50)
        #expect(journal.entries == ["true", "long", "false"])
    }

    @Test("a long press does not hang on how time is stepped")
    func longPressInOneStep() {
        let view = TouchedView(longPress(journal))
        view.down(50, 50)
        view.wait(5)
        #expect(journal.entries == ["true", "long", "false"])
    }

    @Test("1.2 S: a long press fails when the finger is lifted before (DOC onLongPressGesture)")
    func shortPress() {
        let view = TouchedView(longPress(journal))
        view.down(50, 50)
        view.wait(0.3)
        view.up(50, 50)
        view.wait(1)
        #expect(journal.entries == ["true", "false"])
    }

    @Test(
        "1.2 S: a long press fails on moving more than 10 points (Apple's default)",
        arguments: [(9.0, true), (11.0, false)])
    func movedPress(distance: Double, isLong: Bool) {
        let view = TouchedView(longPress(journal))
        view.down(20, 50)
        view.wait(0.1)
        view.move(20 + distance, 50)
        view.wait(0.6)
        #expect(journal.entries.contains("long") == isLong)
    }

    @Test("1.2 S: after a long press has come about, movement is free (UILongPressGestureRecognizer)")
    func movementAfterSuccess() {
        let view = TouchedView(
            Color.red.gesture(LongPressGesture().onEnded { journal.note("ended \($0)") }))
        view.down(20, 50)
        view.wait(0.6)
        view.move(90, 50)
        view.up(90, 50)
        #expect(journal.entries == ["ended true"])
    }

    @Test("1.2 L: a press of endless duration tells of the press and never comes about")
    func endlessPress() {
        let view = TouchedView(
            Color.red.onLongPressGesture(minimumDuration: .infinity, perform: { journal.note("long") }) {
                journal.note("\($0)")
            })
        view.down(50, 50)
        view.wait(100)
        view.up(50, 50)
        #expect(journal.entries == ["true", "false"])
    }

    @Test("1.2 S: a long press shows itself to `updating` from touch down (DOC Adding interactivity)")
    func pressIsShown() {
        struct Pressed: View {
            let journal: Journal
            @GestureState var isPressed = false
            var body: some View {
                journal.note("\(isPressed)")
                return Color.red.gesture(LongPressGesture().updating($isPressed) { value, state, _ in state = value })
            }
        }
        let view = TouchedView(Pressed(journal: journal))
        journal.clear()
        view.down(50, 50)
        #expect(journal.entries.contains("true"))
        view.wait(0.6)
        #expect(journal.entries.last == "false")
    }

    // MARK: Drags

    private func noteDrag(_ journal: Journal, minimumDistance: CGFloat = 10) -> some View {
        Color.red.gesture(
            DragGesture(minimumDistance: minimumDistance)
                .onChanged { journal.note("changed \(Int($0.translation.width))") }
                .onEnded { journal.note("ended \(Int($0.translation.width))") })
    }

    @Test("1.2 S: a drag starts 10 points from where the finger came down (Apple's default)")
    func dragDistance() {
        let view = TouchedView(noteDrag(journal))
        view.down(20, 50)
        view.move(29, 50)
        #expect(journal.entries == [])
        view.move(30, 50)
        #expect(journal.entries == ["changed 10"])
    }

    @Test("1.2 S: a drag is measured from the first event, so it begins with a jump (DOC DragGesture.Value)")
    func dragJump() {
        let view = TouchedView(noteDrag(journal))
        view.down(20, 50)
        view.move(45, 50)
        view.up(45, 50)
        #expect(journal.entries == ["changed 25", "ended 25"])
    }

    @Test("1.2 S: a drag of no distance begins at touch down, with no translation (Apple's interface)")
    func immediateDrag() {
        let view = TouchedView(noteDrag(journal, minimumDistance: 0))
        view.down(20, 50)
        #expect(journal.entries == ["changed 0"])
        view.up(20, 50)
        #expect(journal.entries == ["changed 0", "ended 0"])
    }

    @Test("1.3 S: a drag that did not come about calls nothing (DOC Adding interactivity)")
    func shortDrag() {
        let view = TouchedView(noteDrag(journal))
        view.down(20, 50)
        view.move(25, 50)
        view.up(25, 50)
        #expect(journal.entries == [])
    }

    @Test("1.3 S: onChanged comes on every change, and only then (DOC onChanged)")
    func changes() {
        let view = TouchedView(noteDrag(journal, minimumDistance: 0))
        view.down(20, 50)
        view.move(40, 50)
        view.move(50, 50)
        #expect(journal.entries == ["changed 0", "changed 20", "changed 30"])
    }

    @MainActor private final class Values {
        var all: [DragGesture.Value] = []
    }

    @Test("1.2 S: the predicted end is the place plus a quarter of the velocity (Apple's interface)")
    func prediction() throws {
        let values = Values()
        let view = TouchedView(Color.red.gesture(DragGesture().onEnded { values.all.append($0) }))
        view.drag(from: CGPoint(x: 10, y: 80), to: CGPoint(x: 90, y: 40), duration: 0.2)
        let value = try #require(values.all.last)
        #expect(abs(value.velocity.width - 400) < 0.01)
        #expect(abs(value.velocity.height + 200) < 0.01)
        #expect(abs(value.predictedEndLocation.x - (90 + 100)) < 0.01)
        #expect(abs(value.predictedEndTranslation.height - (-40 - 50)) < 0.01)
        #expect(value.velocity.width == 4 * (value.predictedEndLocation.x - value.location.x))
    }

    @Test("1.2 L: a finger that has rested has no velocity (Lobanov)")
    func restingFinger() throws {
        let values = Values()
        let view = TouchedView(Color.red.gesture(DragGesture().onEnded { values.all.append($0) }))
        view.drag(from: CGPoint(x: 10, y: 50), to: CGPoint(x: 90, y: 50), lifts: false)
        view.wait(0.1)
        view.up(90, 50)
        #expect(try #require(values.all.last).velocity == .zero)
    }

    @Test("a drag tells its places in the space that it is asked for")
    func dragSpace() throws {
        let values = Values()
        let view = TouchedView(
            Color.red.frame(width: 60, height: 60)
                .gesture(DragGesture(coordinateSpace: .named("canvas")).onChanged { values.all.append($0) })
                .frame(width: 100, height: 100).coordinateSpace(.named("canvas")))
        view.down(30, 30)
        view.move(50, 50)
        #expect(values.all.last?.startLocation == CGPoint(x: 30, y: 30))
        #expect(values.all.last?.location == CGPoint(x: 50, y: 50))
    }

    @Test("1.2 L: a drag's default space is the view's own (Apple's interface)")
    func localDrag() throws {
        let values = Values()
        let view = TouchedView(
            Color.red.frame(width: 60, height: 60).gesture(DragGesture().onChanged { values.all.append($0) }))
        view.down(30, 30)
        view.move(50, 50)
        #expect(values.all.last?.startLocation == CGPoint(x: 10, y: 10))
    }

    @Test("a scaled view measures a drag in its own points")
    func scaledDrag() throws {
        let values = Values()
        let view = TouchedView(
            Color.red.frame(width: 40, height: 40)
                .gesture(DragGesture(minimumDistance: 0).onChanged { values.all.append($0) }).scaleEffect(2))
        view.drag(from: CGPoint(x: 20, y: 50), to: CGPoint(x: 80, y: 50), lifts: false)
        let value = try #require(values.all.last)
        #expect(abs(value.translation.width - 30) < 0.01)
        #expect(abs(value.velocity.width - 150) < 0.01)
    }

    // MARK: Two fingers

    @MainActor private final class Pinches {
        var magnify: [MagnifyGesture.Value] = []
        var rotate: [RotateGesture.Value] = []
        var ends = 0
    }

    private func pinched(_ pinches: Pinches) -> TouchedView {
        TouchedView(
            Color.red.gesture(
                MagnifyGesture().onChanged { pinches.magnify.append($0) }
                    .onEnded { _ in pinches.ends += 1 }))
    }

    @Test("1.2 S: a pinch begins once the scale has changed by 0.01 (Apple's default)")
    func pinchStart() {
        let pinches = Pinches()
        let view = pinched(pinches)
        view.down(0, 50, finger: 0)
        view.down(99, 50, finger: 1)
        view.move(98.5, 50, finger: 1)
        #expect(pinches.magnify.isEmpty)
        view.move(90, 50, finger: 1)
        #expect(pinches.magnify.count == 1)
    }

    @Test(
        "1.2 S: a pinch tells the factor, the middle of the fingers and its part of the view (DOC MagnifyGesture.Value)"
    )
    func pinchValue() throws {
        let pinches = Pinches()
        let view = pinched(pinches)
        view.down(40, 20, finger: 0)
        view.down(60, 20, finger: 1)
        view.move(80, 20, finger: 1)
        let value = try #require(pinches.magnify.last)
        #expect(value.magnification == 2)
        #expect(value.startLocation == CGPoint(x: 50, y: 20))
        #expect(value.startAnchor == UnitPoint(x: 0.5, y: 0.2))
    }

    @Test("1.2 S: a pinch ends when all fingers have been lifted (UIPinchGestureRecognizer)")
    func pinchEnd() {
        let pinches = Pinches()
        let view = pinched(pinches)
        view.down(40, 20, finger: 0)
        view.down(60, 20, finger: 1)
        view.move(80, 20, finger: 1)
        view.up(80, 20, finger: 1)
        #expect(pinches.ends == 0)
        view.up(40, 20, finger: 0)
        #expect(pinches.ends == 1)
    }

    @Test("one finger pinches nothing")
    func oneFinger() {
        let pinches = Pinches()
        let view = pinched(pinches)
        view.drag(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 80, y: 80))
        #expect(pinches.magnify.isEmpty)
        #expect(pinches.ends == 0)
    }

    @Test("1.2 S: a turn begins at 1 degree and is 0 at first (Apple's default)", arguments: [(0.9, 0), (1.1, 1)])
    func rotationStart(degrees: Double, count: Int) {
        let pinches = Pinches()
        let view = TouchedView(Color.red.gesture(RotateGesture().onChanged { pinches.rotate.append($0) }))
        view.down(50, 50, finger: 0)
        view.down(90, 50, finger: 1)
        let angle = degrees * .pi / 180
        view.move(50 + 40 * cos(angle), 50 + 40 * sin(angle), finger: 1)
        #expect(pinches.rotate.count == count)
    }

    @Test("a turn of more than half a circle is told as such")
    func wholeTurn() throws {
        let pinches = Pinches()
        let view = TouchedView(Color.red.gesture(RotateGesture().onChanged { pinches.rotate.append($0) }))
        view.down(50, 50, finger: 0)
        view.down(90, 50, finger: 1)
        for step in 1...27 {
            let angle = Double(step) * 10 * .pi / 180
            view.wait(0.01)
            view.move(50 + 40 * cos(angle), 50 + 40 * sin(angle), finger: 1)
        }
        let value = try #require(pinches.rotate.last)
        #expect(abs(value.rotation.degrees - 270) < 0.001)
        #expect(abs(value.velocity.degrees - 1000) < 1)
    }

    @Test("1.2 S: pinch and turn run together (SimultaneousGesture)")
    func pinchAndTurn() throws {
        let pinches = Pinches()
        let view = TouchedView(
            Color.red.gesture(
                MagnifyGesture().simultaneously(with: RotateGesture()).onChanged { value in
                    if let first = value.first { pinches.magnify.append(first) }
                    if let second = value.second { pinches.rotate.append(second) }
                }))
        view.down(50, 50, finger: 0)
        view.down(70, 50, finger: 1)
        view.move(50, 90, finger: 1)
        #expect(pinches.magnify.last?.magnification == 2)
        #expect(try abs(#require(pinches.rotate.last).rotation.degrees - 90) < 0.001)
    }
}
