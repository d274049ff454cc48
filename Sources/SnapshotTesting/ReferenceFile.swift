import Foundation
import Locking
import XCTest

/// The reference of one assertion, and where a failed snapshot is written.
struct ReferenceFile {
    let url: URL
    let failureFolder: URL

    init(
        testFile: String, testName: String, name: String?, pathExtension: String?, snapshotDirectory: String?
    ) {
        let file = URL(fileURLWithPath: testFile)
        let suite = file.deletingPathExtension().lastPathComponent
        let folder =
            snapshotDirectory.map { URL(fileURLWithPath: $0).appendingPathComponent("perch") }
            ?? file.deletingLastPathComponent().appendingPathComponent("__Snapshots__/perch/\(suite)")
        let test = Self.safe(testName)
        let stem = folder.appendingPathComponent(test).path
        let identifier = name.map(Self.safe) ?? "\(SnapshotCounter.next(for: stem))"
        let ending = pathExtension.map { ".\($0)" } ?? ""
        url = URL(fileURLWithPath: "\(stem).\(identifier)\(ending)")
        let root = ProcessInfo.processInfo.environment["SNAPSHOT_ARTIFACTS"] ?? NSTemporaryDirectory()
        failureFolder = URL(fileURLWithPath: root).appendingPathComponent(suite)
    }

    /// Letters, digits and underscores; a hyphen replaces each run of other characters.
    static func safe(_ name: String) -> String {
        name.split { !($0.isLetter || $0.isNumber || $0 == "_") }.joined(separator: "-")
    }

    func record(_ data: Data) throws {
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url, options: .atomic)
    }

    /// Writes a part of a failure and returns its path.
    func writeFailure(_ data: Data, role: String?, pathExtension: String) throws -> String {
        try FileManager.default.createDirectory(at: failureFolder, withIntermediateDirectories: true)
        let stem = url.deletingPathExtension().lastPathComponent
        let name = [stem, role.map(Self.safe), pathExtension].compactMap(\.self).filter { !$0.isEmpty }
        let file = failureFolder.appendingPathComponent(name.joined(separator: "."))
        try data.write(to: file, options: .atomic)
        return file.path
    }
}

/// Numbers the snapshots of a test that have no name.
enum SnapshotCounter {
    private static let counts = Locked([String: Int]())
    private static let observer: Void = {
        onMain { XCTestObservationCenter.shared.addTestObserver(Reset()) }
    }()

    static func next(for stem: String) -> Int {
        observer
        return counts.withLock {
            $0[stem, default: 0] += 1
            return $0[stem, default: 1]
        }
    }

    /// Begins again for each test of XCTest, so that a test that runs twice compares with the same files.
    private final class Reset: NSObject, XCTestObservation {
        func testCaseWillStart(_ testCase: XCTestCase) { counts.withLock { $0 = [:] } }
    }
}
