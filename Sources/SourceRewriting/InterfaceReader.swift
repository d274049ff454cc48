import SwiftSyntax

/// Separates what other files can depend on from what they cannot: the bodies of functions and accessors, and previews.
///
/// Previews cost more than they seem to. A `#Preview` becomes a type with a unique name, and to see that it is unique, the
/// compiler expands those of all files of the module.
final class InterfaceReader: SyntaxVisitor {
    /// What other files can depend on, as words without comments. Nil where bodies are part of it.
    var words: String? { hasVisibleBodies ? nil : found.joined(separator: " ") }
    /// Blanks in place of the previews; lines keep their numbers.
    private(set) var edits: [TextEdit] = []

    private var found: [String] = []
    private var hasVisibleBodies = false
    private let source: [UInt8]

    init(_ tree: SourceFileSyntax, source: [UInt8]) {
        self.source = source
        super.init(viewMode: .sourceAccurate)
        walk(tree)
    }

    /// Attributes by which other modules, or other files, have the body in their own code.
    static let visible: Set<String> = [
        "inlinable", "_alwaysEmitIntoClient", "_transparent", "backDeployed", "_backDeploy",
    ]

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        if Self.visible.contains(token.text) { hasVisibleBodies = true }
        found.append(token.text)
        return .visitChildren
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        leaveOut(node, node.macroName)
    }
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        leaveOut(node, node.macroName)
    }

    private func leaveOut(_ node: some SyntaxProtocol, _ name: TokenSyntax) -> SyntaxVisitorContinueKind {
        guard name.text == "Preview" else { return .visitChildren }
        edits.append(
            .keepingLines(
                node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset,
                "",
                in: source))
        return .skipChildren
    }

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
        let isBody =
            switch node.parent?.kind {
            case .functionDecl, .initializerDecl, .deinitializerDecl, .accessorDecl: true
            default: false
            }
        if isBody { found.append("{}") }
        return isBody ? .skipChildren : .visitChildren
    }

    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
        guard case .getter = node.accessors else { return .visitChildren }
        found.append("{}")
        return .skipChildren
    }
}
