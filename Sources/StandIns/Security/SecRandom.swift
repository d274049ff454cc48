import Foundation

/// A reference to a random number generator.
public typealias SecRandomRef = AnyObject

/// The default random number generator.
public nonisolated(unsafe) let kSecRandomDefault: SecRandomRef? = nil

/// Fills a buffer with random bytes from the system's generator.
///
/// - Parameters:
///   - rnd: The random number generator, which Perch ignores.
///   - count: The number of bytes.
///   - bytes: The buffer.
/// - Returns: `errSecParam` if the number of bytes is negative.
public func SecRandomCopyBytes(_ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32 {
    guard count >= 0 else { return errSecParam }
    var generator = SystemRandomNumberGenerator()
    for place in 0..<count {
        bytes.storeBytes(of: UInt8.random(in: .min ... .max, using: &generator), toByteOffset: place, as: UInt8.self)
    }
    return errSecSuccess
}
