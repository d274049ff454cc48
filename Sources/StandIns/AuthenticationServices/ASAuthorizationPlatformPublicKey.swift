import Foundation

/// A descriptor that identifies a passkey.
open class ASAuthorizationPlatformPublicKeyCredentialDescriptor: NSObject {
    /// The passkey.
    open var credentialID: Data
    /// Creates a descriptor from the identifier of a passkey.
    public init(credentialID: Data) { self.credentialID = credentialID }
}

/// A preference for the verification of the user.
public struct ASAuthorizationPublicKeyCredentialUserVerificationPreference: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let preferred = Self(rawValue: "preferred")
    public static let required = Self(rawValue: "required")
    public static let discouraged = Self(rawValue: "discouraged")
}

/// A preference for the attestation of the device.
public struct ASAuthorizationPublicKeyCredentialAttestationKind: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let none = Self(rawValue: "none")
    public static let direct = Self(rawValue: "direct")
    public static let enterprise = Self(rawValue: "enterprise")
    public static let indirect = Self(rawValue: "indirect")
}

/// Constants that describe the location of a passkey.
public enum ASAuthorizationPublicKeyCredentialAttachment: Int, Sendable { case platform = 0, crossPlatform = 1 }

/// A credential of a key pair.
public protocol ASPublicKeyCredential: ASAuthorizationCredential {
    /// The data of the client, as JSON.
    var rawClientDataJSON: Data { get }
    /// The credential ID.
    var credentialID: Data { get }
}

/// A registered credential.
public protocol ASAuthorizationPublicKeyCredentialRegistration: ASPublicKeyCredential {
    /// The attestation of the device.
    var rawAttestationObject: Data? { get }
}

/// A credential that was used.
public protocol ASAuthorizationPublicKeyCredentialAssertion: ASPublicKeyCredential {
    /// The data of the authenticator.
    var rawAuthenticatorData: Data! { get }
    /// The user.
    var userID: Data! { get }
    /// The signature.
    var signature: Data! { get }
}

/// A provider of passkeys. In Perch, there are none, and requests fail.
open class ASAuthorizationPlatformPublicKeyCredentialProvider: NSObject, ASAuthorizationProvider {
    /// The server's name.
    public let relyingPartyIdentifier: String

    /// Creates a provider for a server.
    public init(relyingPartyIdentifier: String) { self.relyingPartyIdentifier = relyingPartyIdentifier }

    /// Returns a request for a new passkey.
    open func createCredentialRegistrationRequest(
        challenge: Data, name: String, userID: Data
    ) -> ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest {
        ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest(
            self, challenge: challenge, name: name, userID: userID)
    }
    /// Returns a request to use a passkey.
    open func createCredentialAssertionRequest(
        challenge: Data
    ) -> ASAuthorizationPlatformPublicKeyCredentialAssertionRequest {
        ASAuthorizationPlatformPublicKeyCredentialAssertionRequest(self, challenge: challenge)
    }
}

/// A request for a new passkey.
open class ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest: ASAuthorizationRequest {
    /// Constants that describe how a passkey is created.
    public enum RequestStyle: Int, Sendable { case standard = 0, conditional = 1 }

    /// The challenge of the server, which is signed.
    open var challenge: Data
    /// The user's name.
    open var name: String
    /// The user.
    open var userID: Data
    /// The display name.
    open var displayName: String?
    /// The server's name.
    public let relyingPartyIdentifier: String
    /// The preference for the verification of the user.
    open var userVerificationPreference = ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred
    /// The preference for the attestation of the device.
    open var attestationPreference = ASAuthorizationPublicKeyCredentialAttestationKind.none
    /// The existing passkeys of the user.
    open var excludedCredentials: [ASAuthorizationPlatformPublicKeyCredentialDescriptor]? = []
    /// The style of the request.
    open var requestStyle = RequestStyle.standard

    init(
        _ provider: ASAuthorizationPlatformPublicKeyCredentialProvider, challenge: Data, name: String, userID: Data
    ) {
        self.challenge = challenge
        self.name = name
        self.userID = userID
        relyingPartyIdentifier = provider.relyingPartyIdentifier
        super.init(provider: provider)
    }
}

/// A request to use a passkey.
open class ASAuthorizationPlatformPublicKeyCredentialAssertionRequest: ASAuthorizationRequest {
    /// The challenge of the server, which is signed.
    open var challenge: Data
    /// The server's name.
    public let relyingPartyIdentifier: String
    /// The allowed passkeys. If the array is empty, all passkeys are allowed.
    open var allowedCredentials: [ASAuthorizationPlatformPublicKeyCredentialDescriptor] = []
    /// The preference for the verification of the user.
    open var userVerificationPreference = ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred
    /// A Boolean value that indicates whether passkeys of other devices are offered.
    open var shouldShowHybridTransport = true

    init(_ provider: ASAuthorizationPlatformPublicKeyCredentialProvider, challenge: Data) {
        self.challenge = challenge
        relyingPartyIdentifier = provider.relyingPartyIdentifier
        super.init(provider: provider)
    }
}

/// A registered passkey. In Perch, there are no values of this type.
open class ASAuthorizationPlatformPublicKeyCredentialRegistration: NSObject,
    ASAuthorizationPublicKeyCredentialRegistration
{
    public let rawClientDataJSON: Data
    public let credentialID: Data
    public let rawAttestationObject: Data?
    /// The attachment.
    open var attachment: ASAuthorizationPublicKeyCredentialAttachment { .platform }

    init(clientData: Data, credentialID: Data, attestation: Data?) {
        rawClientDataJSON = clientData
        self.credentialID = credentialID
        rawAttestationObject = attestation
    }
}

/// A used passkey. In Perch, there are no values of this type.
open class ASAuthorizationPlatformPublicKeyCredentialAssertion: NSObject, ASAuthorizationPublicKeyCredentialAssertion {
    public let rawClientDataJSON: Data
    public let credentialID: Data
    public let rawAuthenticatorData: Data!
    public let userID: Data!
    public let signature: Data!
    /// The attachment.
    open var attachment: ASAuthorizationPublicKeyCredentialAttachment { .platform }

    init(clientData: Data, credentialID: Data, authenticatorData: Data, userID: Data, signature: Data) {
        rawClientDataJSON = clientData
        self.credentialID = credentialID
        rawAuthenticatorData = authenticatorData
        self.userID = userID
        self.signature = signature
    }
}
