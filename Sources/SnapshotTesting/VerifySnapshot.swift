import Foundation
import Locking

/// Compares a value with its reference. Returns the message of a failure, or nil if they are equal.
///
/// The parameters are those of `assertSnapshot`. With `snapshotDirectory`, the references are in the folder `perch` of that
/// folder.
public func verifySnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
    named name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory: String? = nil,
    timeout: TimeInterval = 5, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    testName: String = #function, line: UInt = #line, column: UInt = #column
) -> String? {
    let file = ReferenceFile(
        testFile: "\(filePath)", testName: testName, name: name, pathExtension: snapshotting.pathExtension,
        snapshotDirectory: snapshotDirectory)
    let mode = effectiveRecord(record)
    do {
        let result = Locked<UncheckedBox<Format>?>(nil)
        snapshotting.snapshot(try value()).run { new in
            let box = UncheckedBox(new)
            result.withLock { $0 = box }
        }
        let end = Date(timeIntervalSinceNow: timeout)
        while result.withLock({ $0 == nil }), Date() < end { letTimePass(until: end) }
        guard let snapshot = result.withLock({ $0 })?.value else {
            return "The snapshot did not arrive within \(timeout) seconds. Pass a longer timeout."
        }
        return try compare(snapshot, with: file, snapshotting, mode)
    } catch {
        return "The snapshot failed: \(error)"
    }
}

private func compare<Value, Format>(
    _ snapshot: Format, with file: ReferenceFile, _ snapshotting: Snapshotting<Value, Format>,
    _ mode: SnapshotTestingConfiguration.Record
) throws -> String? {
    let diffing = snapshotting.diffing
    let path = file.url.path
    if mode == .all {
        try file.record(diffing.toData(snapshot))
        return "Record mode is on. The snapshot was recorded: \(path)\nTurn record mode off to compare with it."
    }
    guard FileManager.default.fileExists(atPath: path) else {
        if mode == .never { return "There is no reference: \(path)\nRecord mode is \"never\", so none was recorded." }
        try file.record(diffing.toData(snapshot))
        return "There was no reference. The snapshot was recorded: \(path)\nRun the test again to compare with it."
    }
    let reference = diffing.fromData(try Data(contentsOf: file.url))
    guard let (difference, attachments) = diffing.diff(reference, snapshot) else { return nil }
    let failed = try file.writeFailure(
        diffing.toData(snapshot), role: nil, pathExtension: snapshotting.pathExtension ?? "")
    var message = "The snapshot differs from its reference.\n"
    message += effectiveDiffTool()(currentFilePath: path, failedFilePath: failed)
    for attachment in attachments {
        let written = try file.writeFailure(
            attachment.data, role: attachment.name ?? "attachment", pathExtension: attachment.pathExtension)
        message += "\n\(attachment.name ?? "attachment"): \(written)"
    }
    if mode == .failed {
        try file.record(diffing.toData(snapshot))
        message += "\nThe snapshot was recorded: \(path)"
    }
    return message + "\n\n" + difference
}

/// What an assertion records: its own setting, then that of the configuration, the program and the environment.
private func effectiveRecord(
    _ record: SnapshotTestingConfiguration.Record?
) -> SnapshotTestingConfiguration.Record {
    record ?? SnapshotTestingConfiguration.current?.record ?? GlobalSettings.shared.withLock(\.record)
        ?? .requested(by: ProcessInfo.processInfo.environment) ?? .missing
}

private func effectiveDiffTool() -> SnapshotTestingConfiguration.DiffTool {
    if let tool = SnapshotTestingConfiguration.current?.diffTool { return tool }
    let name =
        GlobalSettings.shared.withLock(\.diffTool)
        ?? ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_DIFF_TOOL"]
    return name.map { SnapshotTestingConfiguration.DiffTool(name: $0) } ?? .default
}
