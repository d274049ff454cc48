import Foundation

/// A generator of random numbers.
public protocol GKRandom: AnyObject {
    /// Returns a random integer.
    func nextInt() -> Int
    /// Returns a random integer from 0 to just below a bound.
    func nextInt(upperBound: Int) -> Int
    /// Returns a random number from 0 to 1.
    func nextUniform() -> Float
    /// Returns a random truth value.
    func nextBool() -> Bool
}

/// A source of random bits.
///
/// A source with a seed returns the same numbers in each run, but not the numbers that Apple's source returns for that seed.
open class GKRandomSource: NSObject, GKRandom {
    private var state: UInt64

    /// Creates a source that begins at a random number.
    public override init() {
        state = .random(in: .min ... .max)
        super.init()
    }

    init(state: UInt64) {
        self.state = state
        super.init()
    }

    private static let shared = Shared(source: GKRandomSource())
    // Unchecked because programs use random sources from one thread at a time, as they do Apple's.
    private struct Shared: @unchecked Sendable { let source: GKRandomSource }

    /// A source that all of the program shares.
    open class func sharedRandom() -> GKRandomSource { shared.source }

    /// The next 64 bits, by the generator SplitMix64.
    final func nextBits() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }

    /// Returns a random integer of 32 bits.
    open func nextInt() -> Int { Int(Int32(truncatingIfNeeded: nextBits())) }
    /// Returns a random integer from 0 to just below a bound. It is 0 for a bound below 2.
    open func nextInt(upperBound: Int) -> Int { upperBound < 2 ? 0 : Int(nextBits() % UInt64(upperBound)) }
    /// Returns a random number from 0 to 1.
    open func nextUniform() -> Float { Float(nextBits() >> 40) / Float(1 << 24) }
    /// Returns a random truth value.
    open func nextBool() -> Bool { nextBits() & 1 == 1 }

    /// Returns the elements of an array in a random order.
    open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
        var shuffled = array
        for index in shuffled.indices.reversed() { shuffled.swapAt(index, nextInt(upperBound: index + 1)) }
        return shuffled
    }
}

/// A source whose numbers depend on a seed of bytes.
open class GKARC4RandomSource: GKRandomSource {
    /// The seed.
    open var seed: Data

    /// Creates a source with a random seed.
    public override convenience init() {
        self.init(seed: Data((0..<8).map { _ in UInt8.random(in: .min ... .max) }))
    }
    /// Creates a source with a seed.
    public init(seed: Data) {
        self.seed = seed
        super.init(state: seed.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 })
    }

    /// Takes numbers and drops them.
    open func dropValues(_ count: Int) { for _ in 0..<max(count, 0) { _ = nextBits() } }
}

/// A fast source whose numbers depend on a seed.
open class GKLinearCongruentialRandomSource: GKRandomSource {
    /// The seed.
    open var seed: UInt64

    /// Creates a source with a random seed.
    public override convenience init() { self.init(seed: .random(in: .min ... .max)) }
    /// Creates a source with a seed.
    public init(seed: UInt64) {
        self.seed = seed
        super.init(state: seed)
    }
}

/// A source of good randomness whose numbers depend on a seed.
open class GKMersenneTwisterRandomSource: GKRandomSource {
    /// The seed.
    open var seed: UInt64

    /// Creates a source with a random seed.
    public override convenience init() { self.init(seed: .random(in: .min ... .max)) }
    /// Creates a source with a seed.
    public init(seed: UInt64) {
        self.seed = seed
        super.init(state: seed)
    }
}
