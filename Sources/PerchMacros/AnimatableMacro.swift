import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Animatable`: the conformance and the animatable data of a type, made of its stored properties.
struct AnimatableMacro {
    /// A stored property that takes part.
    private struct Property {
        let name: String
        let type: String
    }

    private static func properties(of declaration: some DeclGroupSyntax) throws -> [Property] {
        try declaration.memberBlock.members.flatMap { member in
            guard let variable = member.decl.as(VariableDeclSyntax.self), isVariable(variable) else {
                return [Property]()
            }
            return try variable.bindings.enumerated().compactMap { index, binding in
                guard isStored(binding), let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else {
                    return nil
                }
                guard let type = type(of: index, in: variable.bindings) else {
                    throw MacroError.animatableNeedsType.at(binding)
                }
                return Property(name: pattern.identifier.text, type: type)
            }
        }
    }

    /// Whether the declaration may hold animatable properties: constants, static and lazy ones and those with a wrapper do not.
    private static func isVariable(_ variable: VariableDeclSyntax) -> Bool {
        variable.bindingSpecifier.tokenKind == .keyword(.var) && variable.attributes.isEmpty
            && !variable.modifiers.contains {
                [.keyword(.static), .keyword(.class), .keyword(.lazy)].contains($0.name.tokenKind)
            }
    }

    private static func isStored(_ binding: PatternBindingSyntax) -> Bool {
        switch binding.accessorBlock?.accessors {
        case nil: true
        case .getter: false
        case .accessors(let accessors):
            accessors.allSatisfy {
                [.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind)
            }
        }
    }

    /// The type as written beside the name, beside a later one of the same declaration, or that of a literal.
    private static func type(of index: Int, in bindings: PatternBindingListSyntax) -> String? {
        let bindings = Array(bindings)
        if let value = bindings[index].initializer?.value, bindings[index].typeAnnotation == nil {
            return type(ofValue: value)
        }
        return bindings[index...].lazy.compactMap { $0.typeAnnotation?.type.trimmedDescription }.first
    }

    private static func type(ofValue value: ExprSyntax) -> String? {
        if value.is(FloatLiteralExprSyntax.self) { return "Double" }
        if let negative = value.as(PrefixOperatorExprSyntax.self) { return type(ofValue: negative.expression) }
        // A call of a type, such as CGFloat(1).
        guard let call = value.as(FunctionCallExprSyntax.self) else { return nil }
        let name = call.calledExpression.trimmedDescription
        return name.first?.isUppercase == true && !name.contains(".") ? name : nil
    }
}

extension AnimatableMacro: MemberMacro {
    static func expansion(
        of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        let properties = try properties(of: declaration)
        guard !properties.isEmpty else { return [] }
        let access = declaration.modifiers.first {
            [.keyword(.public), .keyword(.package)].contains($0.name.tokenKind)
        }
        let types = properties.map { "\($0.type).AnimatableData" }.joined(separator: ", ")
        let values = properties.map { "\($0.name).animatableData" }.joined(separator: ", ")
        // One value is no tuple.
        let setters =
            properties.count == 1
            ? "\(properties[0].name).animatableData = newValue.value"
            : properties.enumerated().map { "\($1.name).animatableData = newValue.value.\($0)" }.joined(separator: "\n")
        return [
            """
            nonisolated \(raw: access.map { $0.name.text + " " } ?? "")var animatableData: \
            SwiftUICore.AnimatableValues<\(raw: types)> {
            get { SwiftUICore.AnimatableValues(\(raw: values)) }
            set {
            \(raw: setters)
            }
            }
            """
        ]
    }
}

extension AnimatableMacro: ExtensionMacro {
    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        guard !protocols.isEmpty else { return [] }
        return [try ExtensionDeclSyntax("extension \(type.trimmed): SwiftUICore.Animatable {}")]
    }
}

/// `@AnimatableIgnored`: a stored property that `@Animatable` leaves out. The attribute is the sign; the observer does nothing.
struct AnimatableIgnoredMacro: AccessorMacro {
    static func expansion(
        of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        ["willSet {}"]
    }
}
