import Foundation

/// The result of a call. The value 0 means success.
public typealias OSStatus = Int32

/// Success.
public let noErr: OSStatus = 0
/// Success.
public let errSecSuccess: OSStatus = 0
/// The call is not there.
public let errSecUnimplemented: OSStatus = -4
/// A parameter is not right.
public let errSecParam: OSStatus = -50
/// A code for insufficient memory.
public let errSecAllocate: OSStatus = -108
/// The err sec not available: there is no keychain.
public let errSecNotAvailable: OSStatus = -25291
/// The item is there already.
public let errSecDuplicateItem: OSStatus = -25299
/// The err sec item not found: there is no such item.
public let errSecItemNotFound: OSStatus = -25300
/// People may not be asked.
public let errSecInteractionNotAllowed: OSStatus = -25308
/// An attribute is missing.
public let errSecMissingEntitlement: OSStatus = -34018
/// The data cannot be decoded.
public let errSecDecode: OSStatus = -26275
/// The owner was not recognized.
public let errSecAuthFailed: OSStatus = -25293
/// The user gave up.
public let errSecUserCanceled: OSStatus = -128
/// The attributes are not right.
public let errSecBadReq: OSStatus = -909
/// The err sec internal error: something else went wrong.
public let errSecInternalError: OSStatus = -26276
/// The err sec IO: there was an input or output problem.
public let errSecIO: OSStatus = -36

/// Returns what a status means, in words. Nil for one that is not known here.
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
