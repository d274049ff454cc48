import Foundation
import SnapshotTesting
import SwiftUI
import Testing

struct VerifySnapshotTests {
    private let folder = NSTemporaryDirectory() + "snapshots-\(UUID().uuidString)"

    private func verify(
        _ text: String, _ record: SnapshotTestingConfiguration.Record? = nil, named name: String? = "n"
    ) -> String? {
        verifySnapshot(of: text, as: .lines, named: name, record: record, snapshotDirectory: folder, testName: "t()")
    }

    private func reference(_ name: String = "n") -> String? {
        try? String(contentsOfFile: "\(folder)/perch/t.\(name).txt", encoding: .utf8)
    }

    @Test func aMissingReferenceIsRecordedAndFails() throws {
        let message = try #require(verify("a", .missing))
        #expect(message.contains("\(folder)/perch/t.n.txt"))
        #expect(reference() == "a")
        #expect(verify("a", .missing) == nil)
    }

    @Test func neverRecordsNothing() {
        #expect(verify("a", .never) != nil)
        #expect(reference() == nil)
    }

    @Test func aDifferenceFailsAndStays() throws {
        _ = verify("a\nb\nc", .missing)
        let message = try #require(verify("a\nx\nc", .missing))
        #expect(message.contains("  a\n- b\n+ x\n  c"))
        #expect(reference() == "a\nb\nc")
    }

    @Test func failedReplacesWhatDiffers() {
        _ = verify("a", .missing)
        #expect(verify("b", .failed) != nil)
        #expect(reference() == "b")
        #expect(verify("b", .failed) == nil)
    }

    @Test func allRecordsAndFails() {
        _ = verify("a", .missing)
        #expect(verify("a", .all) != nil)
        #expect(verify("b", true) != nil)
        #expect(reference() == "b")
    }

    @Test func configurationsAreInherited() async {
        withSnapshotTesting(record: .never) {
            withSnapshotTesting(diffTool: "compare") { #expect(verify("a") != nil) }
        }
        #expect(reference() == nil)
        await withSnapshotTesting(record: .all) {
            await Task.yield()
            #expect(verify("a") != nil)
        }
        #expect(reference() == "a")
    }

    @Test func theDiffToolIsNamed() throws {
        _ = verify("a", .missing)
        let message = try #require(withSnapshotTesting(record: .missing, diffTool: "compare") { verify("b") })
        #expect(message.contains("compare \"\(folder)/perch/t.n.txt\""))
    }

    @Test func severalSnapshotsAreNumbered() {
        for text in ["a", "b", "c"] { _ = verify(text, .all, named: nil) }
        #expect(["1", "2", "3"].map { reference($0) } == ["a", "b", "c"])
    }

    @Test func oddCharactersBecomeHyphens() {
        _ = verify("a", .all, named: "../x y/z:?")
        #expect(reference("x-y-z") == "a")
    }

    @Test func aLateSnapshotTimesOut() throws {
        let never = Snapshotting<String, String>(
            pathExtension: "txt", diffing: .lines, asyncSnapshot: { _ in Async { _ in } })
        let message = verifySnapshot(of: "a", as: never, snapshotDirectory: folder, timeout: 0.05)
        #expect(message?.contains("0.05") == true)
    }

    @Test func precisionAllowsDifferences() {
        func image(_ width: Double, gray: Double = 0) -> UIImage {
            UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
                UIColor.white.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
                UIColor(white: gray, alpha: 1).setFill()
                context.fill(CGRect(x: 0, y: 0, width: width, height: 10))
            }
        }
        #expect(Diffing.image.diff(image(5), image(5)) == nil)
        #expect(Diffing.image.diff(image(5), image(6)) != nil)
        #expect(Diffing.image(precision: 0.95).diff(image(5), image(6)) != nil)
        #expect(Diffing.image(precision: 0.89).diff(image(5), image(6)) == nil)
        #expect(Diffing.image.diff(image(5), image(5, gray: 0.01)) != nil)
        #expect(Diffing.image(perceptualPrecision: 0.95).diff(image(5), image(5, gray: 0.01)) == nil)
    }

    /// The test fails as one of Swift Testing.
    @Test func aFailureIsAnIssue() {
        withKnownIssue {
            withSnapshotTesting(record: .never) { assertSnapshot(of: "a", as: .lines, named: "is never recorded") }
        }
    }
}
