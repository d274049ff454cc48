import Foundation
import SnapshotTesting
import XCTest

private struct User: Codable {
    var name = "Blob"
    var age = 42
    var tags = ["a", "b"]
    var scores: [String: Double] = ["x": 1.5, "y": 2]
    var nickname: String?
}

private enum Level: CaseIterable { case low, middle, high }

/// A suite of XCTest with values that are not views.
final class ValueSuite: XCTestCase {
    override func invokeTest() {
        withSnapshotTesting(record: .missing, diffTool: .ksdiff) { super.invokeTest() }
    }

    func testUser() {
        let user = User()
        assertSnapshot(of: user, as: .json)
        assertSnapshot(of: user, as: .plist)
        assertSnapshot(of: user, as: .dump)
        assertSnapshot(of: user.name, as: .description)
        assertSnapshots(of: user, as: ["dump": .dump, "json": .json, "description": .dump])
    }

    func testValues() {
        assertSnapshot(of: "one\ntwo\nthree", as: .lines)
        assertSnapshot(of: Data([1, 2, 3]), as: .data)
        assertSnapshot(of: ["b": 1, "a": [true, "x"]] as [String: Any], as: .json)
        assertSnapshot(of: Set([3, 1, 2]), as: .dump)
        assertSnapshot(of: Optional(5), as: .dump)
        assertSnapshot(of: (1, "two"), as: .dump)
        assertSnapshot(of: Level.high, as: .dump)
    }

    func testFunction() {
        assertSnapshot(
            of: { (level: Level) in "\(level)".count }, as: Snapshotting<Level, String>.func(into: .description))
    }

    func testStrategies() {
        assertSnapshot(of: "later", as: .wait(for: 0.02, on: .lines))
        let doubled = Snapshotting<String, String>.lines.pullback { (number: Int) in "\(number * 2)" }
        assertSnapshot(of: 21, as: doubled)
        let delayed = Snapshotting<String, String>.lines.asyncPullback { (number: Int) in
            Async { callback in DispatchQueue.global().async { callback("\(number)") } }
        }
        assertSnapshot(of: 7, as: delayed)
        assertSnapshot(of: "x", as: .lines, named: "odd / name: ü?*")
    }
}
