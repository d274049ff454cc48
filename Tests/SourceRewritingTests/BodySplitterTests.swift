import ProjectModel
import Testing

@testable import SourceRewriting

@Suite struct BodySplitterTests {
    private let source = """
        struct Card: View {
            var body: some View {
                Form {
                    Section {
                        ForEach(rows) { row in
                            Text(row.title).glow()
                        }
                        Picker("Size", selection: $size) { Text("S").tag(0) }
                    } header: {
                        Text("Rows")
                    }
                    List(names, id: \\.self) { Text($0) }
                }
                .toolbar { Section { Text("a") } }
                .sheet(item: $row) { row in Text(row.title) }
            }
            var other: some View { HStack { Text("b") } }
        }
        """

    private func split(_ source: String, at mark: String) throws -> String? {
        let before = try #require(source.range(of: mark).map { source[..<$0.lowerBound] })
        let line = before.count { $0 == "\n" } + 1
        let column = before.utf8.count - (before.lastIndex(of: "\n").map { before[...$0].utf8.count } ?? 0) + 1
        let message = "the compiler is unable to type-check this expression in reasonable time"
        return BodySplitter(path: "Card.swift", source: source)
            .split([SourceDiagnostic(path: "Card.swift", line: line, column: column, message: message)])
    }

    @Test func partsHaveFixedTypesAndKeepTheirLines() throws {
        let text = try #require(try split(source, at: "Text(row.title).glow"))
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == source.split(separator: "\n", omittingEmptySubsequences: false).count)
        #expect(lines[4].contains("{ row in var _perchPart4: AnyView { _perchPart {"))
        #expect(lines[6].contains("} }; _perchPart4 }"))
        // The form's content, the section's and its header, the rows, and the sheet's content.
        #expect(text.split(separator: ": AnyView { _perchPart {").count == 6)
        // What has no names, choices with tags, and what a toolbar holds remain what they were; so do other bodies.
        #expect(text.contains("{ Text($0) }") && text.contains("{ Text(\"S\").tag(0) }"))
        #expect(text.contains(".toolbar { Section { Text(\"a\") } }") && text.contains("HStack { Text(\"b\") }"))
    }

    /// What follows `#endif` in its line would be an error.
    @Test func directivesKeepTheirLines() throws {
        let source = """
            struct Card: View {
                var body: some View {
                    VStack {
                        #if os(iOS)
                        Text("a").glow()
                        #endif
                    }
                }
            }
            """
        let lines = try #require(try split(source, at: "Text(")).split(separator: "\n").map {
            $0.trimmingPrefix(while: \.isWhitespace)
        }
        #expect(lines[3] == "#if os(iOS)" && lines[5] == "#endif")
    }

    @Test func aBodyIsSplitOnce() throws {
        let text = try #require(try split(source, at: "Text(row.title).glow"))
        #expect(try split(text, at: "Text(row.title).glow") == nil)
        #expect(try split("let a = f(1 + 2)", at: "f") == nil)
    }

    /// In a part too, the view that is wrong is left out, and nothing else.
    @Test func whatIsWrongInAPartIsLeftOut() throws {
        let text = try #require(try split(source, at: "Text(row.title).glow"))
        let mended = try Copies().mend(text, at: "glow", message: "value of type 'Text' has no member 'glow'")
        #expect(mended.reply.replacements.map(\.kind) == [.modifier])
        let other = try Copies().mend(text, at: "Text(\"Rows\")", message: "cannot find 'Text' in scope")
        #expect(other.reply.replacements.map(\.kind) == [.view])
        #expect(other.text.contains("_PerchReplacedView(\"Card.swift:10: cannot find 'Text' in scope\")\n"))
    }

    /// A message about the part itself takes the body, and leaves the file whole.
    @Test func aPartThatIsRefusedTakesItsBody() throws {
        let text = try #require(try split(source, at: "Text(row.title).glow"))
        let mended = try Copies().mend(text, at: "_perchPart0: AnyView", message: "local variable is refused")
        #expect(mended.text.count { $0 == "{" } == mended.text.count { $0 == "}" })
        #expect(mended.reply.replacements.map(\.kind) == [.body] && mended.text.contains("var other: some View {"))
    }

    @Test func literalsOfPredicatesGetNames() throws {
        let source = """
            func due(_ day: Date) -> Predicate<Job> {
                let isLate = true
                return #Predicate<Job> { job in
                    if let date = job.date { return date < day } else { return false }
                }
            }
            """
        let text = try #require(try split(source, at: "#Predicate"))
        #expect(text.contains("else { return _perchPartFalse }") && text.contains("let isLate = true"))
        #expect(try split(text, at: "#Predicate") == nil)
    }
}
