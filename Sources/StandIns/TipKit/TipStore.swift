import Foundation
import Locking
import Observation
import PerchStandIns

/// What a session knows of its tips.
@Observable final class TipStore: Sendable {
    enum Testing { case off, all, none, some(Set<String>), allBut(Set<String>) }

    private struct State {
        var isConfigured = false
        var testing = Testing.off
        var invalidated: [String: Tips.InvalidationReason] = [:]
        var displays: [String: Int] = [:]
        var values: [String: any Sendable] = [:]
    }

    @ObservationIgnored private let state = Locked(State())
    /// What observers follow: all of the state.
    private var observed: Void { () }

    static var current: TipStore { Device.current.value { TipStore() } }

    private func change(_ body: (inout State) -> Void) {
        withMutation(keyPath: \.observed) { state.withLock { body(&$0) } }
    }

    private func read<Value>(_ body: (State) -> Value) -> Value {
        access(keyPath: \.observed)
        return state.withLock { state in
            nonisolated(unsafe) let value = body(state)
            return value
        }
    }

    func configure() { change { $0.isConfigured = true } }

    func test(_ testing: Testing) { change { $0.testing = testing } }

    func reset() {
        change {
            $0.invalidated = [:]
            $0.displays = [:]
        }
    }

    func invalidate(_ id: String, _ reason: Tips.InvalidationReason) { change { $0.invalidated[id] = reason } }

    func status(of tip: some Tip) -> Tips.Status {
        if let reason = read({ $0.invalidated[tip.id] }) { return .invalidated(reason) }
        let name = (tip as? AnyTip).map { String(describing: type(of: $0.base)) } ?? String(describing: type(of: tip))
        switch read({ $0.testing }) {
        case .all: return .available
        case .none: return .pending
        case .some(let names) where names.contains(name): return .available
        case .allBut(let names) where names.contains(name): return .pending
        default: return read { $0.isConfigured } && tip.rules.allSatisfy { $0.isFulfilled() } ? .available : .pending
        }
    }

    /// A tip has come on the screen.
    func noteDisplay(of tip: some Tip) {
        let count = (read { $0.displays[tip.id] } ?? 0) + 1
        change { $0.displays[tip.id] = count }
        for case let most as Tips.MaxDisplayCount in tip.options where count > most.count {
            invalidate(tip.id, .displayCountExceeded)
        }
    }

    // MARK: Parameters and events

    func value(_ key: String) -> (any Sendable)? { read { $0.values[key] } }

    func set(_ value: any Sendable, _ key: String) { change { $0.values[key] = value } }

    // MARK: Following

    /// A value, now and each time that it is another.
    func updates<Value: Equatable & Sendable>(_ value: @escaping @Sendable () -> Value) -> AsyncStream<Value> {
        let (stream, continuation) = AsyncStream<Value>.makeStream()
        Self.follow(value, after: nil, continuation)
        return stream
    }

    private static func follow<Value: Equatable & Sendable>(
        _ value: @escaping @Sendable () -> Value, after last: Value?, _ continuation: AsyncStream<Value>.Continuation
    ) {
        let last = Locked(last)
        let now = withObservationTracking(value) {
            DispatchQueue.main.async { follow(value, after: last.withLock { $0 }, continuation) }
        }
        if last.withLock({ $0 }) != now { continuation.yield(now) }
        last.withLock { $0 = now }
    }
}
