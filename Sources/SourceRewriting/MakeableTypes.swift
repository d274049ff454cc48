import ProjectModel
import SwiftSyntax

/// Finds types of which an object can be made from nothing, for values that a missing package would provide.
enum MakeableTypes {
    /// The type that an initializer makes, if it needs nothing for it.
    static func type(of node: InitializerDeclSyntax) -> MakeableType? {
        guard node.signature.parameterClause.parameters.allSatisfy({ $0.defaultValue != nil }),
            node.signature.effectSpecifiers == nil, node.optionalMark == nil, node.genericParameterClause == nil,
            node.genericWhereClause == nil, !isHidden(node.modifiers)
        else { return nil }
        var names: [String] = []
        var isPublic = true
        var current = Syntax(node).parent
        while let parent = current {
            if parent.is(FunctionDeclSyntax.self) || parent.is(ClosureExprSyntax.self)
                || parent.is(ExtensionDeclSyntax.self)
                || parent.is(AccessorBlockSyntax.self) || parent.is(ProtocolDeclSyntax.self)
            {
                return nil
            }
            if let (name, modifiers, hasParameters) = declaration(parent) {
                guard !hasParameters, !isHidden(modifiers) else { return nil }
                names.insert(name, at: 0)
                isPublic = isPublic && modifiers.contains { ["public", "open"].contains($0.name.text) }
            }
            current = parent.parent
        }
        return names.isEmpty ? nil : MakeableType(name: names.joined(separator: "."), isPublic: isPublic)
    }

    private static func declaration(_ node: Syntax) -> (String, DeclModifierListSyntax, hasParameters: Bool)? {
        if let type = node.as(ClassDeclSyntax.self) {
            return (type.name.text, type.modifiers, type.genericParameterClause != nil)
        }
        if let type = node.as(StructDeclSyntax.self) {
            return (type.name.text, type.modifiers, type.genericParameterClause != nil)
        }
        if let type = node.as(EnumDeclSyntax.self) {
            return (type.name.text, type.modifiers, type.genericParameterClause != nil)
        }
        if let type = node.as(ActorDeclSyntax.self) {
            return (type.name.text, type.modifiers, type.genericParameterClause != nil)
        }
        return nil
    }

    private static func isHidden(_ modifiers: DeclModifierListSyntax) -> Bool {
        modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
    }
}
