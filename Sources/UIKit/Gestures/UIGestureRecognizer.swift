import CoreGraphics
import Foundation

/// Follows touches on a view and on what it holds, and tells what a person does with them.
///
/// A subclass takes the touches in `touchesBegan(_:with:)` and related declarations and sets `state`. Which of several recognizers on a touch
/// occurs is decided together with the gestures of SwiftUI's views around: the first, the innermost of those at the same
/// moment, unless a delegate or `require(toFail:)` says otherwise.
///
/// Targets with actions need selectors, which there are not on Linux. What a recognizer does is reported to a
/// `UIGestureRecognizerRepresentable`, or to a subclass by its own methods.
@MainActor @preconcurrency open class UIGestureRecognizer: NSObject {
    /// Constants that describe where a gesture stands.
    public enum State: Int, Sendable {
        /// The states: it may occur, has begun, continues, has come to its end, was taken over, or has not occur.
        case possible, began, changed, ended, cancelled, failed

        /// A gesture of one moment has occurred.
        public static let recognized = State.ended

        package var isOver: Bool { self == .ended || self == .cancelled || self == .failed }
    }

    public override init() { super.init() }

    /// The state: where the gesture stands. Only a subclass sets it.
    ///
    /// A gesture that may not begin fails instead, and one that is over stays so until `reset()`.
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

    /// The delegate: who has a say in what the recognizer does.
    open weak var delegate: (any UIGestureRecognizerDelegate)?

    /// The view whose touches are followed.
    open internal(set) weak var view: UIView?

    /// A Boolean value that indicates whether touches are followed. One that is turned off in the midst of a gesture
    /// gives it up.
    open var isEnabled = true

    /// A Boolean value that indicates whether the view loses the touch once the gesture has occurred.
    open var cancelsTouchesInView = true
    /// A Boolean value that indicates whether the view gets touches only once the gesture has failed. Stored: the
    /// view gets them at once.
    open var delaysTouchesBegan = false { didSet { UIKitWithoutEffect.delaysTouchesBegan.log() } }
    /// A Boolean value that indicates whether the view is notified of the end of a touch only once the gesture has
    /// failed. Stored: it is notified at once.
    open var delaysTouchesEnded = true { didSet { UIKitWithoutEffect.delaysTouchesEnded.log() } }
    /// The kinds of touches that count, by the numbers of `UITouch.TouchType`.
    open var allowedTouchTypes: [NSNumber] = [
        UITouch.TouchType.direct, .indirect, .pencil, .indirectPointer,
    ].map { NSNumber(value: $0.rawValue) }
    /// A Boolean value that indicates whether touches of one kind only are followed at a time. Stored: touches of
    /// several kinds do not come together.
    open var requiresExclusiveTouchType = true {
        didSet { UIKitWithoutEffect.requiresExclusiveTouchType.log() }
    }
    /// A name to tell recognizers apart by.
    open var name: String?

    // MARK: Others

    private var required: [WeakRecognizer] = []

    private struct WeakRecognizer {
        weak var recognizer: UIGestureRecognizer?
    }

    /// Lets the gesture occur only once another has failed.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        required.append(WeakRecognizer(recognizer: otherGestureRecognizer))
    }

    /// Returns a Boolean value that indicates whether the gesture keeps another from coming about. As it stands it
    /// does; a delegate may let both.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Returns a Boolean value that indicates whether another gesture keeps this one from coming about. As it stands it
    /// does; a delegate may let both.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Returns a Boolean value that indicates whether the gesture waits for another one to fail. By default, for none.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Returns a Boolean value that indicates whether another gesture waits for this one to fail. By default, none
    /// does.
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

    /// The number of fingers that are followed.
    open var numberOfTouches: Int { touches.count }

    /// The middle between the fingers in a view, or in the window where that is nil, in points.
    open func location(in view: UIView?) -> CGPoint { view?.convert(place, from: nil) ?? place }

    /// Returns where a finger is in a view, or in the window where that is nil, in points; the middle between all for
    /// none of them.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        touches.indices.contains(touchIndex) ? touches[touchIndex].location(in: view) : location(in: view)
    }

    /// Fingers came down. For subclasses.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Fingers moved. For subclasses.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Fingers were lifted. For subclasses.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when something else took fingers over. For subclasses; as it stands the gesture is over.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { giveUp() }

    /// Makes ready for the next gesture, once one is over. For subclasses, which call super.
    open func reset() {}

    /// Follows a finger no longer.
    open func ignore(_ touch: UITouch, for event: UIEvent) { touches.removeAll { $0 === touch } }

    /// Returns a Boolean value that indicates whether an event is followed at all. By default, any is that the delegate
    /// lets be.
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
