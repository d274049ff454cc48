import Foundation
import SwiftUI
import Testing

/// The speed of a swipe, in points per second.
public struct SwipeVelocity: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    /// The speed in points per second.
    public let rawValue: Double

    /// Creates a velocity in points per second. Values that are not positive count as slow.
    public init(_ rawValue: Double) { self.rawValue = rawValue > 0 ? rawValue : Self.slow.rawValue }
    public init(floatLiteral value: Double) { self.init(value) }
    public init(integerLiteral value: Int) { self.init(Double(value)) }

    private init(named rawValue: Double) { self.rawValue = rawValue }

    /// A slow swipe. Apple does not publish these numbers.
    public static let slow = SwipeVelocity(named: 250)
    /// The speed of a typical swipe.
    public static let `default` = SwipeVelocity(named: 750)
    /// A fast swipe.
    public static let fast = SwipeVelocity(named: 2000)
}

extension ElementQuery {
    /// A place where a finger touches the one element. What is off the screen is scrolled into sight, what is on its way is
    /// waited for. Where nothing helps, the test fails.
    func touchPoint(_ location: SourceLocation) -> CGPoint? {
        guard var node = resolved(location) else { return nil }
        guard node.isEnabled else {
            screen.fail("The \(description) is disabled.", location)
            return nil
        }
        if let point = screen.hitPoint(of: node) { return point }
        screen.scrollToVisible(node)
        let latest = screen.time + ElementQuery.longestWait
        repeat {
            guard let current = resolved(location) else { return nil }
            node = current
            if let point = screen.hitPoint(of: node) { return point }
            screen.nextFrame()
        } while screen.time < latest && screen.drive { $0.tree.movingValues.isMoving }
        screen.fail("The \(description) can't be touched: it is covered or off the screen.", location)
        return nil
    }

    /// How long a verb waits for an element that is on its way, in seconds.
    private static let longestWait: TimeInterval = 2

    // MARK: Taps

    /// Taps the element.
    public func tap(sourceLocation: SourceLocation = #_sourceLocation) {
        guard let point = touchPoint(sourceLocation) else { return }
        Finger(screen: screen).tap(point)
    }

    /// Taps the element twice.
    public func doubleTap(sourceLocation: SourceLocation = #_sourceLocation) {
        tap(withNumberOfTaps: 2, numberOfTouches: 1, sourceLocation: sourceLocation)
    }

    /// Taps the element with two fingers.
    public func twoFingerTap(sourceLocation: SourceLocation = #_sourceLocation) {
        tap(withNumberOfTaps: 1, numberOfTouches: 2, sourceLocation: sourceLocation)
    }

    /// Taps the element several times, with several fingers.
    public func tap(
        withNumberOfTaps taps: Int, numberOfTouches touches: Int, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        guard let point = touchPoint(sourceLocation) else { return }
        let finger = Finger(screen: screen)
        for tap in 0..<max(1, taps) {
            if tap > 0 { finger.hold(Finger.multipleTapPause) }
            finger.tap(point, fingers: touches)
        }
    }

    /// Taps the element at a position: (0, 0) is its upper-left corner and (1, 1) is its lower-right corner.
    public func tap(at place: UnitPoint, sourceLocation: SourceLocation = #_sourceLocation) {
        guard let node = resolved(sourceLocation) else { return }
        Finger(screen: screen).tap(place.point(in: node.frame))
    }

    /// Presses the element for a duration.
    public func press(forDuration duration: TimeInterval, sourceLocation: SourceLocation = #_sourceLocation) {
        guard let point = touchPoint(sourceLocation) else { return }
        Finger(screen: screen).tap(point, duration: duration)
    }

    // MARK: Drags

    /// Presses the element for a duration, and then drags the finger to another element.
    ///
    /// - Parameters:
    ///   - duration: The time for which the finger stays before it moves, in seconds.
    ///   - velocity: The speed of the finger.
    ///   - rest: The time for which the finger stays at the end, in seconds. If it is 0, the finger is lifted in
    ///     motion, which flings the content.
    public func press(
        forDuration duration: TimeInterval, thenDragTo other: ElementQuery,
        withVelocity velocity: SwipeVelocity = .default,
        thenHoldForDuration rest: TimeInterval = 0, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        guard let start = touchPoint(sourceLocation), let target = other.resolved(sourceLocation) else { return }
        let end = CGPoint(x: target.frame.midX, y: target.frame.midY)
        Finger(screen: screen).drag(
            from: start, to: end, press: duration,
            duration: hypot(end.x - start.x, end.y - start.y) / velocity.rawValue,
            rest: rest)
    }

    /// Drags a finger from the element by a distance, stops, and lifts the finger.
    ///
    /// - Parameter translation: The distance, in points.
    public func drag(
        by translation: CGSize, velocity: SwipeVelocity = .default, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        guard let start = touchPoint(sourceLocation) else { return }
        Finger(screen: screen).drag(
            from: start, to: CGPoint(x: start.x + translation.width, y: start.y + translation.height),
            duration: hypot(translation.width, translation.height) / velocity.rawValue, rest: ElementQuery.restfulEnd)
    }

    /// A finger that stays this long before it is lifted leaves nothing in motion, in seconds.
    private static let restfulEnd: TimeInterval = 0.2

    /// Swipes up on the element, so that its content moves up.
    public func swipeUp(velocity: SwipeVelocity = .default, sourceLocation: SourceLocation = #_sourceLocation) {
        swipe(x: 0, y: -1, velocity, sourceLocation)
    }

    /// Swipes down on the element, so that its content moves down.
    public func swipeDown(velocity: SwipeVelocity = .default, sourceLocation: SourceLocation = #_sourceLocation) {
        swipe(x: 0, y: 1, velocity, sourceLocation)
    }

    /// Swipes left on the element.
    public func swipeLeft(velocity: SwipeVelocity = .default, sourceLocation: SourceLocation = #_sourceLocation) {
        swipe(x: -1, y: 0, velocity, sourceLocation)
    }

    /// Swipes right on the element.
    public func swipeRight(velocity: SwipeVelocity = .default, sourceLocation: SourceLocation = #_sourceLocation) {
        swipe(x: 1, y: 0, velocity, sourceLocation)
    }

    private func swipe(x: CGFloat, y: CGFloat, _ velocity: SwipeVelocity, _ location: SourceLocation) {
        guard let start = touchPoint(location), let node = resolved(location) else { return }
        screen.swipe(from: start, x: x, y: y, in: node.frame, velocity)
    }

    // MARK: Two fingers

    /// Moves two fingers apart, or together for a scale below 1.
    ///
    /// - Parameter velocity: The change of the scale per second. It has the sign of the change.
    public func pinch(
        withScale scale: CGFloat, velocity: CGFloat, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        twoFingers(
            duration: abs(scale - 1) / max(abs(velocity), 0.01), sourceLocation,
            scale: { 1 + (scale - 1) * $0 }, angle: { _ in 0 })
    }

    /// Rotates two fingers around each other, clockwise for a positive angle in radians.
    ///
    /// - Parameter velocity: The velocity in radians per second.
    public func rotate(
        _ angle: CGFloat, withVelocity velocity: CGFloat, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        twoFingers(
            duration: abs(angle) / max(abs(velocity), 0.01), sourceLocation, scale: { _ in 1 }, angle: { angle * $0 })
    }

    private func twoFingers(
        duration: TimeInterval, _ location: SourceLocation, scale: @escaping (Double) -> CGFloat,
        angle: @escaping (Double) -> CGFloat
    ) {
        guard touchPoint(location) != nil, let node = resolved(location) else { return }
        let center = CGPoint(x: node.frame.midX, y: node.frame.midY)
        // The fingers stay on the element where they are furthest apart.
        let reach = min(node.frame.width, node.frame.height) / 2 * 0.8 / max(scale(0), scale(1))
        func way(_ side: CGFloat) -> (Double) -> CGPoint {
            { part in
                let (distance, turn) = (reach * scale(part) * side, angle(part))
                return CGPoint(x: center.x + cos(turn) * distance, y: center.y + sin(turn) * distance)
            }
        }
        Finger(screen: screen).drag(press: 0, duration: duration, rest: 0, ways: [way(-1), way(1)])
    }

    // MARK: Accessibility

    /// Performs an accessibility action of the element, without a touch. The test fails if the element does not have
    /// the action.
    public func perform(_ action: ElementAction, sourceLocation: SourceLocation = #_sourceLocation) {
        guard let node = resolved(sourceLocation) else { return }
        let isDone = screen.drive { _ in action.perform(on: node, screen.canvas.session.host.accessibilityActions) }
        if isDone {
            screen.update()
        } else {
            screen.fail("The \(description) has no action \(action).", sourceLocation)
        }
    }
}

/// The actions of assistive technology.
public enum ElementAction: Hashable, Sendable {
    /// The action of a double tap.
    case activate
    /// The escape action, a two-finger scrub.
    case escape
    /// The magic tap, a two-finger double tap for the most important action on the screen.
    case magicTap
    /// The increment and decrement actions.
    case increment, decrement
    /// The action that scrolls a page toward an edge.
    case scroll(Edge)
    /// A custom action of the element, by its name.
    case named(String)

    @MainActor func perform(on node: AccessibilityNode, _ actions: AccessibilityActions) -> Bool {
        switch self {
        case .activate: actions.activate(node)
        case .escape: actions.perform(.escape, on: node)
        case .magicTap: actions.perform(.magicTap, on: node)
        case .increment: actions.adjust(node, .increment)
        case .decrement: actions.adjust(node, .decrement)
        case .named(let name): actions.perform(.named(name), on: node)
        case .scroll(let edge): actions.scroll(node, to: edge)
        }
    }
}

extension RenderedView {
    /// Taps a position on the canvas.
    public func tap(at location: CGPoint) { Finger(screen: self).tap(location) }

    /// Swipes up on the screen, so that its content moves up.
    public func swipeUp(velocity: SwipeVelocity = .default) { swipe(x: 0, y: -1, velocity) }
    /// Swipes down on the screen, so that its content moves down.
    public func swipeDown(velocity: SwipeVelocity = .default) { swipe(x: 0, y: 1, velocity) }
    /// Swipes left on the screen.
    public func swipeLeft(velocity: SwipeVelocity = .default) { swipe(x: -1, y: 0, velocity) }
    /// Swipes right on the screen.
    public func swipeRight(velocity: SwipeVelocity = .default) { swipe(x: 1, y: 0, velocity) }

    /// Drags a finger from one position on the canvas to another, and lifts it while it moves or after it has stopped.
    ///
    /// - Parameters:
    ///   - press: The time for which the finger stays before it moves, in seconds.
    ///   - rest: The time for which the finger stays at the end, in seconds. If it is 0, the finger is lifted in
    ///     motion, which flings the content.
    public func drag(
        from start: CGPoint, to end: CGPoint, press: TimeInterval = 0, velocity: SwipeVelocity = .default,
        rest: TimeInterval = 0
    ) {
        Finger(screen: self).drag(
            from: start, to: end, press: press, duration: hypot(end.x - start.x, end.y - start.y) / velocity.rawValue,
            rest: rest)
    }

    /// Swipes from the leading edge, which returns to the previous screen.
    public func swipeBack(velocity: SwipeVelocity = .default) {
        let isMirrored = drive { $0.tree.environment.layoutDirection == .rightToLeft }
        let (near, far) = (size.width * 0.01, size.width * 0.8)
        let middle = size.height / 2
        drag(
            from: CGPoint(x: isMirrored ? size.width - near : near, y: middle),
            to: CGPoint(x: isMirrored ? size.width - far : far, y: middle), velocity: velocity)
    }

    private func swipe(x: CGFloat, y: CGFloat, _ velocity: SwipeVelocity) {
        let whole = CGRect(origin: .zero, size: size)
        swipe(from: CGPoint(x: whole.midX, y: whole.midY), x: x, y: y, in: whole, velocity)
    }

    /// Swipes over most of a box, through a place of it.
    func swipe(from place: CGPoint, x: CGFloat, y: CGFloat, in box: CGRect, _ velocity: SwipeVelocity) {
        let visible = box.intersection(CGRect(origin: .zero, size: size))
        let length = (x == 0 ? visible.height : visible.width) * 0.6
        let center = CGPoint(x: x == 0 ? place.x : visible.midX, y: y == 0 ? place.y : visible.midY)
        Finger(screen: self).drag(
            from: CGPoint(x: center.x - x * length / 2, y: center.y - y * length / 2),
            to: CGPoint(x: center.x + x * length / 2, y: center.y + y * length / 2),
            duration: length / velocity.rawValue)
    }
}
