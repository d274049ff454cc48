import SwiftSyntax

/// What becomes of the statements of a block.
enum BuilderContext {
    /// They are views that a result builder puts together.
    case view
    /// They are scenes that a result builder puts together.
    case scene
    /// They are carried out, and their values are dropped.
    case statements
    /// The value of the only one is what the block returns.
    case value

    /// What a statement is part of, told by what the code around it is called: types are not known here.
    static func of(_ item: CodeBlockItemSyntax) -> BuilderContext {
        let isAlone = item.parent?.as(CodeBlockItemListSyntax.self)?.count == 1
        var node = Syntax(item)
        while let parent = node.parent {
            switch parent.as(SyntaxEnum.self) {
            case .closureExpr(let closure):
                if isViewBuilder(closure) { return .view }
                return isAlone && !isAction(closure) ? .value : .statements
            case .functionDecl(let function):
                let type = function.signature.returnClause?.type
                return of(result: type, isAlone: isAlone)
            case .accessorDecl(let accessor):
                guard accessor.accessorSpecifier.text == "get" else { return .statements }
                return of(result: type(around: parent), isAlone: isAlone)
            case .patternBinding, .subscriptDecl:
                return of(result: type(around: parent), isAlone: isAlone)
            case .initializerDecl, .deinitializerDecl, .sourceFile: return .statements
            case .macroExpansionDecl(let macro): return macro.macroName.text == "Preview" ? .view : .value
            case .macroExpansionExpr(let macro): return macro.macroName.text == "Preview" ? .view : .value
            case .memberBlock: return .value
            default: node = parent
            }
        }
        return .value
    }

    private static func of(result type: TypeSyntax?, isAlone: Bool) -> BuilderContext {
        if isView(type) { return .view }
        if isScene(type) { return .scene }
        let isVoid = type == nil || ["Void", "()"].contains(type?.trimmedDescription ?? "")
        return isAlone && !isVoid ? .value : .statements
    }

    private static func type(around node: Syntax) -> TypeSyntax? {
        var current: Syntax? = node
        while let parent = current {
            if let binding = parent.as(PatternBindingSyntax.self) { return binding.typeAnnotation?.type }
            if let declaration = parent.as(SubscriptDeclSyntax.self) { return declaration.returnClause.type }
            current = parent.parent
        }
        return nil
    }

    static func isView(_ type: TypeSyntax?) -> Bool { isOpaque(type, "View") }

    static func isScene(_ type: TypeSyntax?) -> Bool { isOpaque(type, "Scene") }

    private static func isOpaque(_ type: TypeSyntax?, _ name: String) -> Bool {
        guard let type = type?.as(SomeOrAnyTypeSyntax.self) else { return false }
        return [name, "SwiftUI." + name, "SwiftUICore." + name].contains(type.constraint.trimmedDescription)
    }

    // MARK: - Closures

    /// Labels of arguments that make views.
    private static let viewLabels: Set<String> = [
        "label", "content", "destination", "header", "footer", "placeholder", "actions", "message", "icon", "title",
        "detail",
        "sidebar", "preview", "row", "currentValueLabel", "minimumValueLabel", "maximumValueLabel", "description",
        "emptyView",
    ]
    /// Modifiers whose closure makes views.
    private static let viewModifiers: Set<String> = [
        "overlay", "background", "sheet", "fullScreenCover", "popover", "toolbar", "safeAreaInset", "safeAreaBar",
        "contextMenu",
        "swipeActions", "navigationDestination", "mask", "tabItem", "alert", "confirmationDialog", "inspector",
        "safeAreaPadding",
    ]
    /// Types whose closure does something.
    private static let actions: Set<String> = [
        "Task", "Binding", "Timer", "Thread", "DispatchWorkItem", "Effect", "UIAction",
    ]

    private static func isViewBuilder(_ closure: ClosureExprSyntax) -> Bool {
        guard let parent = closure.parent, !doesSomething(closure) else { return false }
        if let label =
            (parent.as(LabeledExprSyntax.self)?.label ?? parent.as(MultipleTrailingClosureElementSyntax.self)?.label)?
            .text
        {
            return viewLabels.contains(label)
        }
        if let macro = parent.as(MacroExpansionDeclSyntax.self) { return macro.macroName.text == "Preview" }
        if let macro = parent.as(MacroExpansionExprSyntax.self) { return macro.macroName.text == "Preview" }
        guard let call = parent.as(FunctionCallExprSyntax.self), let name = name(of: call.calledExpression) else {
            return false
        }
        guard name.first?.isUppercase == true else { return viewModifiers.contains(name) || name == BodySplitter.mark }
        if name == "Button" { return call.arguments.contains { $0.label?.text == "action" } }
        return !actions.contains(name)
    }

    /// Whether the closure has statements that are not allowed where views are put together, as in `Result { try load() }`.
    private static func doesSomething(_ closure: ClosureExprSyntax) -> Bool {
        closure.statements.contains { item in
            switch item.item {
            case .expr(let expression):
                return expression.is(TryExprSyntax.self) || expression.is(AwaitExprSyntax.self)
                    || expression.as(SequenceExprSyntax.self)?.elements.contains { $0.is(AssignmentExprSyntax.self) }
                        == true
            case .stmt(let statement):
                return [.guardStmt, .forStmt, .whileStmt, .repeatStmt, .deferStmt, .throwStmt].contains(statement.kind)
            default: return false
            }
        }
    }

    /// Whether the closure is one of those that return nothing.
    private static func isAction(_ closure: ClosureExprSyntax) -> Bool {
        guard let parent = closure.parent else { return false }
        if let label =
            (parent.as(LabeledExprSyntax.self)?.label ?? parent.as(MultipleTrailingClosureElementSyntax.self)?.label)?
            .text
        {
            return ["action", "perform", "set", "onCommit", "onEditingChanged", "completion", "completionHandler"]
                .contains(label)
        }
        guard let call = parent.as(FunctionCallExprSyntax.self), let name = name(of: call.calledExpression) else {
            return false
        }
        return ["Task", "Button", "task", "refreshable", "async", "asyncAfter", "sink"].contains(name)
            || name.hasPrefix("on")
    }

    private static func name(of callee: ExprSyntax) -> String? {
        if let member = callee.as(MemberAccessExprSyntax.self) { return member.declName.baseName.text }
        if let generic = callee.as(GenericSpecializationExprSyntax.self) { return name(of: generic.expression) }
        return callee.as(DeclReferenceExprSyntax.self)?.baseName.text
    }
}

extension Syntax {
    /// Whether the node has a body that other code cannot see into.
    var isFunctionLike: Bool {
        self.is(FunctionDeclSyntax.self) || self.is(InitializerDeclSyntax.self) || self.is(DeinitializerDeclSyntax.self)
            || self.is(AccessorDeclSyntax.self)
    }
}
