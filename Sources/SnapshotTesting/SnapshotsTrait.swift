import Testing

/// Settings of snapshot tests for a test or a suite of Swift Testing.
public struct _SnapshotsTestTrait: SuiteTrait, TestTrait, TestScoping {
    /// A Boolean value that indicates whether the tests inside a suite have the settings, too.
    public let isRecursive = true
    let configuration: SnapshotTestingConfiguration

    /// Runs a test with the settings.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await withSnapshotTesting(
            record: configuration.record, diffTool: configuration.diffTool, operation: function)
    }
}

extension Trait where Self == _SnapshotsTestTrait {
    /// The current settings of snapshot tests.
    public static var snapshots: Self { snapshots() }

    /// The settings of snapshot tests. Nil inherits the outer value.
    public static func snapshots(
        record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil
    ) -> Self {
        Self(configuration: SnapshotTestingConfiguration(record: record, diffTool: diffTool))
    }

    /// Settings of snapshot tests, as a value.
    public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
        Self(configuration: configuration)
    }
}
