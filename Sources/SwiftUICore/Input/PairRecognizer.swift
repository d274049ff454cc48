import Foundation

/// Follows two gestures; what comes of them is for subclasses to say.
class PairRecognizer<A, B, Value>: _GestureRecognizer<Value> {
    final let first: _GestureRecognizer<A>
    final let second: _GestureRecognizer<B>

    init(_ first: _GestureRecognizer<A>, _ second: _GestureRecognizer<B>) {
        self.first = first
        self.second = second
    }

    /// Makes the phase of the two.
    var combined: Phase { .failed }

    override func receive(_ event: PointerEvent, _ context: GestureContext) {
        // One that is over waits for the other; its phase stays as it was.
        if !first.phase.isOver { first.receive(event, context) }
        if !second.phase.isOver { second.receive(event, context) }
        combine()
    }

    override func tick(_ time: TimeInterval) {
        if !first.phase.isOver { first.tick(time) }
        if !second.phase.isOver { second.tick(time) }
        combine()
    }

    /// Takes over what is new of the two.
    final func combine() {
        if first.hasNews || second.hasNews { phase = combined }
    }

    override func tell() {
        super.tell()
        first.tell()
        second.tell()
    }

    override func putBack() {
        first.putBack()
        second.putBack()
    }

    override func reset() {
        first.reset()
        second.reset()
        super.reset()
    }

    override func cancel() {
        // What has ended has ended, and is reported once.
        if !first.phase.isOver { first.cancel() }
        if !second.phase.isOver { second.cancel() }
        super.cancel()
    }

    override var deadline: TimeInterval? { [first.deadline, second.deadline].compactMap(\.self).min() }
    override var takesSeveralPointers: Bool { first.takesSeveralPointers || second.takesSeveralPointers }
    override var waitsForTouch: Bool {
        !phase.isOver && (!first.phase.isOver && first.waitsForTouch || !second.phase.isOver && second.waitsForTouch)
    }
    override var showsPress: Bool { first.showsPress || second.showsPress }
    override var buttons: PointerButtons { first.buttons.union(second.buttons) }
    override var isIdle: Bool { first.isIdle && second.isIdle }

    override func adopt(_ other: _GestureRecognizer<Value>) -> Bool {
        guard let other = other as? PairRecognizer<A, B, Value>, first.adopt(other.first), second.adopt(other.second)
        else { return false }
        return super.adopt(other)
    }
}

/// Both gestures, each on its own.
final class SimultaneousRecognizer<A, B, Value>: PairRecognizer<A, B, Value> {
    private let makeValue: (A?, B?) -> Value

    init(
        _ first: _GestureRecognizer<A>, _ second: _GestureRecognizer<B>, makeValue: @escaping (A?, B?) -> Value
    ) {
        self.makeValue = makeValue
        super.init(first, second)
    }

    override var combined: Phase {
        let value = makeValue(first.phase.value, second.phase.value)
        switch (first.phase, second.phase) {
        case (.failed, .failed): return .failed
        case (.ended, .ended), (.ended, .failed), (.failed, .ended): return .ended(value)
        case (.active, _), (.ended, _), (_, .active), (_, .ended): return .active(value)
        case (.pending, _), (_, .pending): return .pending(value)
        default: return .possible
        }
    }
}

/// The first gesture or, where it fails, the second.
final class ExclusiveRecognizer<A, B, Value>: PairRecognizer<A, B, Value> {
    private let makeFirst: (A) -> Value
    private let makeSecond: (B) -> Value

    init(
        _ first: _GestureRecognizer<A>, _ second: _GestureRecognizer<B>, first makeFirst: @escaping (A) -> Value,
        second makeSecond: @escaping (B) -> Value
    ) {
        self.makeFirst = makeFirst
        self.makeSecond = makeSecond
        super.init(first, second)
    }

    /// Whether the second one may occur: the first has failed, or nothing of it has begun.
    private var yields: Bool {
        if case .failed = first.phase { return true }
        if case .possible = first.phase { return first.isIdle }
        return false
    }

    override var combined: Phase {
        switch first.phase {
        case .pending(let value): return .pending(makeFirst(value))
        case .active(let value): return .active(makeFirst(value))
        case .ended(let value): return .ended(makeFirst(value))
        case .possible, .failed: break
        }
        guard yields else { return .possible }
        if case .failed = second.phase, !first.phase.isOver { return .possible }
        return second.phase.map(makeSecond)
    }

    override func receive(_ event: PointerEvent, _ context: GestureContext) {
        super.receive(event, context)
        excludeSecond()
    }

    override func tick(_ time: TimeInterval) {
        super.tick(time)
        excludeSecond()
    }

    /// What the first one has taken is the second's no longer.
    private func excludeSecond() {
        switch first.phase {
        case .active, .ended:
            if !second.phase.isOver { second.cancel() }
        case .possible, .pending, .failed: break
        }
    }

    override func tell() {
        hasNews = false
        first.tell()
        switch first.phase {
        case .active, .ended:
            // It is notified of its failure, if it was told of anything before.
            if case .failed = second.phase { second.tell() }
        default:
            if yields { second.tell() }
        }
    }
}

/// The first gesture, then with the same touch or another one the second.
final class SequenceRecognizer<A, B, Value>: PairRecognizer<A, B, Value> {
    private let makeFirst: (A) -> Value
    private let makeSecond: (A, B?) -> Value
    /// The fingers that are down, with where they are, for the second gesture to begin with.
    private var down: [PointerEvent] = []
    private var context: GestureContext?
    private var hasBegunSecond = false
    /// When the fingers were lifted with which the first gesture ended.
    private var lifted: TimeInterval?

    init(
        _ first: _GestureRecognizer<A>, _ second: _GestureRecognizer<B>, first makeFirst: @escaping (A) -> Value,
        second makeSecond: @escaping (A, B?) -> Value
    ) {
        self.makeFirst = makeFirst
        self.makeSecond = makeSecond
        super.init(first, second)
    }

    override var combined: Phase {
        switch (first.phase, second.phase) {
        case (.pending(let value), _): return .pending(makeFirst(value))
        case (.active(let value), _): return .active(makeFirst(value))
        case (.ended(let value), .possible): return .active(makeSecond(value, nil))
        case (.ended(let value), .pending(let next)), (.ended(let value), .active(let next)):
            return .active(makeSecond(value, next))
        case (.ended(let value), .ended(let next)): return .ended(makeSecond(value, next))
        case (.failed, _), (.ended, .failed): return .failed
        case (.possible, _): return .possible
        }
    }

    override func receive(_ event: PointerEvent, _ context: GestureContext) {
        self.context = context
        down.removeAll { $0.pointer == event.pointer }
        if event.phase == .down || event.phase == .moved { down.append(event) }
        lifted = down.isEmpty ? event.time : nil
        if first.phase.isOver {
            hasBegunSecond = true
            if !second.phase.isOver { second.receive(event, context) }
        } else {
            first.receive(event, context)
            beginSecond(event.time)
        }
        combine()
    }

    /// Passes on the fingers that are down as soon as the first gesture has ended.
    private func beginSecond(_ time: TimeInterval) {
        guard case .ended = first.phase, !hasBegunSecond, let context else { return }
        for var event in down {
            hasBegunSecond = true
            event.phase = .down
            event.time = time
            second.receive(event, context)
        }
    }

    override func tick(_ time: TimeInterval) {
        if !first.phase.isOver {
            first.tick(time)
            beginSecond(time)
        } else if !second.phase.isOver {
            second.tick(time)
            if let deadline = patience, time >= deadline { second.cancel() }
        }
        combine()
    }

    /// Until when a touch for the second gesture is waited for.
    private var patience: TimeInterval? {
        guard case .ended = first.phase, !hasBegunSecond, let lifted else { return nil }
        return lifted + GestureMetrics.multipleTapInterval
    }

    override var deadline: TimeInterval? { first.phase.isOver ? patience ?? second.deadline : first.deadline }

    override var waitsForTouch: Bool {
        first.phase.isOver ? patience != nil || second.waitsForTouch : first.waitsForTouch
    }

    override func tell() {
        hasNews = false
        first.tell()
        if case .ended = first.phase { second.tell() }
    }

    override func reset() {
        super.reset()
        down = []
        context = nil
        hasBegunSecond = false
        lifted = nil
    }

    override func adopt(_ other: _GestureRecognizer<Value>) -> Bool {
        guard let other = other as? SequenceRecognizer<A, B, Value>, super.adopt(other) else { return false }
        (down, context, hasBegunSecond, lifted) = (other.down, other.context, other.hasBegunSecond, other.lifted)
        return true
    }
}
