import Foundation
import SwiftUI
import Testing
import UIKit

/// What fingers, a wheel and the program do to a `UIScrollView`. Names begin with the section of the facts that a test is about.
@MainActor struct ScrollViewTests {
    private final class Log: NSObject, UIScrollViewDelegate {
        var events: [String] = []
        var velocity = CGPoint.zero
        var target = CGPoint.zero
        var wanted: CGPoint?
        var zoomed: UIView?

        func scrollViewDidScroll(_ scrollView: UIScrollView) { if events.last != "scroll" { events.append("scroll") } }
        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { events.append("drag") }
        func scrollViewWillEndDragging(
            _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
            targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) {
            events.append("let go")
            self.velocity = velocity
            target = targetContentOffset.pointee
            if let wanted { targetContentOffset.pointee = wanted }
        }
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
            events.append("end \(decelerate)")
        }
        func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { events.append("run on") }
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { events.append("rest") }
        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { events.append("animated") }
        func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
    }

    private let log = Log()

    /// A scroll view of 300 by 400 points.
    private func scroll(_ size: CGSize = CGSize(width: 300, height: 10_000)) -> (UIScrollView, FingerScreen) {
        let scroll = UIScrollView()
        scroll.contentSize = size
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.delegate = log
        return (scroll, FingerScreen(scroll))
    }

    private let middle = CGPoint(x: 150, y: 300)

    @Test("2.2 S: dragging starts after 10 points, and content follows from there")
    func dragStart() {
        let (scroll, screen) = scroll()
        screen.down(150, 300)
        screen.move(150, 291)
        #expect(scroll.contentOffset == .zero && scroll.isTracking && !scroll.isDragging)
        screen.move(150, 270)
        #expect(scroll.contentOffset == CGPoint(x: 0, y: 20) && scroll.isDragging)
        screen.move(150, 250)
        #expect(scroll.contentOffset == CGPoint(x: 0, y: 40))
    }

    @Test(
        "2.1 S: let go at 1000 points a second, content stops 499.5 points further at the normal rate, 99.5 at the fast one",
        arguments: [(UIScrollView.DecelerationRate.normal, 499.5), (.fast, 99.5)])
    func inertia(rate: UIScrollView.DecelerationRate, way: CGFloat) {
        let (scroll, screen) = scroll()
        scroll.decelerationRate = rate
        screen.fling(from: middle, by: CGSize(width: 0, height: -200), speed: 1000)
        #expect(scroll.isDecelerating)
        let start = scroll.contentOffset.y
        screen.wait(5)
        #expect(abs(scroll.contentOffset.y - start - way) < 1)
        #expect(!scroll.isDecelerating)
    }

    @Test("2.1 S: the delegate is told of the speed in points for each millisecond, and of where content will stop")
    func speedForDelegates() {
        let (scroll, screen) = scroll()
        screen.fling(from: middle, by: CGSize(width: 0, height: -200), speed: 1000)
        #expect(abs(log.velocity.y - 1) < 1e-6)
        screen.wait(5)
        #expect(abs(scroll.contentOffset.y - log.target.y) < 1)
        #expect(log.events == ["drag", "scroll", "let go", "end true", "run on", "scroll", "rest"])
    }

    @Test("2.1 L: a finger that rests before it is lifted leaves nothing in motion")
    func restingFinger() {
        let (scroll, screen) = scroll()
        screen.down(150, 300)
        for step in 1...10 { screen.move(150, 300 - CGFloat(step) * 10) }
        screen.wait(0.2)
        screen.up(150, 200)
        #expect(log.events == ["drag", "scroll", "let go", "end false"])
        #expect(scroll.contentOffset.y == 90 && log.velocity == .zero)
    }

    @Test("2.1 S: pulled 100 points beyond its end at a height of 400, content gives way by the rubber band's formula")
    func rubberBand() {
        let (scroll, screen) = scroll()
        screen.down(150, 100)
        screen.move(150, 210)
        #expect(abs(scroll.contentOffset.y + (1 - 1 / (100 * 0.55 / 400 + 1)) * 400) < 1e-6)
        scroll.bounces = false
        screen.move(150, 220)
        #expect(scroll.contentOffset.y == 0)
    }

    @Test("2.1 L: released while outside it always comes back")
    func bounceBack() {
        let (scroll, screen) = scroll()
        screen.down(150, 100)
        screen.move(150, 210)
        screen.wait(0.2)
        screen.up(150, 210)
        #expect(scroll.isDecelerating)
        screen.wait(2)
        #expect(scroll.contentOffset == .zero)
    }

    @Test("2.1 L: a touch stops content that runs on, and holds it")
    func caught() {
        let (scroll, screen) = scroll()
        screen.fling(from: middle, by: CGSize(width: 0, height: -200), speed: 2000)
        screen.wait(0.2)
        let offset = scroll.contentOffset
        screen.send(.down, 150, 300)
        screen.wait(1)
        #expect(abs(scroll.contentOffset.y - offset.y) < 1 && !scroll.isDecelerating)
    }

    @Test("2.2 S: content that is at its end leaves the drag to the scroll view around")
    func nested() {
        let (outer, screen) = scroll()
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        inner.contentSize = CGSize(width: 300, height: 500)
        outer.addSubview(inner)
        screen.frame()
        screen.down(150, 300)
        screen.move(150, 250)
        screen.wait(0.2)
        screen.up(150, 250)
        #expect(inner.contentOffset.y == 40 && outer.contentOffset.y == 0)
        inner.contentOffset.y = 100
        screen.down(150, 300)
        screen.move(150, 250)
        screen.up(150, 250)
        #expect(inner.contentOffset.y == 100 && outer.contentOffset.y > 0)
    }

    @Test("2.2 L: a view that scrolls along one axis leaves drags along the other")
    func otherAxis() {
        let (scroll, screen) = scroll()
        screen.fling(from: middle, by: CGSize(width: -200, height: 20), speed: 1000)
        #expect(scroll.contentOffset == .zero && log.events == [])
    }

    @Test("2.2 S: along two axes content moves freely, unless its direction is locked")
    func twoAxes() {
        let (scroll, screen) = scroll(CGSize(width: 1000, height: 1000))
        screen.down(150, 300)
        screen.move(110, 270)
        #expect(scroll.contentOffset == CGPoint(x: 32, y: 24))
        screen.up(110, 270)
        screen.wait(5)
        scroll.contentOffset = .zero
        scroll.isDirectionalLockEnabled = true
        screen.down(150, 300)
        screen.move(110, 270)
        #expect(scroll.contentOffset.x > 0 && scroll.contentOffset.y == 0)
    }

    @Test("1.6 S: a touch on a control is not taken for scrolling")
    func controls() {
        let (scroll, screen) = scroll()
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        scroll.addSubview(button)
        screen.frame()
        screen.fling(from: middle, by: CGSize(width: 0, height: -100), speed: 500)
        #expect(scroll.contentOffset == .zero)
    }

    @Test("2.3 S: paging turns one page a swipe in a scroll view of UIKit's")
    func paging() {
        let (scroll, screen) = scroll(CGSize(width: 1500, height: 400))
        scroll.isPagingEnabled = true
        screen.fling(from: CGPoint(x: 250, y: 200), by: CGSize(width: -60, height: 0), speed: 4000)
        screen.wait(3)
        #expect(scroll.contentOffset == CGPoint(x: 300, y: 0))
        // A slow drag that is short goes back.
        screen.down(250, 200)
        screen.move(200, 200)
        screen.wait(0.2)
        screen.up(200, 200)
        screen.wait(3)
        #expect(scroll.contentOffset == CGPoint(x: 300, y: 0))
    }

    @Test func aDelegateSaysWhereContentComesToRest() {
        let (scroll, screen) = scroll()
        log.wanted = CGPoint(x: 0, y: 600)
        screen.fling(from: middle, by: CGSize(width: 0, height: -200), speed: 1000)
        screen.wait(5)
        #expect(scroll.contentOffset.y == 600)
    }

    @Test func insetsAreRoomBeyondTheContent() {
        let (scroll, screen) = scroll(CGSize(width: 300, height: 600))
        scroll.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 70, right: 0)
        screen.fling(from: middle, by: CGSize(width: 0, height: -250), speed: 4000)
        screen.wait(5)
        #expect(scroll.contentOffset.y == 270)
        screen.fling(from: CGPoint(x: 150, y: 50), by: CGSize(width: 0, height: 300), speed: 4000)
        screen.wait(5)
        #expect(scroll.contentOffset.y == -50)
    }

    @Test("2.3 L: an animated change of the offset takes about 0.3 seconds")
    func animatedOffset() {
        let (scroll, screen) = scroll()
        scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
        #expect(scroll.contentOffset.y == 0)
        screen.frame()
        screen.wait(0.14)
        #expect(scroll.contentOffset.y > 50 && scroll.contentOffset.y < 250)
        screen.wait(0.3)
        #expect(scroll.contentOffset.y == 300)
        #expect(log.events == ["scroll", "animated"])
    }

    @Test func aRectangleIsScrolledIntoSightAndNoFurther() {
        let (scroll, _) = scroll(CGSize(width: 300, height: 1000))
        scroll.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 10), animated: false)
        #expect(scroll.contentOffset.y == 0)
        scroll.scrollRectToVisible(CGRect(x: 0, y: 500, width: 10, height: 10), animated: false)
        #expect(scroll.contentOffset.y == 110)
        scroll.scrollRectToVisible(CGRect(x: 0, y: 2000, width: 10, height: 10), animated: false)
        #expect(scroll.contentOffset.y == 600)
    }

    @Test func aWheelScrolls() {
        let (scroll, screen) = scroll()
        func turn(_ distance: CGFloat) -> Bool {
            screen.host.send(
                WheelEvent(delta: CGSize(width: 0, height: distance), location: middle, time: screen.time))
        }
        #expect(turn(-30))
        #expect(scroll.contentOffset.y == 30)
        #expect(turn(100))
        #expect(scroll.contentOffset.y == 0)
        #expect(!turn(10))
    }

    @Test func twoFingersZoomAboutWhatLiesBetweenThem() {
        let (scroll, screen) = scroll(CGSize(width: 300, height: 400))
        let content = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        scroll.addSubview(content)
        log.zoomed = content
        scroll.maximumZoomScale = 4
        screen.frame()
        screen.down(100, 200)
        screen.down(200, 200, 1)
        screen.move(50, 200)
        screen.move(250, 200, 1)
        #expect(abs(scroll.zoomScale - 2) < 1e-9 && scroll.isZooming)
        // What lay between the fingers still does.
        #expect(abs((scroll.contentOffset.x + 150) / 2 - 150) < 30)
        screen.up(50, 200)
        screen.up(250, 200, 1)
        #expect(!scroll.isZooming)
        scroll.maximumZoomScale = 1
        #expect(scroll.pinchGestureRecognizer == nil)
    }

    @Test func outsideAWindowAllIsThereAtOnce() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scroll.delegate = log
        scroll.contentSize = CGSize(width: 100, height: 1000)
        scroll.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
        #expect(scroll.contentOffset.y == 50)
        #expect(log.events == ["scroll", "animated"])
        scroll.contentOffset = CGPoint(x: CGFloat.nan, y: 0)
        #expect(scroll.contentOffset.y == 50)
    }
}
