import Foundation
import Locking

/// Settings of snapshot tests: what is recorded, and the tool that failures name.
public struct SnapshotTestingConfiguration: Sendable {
    /// The configuration of the current task. Nil outside `withSnapshotTesting`.
    @TaskLocal public static var current: Self?

    /// The recording mode. Nil inherits the outer value.
    public var record: Record?
    /// The tool that shows differences. Nil inherits the outer value.
    public var diffTool: DiffTool?

    /// Creates a configuration. Settings that are nil inherit the outer value.
    public init(record: Record? = nil, diffTool: DiffTool? = nil) {
        self.record = record
        self.diffTool = diffTool
    }

    /// The references that an assertion writes.
    public struct Record: Equatable, Sendable, ExpressibleByBooleanLiteral {
        private enum Mode: String { case all, failed, missing, never }
        private let mode: Mode

        /// A mode that records every reference. Each assertion fails, so that you notice the recording.
        public static let all = Self(.all)
        /// A mode that records references that are missing or that differ. These assertions fail.
        public static let failed = Self(.failed)
        /// A mode that records missing references. These assertions fail. This is the default.
        public static let missing = Self(.missing)
        /// A mode that records nothing. Assertions without a reference fail.
        public static let never = Self(.never)

        private init(_ mode: Mode) { self.mode = mode }

        /// Creates a mode from its name, as the environment variable has it. Nil for other text.
        public init?(rawValue: String) {
            guard let mode = Mode(rawValue: rawValue.lowercased()) else { return nil }
            self.mode = mode
        }

        /// `true` records everything, `false` records missing references.
        public init(booleanLiteral value: Bool) { mode = value ? .all : .missing }

        /// The mode that the environment asks for: `SNAPSHOT_TESTING_RECORD`, then `PERCH_RECORD`.
        static func requested(by environment: [String: String]) -> Self? {
            if let mode = environment["SNAPSHOT_TESTING_RECORD"].flatMap(Self.init(rawValue:)) { return mode }
            return ["1", "true", "yes"].contains(environment["PERCH_RECORD"]?.lowercased()) ? .all : nil
        }
    }

    /// Makes the command that failures show, to compare the reference with the new snapshot.
    public struct DiffTool: Sendable, ExpressibleByStringLiteral {
        private let command: @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String

        /// Creates a tool from a closure that returns the text to show.
        public init(_ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String) {
            command = tool
        }

        /// Creates a tool from the name of a command, which takes both paths.
        public init(stringLiteral value: StringLiteralType) { self.init(name: value) }

        init(name: String) { self.init { "\(name) \"\($0)\" \"\($1)\"" } }

        /// Kaleidoscope's command.
        public static let ksdiff: Self = "ksdiff"
        /// Names both files.
        public static let `default` = Self { "reference: \($0)\nsnapshot: \($1)" }

        /// Returns the text for two files.
        public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
            command(currentFilePath, failedFilePath)
        }
    }
}

/// Runs tests with other settings.
///
/// - Parameters:
///   - record: What is recorded. Nil for the setting outside.
///   - diffTool: The tool that failures name. Nil for the setting outside.
///   - operation: The tests.
public func withSnapshotTesting<R>(
    record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
    operation: () throws -> R
) rethrows -> R {
    try SnapshotTestingConfiguration.$current.withValue(merged(record, diffTool)) { try operation() }
}

/// Runs asynchronous tests with other settings; the parameters are those of the synchronous form.
public func withSnapshotTesting<R>(
    record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
    isolation: isolated (any Actor)? = #isolation, operation: () async throws -> R
) async rethrows -> R {
    try await SnapshotTestingConfiguration.$current.withValue(merged(record, diffTool), operation: operation)
}

private func merged(
    _ record: SnapshotTestingConfiguration.Record?, _ diffTool: SnapshotTestingConfiguration.DiffTool?
) -> SnapshotTestingConfiguration {
    let outer = SnapshotTestingConfiguration.current
    return SnapshotTestingConfiguration(record: record ?? outer?.record, diffTool: diffTool ?? outer?.diffTool)
}

struct GlobalSettings {
    var record: SnapshotTestingConfiguration.Record?
    var diffTool: String?
    static let shared = Locked(GlobalSettings())
}

/// A Boolean value that indicates whether all tests record. `withSnapshotTesting` has priority.
public var isRecording: Bool {
    get { GlobalSettings.shared.withLock { $0.record == .all } }
    set { GlobalSettings.shared.withLock { $0.record = newValue ? .all : .missing } }
}

/// The older name of ``isRecording``.
@available(*, deprecated, renamed: "isRecording")
public var record: Bool {
    get { isRecording }
    set { isRecording = newValue }
}

/// The command that failures name for all tests. `withSnapshotTesting` has priority.
public var diffTool: String? {
    get { GlobalSettings.shared.withLock(\.diffTool) }
    set { GlobalSettings.shared.withLock { $0.diffTool = newValue } }
}
