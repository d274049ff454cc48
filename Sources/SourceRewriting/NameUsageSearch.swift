import ProjectModel
import SwiftSyntax

/// Finds how a file uses names.
final class NameUsageSearch: SyntaxVisitor {
    private let names: Set<String>
    private(set) var found: [String: NameUsage] = [:]

    /// More kinds of calls than these are not looked at.
    private static let mostCalls = 24

    init(_ names: Set<String>, in tree: SourceFileSyntax) {
        self.names = names
        super.init(viewMode: .sourceAccurate)
        walk(tree)
    }

    private func note(_ name: String, _ change: (inout NameUsage) -> Void) {
        guard names.contains(name) else { return }
        change(&found[name, default: NameUsage()])
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        note(node.name.text) { usage in
            if let attribute = node.parent?.as(AttributeSyntax.self) {
                if let variable = attribute.parent?.parent?.as(VariableDeclSyntax.self) {
                    usage.isWrapper = true
                    if attribute.arguments == nil, let binding = variable.bindings.first, binding.initializer == nil,
                        binding.typeAnnotation?.type.is(OptionalTypeSyntax.self) == false
                    {
                        usage.isSoleValue = true
                    }
                }
                if case .argumentList(let arguments)? = attribute.arguments {
                    usage.calls.insert(Self.arguments(arguments))
                }
                return
            }
            usage.isType = true
            usage.genericArguments = max(usage.genericArguments, node.genericArgumentClause?.arguments.count ?? 0)
            let parent = node.parent
            if parent?.is(InheritedTypeSyntax.self) == true || parent?.is(SomeOrAnyTypeSyntax.self) == true
                || parent?.is(GenericParameterSyntax.self) == true
                || parent?.is(ConformanceRequirementSyntax.self) == true
            {
                usage.isInherited = true
            }
            if isWeak(Syntax(node)) { usage.isClass = true }
        }
        return .visitChildren
    }

    private func isWeak(_ node: Syntax) -> Bool {
        var current: Syntax? = node
        while let parent = current {
            if let variable = parent.as(VariableDeclSyntax.self) {
                return variable.modifiers.contains { ["weak", "unowned"].contains($0.name.text) }
            }
            if parent.is(CodeBlockItemSyntax.self) || parent.is(MemberBlockItemSyntax.self) { return false }
            current = parent.parent
        }
        return false
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        var callee = node.calledExpression
        var genericArguments = 0
        if let generic = callee.as(GenericSpecializationExprSyntax.self) {
            genericArguments = generic.genericArgumentClause.arguments.count
            callee = generic.expression
        }
        guard let name = callee.as(DeclReferenceExprSyntax.self)?.baseName.text else { return .visitChildren }
        note(name) { usage in
            usage.genericArguments = max(usage.genericArguments, genericArguments)
            if isView(node) { usage.isView = true }
            guard usage.calls.count < Self.mostCalls else { return }
            var arguments = Self.arguments(node.arguments)
            if let closure = node.trailingClosure { arguments.append(Self.argument(nil, ExprSyntax(closure))) }
            arguments += node.additionalTrailingClosures.map { Self.argument($0.label.text, ExprSyntax($0.closure)) }
            usage.calls.insert(arguments)
        }
        return .visitChildren
    }

    /// Whether the call begins a statement of a view builder, perhaps with modifiers after it.
    private func isView(_ call: FunctionCallExprSyntax) -> Bool {
        var node = Syntax(call)
        while let parent = node.parent {
            if let item = parent.as(CodeBlockItemSyntax.self) { return BuilderContext.of(item) == .view }
            guard parent.is(MemberAccessExprSyntax.self) || parent.is(FunctionCallExprSyntax.self) else { return false }
            // Not as an argument of another call.
            if let outer = parent.as(FunctionCallExprSyntax.self), outer.calledExpression.id != node.id { return false }
            node = parent
        }
        return false
    }

    private static func arguments(_ list: LabeledExprListSyntax) -> [NameUsage.Argument] {
        list.map { argument($0.label?.text, $0.expression) }
    }

    private static func argument(_ label: String?, _ expression: ExprSyntax) -> NameUsage.Argument {
        let label = label == "_" ? nil : label
        guard let closure = expression.as(ClosureExprSyntax.self) else { return .init(label: label) }
        return .init(label: label, closureParameters: parameters(of: closure))
    }

    private static func parameters(of closure: ClosureExprSyntax) -> Int {
        switch closure.signature?.parameterClause {
        case .simpleInput(let list)?: return list.count
        case .parameterClause(let clause)?: return clause.parameters.count
        case nil:
            let text = closure.statements.trimmedDescription
            return (0..<4).last { text.contains("$\($0)") }.map { $0 + 1 } ?? 0
        }
    }
}
