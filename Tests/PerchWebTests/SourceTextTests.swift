import PerchCommands
import Testing

@Suite("The source of a preview")
struct SourceTextTests {
    private let source = SourceText(
        """
        import SwiftUI

        /// A row of a list.
        ///
        /// It has a title.
        @available(iOS 17, *)
        public struct Row: View {
            // struct Cell { is not declared here
            let title = "a \\"}\\" and \\(count("}"))"
        }

        #Preview("One }") {
            /* } */
            Row()
            Text(\"\"\"
                }
                \"\"\")
        }
        #Preview { Kit.Row(title: "x") }
        struct Open {
        """)

    @Test("ends where its brackets do, not those of strings and comments")
    func block() {
        #expect(source.block(from: 12) == 12...18)
        #expect(source.block(from: 19) == 19...19)
        #expect(source.block(from: 7) == 7...10)
    }

    @Test("may not end, and a line may not be there")
    func unfinished() {
        #expect(source.block(from: 20) == 20...20)
        #expect(source.block(from: 0) == nil)
        #expect(source.block(from: 99) == nil)
    }

    @Test("tells where a type is declared, and what is said above it")
    func declaration() {
        #expect(source.declaration(of: "Row") == 7)
        #expect(source.declaration(of: "Cell") == nil)
        #expect(source.documentation(above: 7) == "A row of a list.\n\nIt has a title.")
        #expect(source.documentation(above: 20) == nil)
    }

    @Test("names what the preview may show")
    func names() {
        #expect(source.capitalizedNames(in: 12...18) == ["Row", "Text"])
        #expect(source.capitalizedNames(in: 19...19) == ["Kit"])
    }
}
