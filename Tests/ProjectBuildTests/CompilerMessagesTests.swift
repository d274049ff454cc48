import ProjectModel
import Testing

@testable import ProjectBuild

@Suite struct CompilerMessagesTests {
    @Test func takesEachErrorOnceWithItsPlace() {
        let messages = CompilerMessages(
            """
            /a/Card.swift:7:9: error: cannot find 'X' in scope
            \(8) |     X()
            /a/Card.swift:7:9: error: cannot find 'X' in scope
            /a/Card.swift:9:1: warning: unused
            """)
        #expect(
            messages.errors == [
                SourceDiagnostic(path: "/a/Card.swift", line: 7, column: 9, message: "cannot find 'X' in scope")
            ])
        #expect(messages.others.isEmpty)
    }

    @Test(arguments: ["", "/tmp/swift-generated-sources/"])
    func placesErrorsOfMacrosWhereTheMacroIsUsed(folder: String) {
        let messages = CompilerMessages(
            """
            \(folder)@__swiftmacro_4Kit3foo.swift:3:5: error: no exact matches
            /a/Card.swift:12:1: note: in expansion of macro 'Preview' here
            """)
        #expect(messages.errors.map(\.line) == [12])
        #expect(messages.errors.map(\.message) == ["no exact matches"])
    }

    /// Macros that copy code say where it is from by the name of the file, without its folder.
    @Test func findsFilesByTheNamesThatMacrosGiveThem() {
        let messages = CompilerMessages(
            "Kit/Card.swift:25:29: error: cannot find 'X' in scope", files: ["Kit/Card.swift": "/a/Card.swift"])
        #expect(messages.errors.map(\.path) == ["/a/Card.swift"] && messages.errors.map(\.line) == [25])
    }

    @Test func placesACrashOfTheCompilerInTheInnermostDeclaration() {
        let messages = CompilerMessages(
            """
            Stack dump:
            1.\tWhile evaluating request TypeCheckPrimaryFileRequest(source_file "/a/Card.swift")
            2.\tWhile type-checking 'Card' (at /a/Card.swift:3:1)
            3.\tWhile type-checking 'body' (at /a/Card.swift:5:9)
            error: fatalError
            """)
        #expect(messages.errors.map(\.line) == [5])
    }

    @Test func keepsErrorsWithoutAPlace() {
        #expect(CompilerMessages("error: no such file\n").others == ["error: no such file"])
    }
}
