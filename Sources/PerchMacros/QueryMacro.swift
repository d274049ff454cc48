import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Query`: a stored query beside the variable, whose models the variable has.
///
/// A property wrapper would not do: nothing in `@Query var trips: [Trip]` tells it the type of the models.
struct QueryMacro {
    private let name: String
    private let type: TypeSyntax
    private let element: TypeSyntax

    private init(_ declaration: some DeclSyntaxProtocol, _ node: AttributeSyntax) throws {
        guard let binding = declaration.as(VariableDeclSyntax.self)?.bindings.first,
            let pattern = binding.pattern.as(IdentifierPatternSyntax.self), binding.accessorBlock == nil,
            let type = binding.typeAnnotation?.type.trimmed
        else { throw MacroError.queryNeedsArray.at(node) }
        name = pattern.identifier.text.trimmingBackticks
        self.type = type
        if let array = type.as(ArrayTypeSyntax.self) {
            element = array.element.trimmed
        } else if let array = type.as(IdentifierTypeSyntax.self), array.name.text == "Array",
            let argument = array.genericArgumentClause?.arguments.first
        {
            element = "\(raw: argument.argument.trimmedDescription)"
        } else {
            throw MacroError.queryNeedsArray.at(node)
        }
    }
}

extension QueryMacro: AccessorMacro {
    static func expansion(
        of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        // The peer expansion reports what is wrong, once.
        guard let query = try? QueryMacro(declaration, node) else { return [] }
        return ["get { _\(raw: query.name).wrappedValue }"]
    }
}

extension QueryMacro: PeerMacro {
    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        let query = try QueryMacro(declaration, node)
        var arguments = ""
        if case .argumentList(let list) = node.arguments { arguments = list.trimmedDescription }
        // Its getter is not private, so that the view's memberwise initializer is not private either.
        return [
            """
            private(set) var _\(raw: query.name): SwiftData.Query<\(query.element), \(query.type)> = .init(\(raw: arguments))
            """
        ]
    }
}
