import Foundation

/// Adds an item to the session's keychain, which is in memory.
///
/// - Returns: `errSecDuplicateItem` where an item with the same attributes is there, `errSecParam` without a class.
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    let (status, value) = Keychain.current.add(attributes)
    if status == errSecSuccess { result?.pointee = value }
    return status
}

/// Finds items.
///
/// - Returns: `errSecItemNotFound` if there is none, `errSecParam` without a class.
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    let (status, value) = Keychain.current.find(query)
    if status == errSecSuccess { result?.pointee = value }
    return status
}

/// Changes all items that are found.
///
/// - Returns: `errSecItemNotFound` if there is none, `errSecParam` without a class.
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
    Keychain.current.update(query, attributesToUpdate)
}

/// Removes all items that are found.
///
/// - Returns: `errSecItemNotFound` if there is none, `errSecParam` without a class.
public func SecItemDelete(_ query: CFDictionary) -> OSStatus { Keychain.current.delete(query) }
