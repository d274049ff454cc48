import Foundation
import PerchStandIns

/// A certificate. Its bytes and its subject can be read.
public final class SecCertificate: Sendable {
    let data: Data
    let subject: String?

    init?(_ data: Data) {
        guard let certificate = DERValue(data), certificate.isSequence else { return nil }
        self.data = data
        subject = certificate.subjectSummary
    }
}

/// A type that describes what a trust is checked for.
public final class SecPolicy: Sendable {
    let host: String?
    init(_ host: String?) { self.host = host }
}

/// A certificate with its private key. There are none.
public final class SecIdentity: Sendable {}

/// Certificates that can be checked. The check always fails, since there are no certificates of authorities.
public final class SecTrust: @unchecked Sendable {
    // Unchecked because programs change a trust before they check it, on one thread.
    let certificates: [SecCertificate]
    var policies: [SecPolicy]
    var anchors: [SecCertificate]?

    init(_ certificates: [SecCertificate], _ policies: [SecPolicy]) {
        (self.certificates, self.policies) = (certificates, policies)
    }
}

/// Constants that describe what came of a check.
public enum SecTrustResultType: UInt32, Sendable {
    /// A trust result type: it was not checked, or could not be.
    case invalid = 0
    /// The user trusts it.
    case proceed = 1
    /// The user does not trust it.
    case deny = 3
    /// A trust result type: it is trusted.
    case unspecified = 4
    /// A trust result type: it is not trusted, unless the user wants it.
    case recoverableTrustFailure = 5
    /// A trust result type: it is not trusted.
    case fatalTrustFailure = 6
    /// A trust result type: there was another error.
    case otherError = 7
}

// MARK: Certificates

/// Returns a certificate of its bytes. Nil for bytes that are none.
public func SecCertificateCreateWithData(_ allocator: CFAllocator?, _ data: CFData) -> SecCertificate? {
    SecCertificate(data as Data)
}
/// Returns the bytes of a certificate.
public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData { certificate.data as NSData }
/// Returns whose certificate it is, in words.
public func SecCertificateCopySubjectSummary(_ certificate: SecCertificate) -> CFString? {
    certificate.subject.map { $0 as NSString }
}

// MARK: Policies and trusts

/// Returns a policy for an encrypted connection to a host.
public func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy { SecPolicy(hostname as String?) }
/// Returns a policy without a host.
public func SecPolicyCreateBasicX509() -> SecPolicy { SecPolicy(nil) }

private func list<Value>(_ object: CFTypeRef?) -> [Value] {
    (object as? [Value]) ?? (object as? Value).map { [$0] } ?? []
}

/// Returns a trust of a certificate or several, and of a policy or several.
public func SecTrustCreateWithCertificates(
    _ certificates: CFTypeRef, _ policies: CFTypeRef?, _ trust: UnsafeMutablePointer<SecTrust?>
) -> OSStatus {
    let found: [SecCertificate] = list(certificates)
    guard !found.isEmpty else { return errSecParam }
    trust.pointee = SecTrust(found, list(policies))
    return errSecSuccess
}
/// Sets the policies.
@discardableResult public func SecTrustSetPolicies(_ trust: SecTrust, _ policies: CFTypeRef) -> OSStatus {
    trust.policies = list(policies)
    return errSecSuccess
}
/// Sets the certificates that are trusted.
@discardableResult public func SecTrustSetAnchorCertificates(
    _ trust: SecTrust, _ anchorCertificates: CFArray?
) -> OSStatus {
    trust.anchors = anchorCertificates.map { list($0) }
    return errSecSuccess
}
/// Sets whether no other certificates are trusted. None are.
@discardableResult public func SecTrustSetAnchorCertificatesOnly(
    _ trust: SecTrust, _ anchorCertificatesOnly: Bool
) -> OSStatus { errSecSuccess }
/// Checks a trust. It fails with `errSecNotAvailable`, since there are no certificates of authorities.
public func SecTrustEvaluateWithError(_ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?) -> Bool {
    error?.pointee = NSError(domain: NSOSStatusErrorDomain, code: Int(errSecNotAvailable))
    return false
}
/// Returns what came of the check.
public func SecTrustGetTrustResult(_ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>) -> OSStatus {
    result.pointee = .recoverableTrustFailure
    return errSecSuccess
}
/// Returns the number of certificates.
public func SecTrustGetCertificateCount(_ trust: SecTrust) -> Int { trust.certificates.count }
/// Returns the certificates.
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? { trust.certificates as NSArray }

// MARK: Identities

/// The option for the password of a file.
public nonisolated(unsafe) let kSecImportExportPassphrase: CFString = "passphrase"
/// The identity of an item of a file.
public nonisolated(unsafe) let kSecImportItemIdentity: CFString = "identity"
/// The certificates of an item of a file.
public nonisolated(unsafe) let kSecImportItemCertChain: CFString = "chain"
/// The trust of an item of a file.
public nonisolated(unsafe) let kSecImportItemTrust: CFString = "trust"

/// Returns the certificate of an identity. There are no identities.
public func SecIdentityCopyCertificate(
    _ identityRef: SecIdentity, _ certificateRef: UnsafeMutablePointer<SecCertificate?>
) -> OSStatus { errSecItemNotFound }
/// Reads a file with an identity. It is refused with `errSecUnimplemented`.
public func SecPKCS12Import(
    _ pkcs12_data: CFData, _ options: CFDictionary, _ items: UnsafeMutablePointer<CFArray?>
) -> OSStatus { errSecUnimplemented }
