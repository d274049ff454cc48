import ProjectModel
import SwiftParser
import Testing

@testable import SourceRewriting

@Suite struct NameUsageTests {
    private func use(of name: String, in source: String) -> NameUsage? {
        NameUsageSearch([name], in: Parser.parse(source: source)).found[name]
    }

    @Test func tellsTypesFromProtocolsAndWrappers() {
        #expect(use(of: "Store", in: "let a: Store<Int, [String]>")?.genericArguments == 2)
        #expect(use(of: "Base", in: "class A: Base {}")?.isInherited == true)
        #expect(use(of: "Base", in: "func f(_ a: some Base) {}")?.isInherited == true)
        #expect(use(of: "Base", in: "func f<T: Base>(_ a: T) {}")?.isInherited == true)
        #expect(use(of: "Injected", in: "struct A { @Injected(\\.b) var b: Int }")?.isWrapper == true)
        #expect(use(of: "Injected", in: "struct A { @Injected var b: Int }")?.isSoleValue == true)
        #expect(use(of: "ID", in: "struct A { @ID var b: Int?; @ID var c = 1 }")?.isSoleValue == false)
        #expect(use(of: "Owner", in: "class A { weak var owner: Owner? }")?.isClass == true)
        #expect(use(of: "Nobody", in: "let a: Store") == nil)
    }

    @Test func tellsClassesByWhatIsDoneWithTheirObjects() {
        #expect(use(of: "Auth", in: "struct A { @Environment(Auth.self) var auth }")?.isClass == true)
        #expect(use(of: "Auth", in: "struct A { @EnvironmentObject var auth: Auth }")?.isClass == true)
        #expect(use(of: "Auth", in: "let a = Text(b).environment(Auth())")?.isClass == true)
        #expect(use(of: "Auth", in: "let a = make(Auth())")?.isClass == false)
        #expect(use(of: "Stack", in: "struct A { @Environment(Stack.Path.self) var path }")?.members == ["Path"])
        #expect(use(of: "Stack", in: "let a: Stack.Path")?.members == ["Path"])
        #expect(use(of: "Stack", in: "extension Stack.Path.Element {}")?.members == ["Path.Element"])
        #expect(use(of: "Stack", in: "let a = Stack.Path.Element(b)")?.members == ["Path.Element"])
        let representable = """
            struct A: UIViewRepresentable {
                func makeUIView(context: Context) -> Player { Player() }
                func updateUIViewController(_ controller: Picker, context: Context) {}
            }
            """
        #expect(use(of: "Player", in: representable)?.superclass == "UIView")
        #expect(use(of: "Picker", in: representable)?.superclass == "UIViewController")
    }

    @Test func findsViewsWithTheArgumentsOfTheirCalls() throws {
        let found = try #require(
            use(
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
        #expect(found.isView && !found.isType)
        #expect(found.calls == [[.init(label: "url"), .init(label: nil, closureParameters: 0)]])
    }

    @Test func doesNotTakeAnArgumentForAView() {
        let source = "struct A: View { var body: some View { Text(Name.of(Photo())) } }"
        #expect(use(of: "Photo", in: source)?.isView == false)
    }
}
