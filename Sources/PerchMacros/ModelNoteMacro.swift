import SwiftSyntax
import SwiftSyntaxMacros

/// What `@Model` reads and what makes no declarations itself: `@Attribute`, `@Relationship`, `@Transient`, `#Index`, `#Unique`.
struct ModelNoteMacro {}

extension ModelNoteMacro: PeerMacro {
    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] { [] }
}

/// `#Index` and `#Unique` in a class; `@Model` reads them.
struct ModelConstraintMacro: DeclarationMacro {
    static func expansion(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] { [] }
}
