import Foundation

/// A descriptor that identifies a credential of a security key.
open class ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor: NSObject {
    /// A type that describes how a key is reached.
    public struct Transport: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let usb = Transport(rawValue: "usb")
        public static let nfc = Transport(rawValue: "nfc")
        public static let bluetooth = Transport(rawValue: "ble")
        public static let allSupported = [usb, nfc, bluetooth]
    }

    /// The credential.
    open var credentialID: Data
    /// The transports of the key.
    open var transports: [Transport]
    /// Creates a descriptor from the identifier of a credential.
    public init(credentialID: Data, transports: [Transport]) {
        self.credentialID = credentialID
        self.transports = transports
    }
}

/// A type that describes how a key signs.
public struct ASCOSEAlgorithmIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Creates an algorithm with a number.
    public init(_ rawValue: Int) { self.rawValue = rawValue }
    /// The algorithm with elliptic curves and SHA-256.
    public static let ES256 = ASCOSEAlgorithmIdentifier(rawValue: -7)
}

/// A type that describes how a credential signs.
open class ASAuthorizationPublicKeyCredentialParameters: NSObject {
    /// The algorithm.
    public let algorithm: ASCOSEAlgorithmIdentifier
    /// Creates an algorithm.
    public init(algorithm: ASCOSEAlgorithmIdentifier) { self.algorithm = algorithm }
}

/// A provider of credentials of security keys. In Perch, there are none, and requests fail.
open class ASAuthorizationSecurityKeyPublicKeyCredentialProvider: NSObject, ASAuthorizationProvider {
    /// The server's name.
    public let relyingPartyIdentifier: String

    /// Creates a provider for a server.
    public init(relyingPartyIdentifier: String) { self.relyingPartyIdentifier = relyingPartyIdentifier }

    /// Returns a request for a new credential.
    open func createCredentialRegistrationRequest(
        challenge: Data, displayName: String, name: String, userID: Data
    ) -> ASAuthorizationSecurityKeyPublicKeyCredentialRegistrationRequest {
        ASAuthorizationSecurityKeyPublicKeyCredentialRegistrationRequest(
            self, challenge: challenge, displayName: displayName, name: name, userID: userID)
    }
    /// Returns a request to use a credential.
    open func createCredentialAssertionRequest(
        challenge: Data
    ) -> ASAuthorizationSecurityKeyPublicKeyCredentialAssertionRequest {
        ASAuthorizationSecurityKeyPublicKeyCredentialAssertionRequest(self, challenge: challenge)
    }
}

/// A request for a new credential of a security key.
open class ASAuthorizationSecurityKeyPublicKeyCredentialRegistrationRequest: ASAuthorizationRequest {
    /// The challenge of the server, which is signed.
    open var challenge: Data
    /// The display name.
    open var displayName: String
    /// The user's name.
    open var name: String
    /// The user.
    open var userID: Data
    /// The server's name.
    public let relyingPartyIdentifier: String
    /// The allowed algorithms of the key.
    open var credentialParameters: [ASAuthorizationPublicKeyCredentialParameters] = []
    /// The existing credentials of the user.
    open var excludedCredentials: [ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor] = []
    /// The preference for the verification of the user by the key.
    open var userVerificationPreference = ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred
    /// The preference for the attestation of the key.
    open var attestationPreference = ASAuthorizationPublicKeyCredentialAttestationKind.none

    init(
        _ provider: ASAuthorizationSecurityKeyPublicKeyCredentialProvider, challenge: Data, displayName: String,
        name: String, userID: Data
    ) {
        self.challenge = challenge
        self.displayName = displayName
        self.name = name
        self.userID = userID
        relyingPartyIdentifier = provider.relyingPartyIdentifier
        super.init(provider: provider)
    }
}

/// A request to use a credential of a security key.
open class ASAuthorizationSecurityKeyPublicKeyCredentialAssertionRequest: ASAuthorizationRequest {
    /// The challenge of the server, which is signed.
    open var challenge: Data
    /// The server's name.
    public let relyingPartyIdentifier: String
    /// The allowed credentials. If the array is empty, all credentials are allowed.
    open var allowedCredentials: [ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor] = []
    /// The preference for the verification of the user by the key.
    open var userVerificationPreference = ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred

    init(_ provider: ASAuthorizationSecurityKeyPublicKeyCredentialProvider, challenge: Data) {
        self.challenge = challenge
        relyingPartyIdentifier = provider.relyingPartyIdentifier
        super.init(provider: provider)
    }
}
