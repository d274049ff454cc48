import Foundation
import PerchStandIns

/// A key. None is ever made: CryptoKit has keys that work.
public final class SecKey: Sendable {}

/// Constants that describe how something is signed or encrypted.
public enum SecKeyAlgorithm: Sendable {
    /// A signature by a key of an elliptic curve, of a message that is hashed with SHA-256.
    case ecdsaSignatureMessageX962SHA256
    /// A signature by an RSA key, of a message that is hashed with SHA-256.
    case rsaSignatureMessagePKCS1v15SHA256
    /// Encryption by an RSA key.
    case rsaEncryptionOAEPSHA256
    /// Encryption by a key of an elliptic curve.
    case eciesEncryptionCofactorVariableIVX963SHA256AESGCM
}

private func refuse(_ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) {
    error?.pointee = Unmanaged.passRetained(NSError(domain: NSOSStatusErrorDomain, code: Int(errSecUnimplemented)))
}

/// Makes a key. It is refused with `errSecUnimplemented`.
public func SecKeyCreateRandomKey(
    _ parameters: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? {
    refuse(error)
    return nil
}
/// Returns a key of its bytes. It is refused with `errSecUnimplemented`.
public func SecKeyCreateWithData(
    _ keyData: CFData, _ attributes: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? {
    refuse(error)
    return nil
}
/// Returns the public key of a private one. There are no keys.
public func SecKeyCopyPublicKey(_ key: SecKey) -> SecKey? { nil }
/// Returns the bytes of a key. There are no keys.
public func SecKeyCopyExternalRepresentation(
    _ key: SecKey, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
    refuse(error)
    return nil
}
/// Signs data. There are no keys.
public func SecKeyCreateSignature(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ dataToSign: CFData,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
    refuse(error)
    return nil
}
/// Checks a signature. There are no keys.
public func SecKeyVerifySignature(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ signedData: CFData, _ signature: CFData,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    refuse(error)
    return false
}
