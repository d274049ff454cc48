import Foundation

// Linux removes no files to make room, so the capacity is the same for all uses. The keys are that of the available capacity, which
// Foundation reads.

extension URLResourceKey {
    /// The key of the available bytes for what the user asked for: the same as that of all available bytes.
    public static var volumeAvailableCapacityForImportantUsageKey: URLResourceKey { .volumeAvailableCapacityKey }
    /// The key of the available bytes for what the user did not ask for: the same as that of all available bytes.
    public static var volumeAvailableCapacityForOpportunisticUsageKey: URLResourceKey { .volumeAvailableCapacityKey }
}

extension URLResourceValues {
    /// The available bytes for what the user asked for: all available bytes. Nil if they were not asked for.
    public var volumeAvailableCapacityForImportantUsage: Int64? { volumeAvailableCapacity.map(Int64.init) }
    /// The available bytes for what the user did not ask for: all available bytes. Nil if they were not asked for.
    public var volumeAvailableCapacityForOpportunisticUsage: Int64? { volumeAvailableCapacity.map(Int64.init) }
}
