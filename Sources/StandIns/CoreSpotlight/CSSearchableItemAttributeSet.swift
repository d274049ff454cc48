import Foundation
import UniformTypeIdentifiers

/// A set of attributes that the system's search knows of an item.
///
/// A set keeps its attributes, and no search uses them.
open class CSSearchableItemAttributeSet: NSObject, NSCopying, @unchecked Sendable {
    // Unchecked because the values are guarded by the lock, and are values of Foundation.
    private let lock = NSLock()
    private var values: [String: Any] = [:]

    /// Creates a set for an item with a type of content.
    public init(contentType: UTType) {
        super.init()
        self.contentType = contentType.identifier
    }

    /// Creates a set for an item with the identifier of a type of content.
    public init(itemContentType type: String) {
        super.init()
        contentType = type
    }

    private var all: [String: Any] { lock.withLock { values } }

    /// The value of the property that asks.
    func attribute<Value>(_ name: String = #function) -> Value? { lock.withLock { values[name] as? Value } }

    /// Sets the value of the property that calls this; nil removes it.
    func setAttribute<Value>(_ value: Value?, _ name: String = #function) { lock.withLock { values[name] = value } }

    /// Returns the value of a key of the app's own; nil if it has none.
    open func value(forCustomKey key: CSCustomAttributeKey) -> (any NSSecureCoding)? {
        lock.withLock { values[Self.customPrefix + key.keyName] as? any NSSecureCoding }
    }

    /// Sets the value of a key of the app's own. Nil removes the value.
    open func setValue(_ value: (any NSSecureCoding)?, forCustomKey key: CSCustomAttributeKey) {
        lock.withLock { values[Self.customPrefix + key.keyName] = value }
    }

    /// No property's name begins so.
    private static let customPrefix = "custom "

    /// Adds the attributes of another set. They replace attributes that both sets have.
    public func move(from sourceAttributeSet: CSSearchableItemAttributeSet) {
        let added = sourceAttributeSet.all
        lock.withLock { values.merge(added) { $1 } }
    }

    open override func copy() -> Any { copy(with: nil) }

    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = CSSearchableItemAttributeSet(itemContentType: contentType ?? "")
        copy.values = all
        return copy
    }
}

/// The key of an attribute that an app defines.
open class CSCustomAttributeKey: NSObject, NSCopying, @unchecked Sendable {
    // Unchecked because the class is open; its values are constant.

    /// The name of the key.
    public let keyName: String
    /// A Boolean value that indicates whether the search looks through the values.
    public let isSearchable: Bool
    /// A Boolean value that indicates whether the search uses the values to find similar items.
    public let isSearchableByDefault: Bool
    /// A Boolean value that indicates whether the values must be unique.
    public let isUnique: Bool
    /// A Boolean value that indicates whether an item can have several values of the key.
    public let isMultiValued: Bool

    /// Creates a key. Returns nil for an empty name, or a name with characters other than ASCII letters, digits, and
    /// underscores.
    public convenience init?(keyName: String) {
        self.init(
            keyName: keyName, searchable: true, searchableByDefault: false, unique: false, multiValued: false)
    }

    /// Creates a key with properties. Returns nil for an empty name, or a name with characters other than ASCII
    /// letters, digits, and underscores.
    public init?(
        keyName: String, searchable: Bool, searchableByDefault: Bool, unique: Bool, multiValued: Bool
    ) {
        let isName = keyName.utf8.allSatisfy { byte in
            let character = Unicode.Scalar(byte)
            return character == "_" || (character.isASCII && character.properties.isAlphabetic)
                || ("0"..."9").contains(character)
        }
        guard !keyName.isEmpty, isName else { return nil }
        self.keyName = keyName
        isSearchable = searchable
        isSearchableByDefault = searchableByDefault
        isUnique = unique
        isMultiValued = multiValued
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }
}
