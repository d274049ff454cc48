import Foundation
import Testing

@testable import SwiftUICore

@MainActor @Suite struct BodyProbeTests {
    private func missesObject(_ body: () -> Void) -> Bool {
        if case .missesObject = BodyProbe.outcome(of: body) { true } else { false }
    }

    private func missingPart(_ body: () -> Void) -> String? {
        if case .missesPart(let part) = BodyProbe.outcome(of: body) { part } else { nil }
    }

    /// A copy of the process has one thread, and another may have held a lock when it was made.
    @Test func aProbeThatHangsIsRepeated() {
        let mark = FileManager.default.temporaryDirectory.appendingPathComponent("probe-\(UUID().uuidString)").path
        defer { unlink(mark) }
        #expect(
            missesObject {
                // Only the first run makes the file.
                if open(mark, O_CREAT | O_EXCL | O_WRONLY, 0o600) >= 0 { while true { pause() } }
                BodyProbe.stop("")
            })
    }

    @Test func aBodyThatReadsNothingCompletes() { #expect(!missesObject {} && missingPart {} == nil) }

    @Test func aBodyThatStopsAtAMissingPartNamesIt() {
        #expect(
            missingPart {
                BodyProbe.note(missingPart: "Left out: Tide.swift:4")
                BodyProbe.stop("Left out: Tide.swift:4")
            } == "Left out: Tide.swift:4")
    }

    /// What is missing gives an empty value or throws, and the code after it cannot use that.
    @Test func aBodyThatTrapsAfterAMissingPartNamesIt() {
        #expect(
            missingPart {
                BodyProbe.note(missingPart: "Left out: Tide.swift:4")
                let heights: [Int] = []
                _ = heights[0]
            } == "Left out: Tide.swift:4")
    }

    @Test func aBodyThatUsesAMissingPartAndGoesOnCompletes() {
        #expect(missingPart { BodyProbe.note(missingPart: "Left out: Tide.swift:4") } == nil)
        #expect(!missesObject { BodyProbe.note(missingPart: "Left out: Tide.swift:4") })
    }

    /// A fault of the program is not hidden.
    @Test func aBodyThatTrapsForAnotherReasonIsNotMarked() {
        #expect(
            missingPart {
                let heights: [Int] = []
                _ = heights[0]
            } == nil)
    }
}
