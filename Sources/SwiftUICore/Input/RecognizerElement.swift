import Foundation
import UIKit

/// A gesture recognizer of UIKit's as a gesture among those of the elements around. It is there only as long as the touch.
@MainActor final class RecognizerElement: GestureElement {
    let element: RenderNode
    private let gesture: UIGestureRecognizer
    /// The touch of an event, in the space of the recognizer's window.
    private let touch: (PointerEvent, GestureContext) -> (UITouch, UIEvent)?
    /// The views' own touches, which the recognizer may leave to them.
    private weak var views: RenderNode?
    private(set) var recognizer: (any AnyGestureRecognizer)?

    private init(
        _ gesture: UIGestureRecognizer, on element: RenderNode, views: RenderNode?,
        _ touch: @escaping (PointerEvent, GestureContext) -> (UITouch, UIEvent)?
    ) {
        (self.gesture, self.element, self.views, self.touch) = (gesture, element, views, touch)
    }

    /// What represents a recognizer; the same as long as a touch is followed.
    static func of(
        _ gesture: UIGestureRecognizer, on element: RenderNode, views: RenderNode? = nil,
        touch: @escaping (PointerEvent, GestureContext) -> (UITouch, UIEvent)?
    ) -> RecognizerElement {
        gesture.engineState as? RecognizerElement
            ?? RecognizerElement(gesture, on: element, views: views, touch)
    }

    var priority: GesturePriority { .normal }
    var mask: GestureMask { gesture.isEnabled && isAttached ? .all : .subviews }
    var delaysContentTouches: Bool { gesture.delaysContentTouches }

    /// Whether the recognizer is still its view's, or never had one.
    private var isAttached: Bool { !hadView || gesture.view?.window != nil }
    private lazy var hadView = gesture.view != nil

    func prepareRecognizer() -> Bool {
        _ = hadView
        gesture.engineState = self
        recognizer = PlatformRecognizer(gesture, touch: touch)
        return true
    }

    func forgetRecognizer() {
        recognizer?.reset()
        recognizer = nil
        gesture.engineState = nil
    }

    func runs(beside other: any GestureElement) -> Bool {
        guard let other = other as? RecognizerElement else {
            return other.element === views && !gesture.cancelsTouchesInView
        }
        return gesture.runs(beside: other.gesture)
    }

    func waits(for other: any GestureElement) -> Bool {
        (other as? RecognizerElement).map { gesture.waits(for: $0.gesture) } ?? false
    }
}

/// Hands touches to a recognizer of UIKit's, and takes its state for the phase.
private final class PlatformRecognizer: _GestureRecognizer<Void> {
    private let gesture: UIGestureRecognizer
    private let touch: (PointerEvent, GestureContext) -> (UITouch, UIEvent)?
    private var seenChanges: Int
    /// The latest state that was told. A gesture that had to wait may have lost the touch before it told anything.
    private var told: UIGestureRecognizer.State?
    private var isCancelled = false

    init(_ gesture: UIGestureRecognizer, touch: @escaping (PointerEvent, GestureContext) -> (UITouch, UIEvent)?) {
        (self.gesture, self.touch) = (gesture, touch)
        seenChanges = gesture.changeCount
    }

    override var takesSeveralPointers: Bool { true }
    override var waitsForTouch: Bool { gesture.waitsForTouch }
    override var deadline: TimeInterval? { gesture.state.isOver ? nil : gesture.deadline }

    override func receive(_ event: PointerEvent, _ context: GestureContext) {
        guard let (touch, event) = touch(event, context) else { return }
        gesture.receive(touch, event)
        follow()
    }

    override func tick(_ time: TimeInterval) {
        if !gesture.state.isOver { gesture.timeDidPass(time) }
        follow()
    }

    private func follow() {
        guard gesture.changeCount != seenChanges else { return }
        seenChanges = gesture.changeCount
        switch gesture.state {
        case .possible: phase = .possible
        case .began, .changed: phase = .active(())
        case .ended: phase = .ended(())
        case .cancelled, .failed: phase = .failed
        }
    }

    override func tell() {
        let isNew = hasNews
        super.tell()
        guard isNew else { return }
        switch gesture.state {
        case .possible, .failed: return
        case .cancelled where told == nil: return
        case .ended where isCancelled: return
        case let state where told?.isOver != true:
            told = state
            gesture.act()
        default: return
        }
    }

    override func cancel() {
        isCancelled = true
        gesture.giveUp()
        super.cancel()
        seenChanges = gesture.changeCount
    }

    override func reset() {
        gesture.finish()
        super.reset()
        hasNews = false
    }
}
