import CoreGraphics
import Foundation
import Typesetter

/// Touches of a text that is edited: taps put the caret, several in a row select a word or a paragraph, a press that is held
/// carries the caret, and the ends of a selection are pulled by their handles.
package struct TextTouchGesture {
    let controller: TextInputController

    package init(_ controller: TextInputController) { self.controller = controller }
}

extension TextTouchGesture: Gesture {
    package typealias Value = Void
    package typealias Body = Never

    package static func _makeRecognizer(_ gesture: TextTouchGesture) -> _GestureRecognizer<Void> {
        TextTouchRecognizer(gesture.controller.touches)
    }
}

/// How far and how long, in points and seconds.
enum TextTouchMetrics {
    static let holdDuration: TimeInterval = 0.5
    /// How near to the caret or a handle a finger must come down to pull it. No number is published.
    static let grabReach: CGFloat = 22
}

/// What a text keeps from touch to touch.
@MainActor package final class TextTouches {
    private unowned let controller: TextInputController
    private var last: (location: CGPoint, time: TimeInterval, count: Int)?

    init(_ controller: TextInputController) { self.controller = controller }

    /// What moves with the finger.
    enum Pull: Equatable {
        /// The caret.
        case caret
        /// The end of the selection; the other, at `anchor`, stays.
        case end(anchor: Int)
        /// Whole words, from the one that was tapped twice.
        case words(Range<Int>)
    }

    /// Takes a finger that comes down. Returns what it pulls as soon as it moves.
    func begin(at location: CGPoint, time: TimeInterval) -> Pull? {
        guard controller.isFocused else { return nil }
        if follows(location, time) == 2 {
            return .words(controller.text.word(at: controller.offset(at: location)))
        }
        let selection = controller.selection
        if selection.isEmpty {
            return near(location, controller.rectangle(for: selection)) ? .caret : nil
        }
        guard controller.showsHandles else { return nil }
        let (start, end) = (selection.lowerBound, selection.upperBound)
        if near(location, controller.rectangle(for: end..<end)) { return .end(anchor: start) }
        return near(location, controller.rectangle(for: start..<start)) ? .end(anchor: end) : nil
    }

    private func near(_ point: CGPoint, _ box: CGRect) -> Bool {
        !box.isNull && box.insetBy(dx: -TextTouchMetrics.grabReach, dy: -TextTouchMetrics.grabReach).contains(point)
    }

    /// How many taps a finger makes that comes down here now.
    private func follows(_ location: CGPoint, _ time: TimeInterval) -> Int {
        guard let last, time - last.time <= GestureMetrics.multipleTapInterval,
            distance(last.location, location) <= GestureMetrics.tapSlop * 2
        else { return 1 }
        return last.count + 1
    }

    func pull(_ pull: Pull, to location: CGPoint) {
        let place = controller.place(at: location)
        switch pull {
        case .caret: controller.moveCaret(to: place)
        case .end(let anchor): controller.select(from: anchor, to: place, touch: true)
        case .words(let first):
            let word = controller.text.word(at: place.offset)
            if word.upperBound > first.upperBound {
                controller.select(from: first.lowerBound, to: TextPlace(word.upperBound, isUpstream: true), touch: true)
            } else {
                controller.select(
                    from: first.upperBound, to: TextPlace(min(word.lowerBound, first.lowerBound)), touch: true)
            }
        }
    }

    /// The finger was lifted where it came down.
    func tap(at location: CGPoint, time: TimeInterval) {
        let count = follows(location, time)
        last = (location, time, count)
        let text = controller.text
        let place = controller.place(at: location)
        let edge = TextPlace(text.nearestWordEdge(to: place.offset), isUpstream: place.isUpstream)
        guard controller.isFocused else { return controller.focus(at: edge) }
        switch count {
        case 1: controller.moveCaret(to: edge)
        case 2 where !controller.traits.isSecure: select(text.word(at: place.offset))
        case 2: select(0..<text.utf8.count)
        default: select(text.paragraph(at: place.offset))
        }
    }

    private func select(_ range: Range<Int>) {
        controller.select(from: range.lowerBound, to: TextPlace(range.upperBound, isUpstream: true), touch: true)
    }

    /// The finger has been held still: from now on the caret goes where it goes.
    func hold(at location: CGPoint) -> Pull {
        last = nil
        let place = controller.place(at: location)
        if controller.isFocused { controller.moveCaret(to: place) } else { controller.focus(at: place) }
        return .caret
    }
}

private final class TextTouchRecognizer: _GestureRecognizer<Void> {
    private let touches: TextTouches
    private var start: PointerEvent?
    private var location = CGPoint.zero
    private var pull: TextTouches.Pull?
    private var isPulling = false

    init(_ touches: TextTouches) { self.touches = touches }

    override func adopt(_ other: _GestureRecognizer<Void>) -> Bool {
        guard let other = other as? TextTouchRecognizer else { return false }
        (start, location, pull, isPulling) = (other.start, other.location, other.pull, other.isPulling)
        return super.adopt(other)
    }

    override func receive(_ event: PointerEvent, _ context: GestureContext) {
        location = event.location
        switch event.phase {
        case .down:
            start = event
            pull = touches.begin(at: event.location, time: event.time)
            isPulling = false
        case .moved:
            guard let start else { return }
            if !isPulling, distance(start.location, event.location) > GestureMetrics.tapSlop {
                guard pull != nil else { return cancel() }
                isPulling = true
                phase = .active(())
            }
            if isPulling, let pull { touches.pull(pull, to: event.location) }
        case .up:
            guard let start else { return }
            self.start = nil
            if !isPulling, distance(start.location, event.location) <= GestureMetrics.tapSlop {
                touches.tap(at: event.location, time: event.time)
            }
            phase = .ended(())
        case .cancelled: cancel()
        }
    }

    override var deadline: TimeInterval? {
        guard let start, !isPulling else { return nil }
        return start.time + TextTouchMetrics.holdDuration
    }

    override func tick(_ time: TimeInterval) {
        guard let start, !isPulling, time - start.time >= TextTouchMetrics.holdDuration else { return }
        pull = touches.hold(at: location)
        isPulling = true
        phase = .active(())
    }

    override func cancel() {
        start = nil
        isPulling = false
        super.cancel()
    }
}
