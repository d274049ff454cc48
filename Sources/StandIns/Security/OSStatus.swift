import Foundation

/// A status code of a function. The value 0 indicates success.
public typealias OSStatus = Int32

/// A status code that indicates success.
public let noErr: OSStatus = 0
/// A status code that indicates success.
public let errSecSuccess: OSStatus = 0
/// A status code that indicates that the function is not implemented.
public let errSecUnimplemented: OSStatus = -4
/// A status code that indicates an invalid parameter.
public let errSecParam: OSStatus = -50
/// A status code that indicates insufficient memory.
public let errSecAllocate: OSStatus = -108
/// A status code that indicates that no keychain is available.
public let errSecNotAvailable: OSStatus = -25291
/// A status code that indicates that the item already exists.
public let errSecDuplicateItem: OSStatus = -25299
/// A status code that indicates that no item matches.
public let errSecItemNotFound: OSStatus = -25300
/// A status code that indicates that interaction with the user is not allowed.
public let errSecInteractionNotAllowed: OSStatus = -25308
/// A status code that indicates that a required entitlement is missing.
public let errSecMissingEntitlement: OSStatus = -34018
/// A status code that indicates that the data cannot be decoded.
public let errSecDecode: OSStatus = -26275
/// A status code that indicates that authentication failed.
public let errSecAuthFailed: OSStatus = -25293
/// A status code that indicates that the user canceled the operation.
public let errSecUserCanceled: OSStatus = -128
/// A status code that indicates an invalid parameter, or an invalid state for the operation.
public let errSecBadReq: OSStatus = -909
/// A status code that indicates an internal error.
public let errSecInternalError: OSStatus = -26276
/// A status code that indicates an input or output error.
public let errSecIO: OSStatus = -36

/// Returns a message that describes a status code, or `nil` if Perch has no message for the code.
///
/// - Parameters:
///   - status: The status code.
///   - reserved: A reserved value, which Perch ignores.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
    let text: String? =
        switch status {
        case errSecSuccess: "No error."
        case errSecUnimplemented: "Function or operation not implemented."
        case errSecParam: "One or more parameters passed to a function were not valid."
        case errSecAllocate: "Failed to allocate memory."
        case errSecNotAvailable: "No keychain is available. You may need to restart your computer."
        case errSecDuplicateItem: "The specified item already exists in the keychain."
        case errSecItemNotFound: "The specified item could not be found in the keychain."
        case errSecInteractionNotAllowed: "User interaction is not allowed."
        case errSecMissingEntitlement: "A required entitlement isn't present."
        case errSecDecode: "Unable to decode the provided data."
        case errSecAuthFailed: "The user name or passphrase you entered is not correct."
        case errSecUserCanceled: "User canceled the operation."
        default: nil
        }
    return text.map { $0 as NSString }
}
