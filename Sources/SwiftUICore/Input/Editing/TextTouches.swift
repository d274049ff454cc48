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
        /// The end of what a mouse selects, from where its button went down.
        case selection(anchor: Int)
    }

    /// Takes the button of a mouse that goes down, which puts the caret exactly there. Returns what it pulls.
    func press(at location: CGPoint, time: TimeInterval, modifiers: EventModifiers) -> Pull {
        let count = follows(location, time)
        last = (location, time, count)
        let (text, place) = (controller.text, controller.geometry.place(at: location))
        if count == 1, modifiers.contains(.shift), controller.item.isFocused {
            controller.caret.move(to: place, extending: true)
            return .selection(anchor: controller.source.current.anchor)
        }
        if controller.item.isFocused { controller.caret.move(to: place) } else { controller.caret.focus(at: place) }
        guard count > 1 else { return .selection(anchor: place.offset) }
        let unit =
            controller.traits.isSecure
            ? 0..<text.utf8.count : count == 2 ? text.word(at: place.offset) : text.paragraph(at: place.offset)
        controller.caret.select(from: unit.lowerBound, to: TextPlace(unit.upperBound, isUpstream: true), touch: false)
        return count == 2 && !controller.traits.isSecure ? .words(unit) : .selection(anchor: unit.lowerBound)
    }

    /// A click with the secondary button: the caret goes there, unless that is selected already, and the menu opens.
    func ask(at location: CGPoint) {
        let place = controller.geometry.place(at: location)
        let selection = controller.selection
        if !controller.item.isFocused {
            controller.caret.focus(at: place)
        } else if !(selection.contains(place.offset) && !selection.isEmpty) {
            controller.caret.move(to: place)
        }
        controller.menu.show()
    }

    /// Takes a finger that comes down. Returns what it pulls as soon as it moves.
    func begin(at location: CGPoint, time: TimeInterval) -> Pull? {
        guard controller.item.isFocused else { return nil }
        if follows(location, time) == 2 {
            return .words(controller.text.word(at: controller.geometry.place(at: location).offset))
        }
        let selection = controller.selection
        if selection.isEmpty {
            return near(location, controller.geometry.rectangle(for: selection)) ? .caret : nil
        }
        guard controller.caret.showsHandles else { return nil }
        let (start, end) = (selection.lowerBound, selection.upperBound)
        if near(location, controller.geometry.rectangle(for: end..<end)) { return .end(anchor: start) }
        return near(location, controller.geometry.rectangle(for: start..<start)) ? .end(anchor: end) : nil
    }

    private func near(_ point: CGPoint, _ box: CGRect) -> Bool {
        !box.isNull && box.insetBy(dx: -TextTouchMetrics.grabReach, dy: -TextTouchMetrics.grabReach).contains(point)
    }

    /// How many taps a finger makes that comes down here now.
    private func follows(_ location: CGPoint, _ time: TimeInterval) -> Int {
        guard let last, time - last.time <= GestureMetrics.multipleTapInterval,
            distance(last.location, location) <= GestureMetrics.multipleTapReach
        else { return 1 }
        return last.count + 1
    }

    func pull(_ pull: Pull, to location: CGPoint) {
        let place = controller.geometry.place(at: location)
        switch pull {
        case .caret: controller.caret.move(to: place)
        case .end(let anchor): controller.caret.select(from: anchor, to: place, touch: true)
        case .selection(let anchor): controller.caret.select(from: anchor, to: place, touch: false)
        case .words(let first):
            let word = controller.text.word(at: place.offset)
            if word.upperBound > first.upperBound {
                controller.caret.select(
                    from: first.lowerBound, to: TextPlace(word.upperBound, isUpstream: true), touch: true)
            } else {
                controller.caret.select(
                    from: first.upperBound, to: TextPlace(min(word.lowerBound, first.lowerBound)), touch: true)
            }
        }
    }

    /// The finger was lifted where it came down.
    func tap(at location: CGPoint, time: TimeInterval) {
        let count = follows(location, time)
        last = (location, time, count)
        let text = controller.text
        let place = controller.geometry.place(at: location)
        let edge = TextPlace(text.nearestWordEdge(to: place.offset), isUpstream: place.isUpstream)
        guard controller.item.isFocused else { return controller.caret.focus(at: edge) }
        switch count {
        case 1: touchOnce(place, edge)
        case 2 where !controller.traits.isSecure: select(text.word(at: place.offset))
        case 2: select(0..<text.utf8.count)
        default: select(text.paragraph(at: place.offset))
        }
        if count > 1 { controller.menu.show() }
    }

    /// A tap on the caret, or on what is selected, shows or hides the menu; another puts the caret there.
    private func touchOnce(_ place: TextPlace, _ edge: TextPlace) {
        let selection = controller.selection
        let isOnIt =
            selection.isEmpty
            ? edge.offset == selection.lowerBound
            : selection.lowerBound <= place.offset && place.offset <= selection.upperBound
        guard isOnIt else { return controller.caret.move(to: edge) }
        if controller.menu.commands == nil { controller.menu.show() } else { controller.menu.hide() }
    }

    /// A finger that pulled something has been lifted.
    func release() { controller.menu.show() }

    private func select(_ range: Range<Int>) {
        controller.caret.select(from: range.lowerBound, to: TextPlace(range.upperBound, isUpstream: true), touch: true)
    }

    /// The finger has been held still: from now on the caret goes where it goes.
    func hold(at location: CGPoint) -> Pull {
        last = nil
        let place = controller.geometry.place(at: location)
        if controller.item.isFocused { controller.caret.move(to: place) } else { controller.caret.focus(at: place) }
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
        case .down where event.buttons.contains(.secondary):
            touches.ask(at: event.location)
            phase = .ended(())
        case .down where event.kind == .mouse || event.kind == .trackpad:
            start = event
            pull = touches.press(at: event.location, time: event.time, modifiers: event.modifiers)
            isPulling = true
            phase = .active(())
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
            if isPulling, event.kind == .touch, pull != nil { touches.release() }
            if !isPulling, distance(start.location, event.location) <= GestureMetrics.tapSlop {
                touches.tap(at: event.location, time: event.time)
            }
            phase = .ended(())
        case .cancelled: cancel()
        }
    }

    override var buttons: PointerButtons { [.primary, .secondary] }

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
