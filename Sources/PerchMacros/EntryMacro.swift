import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Entry`: the key type and the accessors of a value in one of SwiftUI's four value containers.
struct EntryMacro {
    /// The container that an entry extends.
    private enum Container: String {
        case EnvironmentValues, Transaction, ContainerValues, FocusedValues

        var keyProtocol: String {
            switch self {
            case .EnvironmentValues: "EnvironmentKey"
            case .Transaction: "TransactionKey"
            case .ContainerValues: "ContainerValueKey"
            case .FocusedValues: "FocusedValueKey"
            }
        }
    }

    private var container: Container
    private var name: String
    /// As written; without one it is inferred from the default.
    private var type: TypeSyntax?
    private var initialValue: ExprSyntax?

    private var keyName: String { "__Key_" + name }

    private init(
        of node: AttributeSyntax, on declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws {
        guard let variable = declaration.as(VariableDeclSyntax.self) else {
            throw MacroError.entryNeedsVariable.at(node)
        }
        guard variable.bindings.count == 1, let binding = variable.bindings.first,
            let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
        else { throw MacroError.entryNeedsOneVariable.at(variable) }
        guard binding.accessorBlock == nil else { throw MacroError.entryIsComputed.at(variable) }
        guard let scope = context.lexicalContext.first?.as(ExtensionDeclSyntax.self),
            let container = Container(rawValue: Self.lastName(of: scope.extendedType))
        else { throw MacroError.entryOutsideExtension.at(node) }
        self.container = container
        name = pattern.identifier.text.trimmingBackticks
        type = binding.typeAnnotation?.type.trimmed
        initialValue = binding.initializer?.value.trimmed
    }

    private static func lastName(of type: TypeSyntax) -> String {
        type.as(MemberTypeSyntax.self)?.name.text ?? type.trimmedDescription
    }

    /// The wrapped type, where the type is written as an optional.
    private var wrappedType: TypeSyntax? {
        guard let type else { return nil }
        if let optional = type.as(OptionalTypeSyntax.self) { return optional.wrappedType.trimmed }
        if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
            return optional.wrappedType.trimmed
        }
        let (generic, name): (GenericArgumentClauseSyntax?, String)
        if let member = type.as(MemberTypeSyntax.self) {
            (generic, name) = (member.genericArgumentClause, member.name.text)
        } else if let plain = type.as(IdentifierTypeSyntax.self) {
            (generic, name) = (plain.genericArgumentClause, plain.name.text)
        } else {
            return nil
        }
        guard name == "Optional", let argument = generic?.arguments.first else { return nil }
        return TypeSyntax(stringLiteral: argument.argument.trimmedDescription)
    }

    private func keyMembers(on node: AttributeSyntax) throws -> String {
        if container == .FocusedValues {
            guard let wrappedType, initialValue == nil || initialValue?.is(NilLiteralExprSyntax.self) == true
            else { throw MacroError.focusedEntryNeedsOptional.at(node) }
            return "typealias Value = \(wrappedType)"
        }
        switch (type, initialValue) {
        case (let type?, let value?):
            // Computed, so that a type need not be Sendable to have a default.
            return "typealias Value = \(type)\nstatic var defaultValue: Value { \(value) }"
        case (let type?, nil):
            guard wrappedType != nil else { throw MacroError.entryNeedsDefault.at(node) }
            return "typealias Value = \(type)\nstatic var defaultValue: Value { nil }"
        case (nil, let value?):
            return "static let defaultValue = \(value)"
        case (nil, nil):
            throw MacroError.entryNeedsDefault.at(node)
        }
    }
}

extension EntryMacro: AccessorMacro {
    static func expansion(
        of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        // The peer expansion reports what is wrong, once.
        guard let entry = try? EntryMacro(of: node, on: declaration, in: context),
            (try? entry.keyMembers(on: node)) != nil
        else { return [] }
        return [
            "get { self[\(raw: entry.keyName).self] }",
            "set { self[\(raw: entry.keyName).self] = newValue }",
        ]
    }
}

extension EntryMacro: PeerMacro {
    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        let entry = try EntryMacro(of: node, on: declaration, in: context)
        let members = try entry.keyMembers(on: node)
        return [
            """
            private struct \(raw: entry.keyName): SwiftUICore.\(raw: entry.container.keyProtocol) {
            \(raw: members)
            }
            """
        ]
    }
}
