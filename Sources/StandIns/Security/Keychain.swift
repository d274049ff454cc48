import Foundation
import Locking
import PerchStandIns

/// The keychain of a device. It stores items in memory until the end of the session.
final class Keychain: Sendable {
    // Attributes and data are copied into immutable objects, which no thread changes.
    private struct Item: @unchecked Sendable {
        var attributes: [String: Any]
        var data: Data?
        let reference: Data
    }

    private struct State {
        var items: [Item] = []
        var made: UInt64 = 0
    }

    private let state = Locked(State())

    static var current: Keychain { Device.current.value { Keychain() } }

    /// The attributes that identify an item, by class. A missing attribute is equal to an empty one.
    private static var keys: [String: [CFString]] {
        [
            "genp": [kSecAttrAccount, kSecAttrService],
            "inet": [
                kSecAttrAccount, kSecAttrSecurityDomain, kSecAttrServer, kSecAttrProtocol, kSecAttrAuthenticationType,
                kSecAttrPort, kSecAttrPath,
            ],
            "keys": [kSecAttrApplicationTag, kSecAttrApplicationLabel, kSecAttrKeyClass, kSecAttrKeyType],
            "cert": [kSecAttrLabel],
            "idnt": [kSecAttrLabel],
        ]
    }

    /// The access group of an item without an explicit group: a team prefix and the bundle identifier.
    private static var ownGroup: String { "PERCH00000." + (Bundle.main.bundleIdentifier ?? "app") }

    func add(_ query: CFDictionary) -> (OSStatus, CFTypeRef?) {
        var query = Query(query)
        guard let kind = query.kind, let keys = Self.keys[kind] else { return (errSecParam, nil) }
        let group = kSecAttrAccessGroup as String
        query.attributes[group] = query.attributes[group] ?? Self.ownGroup
        let added = state.withLock { state -> Item? in
            let isKnown = state.items.contains { item in
                item.attributes["class"] as? String == kind
                    && (keys + [kSecAttrAccessGroup, kSecAttrSynchronizable]).allSatisfy {
                        Query.equal(item.attributes[$0 as String], query.attributes[$0 as String])
                    }
            }
            if isKnown { return nil }
            state.made += 1
            let now = Date()
            var attributes = query.attributes
            attributes["class"] = kind
            if attributes["pdmn"] == nil { attributes["pdmn"] = kSecAttrAccessibleWhenUnlocked as String }
            attributes["cdat"] = now
            attributes["mdat"] = now
            let reference = withUnsafeBytes(of: state.made.bigEndian) { Data(kind.utf8) + Data($0) }
            let item = Item(attributes: attributes, data: query.data, reference: reference)
            state.items.append(item)
            return item
        }
        guard let added else { return (errSecDuplicateItem, nil) }
        return (errSecSuccess, Self.result(query, added))
    }

    func find(_ query: CFDictionary) -> (OSStatus, CFTypeRef?) {
        let query = Query(query)
        guard query.kind != nil || query.reference != nil else { return (errSecParam, nil) }
        let found = state.withLock { state in state.items.filter { Self.matches(query, $0) } }
        guard let first = found.first else { return (errSecItemNotFound, nil) }
        guard let limit = query.limit else { return (errSecSuccess, Self.result(query, first)) }
        let results = found.prefix(limit).compactMap { Self.result(query, $0) }
        return (errSecSuccess, results.isEmpty ? nil : results as NSArray)
    }

    func update(_ query: CFDictionary, _ changes: CFDictionary) -> OSStatus {
        let query = Query(query)
        let changes = Query(changes)
        guard query.kind != nil || query.reference != nil else { return errSecParam }
        return state.withLock { state in
            let places = state.items.indices.filter { Self.matches(query, state.items[$0]) }
            guard !places.isEmpty else { return errSecItemNotFound }
            for place in places {
                state.items[place].attributes.merge(changes.attributes) { $1 }
                state.items[place].attributes["mdat"] = Date()
                if let data = changes.data { state.items[place].data = data }
            }
            return errSecSuccess
        }
    }

    func delete(_ query: CFDictionary) -> OSStatus {
        let query = Query(query)
        guard query.kind != nil || query.reference != nil else { return errSecParam }
        return state.withLock { state in
            let count = state.items.count
            state.items.removeAll { Self.matches(query, $0) }
            return state.items.count < count ? errSecSuccess : errSecItemNotFound
        }
    }

    private static func matches(_ query: Query, _ item: Item) -> Bool {
        if let reference = query.reference, item.reference != reference { return false }
        if let kind = query.kind, item.attributes["class"] as? String != kind { return false }
        return query.attributes.allSatisfy { key, value in
            if key == kSecAttrSynchronizable as String, value as? String == kSecAttrSynchronizableAny as String {
                return true
            }
            return Query.equal(item.attributes[key], value, ignoringCase: query.ignoresCase)
        }
    }

    /// Returns one requested value as the value, several in a dictionary, and `nil` if no value was requested.
    private static func result(_ query: Query, _ item: Item) -> CFTypeRef? {
        if query.wantsAttributes {
            var result = item.attributes
            if query.wantsData { result[kSecValueData as String] = item.data }
            if query.wantsReference { result[kSecValuePersistentRef as String] = item.reference }
            return result as NSDictionary
        }
        switch (query.wantsData, query.wantsReference) {
        case (true, true):
            var result: [String: Any] = [kSecValuePersistentRef as String: item.reference]
            result[kSecValueData as String] = item.data
            return result as NSDictionary
        case (true, false): return item.data.map { $0 as NSData }
        case (false, true): return item.reference as NSData
        case (false, false): return nil
        }
    }
}

/// The contents of a dictionary that the functions of the keychain receive.
private struct Query {
    var kind: String?
    var attributes: [String: Any] = [:]
    var data: Data?
    var reference: Data?
    var wantsData = false
    var wantsAttributes = false
    var wantsReference = false
    var ignoresCase = false
    /// The maximum number of items in the array of results, or `nil` for a single item.
    var limit: Int?

    init(_ dictionary: CFDictionary) {
        for case (let key as String, let value) in dictionary {
            switch key as CFString {
            case kSecClass: kind = value as? String
            case kSecValueData: data = value as? Data
            case kSecValuePersistentRef: reference = value as? Data
            case kSecReturnData: wantsData = value as? Bool ?? false
            case kSecReturnAttributes: wantsAttributes = value as? Bool ?? false
            case kSecReturnPersistentRef: wantsReference = value as? Bool ?? false
            case kSecMatchCaseInsensitive: ignoresCase = value as? Bool ?? false
            case kSecMatchLimit:
                if value as? String == kSecMatchLimitAll as String {
                    limit = .max
                } else if let count = value as? Int, count > 1 {
                    limit = count
                }
            default:
                // Keys for authentication and for matching are not attributes of the item.
                guard !["u_", "m_", "r_", "v_"].contains(where: key.hasPrefix), key != "nleg" else { continue }
                attributes[key] = value
            }
        }
    }

    /// Returns a Boolean value that indicates whether two attributes are equal. A missing attribute is equal to an
    /// empty one.
    static func equal(_ a: Any?, _ b: Any?, ignoringCase: Bool = false) -> Bool {
        switch (a, b) {
        case (nil, nil): return true
        case (nil, let value?), (let value?, nil):
            return (value as? String)?.isEmpty ?? (value as? Data)?.isEmpty ?? (value as? Bool == false)
        case (let a?, let b?):
            if let a = text(a), let b = text(b) {
                return ignoringCase ? a.caseInsensitiveCompare(b) == .orderedSame : a == b
            }
            return (a as? NSObject ?? NSNull()).isEqual(b)
        }
    }

    /// Returns text. Text can be a string or its UTF-8 bytes.
    private static func text(_ value: Any) -> String? {
        value as? String ?? (value as? Data).map { String(decoding: $0, as: UTF8.self) }
    }
}
