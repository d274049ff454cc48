import Foundation

/// Constants that describe when items of a keychain can be read. Stored, without effect.
public enum Accessibility: Sendable {
    /// An accessibility: while the device is unlocked.
    case whenUnlocked
    /// An accessibility: after the device was unlocked once.
    case afterFirstUnlock
    /// Always.
    case always
    /// An accessibility: while the device is unlocked, if it has a passcode.
    case whenPasscodeSetThisDeviceOnly
    /// An accessibility: while the device is unlocked, on this device.
    case whenUnlockedThisDeviceOnly
    /// An accessibility: after the device was unlocked once, on this device.
    case afterFirstUnlockThisDeviceOnly
    /// Always, on this device.
    case alwaysThisDeviceOnly
}

/// Texts and bytes by their keys. They are kept in memory, for as long as the program runs.
public final class Keychain: @unchecked Sendable {
    // Unchecked because the items are guarded by the lock.
    private static let lock = NSLock()
    nonisolated(unsafe) private static var items: [String: [String: Data]] = [:]

    /// The name that the items belong to.
    public let service: String
    /// The group that shares the items.
    public let accessGroup: String?

    /// A keychain of the program's own.
    public convenience init() { self.init(service: Bundle.main.bundleIdentifier ?? "") }
    /// A keychain of a name.
    public convenience init(service: String) { self.init(service, nil) }
    /// A keychain that a group shares.
    public convenience init(accessGroup: String) { self.init("", accessGroup) }
    /// A keychain of a name that a group shares.
    public convenience init(service: String, accessGroup: String) { self.init(service, accessGroup) }

    private init(_ service: String, _ accessGroup: String?) {
        self.service = service
        self.accessGroup = accessGroup
    }

    private var name: String { service + "/" + (accessGroup ?? "") }

    private func read(_ key: String) -> Data? { Self.lock.withLock { Self.items[name]?[key] } }
    private func write(_ data: Data?, _ key: String) {
        Self.lock.withLock { Self.items[name, default: [:]][key] = data }
    }

    /// The keychain itself: all items can be read.
    public func accessibility(_ accessibility: Accessibility) -> Keychain { self }
    /// The keychain itself: nothing is shared with other devices.
    public func synchronizable(_ synchronizable: Bool) -> Keychain { self }
    /// The keychain itself: items have no labels.
    public func label(_ label: String) -> Keychain { self }
    /// The keychain itself: items have no comments.
    public func comment(_ comment: String) -> Keychain { self }

    /// The text of a key.
    public func get(_ key: String) throws -> String? { try getString(key) }
    /// The text of a key.
    public func getString(_ key: String) throws -> String? { read(key).map { String(decoding: $0, as: UTF8.self) } }
    /// The bytes of a key.
    public func getData(_ key: String) throws -> Data? { read(key) }
    /// Sets the text of a key.
    public func set(_ value: String, key: String) throws { write(Data(value.utf8), key) }
    /// Sets the bytes of a key.
    public func set(_ value: Data, key: String) throws { write(value, key) }
    /// Removes the item of a key.
    public func remove(_ key: String) throws { write(nil, key) }
    /// Removes all items.
    public func removeAll() throws { Self.lock.withLock { Self.items[name] = nil } }
    /// Returns a Boolean value that indicates whether there is an item of a key.
    public func contains(_ key: String) throws -> Bool { read(key) != nil }
    /// The keys of all items.
    public func allKeys() -> [String] { Self.lock.withLock { (Self.items[name] ?? [:]).keys.sorted() } }

    /// The text of a key.
    public subscript(key: String) -> String? {
        get { read(key).map { String(decoding: $0, as: UTF8.self) } }
        set { write(newValue.map { Data($0.utf8) }, key) }
    }
    /// The text of a key.
    public subscript(string key: String) -> String? {
        get { self[key] }
        set { self[key] = newValue }
    }
    /// The bytes of a key.
    public subscript(data key: String) -> Data? {
        get { read(key) }
        set { write(newValue, key) }
    }
}
