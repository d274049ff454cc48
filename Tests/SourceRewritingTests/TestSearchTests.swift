import ProjectModel
import SwiftParser
import Testing

@testable import SourceRewriting

@Suite struct TestSearchTests {
    @Test func findsTestMethodsAndNothingElse() {
        let found = TestSearch(
            Parser.parse(
                source: """
                    final class CardTests: XCTestCase {
                        func testOne() throws {}
                        func testTwo() async {}
                        func testHelper(_ a: Int) {}
                        func testValue() -> Int { 1 }
                        private func testHidden() {}
                        static func testType() {}
                        func other() {}
                        class Inner: XCTestCase { func testInner() {} }
                    }
                    private class Hidden: XCTestCase { func testHidden() {} }
                    extension CardTests { func testThree() {} }
                    struct Plain { func testNot() {} }
                    """)
        ).found
        #expect(
            found == [
                TestClass(
                    name: "CardTests", superclass: "XCTestCase",
                    methods: [.init(name: "testOne", isAsync: false), .init(name: "testTwo", isAsync: true)]),
                TestClass(name: "CardTests", superclass: nil, methods: [.init(name: "testThree", isAsync: false)]),
            ])
    }
}
