import Foundation
import PerchStandIns

/// An X.509 certificate. Only its data and the summary of its subject are available.
public final class SecCertificate: Sendable {
    let data: Data
    let subject: String?

    init?(_ data: Data) {
        guard let certificate = DERValue(data), certificate.isSequence else { return nil }
        self.data = data
        subject = certificate.subjectSummary
    }
}

/// An object that describes the conditions for trust in a certificate.
public final class SecPolicy: Sendable {
    let host: String?
    init(_ host: String?) { self.host = host }
}

/// A certificate with its private key. Perch never creates one.
public final class SecIdentity: Sendable {}

/// An object that evaluates trust in certificates. The evaluation always fails, because Perch has no root certificates.
public final class SecTrust: @unchecked Sendable {
    // Unchecked because programs change a trust on one thread, before the evaluation.
    let certificates: [SecCertificate]
    var policies: [SecPolicy]
    var anchors: [SecCertificate]?

    init(_ certificates: [SecCertificate], _ policies: [SecPolicy]) {
        (self.certificates, self.policies) = (certificates, policies)
    }
}

/// Constants that describe the result of a trust evaluation.
public enum SecTrustResultType: UInt32, Sendable {
    /// The trust was not evaluated, or the evaluation was not possible.
    case invalid = 0
    /// The user trusts the certificate.
    case proceed = 1
    /// The user does not trust the certificate.
    case deny = 3
    /// The evaluation succeeded.
    case unspecified = 4
    /// The evaluation failed, but the user can choose to trust the certificate.
    case recoverableTrustFailure = 5
    /// The evaluation failed, and the user cannot choose to trust the certificate.
    case fatalTrustFailure = 6
    /// Another error occurred.
    case otherError = 7
}

// MARK: Certificates

/// Creates a certificate from its DER representation. Returns `nil` if the data is not a DER sequence.
///
/// - Parameters:
///   - allocator: The allocator, which Perch ignores.
///   - data: The DER representation.
public func SecCertificateCreateWithData(_ allocator: CFAllocator?, _ data: CFData) -> SecCertificate? {
    SecCertificate(data as Data)
}
/// Returns the DER representation of a certificate.
public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData { certificate.data as NSData }
/// Returns the common name of a certificate's subject, or the name of its organization if there is no common name.
public func SecCertificateCopySubjectSummary(_ certificate: SecCertificate) -> CFString? {
    certificate.subject.map { $0 as NSString }
}

// MARK: Policies and trusts

/// Creates a policy for TLS connections to a host.
///
/// - Parameters:
///   - server: A Boolean value that indicates whether the policy is for certificates of servers. Perch ignores it.
///   - hostname: The name of the host.
public func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy { SecPolicy(hostname as String?) }
/// Creates a policy that does not check the name of the host.
public func SecPolicyCreateBasicX509() -> SecPolicy { SecPolicy(nil) }

private func list<Value>(_ object: CFTypeRef?) -> [Value] {
    (object as? [Value]) ?? (object as? Value).map { [$0] } ?? []
}

/// Creates a trust from certificates and policies.
///
/// - Parameters:
///   - certificates: A certificate, or an array of certificates.
///   - policies: A policy, or an array of policies.
///   - trust: The location for the trust.
/// - Returns: `errSecParam` if there is no certificate.
public func SecTrustCreateWithCertificates(
    _ certificates: CFTypeRef, _ policies: CFTypeRef?, _ trust: UnsafeMutablePointer<SecTrust?>
) -> OSStatus {
    let found: [SecCertificate] = list(certificates)
    guard !found.isEmpty else { return errSecParam }
    trust.pointee = SecTrust(found, list(policies))
    return errSecSuccess
}
/// Sets the policies of a trust.
@discardableResult public func SecTrustSetPolicies(_ trust: SecTrust, _ policies: CFTypeRef) -> OSStatus {
    trust.policies = list(policies)
    return errSecSuccess
}
/// Sets the anchor certificates of a trust. They do not affect the evaluation.
@discardableResult public func SecTrustSetAnchorCertificates(
    _ trust: SecTrust, _ anchorCertificates: CFArray?
) -> OSStatus {
    trust.anchors = anchorCertificates.map { list($0) }
    return errSecSuccess
}
/// Sets whether a trust uses only its anchor certificates. In Perch, this function has no effect.
@discardableResult public func SecTrustSetAnchorCertificatesOnly(
    _ trust: SecTrust, _ anchorCertificatesOnly: Bool
) -> OSStatus { errSecSuccess }
/// Evaluates a trust. Always fails with `errSecNotAvailable`, because Perch has no root certificates.
public func SecTrustEvaluateWithError(_ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?) -> Bool {
    error?.pointee = NSError(domain: NSOSStatusErrorDomain, code: Int(errSecNotAvailable))
    return false
}
/// Writes the result of the evaluation, which is always `recoverableTrustFailure`.
public func SecTrustGetTrustResult(_ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>) -> OSStatus {
    result.pointee = .recoverableTrustFailure
    return errSecSuccess
}
/// Returns the number of certificates in a trust.
public func SecTrustGetCertificateCount(_ trust: SecTrust) -> Int { trust.certificates.count }
/// Returns the certificates in a trust.
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? { trust.certificates as NSArray }

// MARK: Identities

/// The key for the passphrase of a PKCS #12 file.
public nonisolated(unsafe) let kSecImportExportPassphrase: CFString = "passphrase"
/// The key for the identity of an imported item.
public nonisolated(unsafe) let kSecImportItemIdentity: CFString = "identity"
/// The key for the certificates of an imported item.
public nonisolated(unsafe) let kSecImportItemCertChain: CFString = "chain"
/// The key for the trust of an imported item.
public nonisolated(unsafe) let kSecImportItemTrust: CFString = "trust"

/// Writes the certificate of an identity. In Perch, this function always fails with `errSecItemNotFound`.
public func SecIdentityCopyCertificate(
    _ identityRef: SecIdentity, _ certificateRef: UnsafeMutablePointer<SecCertificate?>
) -> OSStatus { errSecItemNotFound }
/// Imports the identities of a PKCS #12 file. In Perch, this function always fails with `errSecUnimplemented`.
public func SecPKCS12Import(
    _ pkcs12_data: CFData, _ options: CFDictionary, _ items: UnsafeMutablePointer<CFArray?>
) -> OSStatus { errSecUnimplemented }
