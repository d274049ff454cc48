import Foundation

/// Options that describe the conditions for access to a keychain item. Perch does not check them.
public struct SecAccessControlCreateFlags: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// An option that requires biometric authentication or the passcode.
    public static let userPresence = Self(rawValue: 1 << 0)
    /// An option that requires biometric authentication with any enrolled biometrics.
    public static let biometryAny = Self(rawValue: 1 << 1)
    /// An option that requires biometric authentication with the biometrics that are enrolled at the creation of the
    /// item.
    public static let biometryCurrentSet = Self(rawValue: 1 << 3)
    /// An option that requires the passcode of the device.
    public static let devicePasscode = Self(rawValue: 1 << 4)
    /// An option that requires at least one of the other conditions.
    public static let or = Self(rawValue: 1 << 14)
    /// An option that requires all of the other conditions.
    public static let and = Self(rawValue: 1 << 15)
    /// An option that permits the use of a private key for signatures.
    public static let privateKeyUsage = Self(rawValue: 1 << 30)
    /// An option that requires a password from the app.
    public static let applicationPassword = Self(rawValue: 1 << 31)
}

/// An object that describes the conditions for access to a keychain item.
///
/// Perch stores the object with the item, and always permits access.
public final class SecAccessControl: NSObject, Sendable {
    let protection: String
    let flags: SecAccessControlCreateFlags

    init(_ protection: String, _ flags: SecAccessControlCreateFlags) {
        self.protection = protection
        self.flags = flags
    }
}

/// Creates an object that describes the conditions for access to a keychain item. Never fails.
///
/// - Parameters:
///   - allocator: The allocator, which Perch ignores.
///   - protection: The value of `kSecAttrAccessible` for the item.
///   - flags: The options.
///   - error: The location for an error. Perch never writes to it.
public func SecAccessControlCreateWithFlags(
    _ allocator: CFAllocator?, _ protection: CFTypeRef, _ flags: SecAccessControlCreateFlags,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? {
    SecAccessControl(protection as? String ?? "", flags)
}
