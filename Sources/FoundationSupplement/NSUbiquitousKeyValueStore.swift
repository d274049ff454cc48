import Foundation

/// Values that Apple's devices of one person share. Here they are kept in memory, for as long as the program runs.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
    // Unchecked because the values are guarded by the lock.
    private let lock = NSLock()
    private var values: [String: Any] = [:]

    /// The store of the program.
    public static let `default` = NSUbiquitousKeyValueStore()

    /// Other devices have changed values. Never sent.
    public static let didChangeExternallyNotification = NSNotification.Name(
        "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

    /// Creates a separate store.
    public override init() { super.init() }

    private func value(_ key: String) -> Any? { lock.withLock { values[key] } }
    private func number(_ key: String) -> Double? { PredicateValue.number(value(key)) }

    /// The value of a key.
    open func object(forKey aKey: String) -> Any? { value(aKey) }
    /// Sets the value of a key.
    open func set(_ anObject: Any?, forKey aKey: String) { lock.withLock { values[aKey] = anObject } }
    /// Removes the value of a key.
    open func removeObject(forKey aKey: String) { lock.withLock { values[aKey] = nil } }
    /// The text of a key.
    open func string(forKey aKey: String) -> String? { value(aKey) as? String }
    /// The array of a key.
    open func array(forKey aKey: String) -> [Any]? { value(aKey) as? [Any] }
    /// The dictionary of a key.
    open func dictionary(forKey aKey: String) -> [String: Any]? { value(aKey) as? [String: Any] }
    /// The bytes of a key.
    open func data(forKey aKey: String) -> Data? { value(aKey) as? Data }
    /// The whole number of a key; 0 without one.
    open func longLong(forKey aKey: String) -> Int64 { number(aKey).map { Int64($0) } ?? 0 }
    /// The number of a key; 0 without one.
    open func double(forKey aKey: String) -> Double { number(aKey) ?? 0 }
    /// The Boolean value of a key; false without one.
    open func bool(forKey aKey: String) -> Bool { number(aKey).map { $0 != 0 } ?? false }
    /// Sets the text of a key.
    open func set(_ aString: String?, forKey aKey: String) { set(aString as Any?, forKey: aKey) }
    /// Sets the bytes of a key.
    open func set(_ aData: Data?, forKey aKey: String) { set(aData as Any?, forKey: aKey) }
    /// Sets the array of a key.
    open func set(_ anArray: [Any]?, forKey aKey: String) { set(anArray as Any?, forKey: aKey) }
    /// Sets the dictionary of a key.
    open func set(_ aDictionary: [String: Any]?, forKey aKey: String) { set(aDictionary as Any?, forKey: aKey) }
    /// Sets the whole number of a key.
    open func set(_ value: Int64, forKey aKey: String) { set(value as Any?, forKey: aKey) }
    /// Sets the number of a key.
    open func set(_ value: Double, forKey aKey: String) { set(value as Any?, forKey: aKey) }
    /// Sets the Boolean value of a key.
    open func set(_ value: Bool, forKey aKey: String) { set(value as Any?, forKey: aKey) }
    /// All values by their keys.
    open var dictionaryRepresentation: [String: Any] { lock.withLock { values } }
    /// Always true: there is nothing to write.
    @discardableResult open func synchronize() -> Bool { true }
}

/// The key of why values have changed.
public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
/// The key of the keys whose values have changed.
public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
/// Another device has changed values.
public var NSUbiquitousKeyValueStoreServerChange: Int { 0 }
/// The first values have come.
public var NSUbiquitousKeyValueStoreInitialSyncChange: Int { 1 }
/// The program has stored more than it may.
public var NSUbiquitousKeyValueStoreQuotaViolationChange: Int { 2 }
/// Another person has signed in to iCloud.
public var NSUbiquitousKeyValueStoreAccountChange: Int { 3 }

extension Notification.Name {
    /// A notification that is posted when another person signs in to iCloud. It is not posted on Linux.
    public static let NSUbiquityIdentityDidChange = Notification.Name("NSUbiquityIdentityDidChangeNotification")
}

extension FileManager {
    /// The ubiquity identity token: who is signed in to iCloud: nobody.
    public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

    /// The folder of a container in iCloud: there is none.
    public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

    /// A Boolean value that indicates whether a file is in iCloud: none is.
    public func isUbiquitousItem(at url: URL) -> Bool { false }

    /// Downloads a file from iCloud. Throws `CocoaError.ubiquitousFileUnavailable`, because nobody is signed in.
    public func startDownloadingUbiquitousItem(at url: URL) throws { throw Self.unavailable(url) }

    /// Removes the local copy of a file in iCloud. Throws `CocoaError.ubiquitousFileUnavailable`.
    public func evictUbiquitousItem(at url: URL) throws { throw Self.unavailable(url) }

    /// Moves a file to iCloud or back. Throws `CocoaError.ubiquitousFileUnavailable`.
    public func setUbiquitous(_ flag: Bool, itemAt url: URL, destinationURL: URL) throws { throw Self.unavailable(url) }

    private static func unavailable(_ url: URL) -> CocoaError {
        CocoaError(.ubiquitousFileUnavailable, userInfo: [NSURLErrorKey: url])
    }
}
