import SwiftParser
import SwiftSyntax

extension SourceFileSyntax {
    /// How deep brackets may be nested. The parser's own limit is 20 in debug builds; what lies deeper is lost, with the
    /// brackets that close it. Views go deeper, and twice as deep where a body was taken apart.
    private static let deepestNesting = 256

    /// The tree of a source.
    init(parsing source: String) {
        var parser = Parser(source, maximumNestingLevel: Self.deepestNesting)
        self = SourceFileSyntax.parse(from: &parser)
    }
}
