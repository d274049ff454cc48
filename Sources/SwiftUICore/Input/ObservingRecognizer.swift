import Foundation

/// What is notified of a gesture: when its value changes, when it ends, or all of its way.
@MainActor protocol GestureObserver<Value> {
    associatedtype Value
    /// The gesture stands at `phase` now. Returns what is to be called, since the program may come back here by it.
    mutating func note(_ phase: _GestureRecognizer<Value>.Phase) -> (() -> Void)?
    /// The gesture is over, and its end has been told. Returns what is to be called.
    mutating func putBack() -> (() -> Void)?
    /// Continues from what another one of the same gesture has told.
    mutating func adopt(_ other: Self)
}

extension GestureObserver {
    mutating func putBack() -> (() -> Void)? { nil }
}

/// Has the phases of another recognizer, and tells them.
final class ObservingRecognizer<Observer: GestureObserver>: _GestureRecognizer<Observer.Value> {
    private let content: _GestureRecognizer<Observer.Value>
    private var observer: Observer

    init(_ content: _GestureRecognizer<Observer.Value>, _ observer: Observer) {
        self.content = content
        self.observer = observer
    }

    override func receive(_ event: PointerEvent, _ context: GestureContext) {
        content.receive(event, context)
        if content.hasNews { phase = content.phase }
    }

    override func tick(_ time: TimeInterval) {
        content.tick(time)
        if content.hasNews { phase = content.phase }
    }

    override func tell() {
        let isNew = hasNews
        super.tell()
        content.tell()
        if isNew { observer.note(phase)?() }
    }

    override func putBack() {
        content.putBack()
        if phase.isOver { observer.putBack()?() }
    }

    override func reset() {
        content.reset()
        super.reset()
    }

    override func cancel() {
        content.cancel()
        super.cancel()
    }

    override var deadline: TimeInterval? { content.deadline }
    override var takesSeveralPointers: Bool { content.takesSeveralPointers }
    override var waitsForTouch: Bool { content.waitsForTouch }
    override var showsPress: Bool { content.showsPress }
    override var buttons: PointerButtons { content.buttons }
    override var isIdle: Bool { content.isIdle }

    override func adopt(_ other: _GestureRecognizer<Observer.Value>) -> Bool {
        guard let other = other as? ObservingRecognizer<Observer>, content.adopt(other.content) else { return false }
        observer.adopt(other.observer)
        return super.adopt(other)
    }
}

/// Calls a closure when the value changes.
struct ChangeObserver<Value: Equatable>: GestureObserver {
    let action: (Value) -> Void
    private var last: Value?

    init(action: @escaping (Value) -> Void) { self.action = action }

    mutating func note(_ phase: _GestureRecognizer<Value>.Phase) -> (() -> Void)? {
        switch phase {
        case .pending(let value), .active(let value):
            guard value != last else { return nil }
            last = value
            return { [action] in action(value) }
        case .possible, .ended, .failed:
            last = nil
            return nil
        }
    }

    mutating func adopt(_ other: Self) { last = other.last }
}

/// Calls a closure when the gesture has occurred.
struct EndObserver<Value>: GestureObserver {
    let action: (Value) -> Void
    private var wasTold = false

    init(action: @escaping (Value) -> Void) { self.action = action }

    mutating func note(_ phase: _GestureRecognizer<Value>.Phase) -> (() -> Void)? {
        guard case .ended(let value) = phase else {
            wasTold = false
            return nil
        }
        guard !wasTold else { return nil }
        wasTold = true
        return { [action] in action(value) }
    }

    mutating func adopt(_ other: Self) { wasTold = other.wasTold }
}

/// Keeps a `GestureState` up to date, and puts it back in the end.
struct StateObserver<Value, State>: GestureObserver {
    let state: GestureState<State>
    let change: (Value, inout State, inout Transaction) -> Void
    private var isChanged = false

    init(state: GestureState<State>, change: @escaping (Value, inout State, inout Transaction) -> Void) {
        self.state = state
        self.change = change
    }

    mutating func note(_ phase: _GestureRecognizer<Value>.Phase) -> (() -> Void)? {
        switch phase {
        case .pending(let value), .active(let value):
            isChanged = true
            return { [state, change] in
                var new = state.wrappedValue
                var transaction = Transaction()
                change(value, &new, &transaction)
                state.set(new, transaction)
            }
        case .possible, .ended, .failed: return nil
        }
    }

    mutating func putBack() -> (() -> Void)? {
        guard isChanged else { return nil }
        isChanged = false
        return { [state] in state.resetToInitialValue() }
    }

    mutating func adopt(_ other: Self) { isChanged = other.isChanged }
}

/// Makes its value from that of another recognizer.
final class MappingRecognizer<Base, Value>: _GestureRecognizer<Value> {
    private let content: _GestureRecognizer<Base>
    private let transform: (Base) -> Value

    init(_ content: _GestureRecognizer<Base>, _ transform: @escaping (Base) -> Value) {
        self.content = content
        self.transform = transform
    }

    override func receive(_ event: PointerEvent, _ context: GestureContext) {
        content.receive(event, context)
        if content.hasNews { phase = content.phase.map(transform) }
    }

    override func tick(_ time: TimeInterval) {
        content.tick(time)
        if content.hasNews { phase = content.phase.map(transform) }
    }

    override func tell() {
        super.tell()
        content.tell()
    }
    override func putBack() { content.putBack() }

    override func reset() {
        content.reset()
        super.reset()
    }

    override func cancel() {
        content.cancel()
        super.cancel()
    }

    override var deadline: TimeInterval? { content.deadline }
    override var takesSeveralPointers: Bool { content.takesSeveralPointers }
    override var waitsForTouch: Bool { content.waitsForTouch }
    override var showsPress: Bool { content.showsPress }
    override var buttons: PointerButtons { content.buttons }
    override var isIdle: Bool { content.isIdle }

    override func adopt(_ other: _GestureRecognizer<Value>) -> Bool {
        guard let other = other as? MappingRecognizer<Base, Value>, content.adopt(other.content) else { return false }
        return super.adopt(other)
    }
}
