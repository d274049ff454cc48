import SwiftSyntax

/// Finds what a function that returns `some View` returns where it asks for the system's version.
///
/// The compiler accepts several types after `#available`, which it decides itself, but not after a condition that is answered when the
/// program runs. So what is returned is put into an `AnyView`.
final class AvailableReturns: SyntaxVisitor {
    private var returned: [ExprSyntax] = []
    private var asksForVersion = false

    /// The edits of a body. There are none if it has one type.
    static func edits(in body: some SyntaxProtocol, returning type: TypeSyntax?) -> [TextEdit] {
        guard BuilderContext.isView(type) else { return [] }
        let search = AvailableReturns(viewMode: .sourceAccurate)
        search.walk(body)
        guard search.asksForVersion, search.returned.count > 1 else { return [] }
        return search.returned.flatMap { value in
            let start = value.positionAfterSkippingLeadingTrivia.utf8Offset
            let end = value.endPositionBeforeTrailingTrivia.utf8Offset
            return [TextEdit(start..<start, "AnyView("), TextEdit(end..<end, ")")]
        }
    }

    override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
        asksForVersion = true
        return .skipChildren
    }

    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
        if let value = node.expression { returned.append(value) }
        return .skipChildren
    }

    // What closures and declarations within the body return is theirs.
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
