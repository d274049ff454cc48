import Foundation

/// An object that receives pointer events and determines the state of a gesture.
///
/// Following and telling are two steps, for a gesture may have occurred and yet have to wait: `receive` and `tick` only
/// work out the phase, and the arena has `tell` call the program's closures once the gesture may have the touch.
@MainActor
public class _GestureRecognizer<Value>: AnyGestureRecognizer {
    /// Where the gesture stands.
    package enum Phase {
        /// It may still occur.
        case possible
        /// It may still occur, and has a value to show meanwhile, as a press has that is not long yet.
        case pending(Value)
        /// It continues, with a value.
        case active(Value)
        /// It came to its end, with a value.
        case ended(Value)
        /// It did not, or no longer, occur.
        case failed
    }

    package final var phase = Phase.possible {
        didSet { hasNews = true }
    }

    /// Whether there is something that the program was not told of.
    package final var hasNews = false

    /// Takes an event; `context` gives its place in a coordinate space.
    package func receive(_ event: PointerEvent, _ context: GestureContext) {}

    /// Time passed without an event.
    package func tick(_ time: TimeInterval) {}

    /// The moment at which something occurs though no event does.
    package var deadline: TimeInterval? { nil }

    /// Calls the program's closures for what has changed since it was last called. Subclasses call super first.
    package func tell() { hasNews = false }

    /// Puts back the state that follows a gesture which is over. Comes after `tell`.
    package func putBack() {}

    /// Gives up because another gesture has the touch, or there is no touch any longer.
    package func cancel() {
        forgetTouch()
        phase = .failed
    }

    /// Makes ready for the next touch.
    package func reset() {
        forgetTouch()
        phase = .possible
    }

    /// Forgets what it has followed of a touch. Subclasses call super.
    package func forgetTouch() {}

    /// Continues where another recognizer of the same gesture is, with its own closures. Returns whether it can.
    @discardableResult package func adopt(_ other: _GestureRecognizer<Value>) -> Bool {
        phase = other.phase
        hasNews = other.hasNews
        return true
    }

    /// Whether it follows more fingers than the first.
    package var takesSeveralPointers: Bool { false }

    /// Whether, with all fingers lifted, another touch may bring it about: the second tap of two.
    package var waitsForTouch: Bool { false }

    /// Whether it shows a press that a scroll view around would rather not have shown before it is sure.
    package var showsPress: Bool { false }

    /// Whether it keeps its touch when something modal comes to lie over its element.
    package var outlastsCover: Bool { false }

    /// The buttons of a mouse that it follows, any of which must be held down.
    package var buttons: PointerButtons { .primary }

    /// Whether nothing has begun that could bring it about soon, so that nobody needs to wait for it.
    package var isIdle: Bool { false }

    // MARK: AnyGestureRecognizer

    package final var outcome: GestureOutcome {
        switch phase {
        case .possible, .pending: .possible
        case .active: .active
        case .ended: .ended
        case .failed: .failed
        }
    }

    package final func adopt(any other: any AnyGestureRecognizer) {
        if let other = other as? _GestureRecognizer<Value> { adopt(other) }
    }
}

extension _GestureRecognizer.Phase {
    package var value: Value? {
        switch self {
        case .pending(let value), .active(let value), .ended(let value): value
        case .possible, .failed: nil
        }
    }

    package var isOver: Bool {
        switch self {
        case .ended, .failed: true
        default: false
        }
    }

    package func map<T>(_ transform: (Value) -> T) -> _GestureRecognizer<T>.Phase {
        switch self {
        case .possible: .possible
        case .pending(let value): .pending(transform(value))
        case .active(let value): .active(transform(value))
        case .ended(let value): .ended(transform(value))
        case .failed: .failed
        }
    }
}

/// Where a gesture stands, without its value.
package enum GestureOutcome {
    case possible, active, ended, failed

    var isOver: Bool { self == .ended || self == .failed }
}

/// A recognizer of some gesture.
@MainActor package protocol AnyGestureRecognizer: AnyObject {
    var outcome: GestureOutcome { get }
    var hasNews: Bool { get }
    var deadline: TimeInterval? { get }
    var takesSeveralPointers: Bool { get }
    var waitsForTouch: Bool { get }
    var showsPress: Bool { get }
    var outlastsCover: Bool { get }
    var buttons: PointerButtons { get }
    func receive(_ event: PointerEvent, _ context: GestureContext)
    func tick(_ time: TimeInterval)
    func tell()
    func putBack()
    func reset()
    func cancel()
    func adopt(any other: any AnyGestureRecognizer)
}

/// What a recognizer may ask about the element that its gesture is attached to, and about the finger.
@MainActor package struct GestureContext {
    package let node: RenderNode
    /// How fast the finger moves on the canvas, in points for each second; zero if it has rested.
    package let velocity: CGSize

    /// A place on the canvas, in a coordinate space.
    package func location(_ point: CGPoint, in space: CoordinateSpace) -> CGPoint {
        space.location(point, for: node)
    }

    /// The finger's speed at a place of the canvas, in a coordinate space.
    package func velocity(at point: CGPoint, in space: CoordinateSpace) -> CGSize {
        guard velocity != .zero else { return .zero }
        // A moment later, to the first order.
        let moment = 1e-3
        let next = CGPoint(x: point.x + velocity.width * moment, y: point.y + velocity.height * moment)
        let (a, b) = (location(point, in: space), location(next, in: space))
        return CGSize(width: (b.x - a.x) / moment, height: (b.y - a.y) / moment)
    }

    /// Whether a place on the canvas lies in the element, give or take what a finger misses.
    package func contains(_ point: CGPoint, slop: CGFloat = 0) -> Bool {
        node.globalFrame.insetBy(dx: -slop, dy: -slop).contains(point) || isSeen(at: point)
    }

    /// Whether a touch at a point of the root would go to the element or what it contains, wherever it is on its way.
    private func isSeen(at point: CGPoint) -> Bool {
        func local(_ node: RenderNode) -> CGPoint {
            let outer = node.parent.map(local) ?? point
            let inner = node.parent.map { outer.applying($0.contentTransform.inverted()) } ?? outer
            return inner.relative(to: node.presentedOrigin)
        }
        return node.hitTest(local(node)) != nil
    }
}

/// Follows the first finger and no other.
class SinglePointerRecognizer<Value>: _GestureRecognizer<Value> {
    private(set) final var pointer: PointerID?

    override final func receive(_ event: PointerEvent, _ context: GestureContext) {
        if event.phase == .down, pointer == nil { pointer = event.pointer }
        guard event.pointer == pointer else { return }
        if event.phase == .up || event.phase == .cancelled { pointer = nil }
        follow(event, context)
    }

    /// Takes an event of the finger.
    func follow(_ event: PointerEvent, _ context: GestureContext) {}

    override func forgetTouch() {
        pointer = nil
        super.forgetTouch()
    }

    override func adopt(_ other: _GestureRecognizer<Value>) -> Bool {
        guard let other = other as? SinglePointerRecognizer<Value> else { return false }
        pointer = other.pointer
        return super.adopt(other)
    }
}
