import CoreGraphics
import Foundation

/// An object that tracks touches on a view and its subviews, and recognizes a gesture.
///
/// A subclass handles touches in `touchesBegan(_:with:)` and related methods, and sets `state`. If several recognizers
/// track a touch, Perch decides together with the gestures of SwiftUI views around them: the first gesture is
/// recognized, or the innermost of those at the same moment, unless a delegate or `require(toFail:)` changes this.
/// Targets with actions need selectors, which are not available on Linux. To handle the gesture, use a
/// `UIGestureRecognizerRepresentable`, or override the methods in a subclass.
@MainActor @preconcurrency open class UIGestureRecognizer: NSObject {
    /// Constants that describe the state of a gesture.
    public enum State: Int, Sendable {
        /// The states: possible, began, changed, ended, canceled, and failed.
        case possible, began, changed, ended, cancelled, failed

        /// The state in which a discrete gesture was recognized.
        public static let recognized = State.ended

        package var isOver: Bool { self == .ended || self == .cancelled || self == .failed }
    }

    public override init() { super.init() }

    /// The state of the gesture. Only subclasses set it.
    ///
    /// If a gesture must not begin, it fails instead. A gesture that has ended keeps its state until `reset()`.
    open var state: State {
        get { currentState }
        set { changeState(to: newValue) }
    }
    private var currentState = State.possible

    private func changeState(to new: State) {
        guard !currentState.isOver || new == .possible else { return }
        let comesAbout = currentState == .possible && (new == .began || new == .changed || new == .ended)
        currentState = comesAbout && !mayBegin ? .failed : new
        changeCount += 1
        onStateChange?()
        if currentState != .possible, currentState != .failed { for target in targets { target(self) } }
    }

    private var mayBegin: Bool {
        view?.gestureRecognizerShouldBegin(self) != false && delegate?.gestureRecognizerShouldBegin(self) != false
    }

    /// What is called when the gesture begins, changes, or ends.
    package var targets: [(UIGestureRecognizer) -> Void] = []

    /// The delegate of the recognizer.
    open weak var delegate: (any UIGestureRecognizerDelegate)?

    /// The view of the recognizer.
    open internal(set) weak var view: UIView?

    /// A Boolean value that indicates whether the recognizer tracks touches. Setting it to false cancels the current
    /// gesture.
    open var isEnabled = true

    /// A Boolean value that indicates whether the view loses the touch once the gesture has occurred.
    open var cancelsTouchesInView = true
    /// A Boolean value that indicates whether the view receives touches only after the gesture has failed. Perch stores
    /// this value, but the view receives touches immediately. The value has no effect.
    open var delaysTouchesBegan = false { didSet { UIKitWithoutEffect.delaysTouchesBegan.log() } }
    /// A Boolean value that indicates whether the view receives the end of a touch only after the gesture has failed.
    /// Perch stores this value, but the view receives it immediately. The value has no effect.
    open var delaysTouchesEnded = true { didSet { UIKitWithoutEffect.delaysTouchesEnded.log() } }
    /// The allowed types of touches, as raw values of `UITouch.TouchType`.
    open var allowedTouchTypes: [NSNumber] = [
        UITouch.TouchType.direct, .indirect, .pencil, .indirectPointer,
    ].map { NSNumber(value: $0.rawValue) }
    /// A Boolean value that indicates whether the recognizer tracks only touches of one type at a time. Perch stores
    /// this value, but touches of different types never occur together. The value has no effect.
    open var requiresExclusiveTouchType = true {
        didSet { UIKitWithoutEffect.requiresExclusiveTouchType.log() }
    }
    /// The name of the recognizer.
    open var name: String?

    // MARK: Others

    private var required: [WeakRecognizer] = []

    private struct WeakRecognizer {
        weak var recognizer: UIGestureRecognizer?
    }

    /// Requires that another gesture fails before this gesture is recognized.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        required.append(WeakRecognizer(recognizer: otherGestureRecognizer))
    }

    /// Returns a Boolean value that indicates whether this gesture prevents another gesture. By default, it does,
    /// unless a delegate allows both.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Returns a Boolean value that indicates whether another gesture prevents this gesture. By default, it does,
    /// unless a delegate allows both.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Returns a Boolean value that indicates whether this gesture waits until another gesture fails. The default is
    /// false.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Returns a Boolean value that indicates whether another gesture waits until this gesture fails. The default is
    /// false.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Whether both may occur on one touch.
    package func runs(beside other: UIGestureRecognizer) -> Bool {
        if delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true { return true }
        if other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true { return true }
        return !canPrevent(other) && !other.canPrevent(self)
            || !canBePrevented(by: other) && !other.canBePrevented(by: self)
    }

    /// Whether the gesture waits for another one to fail.
    package func waits(for other: UIGestureRecognizer) -> Bool {
        required.contains { $0.recognizer === other } || shouldRequireFailure(of: other)
            || other.shouldBeRequiredToFail(by: self)
            || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
    }

    // MARK: Touches

    /// The fingers that are followed, the first that came down first.
    package private(set) var touches: [UITouch] = []
    /// Where they are, or were when the last of them was lifted, in the window.
    private var place = CGPoint.zero

    /// The number of fingers that the recognizer tracks.
    open var numberOfTouches: Int { touches.count }

    /// Returns the center of the fingers in a view, or in the window if the view is nil, in points.
    open func location(in view: UIView?) -> CGPoint { view?.convert(place, from: nil) ?? place }

    /// Returns the position of a finger in a view, or in the window if the view is nil, in points. If the finger does
    /// not exist, returns the center of all fingers.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        touches.indices.contains(touchIndex) ? touches[touchIndex].location(in: view) : location(in: view)
    }

    /// Called when fingers touch the view. For subclasses.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when fingers move. For subclasses.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when fingers are lifted. For subclasses.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when the system cancels touches. For subclasses. By default, the gesture is canceled.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { giveUp() }

    /// Resets the recognizer after a gesture. For subclasses, which must call super.
    open func reset() {}

    /// Stops tracking a finger.
    open func ignore(_ touch: UITouch, for event: UIEvent) { touches.removeAll { $0 === touch } }

    /// Returns a Boolean value that indicates whether the recognizer receives an event. By default, it receives all
    /// events that the delegate allows.
    open func shouldReceive(_ event: UIEvent) -> Bool {
        delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
    }

    // MARK: For hosts

    /// Told when the gesture begins, changes and comes to its end.
    package var onAction: (() -> Void)?
    /// Told of each change of the state, which may come without a touch.
    package var onStateChange: (() -> Void)?
    /// What the engine keeps of the recognizer.
    package var engineState: AnyObject?
    /// Counts the changes of the state.
    package private(set) var changeCount = 0

    /// When something occurs though no finger moves, in seconds of the host's clock.
    package var deadline: TimeInterval? { nil }
    /// Time passed.
    package func timeDidPass(_ time: TimeInterval) {}
    /// Whether, with all fingers lifted, another touch may bring it about.
    package var waitsForTouch: Bool { false }
    /// Whether presses inside are shown a moment later, since the touch may yet become this gesture.
    package var delaysContentTouches: Bool { false }
    /// Whether a touch may be followed.
    package func accepts(_ touch: UITouch, _ event: UIEvent) -> Bool {
        isEnabled && allowedTouchTypes.contains { $0.intValue == touch.type.rawValue } && shouldReceive(event)
            && delegate?.gestureRecognizer(self, shouldReceive: touch) != false
    }

    /// Takes an event of a finger; one that is not accepted when it comes down is not followed.
    package func receive(_ touch: UITouch, _ event: UIEvent) {
        if touch.phase == .began {
            guard accepts(touch, event) else { return }
            touches.append(touch)
        }
        guard touches.contains(where: { $0 === touch }) else { return }
        updatePlace()
        switch touch.phase {
        case .began: touchesBegan([touch], with: event)
        case .ended:
            touches.removeAll { $0 === touch }
            touchesEnded([touch], with: event)
        case .cancelled:
            touches.removeAll { $0 === touch }
            touchesCancelled([touch], with: event)
        default: touchesMoved([touch], with: event)
        }
    }

    /// Works out the middle between the fingers; with none down it stays where it was.
    final func updatePlace() {
        guard !touches.isEmpty else { return }
        let places = touches.map { $0.location(in: nil) }
        let count = CGFloat(places.count)
        place = CGPoint(x: places.reduce(0) { $0 + $1.x } / count, y: places.reduce(0) { $0 + $1.y } / count)
    }

    /// Gives the gesture up: something else has the touch.
    package func giveUp() {
        guard !state.isOver else { return }
        state = state == .possible ? .failed : .cancelled
    }

    /// Tells what has occurred.
    package func act() { onAction?() }

    /// The gesture is over and all fingers are lifted.
    package func finish() {
        touches = []
        reset()
        state = .possible
    }
}
