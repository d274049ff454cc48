import CoreGraphics
import Foundation

/// A touch on the screen.
@MainActor @preconcurrency open class UITouch: NSObject {
    /// Constants that describe the phase of a touch.
    public enum Phase: Int, Sendable {
        /// The phases: began, moved, stationary, ended, and canceled.
        case began, moved, stationary, ended, cancelled
        /// The phases of a pointer: it entered the view, moved over the view, or left the view.
        case regionEntered, regionMoved, regionExited
    }

    /// Constants that describe the type of a touch.
    public enum TouchType: Int, Sendable {
        /// The types: direct (a finger), indirect, pencil, and pointer.
        case direct, indirect, pencil, indirectPointer
    }

    /// The phase of the touch.
    open private(set) var phase = Phase.began
    /// The time of the last change, in seconds since the host started.
    open private(set) var timestamp: TimeInterval
    /// The number of taps at this position in a short time, including this touch.
    open private(set) var tapCount = 1
    /// The type of the touch.
    open private(set) var type = TouchType.direct
    /// The view in which the touch began.
    open private(set) weak var view: UIView?
    /// The window in which the touch began.
    open var window: UIWindow? { view?.window }
    /// The force of the touch, where 1 is an average touch. Perch does not measure it.
    open var force: CGFloat { 1 }
    /// The maximum force of a touch.
    open var maximumPossibleForce: CGFloat { 1 }
    /// The radius of the touch, in points. Perch does not measure it.
    open var majorRadius: CGFloat { 22 }

    private var place: CGPoint
    private var lastPlace: CGPoint

    package init(view: UIView?, at place: CGPoint, time: TimeInterval, tapCount: Int, type: TouchType = .direct) {
        self.type = type
        self.view = view
        self.place = place
        lastPlace = place
        timestamp = time
        self.tapCount = tapCount
        super.init()
    }

    package func move(to place: CGPoint, _ phase: Phase, time: TimeInterval) {
        lastPlace = self.place
        self.place = place
        self.phase = phase
        timestamp = time
    }

    /// Lets the touch count as taken over while a closure runs, for those who get no more of it.
    package func whileCancelled(_ body: () -> Void) {
        let before = phase
        phase = .cancelled
        body()
        phase = before
    }

    /// Returns the position of the touch in a view, or in the window if the view is nil, in points.
    open func location(in view: UIView?) -> CGPoint { view?.convert(place, from: nil) ?? place }

    /// Returns the previous position of the touch.
    open func previousLocation(in view: UIView?) -> CGPoint { view?.convert(lastPlace, from: nil) ?? lastPlace }
}

/// An event, which contains touches.
@MainActor @preconcurrency open class UIEvent: NSObject {
    /// Constants that describe the type of an event.
    public enum EventType: Int, Sendable {
        /// Touches, motions of the device, remote control, and presses of buttons.
        case touches, motion, remoteControl, presses
        /// A scroll wheel, a pointer over a view, and a gesture on a trackpad.
        case scroll = 10, hover = 11, transform = 14
    }

    /// Constants that describe the subtype of an event.
    public enum EventSubtype: Int, Sendable {
        /// The subtypes: none, and a shake motion. Perch's hosts send no shake motions.
        case none, motionShake
    }

    /// The touches of the event.
    open private(set) var allTouches: Set<UITouch>?
    /// The time of the event, in seconds since the host started.
    open private(set) var timestamp: TimeInterval
    /// The type of the event.
    open var type: EventType { .touches }

    package init(_ touches: Set<UITouch>, time: TimeInterval) {
        allTouches = touches
        timestamp = time
        super.init()
    }

    /// Returns the touches that began in a view.
    open func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }
}
