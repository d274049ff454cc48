import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Parameter` of a tip: the variable's value is that of a parameter beside it.
struct TipParameterMacro {
    private static func parts(_ declaration: some DeclSyntaxProtocol) -> (
        name: String, type: TypeSyntax?, value: ExprSyntax
    )? {
        guard let binding = declaration.as(VariableDeclSyntax.self)?.bindings.first, binding.accessorBlock == nil,
            let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
        else { return nil }
        let isOptional = binding.typeAnnotation?.type.is(OptionalTypeSyntax.self) == true
        guard let value = binding.initializer?.value.trimmed ?? (isOptional ? "nil" : nil) else { return nil }
        return (pattern.identifier.text.trimmingBackticks, binding.typeAnnotation?.type.trimmed, value)
    }
}

extension TipParameterMacro: AccessorMacro {
    static func expansion(
        of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        // The peer expansion reports what is wrong, once.
        guard let parts = parts(declaration) else { return [] }
        return ["get { $\(raw: parts.name).current }", "set { $\(raw: parts.name).current = newValue }"]
    }
}

extension TipParameterMacro: PeerMacro {
    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let parts = parts(declaration) else { throw MacroError.parameterNeedsDefault.at(node) }
        let value = parts.type.map { "(\(parts.value)) as \($0)" } ?? "\(parts.value)"
        return [
            "static let $\(raw: parts.name) = TipKit.Tips.Parameter(Self.self, \"\(raw: parts.name)\", \(raw: value))"
        ]
    }
}

/// `#Rule`: a rule that looks at a parameter or an event.
struct TipRuleMacro: ExpressionMacro {
    static func expansion(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) throws -> ExprSyntax {
        let arguments = node.arguments.trimmedDescription
        guard let closure = node.trailingClosure?.trimmed else { return "TipKit.Tips.Rule(\(raw: arguments))" }
        return "TipKit.Tips.Rule(\(raw: arguments)) \(closure)"
    }
}
