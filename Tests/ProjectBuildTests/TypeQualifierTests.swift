import ProjectModel
import Testing

@testable import ProjectBuild

/// Types that several modules declare.
struct TypeQualifierTests {
    private let qualifier = TypeQualifier(owners: NameOwners("Bindable\tSwiftUI\nARCamera\tARKit"))
    private let message = "'Bindable' is ambiguous for type lookup in this context"

    private func error(_ line: Int, _ column: Int, _ message: String) -> SourceDiagnostic {
        SourceDiagnostic(path: "a.swift", line: line, column: column, message: message)
    }

    @Test func theModuleIsNamedWhereTheTypeIsAmbiguous() {
        let text = "struct V {\n    @Bindable var a: M; /* é */ @Bindable var b: M\n    var c: Bindable<M>\n}\n"
        let errors = [error(2, 6, message), error(2, 35, message), error(3, 12, message)]
        #expect(
            qualifier.qualified(text, errors)
                == "struct V {\n    @SwiftUI.Bindable var a: M; /* é */ @SwiftUI.Bindable var b: M\n    var c: SwiftUI.Bindable<M>\n}\n"
        )
    }

    @Test func otherMessagesChangeNothing() {
        let text = "var a: Bindable\nvar b: Store\n"
        #expect(qualifier.qualified(text, []) == nil)
        #expect(qualifier.qualified(text, [error(1, 8, "cannot find type 'Bindable' in scope")]) == nil)
        #expect(qualifier.qualified(text, [error(2, 8, "'Store' is ambiguous for type lookup in this context")]) == nil)
        // The text has changed since.
        #expect(qualifier.qualified(text, [error(1, 9, message), error(1, 99, message), error(9, 1, message)]) == nil)
    }
}
