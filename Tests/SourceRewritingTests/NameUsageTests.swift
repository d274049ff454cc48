import ProjectModel
import SwiftParser
import Testing

@testable import SourceRewriting

@Suite struct NameUsageTests {
    private func usage(of name: String, in source: String) -> NameUsage? {
        NameUsageSearch([name], in: Parser.parse(source: source)).found[name]
    }

    @Test func tellsTypesFromProtocolsAndWrappers() {
        #expect(usage(of: "Store", in: "let a: Store<Int, [String]>")?.genericArguments == 2)
        #expect(usage(of: "Base", in: "class A: Base {}")?.isInherited == true)
        #expect(usage(of: "Base", in: "func f(_ a: some Base) {}")?.isInherited == true)
        #expect(usage(of: "Base", in: "func f<T: Base>(_ a: T) {}")?.isInherited == true)
        #expect(usage(of: "Injected", in: "struct A { @Injected(\\.b) var b: Int }")?.isWrapper == true)
        #expect(usage(of: "Owner", in: "class A { weak var owner: Owner? }")?.isClass == true)
        #expect(usage(of: "Nobody", in: "let a: Store") == nil)
    }

    @Test func findsViewsWithTheArgumentsOfTheirCalls() throws {
        let usage = try #require(
            usage(
                of: "Photo",
                in: """
                    struct A: View {
                        var body: some View {
                            VStack {
                                Photo(url: url) { Text("a") }.padding()
                            }
                        }
                    }
                    """))
        #expect(usage.isView && !usage.isType)
        #expect(usage.calls == [[.init(label: "url"), .init(label: nil, closureParameters: 0)]])
    }

    @Test func doesNotTakeAnArgumentForAView() {
        let source = "struct A: View { var body: some View { Text(Name.of(Photo())) } }"
        #expect(usage(of: "Photo", in: source)?.isView == false)
    }
}
