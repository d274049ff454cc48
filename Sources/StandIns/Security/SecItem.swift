import Foundation

/// Adds an item to the keychain of the session, which is in memory.
///
/// - Parameters:
///   - attributes: The class, attributes, and data of the item, and the values to return.
///   - result: The location for the result.
/// - Returns: `errSecDuplicateItem` if the keychain contains an item with the same identifying attributes, or
///   `errSecParam` if the dictionary does not contain a known class.
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    let (status, value) = Keychain.current.add(attributes)
    if status == errSecSuccess { result?.pointee = value }
    return status
}

/// Finds the items that match a query.
///
/// - Parameters:
///   - query: The attributes to match, and the values to return.
///   - result: The location for the result.
/// - Returns: `errSecItemNotFound` if no item matches, or `errSecParam` if the query contains neither a class nor a
///   persistent reference.
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    let (status, value) = Keychain.current.find(query)
    if status == errSecSuccess { result?.pointee = value }
    return status
}

/// Changes all items that match a query.
///
/// - Parameters:
///   - query: The attributes to match.
///   - attributesToUpdate: The new attributes and data.
/// - Returns: `errSecItemNotFound` if no item matches, or `errSecParam` if the query contains neither a class nor a
///   persistent reference.
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
    Keychain.current.update(query, attributesToUpdate)
}

/// Deletes all items that match a query.
///
/// - Parameter query: The attributes to match.
/// - Returns: `errSecItemNotFound` if no item matches, or `errSecParam` if the query contains neither a class nor a
///   persistent reference.
public func SecItemDelete(_ query: CFDictionary) -> OSStatus { Keychain.current.delete(query) }
