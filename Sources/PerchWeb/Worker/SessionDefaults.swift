import Foundation
import Locking

/// The defaults of one session. Others use the same process, so they lie in no file of it: what they begin with, and who keeps
/// what is set, is for the server to say, so that all pages of one browser have the same.
final class SessionDefaults: UserDefaults {
    /// Unchecked, since values of property lists are immutable where they are kept here.
    private struct Values: @unchecked Sendable {
        var registered: [String: Any] = [:]
        var set: [String: Any] = [:]
        /// How often a key was told that nobody has noted yet: what others have set meanwhile came before.
        var unnoted: [String: Int] = [:]
    }

    private let values: Locked<Values>
    private let tell: (@Sendable ([String: Data]) -> Void)?

    /// - Parameters:
    ///   - remembered: what the program has set for this browser before, as `KeptValue` writes it.
    ///   - tell: keeps what the program sets; nothing is kept for longer than the session without it.
    init(remembered: [String: Data] = [:], tell: (@Sendable ([String: Data]) -> Void)? = nil) {
        values = Locked(Values(set: remembered.compactMapValues(KeptValue.read)))
        self.tell = tell
        super.init(suiteName: nil)!
    }

    override func object(forKey defaultName: String) -> Any? {
        values.withLock { Unchecked($0.set[defaultName] ?? $0.registered[defaultName]) }.value
    }

    override func set(_ value: Any?, forKey defaultName: String) {
        let value = Unchecked(value)
        values.withLock { values in
            values.set[defaultName] = value.value
            guard let tell, let data = KeptValue.write(value.value) else { return }
            values.unnoted[defaultName, default: 0] += 1
            // While nobody else sets anything, so that the last value set is the last reported.
            tell([defaultName: data])
        }
        NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
    }

    // Without its type, nil would be an address, which Foundation takes away by calling this.
    override func removeObject(forKey defaultName: String) { set(nil as Any?, forKey: defaultName) }

    override func register(defaults registrationDictionary: [String: Any]) {
        let more = Unchecked(registrationDictionary)
        values.withLock { $0.registered.merge(more.value) { $1 } }
    }

    override func dictionaryRepresentation() -> [String: Any] {
        values.withLock { Unchecked($0.registered.merging($0.set) { $1 }) }.value
    }

    @discardableResult override func synchronize() -> Bool { true }

    // MARK: What other pages of the browser do

    /// Takes what another session has set.
    func take(_ changes: [String: Data]) {
        values.withLock { values in
            for (key, data) in changes where values.unnoted[key] == nil { values.set[key] = KeptValue.read(data) }
        }
        NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
    }

    /// What was told of those keys is remembered; what comes of them from now on was set later.
    func noted(_ keys: some Sequence<String>) {
        values.withLock { values in
            for key in keys {
                let left = (values.unnoted[key] ?? 1) - 1
                values.unnoted[key] = left > 0 ? left : nil
            }
        }
    }

    /// Carries a value of a property list, which nobody changes, past the lock.
    private struct Unchecked<Value>: @unchecked Sendable {
        let value: Value
        init(_ value: Value) { self.value = value }
    }
}

/// A value of the defaults as it goes between processes.
enum KeptValue {
    /// Empty for none; nil for what is no property list.
    static func write(_ value: Any?) -> Data? {
        guard let value else { return Data() }
        // A string or a number alone is no property list of this format.
        let list = [value]
        guard PropertyListSerialization.propertyList(list, isValidFor: .binary) else { return nil }
        return try? PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
    }

    static func read(_ data: Data) -> Any? {
        (try? PropertyListSerialization.propertyList(from: data, format: nil) as? [Any])?.first
    }
}
