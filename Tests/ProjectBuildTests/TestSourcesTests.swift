import ProjectModel
import Testing

@testable import ProjectBuild

@Suite struct TestSourcesTests {
    private let found = [
        TestClass(name: "Base", superclass: "XCTestCase", methods: [.init(name: "testBase", isAsync: false)]),
        TestClass(name: "Card", superclass: "Base", methods: [.init(name: "testCard", isAsync: true)]),
        TestClass(name: "Card", superclass: nil, methods: [.init(name: "testMore", isAsync: false)]),
        TestClass(name: "Fake", superclass: "Store", methods: [.init(name: "testNothing", isAsync: false)]),
        TestClass(name: "Circle", superclass: "Circle", methods: [.init(name: "testNothing", isAsync: false)]),
    ]

    @Test func findsTestsThatAreInheritedAndInExtensions() {
        let tests = TestSources.tests(in: found)
        #expect(tests.map(\.name) == ["Base", "Card"])
        #expect(tests.map { $0.methods.map(\.name) } == [["testBase"], ["testBase", "testCard", "testMore"]])
    }

    @Test func listsThemAsXCTestWantsThem() {
        let source = TestSources.listing(of: "KitTests", found)
        #expect(source.contains("(\"testCard\", asyncTest(testCard)),"))
        let call = "{ (test: Base) in { try MainActor.assumeIsolated { try test.testBase() } } }"
        #expect(source.contains("(\"testBase\", \(call)),"))
        #expect(source.contains("@testable import KitTests"))
        #expect(TestSources.runner(of: ["A", "B"]).contains("XCTMain(perchTests_A() + perchTests_B())"))
        #expect(TestSources.runner(of: []).contains("XCTMain([])"))
    }
}
