import Crypto
import CryptoExtras
import Foundation

/// A password as it is kept: made by scrypt, so that each guess costs time and memory.
public struct PasswordHash: Hashable, Sendable {
    public var salt: Data
    public var key: Data
    public var cost: Cost

    /// How much a guess costs; kept beside each hash, so that it can grow.
    public struct Cost: Hashable, Sendable {
        /// A power of two.
        public var rounds: Int
        public var blockSize: Int
        public var parallelism: Int

        /// What RFC 7914 names for signing in by hand, with 32 MB for each guess.
        public static let standard = Cost(rounds: 1 << 15, blockSize: 8, parallelism: 1)

        public init(rounds: Int, blockSize: Int, parallelism: Int) {
            self.rounds = rounds
            self.blockSize = blockSize
            self.parallelism = parallelism
        }
    }

    /// A hash that was kept.
    public init(salt: Data, key: Data, cost: Cost) {
        self.salt = salt
        self.key = key
        self.cost = cost
    }

    /// Hashes a password, with a new salt. Takes a while, on purpose.
    public init(of password: String, cost: Cost) throws {
        let salt = SymmetricKey(size: .bits128).withUnsafeBytes { Data($0) }
        self.init(salt: salt, key: try Self.key(password, salt, cost), cost: cost)
    }

    /// Whether a password is the one that was hashed. Takes a while, on purpose.
    public func matches(_ password: String) throws -> Bool {
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
