import Foundation
import Testing

@testable import SwiftUICore

@MainActor @Suite struct MissingObjectTests {
    /// A copy of the process has one thread, and another may have held a lock when it was made.
    @Test func aProbeThatHangsIsRepeated() {
        let mark = FileManager.default.temporaryDirectory.appendingPathComponent("probe-\(UUID().uuidString)").path
        defer { unlink(mark) }
        let isRead = MissingObject.isRead {
            // Only the first run makes the file.
            if open(mark, O_CREAT | O_EXCL | O_WRONLY, 0o600) >= 0 { while true { pause() } }
            MissingObject.wasRead("")
        }
        #expect(isRead)
    }

    @Test func aBodyThatReadsNothingEndsTheProbe() { #expect(!MissingObject.isRead {}) }
}
