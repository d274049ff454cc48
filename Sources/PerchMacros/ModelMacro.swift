import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Model`: what makes a class a model of SwiftData. Its stored properties get their values from the model's backing data.
struct ModelMacro {}

extension ModelMacro: MemberMacro {
    static func expansion(
        of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let type = declaration.as(ClassDeclSyntax.self) else { throw MacroError.modelNeedsClass.at(node) }
        let name = type.name.trimmed
        let properties = declaration.modelProperties
        let access = declaration.modifiers.contains { ["public", "open"].contains($0.name.text) } ? "public " : ""
        let metadata = (properties.map { $0.metadata(in: name.text) } + declaration.constraints(of: name.text))
            .joined(separator: ",\n")
        let placeholders = properties.map { "self._\($0.bareName) = _SwiftDataNoType()\n" }.joined()
        return [
            """
            private var _$backingData: any SwiftData.BackingData<\(name)> = \(name).createBackingData()
            """,
            """
            \(raw: access)var persistentBackingData: any SwiftData.BackingData<\(name)> {
                get { _$backingData }
                set { _$backingData = newValue }
            }
            """,
            """
            \(raw: access)static var schemaMetadata: [SwiftData.Schema.PropertyMetadata] {
                [\(raw: metadata)]
            }
            """,
            """
            \(raw: access)required init(backingData: any SwiftData.BackingData<\(name)>) {
                \(raw: placeholders)self.persistentBackingData = backingData
            }
            """,
            "private let _$observationRegistrar = Observation.ObservationRegistrar()",
            "private struct _SwiftDataNoType {}",
        ]
    }
}

extension ModelMacro: MemberAttributeMacro {
    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingAttributesFor member: some DeclSyntaxProtocol, in context: some MacroExpansionContext
    ) throws -> [AttributeSyntax] {
        guard let variable = member.as(VariableDeclSyntax.self), ModelProperty(variable) != nil else { return [] }
        return ["@SwiftData._PersistedProperty"]
    }
}

extension ModelMacro: ExtensionMacro {
    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        let missing = protocols.map(\.trimmedDescription).filter { !$0.isEmpty }
        guard !missing.isEmpty else { return [] }
        return [
            try ExtensionDeclSyntax("extension \(type.trimmed): \(raw: missing.joined(separator: ", ")) {}")
        ]
    }
}

/// A property that a model's store keeps.
struct ModelProperty {
    /// As written, with backticks where it is a keyword.
    let name: String
    private let initialValue: ExprSyntax?
    private let type: TypeSyntax?
    private let attributes: AttributeListSyntax

    var bareName: String { name.trimmingBackticks }

    /// Nil for what is computed, constant, lazy, static or transient.
    init?(_ variable: VariableDeclSyntax) {
        guard variable.bindingSpecifier.tokenKind == .keyword(.var), variable.bindings.count == 1,
            let binding = variable.bindings.first, binding.accessorBlock == nil,
            let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
            !variable.modifiers.contains(where: { ["static", "class", "lazy"].contains($0.name.text) }),
            variable.attributes.attribute(named: "Transient") == nil,
            !pattern.identifier.text.hasPrefix("_$")
        else { return nil }
        name = pattern.identifier.text
        initialValue = binding.initializer?.value.trimmed
        type = binding.typeAnnotation?.type.trimmed
        attributes = variable.attributes
    }

    /// The call that describes the property to the schema.
    func metadata(in model: String) -> String {
        // With its type, since an initial value such as `.active` has none without it.
        let value = initialValue.map { value in type.map { "(\(value)) as \($0)" } ?? "\(value)" }
        var description = "nil"
        for name in ["Attribute", "Relationship"] {
            guard let attribute = attributes.attribute(named: name) else { continue }
            var arguments = ""
            if case .argumentList(let list) = attribute.arguments { arguments = list.trimmedDescription }
            description = "SwiftData.Schema.\(name)(\(arguments))"
        }
        return """
            SwiftData.Schema.PropertyMetadata(
                name: "\(bareName)", keypath: \\\(model).\(name), defaultValue: \(value ?? "nil"), metadata: \(description))
            """
    }
}

extension DeclGroupSyntax {
    fileprivate var modelProperties: [ModelProperty] {
        memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self).flatMap(ModelProperty.init) }
    }

    /// What `#Unique` and `#Index` say about the class, as calls that describe it to the schema.
    fileprivate func constraints(of model: String) -> [String] {
        memberBlock.members.compactMap { member in
            guard let macro = member.decl.as(MacroExpansionDeclSyntax.self),
                ["Unique", "Index"].contains(macro.macroName.text)
            else { return nil }
            return """
                SwiftData.Schema.PropertyMetadata(
                    name: "", keypath: \\\(model).self, defaultValue: nil,
                    metadata: SwiftData.Schema.\(macro.macroName.text)<\(model)>(\(macro.arguments.trimmedDescription)))
                """
        }
    }
}

extension AttributeListSyntax {
    /// The attribute of a name, with or without its module before it.
    func attribute(named name: String) -> AttributeSyntax? {
        for case .attribute(let attribute) in self {
            let written = attribute.attributeName.trimmedDescription
            if written == name || written == "SwiftData.\(name)" { return attribute }
        }
        return nil
    }
}
