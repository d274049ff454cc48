import SwiftSyntax

/// What the copy has for names that only the Objective-C runtime knows.
enum ObjectiveCNames {
    /// The text for `#selector(…)` or `#keyPath(…)`; nil for other macros.
    static func replacement(of macro: MacroExpansionExprSyntax) -> String? {
        guard let argument = macro.arguments.first else { return nil }
        switch macro.macroName.text {
        case "keyPath": return "\"\(keyPath(argument.expression.trimmedDescription))\""
        case "selector": return selector(argument, in: Syntax(macro))
        default: return nil
        }
    }

    /// The names after that of the type.
    private static func keyPath(_ text: String) -> String {
        let names = text.split(separator: ".").map { $0.filter { !"?!".contains($0) } }
        return names.drop { $0.first?.isUppercase == true || $0 == "self" }.joined(separator: ".")
    }

    private static func selector(_ argument: LabeledExprSyntax, in node: Syntax) -> String {
        let expression = argument.expression
        guard argument.label == nil else { return named(lastName(expression)) }
        if let reference = expression.as(DeclReferenceExprSyntax.self) {
            guard let type = enclosingType(node) else { return named(reference.baseName.text) }
            return method(reference, of: type)
        }
        guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base?.trimmedDescription else {
            return named(lastName(expression))
        }
        if ["self", "Self"].contains(base), let type = enclosingType(node) { return method(member.declName, of: type) }
        // Methods of Foundation's classes are known by their names, and those of values have no type here.
        let isType = base.split(separator: ".").last?.first?.isUppercase == true
        return isType && !base.hasPrefix("NS") ? method(member.declName, of: base) : named(lastName(expression))
    }

    private static func method(_ reference: DeclReferenceExprSyntax, of type: String) -> String {
        let arguments = reference.argumentNames?.trimmedDescription ?? ""
        return "_perchSelector(\"\(reference.baseName.text)\(arguments)\", \(type).\(reference.trimmedDescription))"
    }

    private static func named(_ name: String) -> String { "Selector(\"\(name)\")" }

    private static func lastName(_ expression: ExprSyntax) -> String {
        if let member = expression.as(MemberAccessExprSyntax.self) { return member.declName.baseName.text }
        if let reference = expression.as(DeclReferenceExprSyntax.self) { return reference.baseName.text }
        return "action"
    }

    /// The type whose method it is, as code inside it may call it.
    private static func enclosingType(_ node: Syntax) -> String? {
        var current = node.parent
        while let parent = current {
            if let type = parent.as(ClassDeclSyntax.self) { return type.name.text }
            if let type = parent.as(ExtensionDeclSyntax.self) { return type.extendedType.trimmedDescription }
            if let type = parent.as(StructDeclSyntax.self) { return type.name.text }
            if let type = parent.as(ActorDeclSyntax.self) { return type.name.text }
            current = parent.parent
        }
        return nil
    }
}
