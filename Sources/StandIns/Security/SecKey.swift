import Foundation
import PerchStandIns

/// A cryptographic key. Perch never creates one. Use the keys of CryptoKit instead.
public final class SecKey: Sendable {}

/// Constants that identify algorithms for signatures and encryption.
public enum SecKeyAlgorithm: Sendable {
    /// The signature of a message with an elliptic curve key and the hash function SHA-256.
    case ecdsaSignatureMessageX962SHA256
    /// The signature of a message with an RSA key and the hash function SHA-256.
    case rsaSignatureMessagePKCS1v15SHA256
    /// Encryption with an RSA key.
    case rsaEncryptionOAEPSHA256
    /// Encryption with an elliptic curve key.
    case eciesEncryptionCofactorVariableIVX963SHA256AESGCM
}

private func refuse(_ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) {
    error?.pointee = Unmanaged.passRetained(NSError(domain: NSOSStatusErrorDomain, code: Int(errSecUnimplemented)))
}

/// Creates a random private key. In Perch, this function always fails with `errSecUnimplemented`.
public func SecKeyCreateRandomKey(
    _ parameters: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? {
    refuse(error)
    return nil
}
/// Creates a key from its external representation. In Perch, this function always fails with `errSecUnimplemented`.
public func SecKeyCreateWithData(
    _ keyData: CFData, _ attributes: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? {
    refuse(error)
    return nil
}
/// Returns the public key of a private key. Always `nil`.
public func SecKeyCopyPublicKey(_ key: SecKey) -> SecKey? { nil }
/// Returns the external representation of a key. In Perch, this function always fails with `errSecUnimplemented`.
public func SecKeyCopyExternalRepresentation(
    _ key: SecKey, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
    refuse(error)
    return nil
}
/// Returns the signature of data. In Perch, this function always fails with `errSecUnimplemented`.
public func SecKeyCreateSignature(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ dataToSign: CFData,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
    refuse(error)
    return nil
}
/// Returns a Boolean value that indicates whether a signature is valid. In Perch, this function always fails with
/// `errSecUnimplemented`.
public func SecKeyVerifySignature(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ signedData: CFData, _ signature: CFData,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    refuse(error)
    return false
}
