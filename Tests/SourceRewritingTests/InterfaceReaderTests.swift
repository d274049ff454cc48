import SwiftParser
import Testing

@testable import SourceRewriting

@Suite struct InterfaceReaderTests {
    private func words(_ source: String) -> String? {
        InterfaceReader(Parser.parse(source: source), source: Array(source.utf8)).words
    }

    private func outline(_ source: String) -> String {
        let bytes = Array(source.utf8)
        let edits = InterfaceReader(Parser.parse(source: source), source: bytes).edits
        return String(decoding: edits.applied(to: bytes), as: UTF8.self)
    }

    private let card = """
        import SwiftUI
        struct Card: View {
            @State private var count = 0
            static let names = ["a"].map { $0 + "b" }
            var body: some View { Text("One") }
            var title: String {
                get { "a" }
                set { print(newValue) }
            }
            init() { count = 1 }
            func add(_ number: Int = 1) -> Int { number + 1 }
            subscript(_ index: Int) -> Int { index }
        }
        #Preview("Card") { Card() }
        """

    @Test(arguments: [
        ("Text(\"One\")", "VStack { Text(\"Two\") }"), ("get { \"a\" }", "get { let b = 1; return \"\\(b)\" }"),
        ("count = 1", "struct Local {}"), ("number + 1", "number - 1"), ("{ index }", "{ -index }"),
        ("{ Card() }", "{ Card().padding() }"), ("#Preview(\"Card\") { Card() }", ""),
        ("struct Card", "// What it is.\n\nstruct Card"), ("print(newValue)", ""),
    ])
    func whatIsDoneConcernsNoOtherFile(old: String, new: String) {
        #expect(words(card.replacing(old, with: new)) == words(card))
    }

    @Test(arguments: [
        ("count = 0", "count = 1.0"), ("$0 + \"b\"", "$0.count"), ("some View", "Text"),
        ("number: Int = 1", "number: Int = 2"),
        ("set { print(newValue) }", ""), ("import SwiftUI", "import UIKit"), ("init() { count = 1 }", ""),
        ("struct Card", "@MainActor struct Card"), ("private var", "var"),
        ("subscript(_ index: Int) -> Int { index }", "enum Kind {}"),
    ])
    func whatIsDeclaredDoes(old: String, new: String) {
        #expect(words(card.replacing(old, with: new)) != words(card))
    }

    @Test func bodiesThatOthersHaveInTheirCodeCount() {
        #expect(words("@inlinable public func two() -> Int { 2 }") == nil)
        #expect(words("public func two() -> Int { 2 }") != nil)
    }

    /// What runs at the top of `main.swift` has no body around it.
    @Test func statementsOfTheProgramCount() {
        #expect(words("let a = 1\nif a == 1 { print(a) }") != words("let a = 1\nif a == 1 { print(2) }"))
    }

    @Test func outlinesHaveNoPreviewsAndKeepTheirLines() {
        let source = """
            struct A {}
            @available(iOS 17, *)
            #Preview {
                A()
            }
            #if DEBUG
            #Preview("B", traits: .sizeThatFitsLayout) { A() }
            #endif
            let file = #file
            """
        #expect(outline(source) == "struct A {}\n\n\n\n\n#if DEBUG\n\n#endif\nlet file = #file")
        #expect(outline("let a = 1") == "let a = 1")
    }
}
