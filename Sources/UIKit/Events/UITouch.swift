import CoreGraphics
import Foundation

/// A finger on the screen.
@MainActor @preconcurrency open class UITouch: NSObject {
    /// Constants that describe where a touch stands.
    public enum Phase: Int, Sendable {
        /// The finger came down, moved, stayed, was lifted, or was taken over by something else.
        case began, moved, stationary, ended, cancelled
        /// A pointer came over the view, moved over it, or left it.
        case regionEntered, regionMoved, regionExited
    }

    /// Constants that describe what touches.
    public enum TouchType: Int, Sendable {
        /// A finger, something at a distance, a pencil, or a pointer.
        case direct, indirect, pencil, indirectPointer
    }

    /// The phase: where the touch stands.
    open private(set) var phase = Phase.began
    /// The timestamp: when it was last so, in seconds since the host began.
    open private(set) var timestamp: TimeInterval
    /// The tap count: how often the place was touched in short order, this touch included.
    open private(set) var tapCount = 1
    /// The type: what touches.
    open private(set) var type = TouchType.direct
    /// The view that the touch began in.
    open private(set) weak var view: UIView?
    /// The window that the touch began in.
    open var window: UIWindow? { view?.window }
    /// The force: how hard it presses, of 1 for an ordinary touch. Nothing here measures it.
    open var force: CGFloat { 1 }
    /// The hardest press there is.
    open var maximumPossibleForce: CGFloat { 1 }
    /// The size of the finger, in points. Nothing here measures it.
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

    /// Returns where the finger is in a view, or in the window where that is nil, in points.
    open func location(in view: UIView?) -> CGPoint { view?.convert(place, from: nil) ?? place }

    /// Returns where the finger was before it moved last.
    open func previousLocation(in view: UIView?) -> CGPoint { view?.convert(lastPlace, from: nil) ?? lastPlace }
}

/// A type that describes what happened: touches that came, moved or went.
@MainActor @preconcurrency open class UIEvent: NSObject {
    /// Constants that describe what kind of thing happened.
    public enum EventType: Int, Sendable {
        /// A touch, a motion of the device, a remote control, a press of a button.
        case touches, motion, remoteControl, presses
        /// A scroll wheel, a pointer over a view, or a gesture on a track pad.
        case scroll = 10, hover = 11, transform = 14
    }

    /// Constants that describe what happened more exactly.
    public enum EventSubtype: Int, Sendable {
        /// The event subtypes: nothing in particular, or the device was shaken. No host shakes.
        case none, motionShake
    }

    /// The touches of the event.
    open private(set) var allTouches: Set<UITouch>?
    /// The timestamp: when it happened, in seconds since the host began.
    open private(set) var timestamp: TimeInterval
    /// The type: what kind of thing happened.
    open var type: EventType { .touches }

    package init(_ touches: Set<UITouch>, time: TimeInterval) {
        allTouches = touches
        timestamp = time
        super.init()
    }

    /// The touches that began in a view.
    open func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }
}
