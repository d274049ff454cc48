import Testing
import UIKit
import XCTest

@testable import HarborKit

@Test func everyBerthHasAName() {
    #expect(Berth.samples.map(\.id) == ["A1", "A2", "B1"])
}

final class BerthTests: XCTestCase {
    func testSomeBerthsAreFree() {
        XCTAssertEqual(Berth.samples.count { $0.ship == nil }, 1)
    }

    @MainActor func testTheScreenIsThere() async throws {
        try await Task.sleep(for: .milliseconds(1))
        XCTAssertGreaterThan(UIScreen.main.bounds.width, 0)
    }
}
