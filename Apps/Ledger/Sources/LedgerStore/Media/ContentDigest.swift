import Crypto
import Foundation

/// What media files are named by.
enum ContentDigest {
    /// SHA-256, as sixty-four hexadecimal digits.
    static func hex(_ bytes: some DataProtocol) -> String {
        SHA256.hash(data: bytes).map { byte in
            let digits = String(byte, radix: 16)
            return digits.count == 1 ? "0" + digits : digits
        }.joined()
    }
}
