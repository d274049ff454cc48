import Crypto
import CryptoExtras
import Foundation

/// A password as it is kept: made by scrypt, which costs whoever guesses time and memory.
struct PasswordHash: Hashable, Sendable {
    var salt: Data
    var key: Data
    var cost: Cost

    /// How much a guess costs; kept beside each hash, so that it can grow.
    struct Cost: Hashable, Sendable {
        /// A power of two.
        var rounds: Int
        var blockSize: Int
        var parallelism: Int

        /// What RFC 7914 names for signing in by hand, with 32 MB for each guess.
        static let standard = Cost(rounds: 1 << 15, blockSize: 8, parallelism: 1)
    }

    init(salt: Data, key: Data, cost: Cost) {
        self.salt = salt
        self.key = key
        self.cost = cost
    }

    init(of password: String, cost: Cost) throws {
        let salt = SymmetricKey(size: .bits128).withUnsafeBytes { Data($0) }
        self.init(salt: salt, key: try Self.key(password, salt, cost), cost: cost)
    }

    func matches(_ password: String) throws -> Bool {
        // Compared without saying, by the time it takes, how much of it is right.
        let other = try Self.key(password, salt, cost)
        return key.count == other.count && zip(key, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }

    private static func key(_ password: String, _ salt: Data, _ cost: Cost) throws -> Data {
        // The same characters can be typed in more than one way.
        let bytes = Data(password.precomposedStringWithCompatibilityMapping.utf8)
        return try KDF.Scrypt.deriveKey(
            from: bytes, salt: salt, outputByteCount: 32, rounds: cost.rounds, blockSize: cost.blockSize,
            parallelism: cost.parallelism
        ).withUnsafeBytes { Data($0) }
    }
}
