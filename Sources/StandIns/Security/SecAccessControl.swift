import Foundation

/// Options that describe what is asked of users before an item is read.
public struct SecAccessControlCreateFlags: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The owner is recognized, or knows the passcode.
    public static let userPresence = Self(rawValue: 1 << 0)
    /// The owner is recognized by any biometry.
    public static let biometryAny = Self(rawValue: 1 << 1)
    /// The owner is recognized by what is set up now.
    public static let biometryCurrentSet = Self(rawValue: 1 << 3)
    /// The passcode.
    public static let devicePasscode = Self(rawValue: 1 << 4)
    /// One of the others.
    public static let or = Self(rawValue: 1 << 14)
    /// All of the others.
    public static let and = Self(rawValue: 1 << 15)
    /// A key is used to sign.
    public static let privateKeyUsage = Self(rawValue: 1 << 30)
    /// The program gives a password.
    public static let applicationPassword = Self(rawValue: 1 << 31)
}

/// A type that describes when and by whom an item may be read. It is kept with the item; items are always given out
/// here.
public final class SecAccessControl: NSObject, Sendable {
    let protection: String
    let flags: SecAccessControlCreateFlags

    init(_ protection: String, _ flags: SecAccessControlCreateFlags) {
        self.protection = protection
        self.flags = flags
    }
}

/// Creates an access control.
public func SecAccessControlCreateWithFlags(
    _ allocator: CFAllocator?, _ protection: CFTypeRef, _ flags: SecAccessControlCreateFlags,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? {
    SecAccessControl(protection as? String ?? "", flags)
}
