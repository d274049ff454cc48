import Crypto
import Foundation

/// A random text that proves something to a program that has kept its digest: a sign-in, an invitation.
///
/// Only the digest is stored, so that nobody who reads what is stored can use it.
public struct SecretToken: Hashable, Sendable {
    /// What the one who may prove something has.
    public let text: String

    /// A new token of 256 random bits, in characters that need no escapes in an address.
    public init() {
        let bytes = SymmetricKey(size: .bits256).withUnsafeBytes { Data($0) }
        text = bytes.base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    }

    /// A new token of 128 random bits in digits and small letters, for people to pass on.
    public static func code() -> SecretToken {
        let bytes = SymmetricKey(size: .bits128).withUnsafeBytes { Data($0) }
        return SecretToken(bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined())
    }

    /// A token that somebody shows.
    public init(_ text: String) { self.text = text }

    /// What is stored of it.
    public var digest: Data { Data(SHA256.hash(data: Data(text.utf8))) }
}
