import Foundation

/// A type that describes what names a credential of a security key.
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
    /// The transports, which indicate how the key is reached.
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
    /// Creates an algorithm by its number.
    public init(_ rawValue: Int) { self.rawValue = rawValue }
    /// Elliptic curves with SHA-256.
    public static let ES256 = ASCOSEAlgorithmIdentifier(rawValue: -7)
}

/// A type that describes how a credential signs.
open class ASAuthorizationPublicKeyCredentialParameters: NSObject {
    /// The algorithm.
    public let algorithm: ASCOSEAlgorithmIdentifier
    /// Creates an algorithm.
    public init(algorithm: ASCOSEAlgorithmIdentifier) { self.algorithm = algorithm }
}

/// An object that makes and uses credentials of security keys. In Perch, there are none: requests fail.
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
    /// The challenge, which indicates what the server wants to be signed.
    open var challenge: Data
    /// The name that is shown.
    open var displayName: String
    /// The user's name.
    open var name: String
    /// The user.
    open var userID: Data
    /// The server's name.
    public let relyingPartyIdentifier: String
    /// The credential parameters, which indicate how the key may sign.
    open var credentialParameters: [ASAuthorizationPublicKeyCredentialParameters] = []
    /// Credentials that the user has.
    open var excludedCredentials: [ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor] = []
    /// A value that indicates whether the key asks for its owner.
    open var userVerificationPreference = ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred
    /// A value that indicates whether the server wants to know about the key.
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
    /// The challenge, which indicates what the server wants to be signed.
    open var challenge: Data
    /// The server's name.
    public let relyingPartyIdentifier: String
    /// The credentials that can be used; none for all.
    open var allowedCredentials: [ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor] = []
    /// A value that indicates whether the key asks for its owner.
    open var userVerificationPreference = ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred

    init(_ provider: ASAuthorizationSecurityKeyPublicKeyCredentialProvider, challenge: Data) {
        self.challenge = challenge
        relyingPartyIdentifier = provider.relyingPartyIdentifier
        super.init(provider: provider)
    }
}
