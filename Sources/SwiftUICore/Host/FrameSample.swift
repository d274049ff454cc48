import Foundation

/// A fifth of a host's frames, chosen by a seed. What is chosen depends on the seed and the number of the frame alone, so that a run
/// can be repeated.
package struct FrameSample {
    /// Whether `PERCH_ORACLE` is `sample`.
    package static let isAskedFor = ProcessInfo.processInfo.environment["PERCH_ORACLE"] == "sample"

    /// One frame in this many is checked.
    private static let share: UInt64 = 5

    private var state: UInt64

    /// The sample that the environment variable `PERCH_ORACLE_SEED` chooses, 0 without it; nil if all frames are
    /// checked.
    package init?() {
        guard Self.isAskedFor else { return nil }
        self.init(seed: ProcessInfo.processInfo.environment["PERCH_ORACLE_SEED"].flatMap { UInt64($0) } ?? 0)
    }

    init(seed: UInt64) { state = seed }

    /// Whether the next frame is left out.
    mutating func skipsFrame() -> Bool {
        // SplitMix64.
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return (z ^ (z >> 31)) % Self.share != 0
    }
}
