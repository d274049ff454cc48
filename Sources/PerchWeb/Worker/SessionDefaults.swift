import Foundation
import Locking

/// The defaults of one session: they begin empty and last as long as it does, since others use the same process.
final class SessionDefaults: UserDefaults {
    /// Unchecked, since values of property lists are immutable where they are kept here.
    private struct Values: @unchecked Sendable {
        var registered: [String: Any] = [:]
        var set: [String: Any] = [:]
    }

    private let values = Locked(Values())

    override func object(forKey defaultName: String) -> Any? {
        values.withLock { Unchecked($0.set[defaultName] ?? $0.registered[defaultName]) }.value
    }

    override func set(_ value: Any?, forKey defaultName: String) {
        let value = Unchecked(value)
        values.withLock { $0.set[defaultName] = value.value }
        NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
    }

    override func removeObject(forKey defaultName: String) { set(nil, forKey: defaultName) }

    override func register(defaults registrationDictionary: [String: Any]) {
        let more = Unchecked(registrationDictionary)
        values.withLock { $0.registered.merge(more.value) { $1 } }
    }

    override func dictionaryRepresentation() -> [String: Any] {
        values.withLock { Unchecked($0.registered.merging($0.set) { $1 }) }.value
    }

    @discardableResult override func synchronize() -> Bool { true }

    /// Carries a value of a property list, which nobody changes, past the lock.
    private struct Unchecked<Value>: @unchecked Sendable {
        let value: Value
        init(_ value: Value) { self.value = value }
    }
}
