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
            if isWeak(Syntax(node)) || isOfObject(Syntax(node)) { usage.isClass = true }
            if let superclass = representedClass(Syntax(node)) { usage.superclass = superclass }
        }
        return .visitChildren
    }

    /// Wrappers whose values are objects.
    private static let objectWrappers: Set<String> = ["EnvironmentObject", "ObservedObject", "StateObject", "Bindable"]

    private func isOfObject(_ node: Syntax) -> Bool {
        guard let binding = node.parent?.parent?.as(PatternBindingSyntax.self),
            let variable = binding.parent?.parent?.as(VariableDeclSyntax.self)
        else { return false }
        return variable.attributes.contains {
            $0.as(AttributeSyntax.self).map { Self.objectWrappers.contains($0.attributeName.trimmedDescription) }
                == true
        }
    }

    /// The class that a type has to have, because a representable makes or updates it.
    private func representedClass(_ node: Syntax) -> String? {
        if let alias = node.parent?.parent?.as(TypeAliasDeclSyntax.self) {
            return ["UIViewType": "UIView", "UIViewControllerType": "UIViewController"][alias.name.text]
        }
        guard let parent = node.parent, parent.is(ReturnClauseSyntax.self) || parent.is(FunctionParameterSyntax.self)
        else {
            return nil
        }
        var current: Syntax? = parent
        while let ancestor = current {
            if let function = ancestor.as(FunctionDeclSyntax.self) {
                switch function.name.text {
                case "makeUIView", "updateUIView": return "UIView"
                case "makeUIViewController", "updateUIViewController": return "UIViewController"
                default: return nil
                }
            }
            current = ancestor.parent
        }
        return nil
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        // The longest of a chain says it all.
        if node.parent?.is(MemberTypeSyntax.self) != true {
            var path = [node.name.text]
            var base = node.baseType
            while let member = base.as(MemberTypeSyntax.self) {
                path.insert(member.name.text, at: 0)
                base = member.baseType
            }
            if let root = base.as(IdentifierTypeSyntax.self), root.genericArgumentClause == nil {
                note(root.name.text) { usage in
                    usage.isType = true
                    usage.members.insert(path.joined(separator: "."))
                }
            }
        }
        return .visitChildren
    }

    /// Objects that are read from the environment, or put there, by their types.
    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        noteMember(of: node)
        guard names.contains(node.baseName.text), let member = node.parent?.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "self", let argument = member.parent?.as(LabeledExprSyntax.self)
        else { return .visitChildren }
        if member.base?.id != ExprSyntax(node).id { return .visitChildren }
        let owner = argument.parent?.parent
        let isRead = owner?.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "Environment"
        if isRead {
            note(node.baseName.text) { usage in
                usage.isClass = true
                usage.isType = true
            }
        }
        return .visitChildren
    }

    /// A type that is named as a member, in `@Environment(Stack.Path.self)`.
    private func noteMember(of node: DeclReferenceExprSyntax) {
        guard names.contains(node.baseName.text) else { return }
        var path: [String] = []
        var last = ExprSyntax(node)
        while let member = last.parent?.as(MemberAccessExprSyntax.self), member.base?.id == last.id,
            member.declName.baseName.text.first?.isUppercase == true
        {
            path.append(member.declName.baseName.text)
            last = ExprSyntax(member)
        }
        let isMeta = last.parent?.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "self"
        let isCalled = last.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == last.id
        guard !path.isEmpty, isMeta || isCalled else { return }
        note(node.baseName.text) { usage in
            usage.isType = true
            usage.members.insert(path.joined(separator: "."))
        }
    }

    /// Whether a call's value is put into the environment as an object.
    private func isGivenAsObject(_ call: FunctionCallExprSyntax) -> Bool {
        guard let argument = call.parent?.as(LabeledExprSyntax.self), argument.label == nil,
            let outer = argument.parent?.parent?.as(FunctionCallExprSyntax.self), outer.arguments.count == 1,
            let member = outer.calledExpression.as(MemberAccessExprSyntax.self)
        else { return false }
        return ["environment", "environmentObject"].contains(member.declName.baseName.text)
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
            if isGivenAsObject(node) { usage.isClass = true }
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
