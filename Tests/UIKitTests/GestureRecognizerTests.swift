import Foundation
import SwiftUI
import Testing
import UIKit

/// Gesture recognizers of UIKit's. Names begin with the section of the facts that a test is about, and how sure it is.
@MainActor struct GestureRecognizerTests {
    /// Follows touches itself, and notes what it receives.
    private final class Noting: UIGestureRecognizer {
        var log: [String] = []

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
            log.append("began \(numberOfTouches)")
        }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
            log.append("moved")
            if location(in: view).x > 100, state == .possible { state = .began }
        }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
            log.append("ended")
            state = state == .possible ? .failed : .ended
        }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
            log.append("cancelled")
            super.touchesCancelled(touches, with: event)
        }
        override func reset() {
            log.append("reset \(state.rawValue)")
            super.reset()
        }
    }

    /// Notes the touches that views are notified of.
    private final class Touched: UIView {
        var log: [String] = []
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("began") }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("moved") }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended") }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("cancelled") }
    }

    private final class Delegate: NSObject, UIGestureRecognizerDelegate {
        var begins = true
        var receives = true
        var simultaneous = false
        var waits = false

        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
        func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
            receives
        }
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { simultaneous }
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { waits }
    }

    private final class States {
        var all: [UIGestureRecognizer.State] = []
    }

    /// The states that a recognizer tells of.
    private func states(of recognizer: UIGestureRecognizer) -> States {
        let states = States()
        recognizer.onAction = { [weak recognizer] in if let recognizer { states.all.append(recognizer.state) } }
        return states
    }

    private func screen(_ recognizers: UIGestureRecognizer...) -> FingerScreen {
        let view = UIView()
        for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
        return FingerScreen(view)
    }

    // MARK: One recognizer

    @Test("1.2 L: a tap comes about as the finger is lifted, and not once it has moved too far")
    func tap() {
        let tap = UITapGestureRecognizer()
        let states = states(of: tap)
        let screen = screen(tap)
        screen.down(50, 60)
        #expect(states.all == [])
        screen.up(50, 60)
        #expect(states.all == [.ended] && tap.state == .possible)
        screen.wait(1)
        screen.down(50, 60)
        screen.move(90, 60)
        screen.up(90, 60)
        #expect(states.all == [.ended])
    }

    @Test("1.2 S: of several taps the first tells the place")
    func doubleTap() {
        let tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = 2
        var place = CGPoint.zero
        tap.onAction = { place = tap.location(in: tap.view) }
        let screen = screen(tap)
        screen.tap(50, 60)
        screen.wait(1)
        screen.tap(50, 60)
        #expect(place == .zero)
        screen.wait(1)
        screen.tap(50, 60)
        screen.tap(58, 60)
        #expect(place == CGPoint(x: 50, y: 60))
    }

    @Test("1.2 S: a long press begins after half a second and may move from then on")
    func longPress() {
        let press = UILongPressGestureRecognizer()
        let states = states(of: press)
        let screen = screen(press)
        screen.down(50, 60)
        screen.wait(0.4)
        #expect(states.all == [])
        screen.wait(0.2)
        #expect(states.all == [.began])
        screen.move(150, 60)
        screen.up(150, 60)
        #expect(states.all == [.began, .changed, .ended])
    }

    @Test("1.2 S: a long press fails where the finger moves more than 10 points before, or is lifted")
    func brokenPress() {
        let press = UILongPressGestureRecognizer()
        let states = states(of: press)
        let screen = screen(press)
        screen.down(50, 60)
        screen.move(61, 60)
        screen.wait(1)
        screen.up(61, 60)
        screen.tap(50, 60)
        #expect(states.all == [])
    }

    @Test("0 S: a pan begins after 10 points")
    func pan() {
        let pan = UIPanGestureRecognizer()
        let states = states(of: pan)
        let screen = screen(pan)
        screen.down(50, 60)
        screen.move(59, 60)
        #expect(states.all == [])
        screen.move(60, 60)
        screen.move(80, 64)
        #expect(states.all == [.began, .changed])
        #expect(pan.translation(in: pan.view) == CGPoint(x: 30, y: 4))
        pan.setTranslation(.zero, in: pan.view)
        screen.move(85, 64)
        #expect(pan.translation(in: pan.view) == CGPoint(x: 5, y: 0))
        screen.up(85, 64)
        #expect(states.all.last == .ended)
    }

    @Test("2.1 L: a finger that has rested for a tenth of a second has no speed")
    func velocity() {
        let pan = UIPanGestureRecognizer()
        var speed = CGPoint.zero
        pan.onAction = { speed = pan.velocity(in: pan.view) }
        let screen = screen(pan)
        screen.fling(from: CGPoint(x: 50, y: 60), by: CGSize(width: 100, height: 0), speed: 500)
        #expect(abs(speed.x - 500) < 1 && speed.y == 0)
        screen.down(50, 60)
        for step in 1...10 { screen.move(50 + CGFloat(step) * 10, 60) }
        screen.wait(0.15)
        screen.up(150, 60)
        #expect(speed == .zero)
    }

    @Test func aSecondFingerDoesNotLetThePanLeap() {
        let pan = UIPanGestureRecognizer()
        let screen = screen(pan)
        screen.down(50, 60)
        screen.move(80, 60)
        screen.down(200, 300, 1)
        #expect(pan.numberOfTouches == 2)
        #expect(pan.translation(in: nil) == CGPoint(x: 30, y: 0))
        screen.move(90, 60)
        #expect(pan.translation(in: nil) == CGPoint(x: 35, y: 0))
        screen.up(90, 60)
        screen.move(210, 300, 1)
        #expect(pan.translation(in: nil) == CGPoint(x: 45, y: 0))
        screen.up(210, 300, 1)
        #expect(pan.state == .possible)
    }

    @Test func aSwipeComesAboutInItsDirectionAlone() {
        let swipe = UISwipeGestureRecognizer()
        swipe.direction = .left
        let states = states(of: swipe)
        let screen = screen(swipe)
        screen.fling(from: CGPoint(x: 50, y: 60), by: CGSize(width: 100, height: 0), speed: 500)
        #expect(states.all == [])
        screen.fling(from: CGPoint(x: 150, y: 60), by: CGSize(width: -100, height: 0), speed: 500)
        #expect(states.all == [.ended])
        // Slowly it is none.
        screen.fling(from: CGPoint(x: 150, y: 60), by: CGSize(width: -100, height: 0), speed: 50)
        #expect(states.all == [.ended])
    }

    @Test("1.2 S: pinches and rotations begin past 0.01 and one degree, and end when all fingers are lifted")
    func twoFingers() {
        let (pinch, rotation, delegate) = (UIPinchGestureRecognizer(), UIRotationGestureRecognizer(), Delegate())
        delegate.simultaneous = true
        pinch.delegate = delegate
        let (pinched, turned) = (states(of: pinch), states(of: rotation))
        let screen = screen(pinch, rotation)
        screen.down(100, 100)
        screen.down(200, 100, 1)
        screen.move(200.5, 100, 1)
        #expect(pinched.all == [] && turned.all == [])
        screen.move(250, 100, 1)
        #expect(pinched.all == [.began] && turned.all == [])
        #expect(abs(pinch.scale - 1.5) < 1e-9)
        screen.move(100, 250, 1)
        #expect(turned.all == [.began])
        #expect(abs(rotation.rotation - .pi / 2) < 1e-9)
        pinch.scale = 1
        screen.move(100, 400, 1)
        #expect(abs(pinch.scale - 2) < 1e-9)
        screen.up(100, 100)
        #expect(pinched.all.last == .changed)
        screen.up(100, 400, 1)
        #expect(pinched.all.last == .ended && turned.all.last == .ended)
    }

    @Test func aPanFromTheEdgeBeginsThereAlone() {
        let pan = UIScreenEdgePanGestureRecognizer()
        pan.edges = .left
        let states = states(of: pan)
        let screen = screen(pan)
        screen.fling(from: CGPoint(x: 100, y: 60), by: CGSize(width: 100, height: 0), speed: 500)
        screen.fling(from: CGPoint(x: 5, y: 60), by: CGSize(width: 0, height: 100), speed: 500)
        #expect(states.all == [])
        screen.fling(from: CGPoint(x: 5, y: 60), by: CGSize(width: 100, height: 0), speed: 500)
        #expect(states.all.first == .began && states.all.last == .ended)
    }

    @Test("7 S: a pointer that comes, moves and leaves is a hover")
    func hover() {
        let hover = UIHoverGestureRecognizer()
        let states = states(of: hover)
        let (outer, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400)), UIView())
        inner.frame = CGRect(x: 100, y: 100, width: 50, height: 50)
        inner.addGestureRecognizer(hover)
        outer.addSubview(inner)
        let screen = FingerScreen(outer)
        for place in [CGPoint(x: 10, y: 10), CGPoint(x: 110, y: 110), CGPoint(x: 120, y: 110)] {
            screen.host.send(HoverEvent(location: place, time: screen.time))
        }
        #expect(hover.location(in: inner) == CGPoint(x: 20, y: 10))
        screen.host.send(HoverEvent(location: CGPoint(x: 10, y: 10), time: screen.time))
        #expect(states.all == [.began, .changed, .ended])
    }

    // MARK: Subclasses

    @Test func aSubclassFollowsTouchesAndIsResetAfterwards() {
        let noting = Noting()
        let states = states(of: noting)
        let screen = screen(noting)
        screen.down(50, 60)
        screen.move(120, 60)
        screen.move(130, 60)
        screen.up(130, 60)
        #expect(noting.log == ["began 1", "moved", "moved", "ended", "reset 3"])
        #expect(states.all == [.began, .ended])
        noting.log = []
        screen.tap(50, 60)
        #expect(noting.log == ["began 1", "ended", "reset 5"])
    }

    @Test func aRecogniserThatIsTakenAwayOrTurnedOffGivesItsGestureUp() {
        for change in [{ $0.isEnabled = false }, { $0.view?.removeGestureRecognizer($0) }]
            as [(UIGestureRecognizer) -> Void]
        {
            let pan = UIPanGestureRecognizer()
            let states = states(of: pan)
            let screen = screen(pan)
            screen.down(50, 60)
            screen.move(80, 60)
            change(pan)
            screen.wait(0.1)
            #expect(states.all == [.began, .cancelled])
            screen.move(90, 60)
            screen.up(90, 60)
            #expect(states.all.count == 2)
        }
    }

    // MARK: Several

    @Test("1.5 L: of two recognisers the inner one wins")
    func inner() {
        let (inner, outer) = (UITapGestureRecognizer(), UITapGestureRecognizer())
        let (first, second) = (states(of: inner), states(of: outer))
        let (view, around) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
        view.addGestureRecognizer(inner)
        around.addGestureRecognizer(outer)
        around.addSubview(view)
        let screen = FingerScreen(around)
        screen.tap(50, 50)
        #expect(first.all == [.ended] && second.all == [])
        screen.wait(1)
        screen.tap(150, 50)
        #expect(first.all == [.ended] && second.all == [.ended])
    }

    @Test("1.5 S: UIKit's recognisers and SwiftUI's gestures are arbitrated together: the content's first")
    func together() {
        struct Shown: UIViewRepresentable {
            let view: UIView
            func makeUIView(context: Context) -> UIView { view }
            func updateUIView(_ uiView: UIView, context: Context) {}
        }
        let tap = UITapGestureRecognizer()
        let states = states(of: tap)
        let view = UIView()
        view.addGestureRecognizer(tap)
        var taps = 0
        let screen = FingerScreen(showing: Shown(view: view).frame(width: 100, height: 100).onTapGesture { taps += 1 })
        screen.tap(150, 200)
        #expect(states.all == [.ended] && taps == 0)
        tap.isEnabled = false
        screen.wait(1)
        screen.tap(150, 200)
        #expect(states.all == [.ended] && taps == 1)
    }

    @Test("1.2 L: a single tap waits until the double tap has failed that it requires to fail")
    func requiredToFail() {
        let (single, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
        double.numberOfTapsRequired = 2
        single.require(toFail: double)
        let (one, two) = (states(of: single), states(of: double))
        let screen = screen(single, double)
        screen.tap(50, 60)
        #expect(one.all == [])
        screen.wait(1)
        #expect(one.all == [.ended] && two.all == [])
        screen.tap(50, 60)
        screen.tap(50, 60)
        screen.wait(1)
        #expect(one.all == [.ended] && two.all == [.ended])
    }

    @Test func aPanWaitsForASwipeToFail() {
        let (pan, swipe) = (UIPanGestureRecognizer(), UISwipeGestureRecognizer())
        pan.require(toFail: swipe)
        let (panned, swiped) = (states(of: pan), states(of: swipe))
        let screen = screen(pan, swipe)
        screen.fling(from: CGPoint(x: 50, y: 60), by: CGSize(width: 100, height: 0), speed: 500)
        #expect(panned.all == [] && swiped.all == [.ended])
        screen.fling(from: CGPoint(x: 50, y: 60), by: CGSize(width: 0, height: 100), speed: 500)
        #expect(panned.all.first == .began && panned.all.last == .ended && swiped.all == [.ended])
    }

    @Test func delegatesLetTwoGesturesRunOrKeepOneFromBeginning() {
        let (pan, press, delegate) = (UIPanGestureRecognizer(), UIPanGestureRecognizer(), Delegate())
        let (first, second) = (states(of: pan), states(of: press))
        let screen = screen(pan, press)
        func drag() {
            first.all = []
            second.all = []
            screen.fling(from: CGPoint(x: 50, y: 60), by: CGSize(width: 100, height: 0), speed: 500)
        }
        drag()
        #expect(first.all.last == .ended && second.all == [])
        press.delegate = delegate
        delegate.simultaneous = true
        drag()
        #expect(first.all.last == .ended && second.all.last == .ended)
        pan.delegate = delegate
        delegate.begins = false
        drag()
        #expect(first.all == [] && second.all == [])
        (delegate.begins, delegate.receives) = (true, false)
        drag()
        #expect(first.all == [] && second.all == [])
    }

    @Test func aGestureTakesTheTouchFromTheViewUnlessItLeavesIt() {
        let (pan, view) = (UIPanGestureRecognizer(), Touched())
        view.addGestureRecognizer(pan)
        let screen = FingerScreen(view)
        screen.down(50, 60)
        screen.move(80, 60)
        screen.up(80, 60)
        #expect(view.log == ["began", "moved", "cancelled"])
        view.log = []
        pan.cancelsTouchesInView = false
        screen.down(50, 60)
        screen.move(80, 60)
        screen.up(80, 60)
        #expect(view.log == ["began", "moved", "ended"])
    }

    // MARK: On SwiftUI's views

    private final class Told {
        var log: [String] = []
    }

    private struct Dragged: UIGestureRecognizerRepresentable {
        let told: Told
        var minimum = 1

        func makeCoordinator(converter: CoordinateSpaceConverter) -> Delegate { Delegate() }

        func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer {
            let pan = UIPanGestureRecognizer()
            pan.delegate = context.coordinator
            return pan
        }

        func updateUIGestureRecognizer(_ recognizer: UIPanGestureRecognizer, context: Context) {
            recognizer.minimumNumberOfTouches = minimum
        }

        func handleUIGestureRecognizerAction(_ recognizer: UIPanGestureRecognizer, context: Context) {
            guard recognizer.state == .changed else { return }
            let (place, way) = (context.converter.localLocation, context.converter.localTranslation ?? .zero)
            told.log.append("\(Int(place.x)) \(Int(place.y)) by \(Int(way.x)) \(Int(way.y))")
        }
    }

    private struct Screen: View {
        let told: Told
        @State private var minimum = 1

        var body: some View {
            VStack(spacing: 0) {
                Color.red.frame(width: 100, height: 100).gesture(Dragged(told: told, minimum: minimum))
                Button("Two fingers") { minimum = 2 }.frame(height: 100)
            }
        }
    }

    @Test func aRepresentedRecogniserIsToldWithPlacesOfItsView() throws {
        let told = Told()
        // The square lies from (100, 100) to (200, 200).
        let screen = FingerScreen(showing: Screen(told: told))
        screen.down(120, 130)
        screen.move(140, 130)
        screen.move(150, 140)
        screen.up(150, 140)
        #expect(told.log == ["50 40 by 30 10"])
        let element = try #require(screen.host.accessibility(at: screen.time).first)
        #expect(screen.host.accessibilityActions.activate(element))
        screen.frame()
        screen.fling(from: CGPoint(x: 120, y: 130), by: CGSize(width: 50, height: 0), speed: 500)
        #expect(told.log.count == 1)
    }

    @Test func aDisabledViewHasNoRepresentedRecogniser() {
        let told = Told()
        let screen = FingerScreen(showing: Screen(told: told).disabled(true))
        screen.fling(from: CGPoint(x: 120, y: 130), by: CGSize(width: 50, height: 0), speed: 500)
        #expect(told.log == [])
    }
}
