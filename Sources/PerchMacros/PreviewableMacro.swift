import SwiftSyntax
import SwiftSyntaxMacros

/// `@Previewable` marks what `#Preview` makes a view's property; alone it adds nothing.
struct PreviewableMacro: PeerMacro {
    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard declaration.is(VariableDeclSyntax.self) else {
            throw MacroError.previewableNeedsVariable.at(node)
        }
        // In a preview's body the innermost scope is the closure.
        guard let scope = context.lexicalContext.first, scope.asProtocol((any DeclGroupSyntax).self) == nil
        else { throw MacroError.previewableOutsidePreview.at(node) }
        return []
    }
}
