import Foundation

/// A type that describes what names a passkey.
open class ASAuthorizationPlatformPublicKeyCredentialDescriptor: NSObject {
    /// The passkey.
    open var credentialID: Data
    /// Creates a descriptor from the identifier of a passkey.
    public init(credentialID: Data) { self.credentialID = credentialID }
}

/// A type that indicates whether the device asks for its owner.
public struct ASAuthorizationPublicKeyCredentialUserVerificationPreference: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let preferred = Self(rawValue: "preferred")
    public static let required = Self(rawValue: "required")
    public static let discouraged = Self(rawValue: "discouraged")
}

/// A type that indicates whether the server wants to know about the device.
public struct ASAuthorizationPublicKeyCredentialAttestationKind: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let none = Self(rawValue: "none")
    public static let direct = Self(rawValue: "direct")
    public static let enterprise = Self(rawValue: "enterprise")
    public static let indirect = Self(rawValue: "indirect")
}

/// Constants that describe where a passkey is.
public enum ASAuthorizationPublicKeyCredentialAttachment: Int, Sendable { case platform = 0, crossPlatform = 1 }

/// A credential of a key pair.
public protocol ASPublicKeyCredential: ASAuthorizationCredential {
    /// The raw client data JSON, which indicates what the client says, as JSON.
    var rawClientDataJSON: Data { get }
    /// The credential ID.
    var credentialID: Data { get }
}

/// A credential that was made.
public protocol ASAuthorizationPublicKeyCredentialRegistration: ASPublicKeyCredential {
    /// The raw attestation object, which indicates what the device says of it.
    var rawAttestationObject: Data? { get }
}

/// A credential that was used.
public protocol ASAuthorizationPublicKeyCredentialAssertion: ASPublicKeyCredential {
    /// The raw authenticator data, which indicates what the device says.
    var rawAuthenticatorData: Data! { get }
    /// The user.
    var userID: Data! { get }
    /// The signature.
    var signature: Data! { get }
}

/// An object that makes and uses passkeys. In Perch, there are none: requests fail.
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
    /// Constants that describe how a passkey is made.
    public enum RequestStyle: Int, Sendable { case standard = 0, conditional = 1 }

    /// The challenge, which indicates what the server wants to be signed.
    open var challenge: Data
    /// The user's name.
    open var name: String
    /// The user.
    open var userID: Data
    /// The name that is shown.
    open var displayName: String?
    /// The server's name.
    public let relyingPartyIdentifier: String
    /// A value that indicates whether the device asks for its owner.
    open var userVerificationPreference = ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred
    /// A value that indicates whether the server wants to know about the device.
    open var attestationPreference = ASAuthorizationPublicKeyCredentialAttestationKind.none
    /// Passkeys that the user has.
    open var excludedCredentials: [ASAuthorizationPlatformPublicKeyCredentialDescriptor]? = []
    /// The request style, which indicates how the passkey is made.
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
    /// The challenge, which indicates what the server wants to be signed.
    open var challenge: Data
    /// The server's name.
    public let relyingPartyIdentifier: String
    /// The passkeys that can be used; none for all.
    open var allowedCredentials: [ASAuthorizationPlatformPublicKeyCredentialDescriptor] = []
    /// A value that indicates whether the device asks for its owner.
    open var userVerificationPreference = ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred
    /// A Boolean value that indicates whether passkeys of other devices are offered.
    open var shouldShowHybridTransport = true

    init(_ provider: ASAuthorizationPlatformPublicKeyCredentialProvider, challenge: Data) {
        self.challenge = challenge
        relyingPartyIdentifier = provider.relyingPartyIdentifier
        super.init(provider: provider)
    }
}

/// A passkey that was made. None is, so there is no value of this type.
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

/// A passkey that was used. None is, so there is no value of this type.
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
