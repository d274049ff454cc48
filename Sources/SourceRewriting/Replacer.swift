import ProjectModel
import SwiftSyntax

/// Leaves out what the compiler refuses: the smallest part around each error that can be spared.
///
/// From the inside out: a modifier or a view in a body, a body, a value, an attribute, an inherited type, a declaration. A part
/// that was replaced before and is still in error makes way for the next larger one, so it ends.
struct Replacer {
    private let path: String
    private let isCoarse: Bool
    private let fileName: String
    private let source: [UInt8]
    private let tree: SourceFileSyntax
    private let converter: SourceLocationConverter

    /// - Parameter isCoarse: Whether bodies are left out whole.
    init(path: String, source: String, isCoarse: Bool = false) {
        self.path = path
        self.isCoarse = isCoarse
        fileName = path.split(separator: "/").last.map(String.init) ?? path
        self.source = Array(source.utf8)
        tree = SourceFileSyntax(parsing: source)
        converter = SourceLocationConverter(fileName: path, tree: tree)
    }

    /// The source without what the messages are about, and what was left out.
    func replace(_ diagnostics: [SourceDiagnostic]) -> (source: String, replacements: [Replacement]) {
        var edits: [(edit: TextEdit, replacement: Replacement)] = []
        for diagnostic in diagnostics {
            guard let found = replace(diagnostic) else { continue }
            edits.append(found)
        }
        // What lies within a larger edit does not count.
        let kept = edits.filter { candidate in
            !edits.contains { $0.edit.range != candidate.edit.range && $0.edit.range.covers(candidate.edit.range) }
        }
        var seen: Set<Range<Int>> = []
        let unique = kept.filter { seen.insert($0.edit.range).inserted }
        let text = unique.map(\.edit).applied(to: source)
        return (String(decoding: text, as: UTF8.self), unique.map(\.replacement))
    }

    /// The source with what can be made right; nil if nothing can. The other errors may be gone then.
    func mended(_ diagnostics: [SourceDiagnostic]) -> String? {
        let mender = SourceMender(tree: tree, converter: converter)
        let edits = diagnostics.compactMap { mender.edit(for: $0) }
        return edits.isEmpty ? nil : String(decoding: edits.applied(to: source), as: UTF8.self)
    }

    /// What is left of a file that cannot be mended.
    func empty(because diagnostic: SourceDiagnostic) -> (source: String, replacements: [Replacement]) {
        ("", [Replacement(kind: .file, name: fileName, path: path, line: diagnostic.line, reason: diagnostic.message)])
    }

    // MARK: - From the inside out

    private func replace(_ diagnostic: SourceDiagnostic) -> (edit: TextEdit, replacement: Replacement)? {
        let offset = converter.position(ofLine: diagnostic.line, column: diagnostic.column).utf8Offset
        guard offset < source.count,
            let token = tree.token(at: AbsolutePosition(utf8Offset: offset))
                ?? tree.lastToken(viewMode: .sourceAccurate)
        else { return nil }
        if !isCoarse, let fine = modifier(at: token, diagnostic) ?? statement(at: token, diagnostic) { return fine }
        var child = Syntax(token)
        while let node = child.parent {
            if let found = replace(node, from: child, diagnostic) { return found }
            child = node
        }
        return nil
    }

    private typealias Found = (edit: TextEdit, replacement: Replacement)

    /// Replaces this node or a part of it, if it is one that can be.
    private func replace(_ node: Syntax, from child: Syntax, _ diagnostic: SourceDiagnostic) -> Found? {
        switch node.as(SyntaxEnum.self) {
        case .macroExpansionDecl(let macro): return previewBody(macro, diagnostic)
        case .macroExpansionExpr(let macro): return previewBody(macro, diagnostic)
        case .functionDecl(let function):
            guard let body = function.body, child.id == body.id else { return nil }
            return self.body(
                body, returning: function.signature.returnClause?.type, name: function.name.text, diagnostic,
                canThrow: canThrow(function.signature))
        case .initializerDecl(let initializer):
            guard let body = initializer.body, child.id == body.id else { return nil }
            return self.initializer(initializer, body, diagnostic)
        case .deinitializerDecl(let deinitializer):
            guard let body = deinitializer.body, child.id == body.id else { return nil }
            return self.body(body, returning: nil, name: "deinit", diagnostic)
        case .accessorDecl(let accessor):
            guard let body = accessor.body, child.id == body.id else { return nil }
            let isGetter = accessor.accessorSpecifier.text == "get"
            return self.body(
                body, returning: isGetter ? typeOfProperty(around: node) : nil, name: name(around: node), diagnostic)
        case .accessorBlock(let block):
            guard case .getter(let statements) = block.accessors, child.id == statements.id else { return nil }
            return getter(block, returning: typeOfProperty(around: node), name: name(around: node), diagnostic)
        case .patternBinding(let binding):
            guard let value = binding.initializer, child.id == value.id, !isLocal(node) else { return nil }
            return self.value(value, of: binding, diagnostic)
        case .inheritedType(let inherited): return inheritance(without: inherited, diagnostic)
        case .attribute(let attribute): return self.attribute(attribute, diagnostic)
        case .structDecl, .classDecl, .enumDecl, .actorDecl, .extensionDecl, .protocolDecl:
            return conformance(of: node, diagnostic)
        case .memberBlockItem(let item): return declaration(item, item.decl, diagnostic)
        case .codeBlockItem(let item):
            guard item.parent?.parent?.is(SourceFileSyntax.self) == true || isInConditionalBlock(item) else {
                return nil
            }
            return declaration(item, item.item, diagnostic)
        default: return nil
        }
    }

    /// Whether an `#if` at the top of the file or in a type holds the item.
    private func isInConditionalBlock(_ item: CodeBlockItemSyntax) -> Bool {
        guard let clause = item.parent?.parent?.as(IfConfigClauseSyntax.self) else { return false }
        var node = clause.parent
        while let current = node {
            if current.is(CodeBlockSyntax.self) || current.is(ClosureExprSyntax.self)
                || current.is(AccessorBlockSyntax.self)
            {
                return false
            }
            node = current.parent
        }
        return true
    }

    // MARK: - Views

    /// A modifier that is not there: the chain continues without it.
    private func modifier(at token: TokenSyntax, _ diagnostic: SourceDiagnostic) -> Found? {
        guard diagnostic.message.contains("has no member '"), !diagnostic.message.contains("_perch"),
            let name = token.parent?.as(DeclReferenceExprSyntax.self),
            let member = name.parent?.as(MemberAccessExprSyntax.self),
            member.declName.id == name.id, let base = member.base, base.is(FunctionCallExprSyntax.self),
            let call = member.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == member.id,
            isBuilt(call)
        else { return nil }
        let range = base.endPositionBeforeTrailingTrivia.utf8Offset..<call.endPositionBeforeTrailingTrivia.utf8Offset
        let edit = TextEdit.keepingLines(range, "._perchWithout(\(literal(diagnostic)))", in: source)
        return (edit, report(.modifier, "." + name.baseName.text, diagnostic))
    }

    /// A view or a statement, and nothing else of what is around it.
    private func statement(at token: TokenSyntax, _ diagnostic: SourceDiagnostic) -> Found? {
        var node = Syntax(token)
        while let parent = node.parent {
            if let item = parent.as(CodeBlockItemSyntax.self) {
                // No statement may be put beside declarations.
                if item.parent?.parent?.is(SourceFileSyntax.self) == true { return nil }
                // A declaration is needed by what follows it.
                guard let (text, kind) = placeholder(for: item, diagnostic) else { return nil }
                if !isReplaced(Syntax(item)) {
                    let edit = TextEdit.keepingLines(range(of: item), text, in: source)
                    return (edit, report(kind, DeclarationName.of(Syntax(item.item)), diagnostic))
                }
            }
            // Not across functions.
            if parent.is(CodeBlockSyntax.self), parent.parent?.isFunctionLike == true { return nil }
            if parent.is(MemberBlockSyntax.self) { return nil }
            node = parent
        }
        return nil
    }

    /// A replacement of a statement; nil for one whose value or names are needed.
    private func placeholder(for item: CodeBlockItemSyntax, _ diagnostic: SourceDiagnostic) -> (
        String, Replacement.Kind
    )? {
        let isExpression: Bool
        switch item.item {
        case .expr: isExpression = true
        case .stmt(let statement): isExpression = statement.is(ExpressionStmtSyntax.self)
        default: isExpression = false
        }
        let place = BuilderContext.of(item)
        if place == .view, isExpression { return (replacedView(diagnostic), .view) }
        if place == .scene, isExpression {
            return (replacedScene(diagnostic), .view)
        }
        guard place == .statements, isExpression || Syntax(item.item).is(ForStmtSyntax.self) else { return nil }
        return ("_perchSkipped(\(literal(diagnostic)))", .statement)
    }

    /// Whether a node is part of what makes a view or a scene.
    private func isBuilt(_ node: some SyntaxProtocol) -> Bool {
        var current = Syntax(node).parent
        while let parent = current {
            if let item = parent.as(CodeBlockItemSyntax.self) {
                return [.view, .scene].contains(BuilderContext.of(item))
            }
            current = parent.parent
        }
        return false
    }

    private func previewBody(_ macro: some FreestandingMacroExpansionSyntax, _ diagnostic: SourceDiagnostic) -> Found? {
        guard macro.macroName.text == "Preview", let closure = macro.trailingClosure, !isReplaced(Syntax(closure))
        else {
            return nil
        }
        // A widget's preview becomes one of a view, which says why.
        if !macro.additionalTrailingClosures.isEmpty {
            let name = macro.arguments.first.flatMap { $0.label == nil ? $0.expression.trimmedDescription : nil }
            let text = "#Preview(\(name ?? "")) { \(replacedView(diagnostic)) }"
            let edit = TextEdit.keepingLines(range(of: macro), text, in: source)
            return (edit, report(.body, "#Preview", diagnostic))
        }
        let range =
            closure.leftBrace.endPositionBeforeTrailingTrivia
            .utf8Offset..<closure.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
        let edit = TextEdit.keepingLines(range, " \(replacedView(diagnostic)) ", in: source)
        return (edit, report(.body, "#Preview", diagnostic))
    }

    // MARK: - Bodies and values

    private func body(
        _ block: CodeBlockSyntax, returning type: TypeSyntax?, name: String, _ diagnostic: SourceDiagnostic,
        canThrow: Bool = false
    ) -> Found? {
        inside(block.leftBrace, block.rightBrace, returning: type, name: name, diagnostic, canThrow: canThrow)
    }

    private func getter(
        _ block: AccessorBlockSyntax, returning type: TypeSyntax?, name: String, _ diagnostic: SourceDiagnostic
    ) -> Found? {
        inside(block.leftBrace, block.rightBrace, returning: type, name: name, diagnostic)
    }

    private func inside(
        _ left: TokenSyntax, _ right: TokenSyntax, returning type: TypeSyntax?, name: String,
        _ diagnostic: SourceDiagnostic, canThrow: Bool = false
    ) -> Found? {
        let call: String
        if BuilderContext.isView(type) {
            call = replacedView(diagnostic)
        } else if BuilderContext.isScene(type) {
            call = replacedScene(diagnostic)
        } else if type?.is(SomeOrAnyTypeSyntax.self) == true, type?.trimmedDescription.hasPrefix("some") == true {
            // There is no value of a type that nobody knows.
            return nil
        } else if let type, !["Void", "()", "Never"].contains(type.trimmedDescription) {
            call = "return \(canThrow ? "try _perchReplacedOrThrown" : "_perchReplaced")(\(literal(diagnostic)))"
        } else {
            call = "\(type?.trimmedDescription == "Never" ? "_perchStopped" : "_perchSkipped")(\(literal(diagnostic)))"
        }
        return replaced(left, right, call, name: name, diagnostic)
    }

    /// An initializer that may fail does so. The others have nothing to continue with.
    private func initializer(
        _ initializer: InitializerDeclSyntax, _ block: CodeBlockSyntax, _ diagnostic: SourceDiagnostic
    ) -> Found? {
        let reason = literal(diagnostic)
        let call =
            if initializer.optionalMark != nil {
                "_perchSkipped(\(reason)); return nil"
            } else if canThrow(initializer.signature) {
                "try _perchThrown(\(reason))"
            } else {
                "_perchStopped(\(reason))"
            }
        return replaced(block.leftBrace, block.rightBrace, call, name: "init", diagnostic)
    }

    private func replaced(
        _ left: TokenSyntax, _ right: TokenSyntax, _ call: String, name: String, _ diagnostic: SourceDiagnostic
    ) -> Found? {
        let range =
            left.endPositionBeforeTrailingTrivia.utf8Offset..<right.positionAfterSkippingLeadingTrivia.utf8Offset
        guard !isReplaced(range) else { return nil }
        return (.keepingLines(range, " \(call) ", in: source), report(.body, name, diagnostic))
    }

    /// Whether a function may throw an error of any type.
    private func canThrow(_ signature: FunctionSignatureSyntax) -> Bool {
        guard let clause = signature.effectSpecifiers?.throwsClause else { return false }
        return clause.throwsSpecifier.tokenKind == .keyword(.throws) && clause.type == nil
    }

    private func value(
        _ value: InitializerClauseSyntax, of binding: PatternBindingSyntax, _ diagnostic: SourceDiagnostic
    ) -> Found? {
        guard binding.typeAnnotation != nil, !isReplaced(Syntax(value)) else { return nil }
        let edit = TextEdit.keepingLines(range(of: value), "= _perchReplaced(\(literal(diagnostic)))", in: source)
        return (edit, report(.value, binding.pattern.trimmedDescription, diagnostic))
    }

    /// Whether a declaration is one of a function's own.
    private func isLocal(_ node: Syntax) -> Bool {
        var current = node.parent
        while let parent = current {
            if parent.is(MemberBlockSyntax.self) || parent.is(SourceFileSyntax.self) { return false }
            if parent.is(CodeBlockSyntax.self) || parent.is(ClosureExprSyntax.self)
                || parent.is(AccessorBlockSyntax.self)
            {
                return true
            }
            current = parent.parent
        }
        return false
    }

    private func typeOfProperty(around node: Syntax) -> TypeSyntax? {
        var current: Syntax? = node
        while let parent = current {
            if let binding = parent.as(PatternBindingSyntax.self) { return binding.typeAnnotation?.type }
            if let declaration = parent.as(SubscriptDeclSyntax.self) { return declaration.returnClause.type }
            current = parent.parent
        }
        return nil
    }

    private func name(around node: Syntax) -> String {
        var current: Syntax? = node
        while let parent = current {
            if let binding = parent.as(PatternBindingSyntax.self) { return binding.pattern.trimmedDescription }
            if parent.is(SubscriptDeclSyntax.self) { return "subscript" }
            current = parent.parent
        }
        return "?"
    }

    // MARK: - Declarations

    private func attribute(_ attribute: AttributeSyntax, _ diagnostic: SourceDiagnostic) -> Found? {
        let name = "@" + attribute.attributeName.trimmedDescription
        // Its property would be another one without it: callers pass values for what has no wrapper.
        if let variable = attribute.parent?.parent?.as(VariableDeclSyntax.self), !isLocal(Syntax(variable)) {
            guard let binding = variable.bindings.first, variable.bindings.count == 1, binding.typeAnnotation != nil,
                binding.accessorBlock == nil
            else { return nil }
            let prefix = variable.modifiers.trimmedDescription
            let type = binding.typeAnnotation?.trimmedDescription ?? ""
            let text =
                "\(prefix) var \(binding.pattern.trimmedDescription)\(type) { get { return _perchReplaced(\(literal(diagnostic))) } "
                + "nonmutating set {} }"
            let isInClass = isMemberOfClass(variable)
            return (
                .keepingLines(
                    range(of: variable), isInClass ? text.replacing("nonmutating set", with: "set") : text, in: source),
                report(.attribute, name, diagnostic)
            )
        }
        return (.keepingLines(range(of: attribute), "", in: source), report(.attribute, name, diagnostic))
    }

    private func isMemberOfClass(_ node: some SyntaxProtocol) -> Bool {
        let owner = Syntax(node).parent?.parent?.parent?.parent
        return owner?.is(ClassDeclSyntax.self) == true || owner?.is(ActorDeclSyntax.self) == true
    }

    private func inheritance(without inherited: InheritedTypeSyntax, _ diagnostic: SourceDiagnostic) -> Found? {
        guard let clause = inherited.parent?.parent?.as(InheritanceClauseSyntax.self) else { return nil }
        let others = clause.inheritedTypes.filter { $0.id != inherited.id }.map { $0.type.trimmedDescription }
        let text = others.isEmpty ? "" : ": " + others.joined(separator: ", ")
        return (
            .keepingLines(range(of: clause), text, in: source),
            report(.inheritance, inherited.type.trimmedDescription, diagnostic)
        )
    }

    /// Drops the conformance that a type does not live up to; another error in its head takes the whole type.
    private func conformance(of node: Syntax, _ diagnostic: SourceDiagnostic) -> Found? {
        guard diagnostic.message.contains("does not conform to protocol"),
            let clause = node.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause,
            let missing = diagnostic.message.split(separator: "'").last.map(String.init)
        else { return nil }
        let wanted = [missing] + (Self.derived[missing] ?? [])
        let named = clause.inheritedTypes.first { wanted.contains($0.type.trimmedDescription) }
        guard let inherited = named ?? clause.inheritedTypes.last else { return nil }
        return inheritance(without: inherited, diagnostic)
    }

    /// What brings a conformance along under another name.
    private static let derived = [
        "Encodable": ["Codable"], "Decodable": ["Codable"], "Equatable": ["Hashable", "Comparable"],
        "View": ["App"],
    ]

    private func declaration(
        _ item: some SyntaxProtocol, _ content: some SyntaxProtocol, _ diagnostic: SourceDiagnostic
    ) -> Found? {
        let name = DeclarationName.of(Syntax(content))
        return (.keepingLines(range(of: item), "", in: source), report(.declaration, name, diagnostic))
    }

    // MARK: - Parts

    private func range(of node: some SyntaxProtocol) -> Range<Int> {
        node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
    }

    private func isReplaced(_ node: Syntax) -> Bool { isReplaced(range(of: node)) }

    /// Whether nothing is left in a part but what was put there before.
    private func isReplaced(_ range: Range<Int>) -> Bool {
        let text = String(decoding: source[range], as: UTF8.self).trimmingPrefix {
            $0.isWhitespace || $0 == "{" || $0 == "="
        }
        return ["_perch", "_Perch", "return _perch", "return try _perch", "try _perch"].contains { text.hasPrefix($0) }
            && !text.hasPrefix(BodySplitter.mark) && text.utf8.count { $0 == UInt8(ascii: "(") } <= 12
    }

    /// The view in place of one that does not compile.
    private func replacedView(_ diagnostic: SourceDiagnostic) -> String {
        "_PerchReplacedView(\(literal(diagnostic)))"
    }

    /// The scene in place of one that does not compile. The program needs a scene: without one its type is no program, and its first
    /// screen is not found.
    private func replacedScene(_ diagnostic: SourceDiagnostic) -> String {
        "WindowGroup { \(replacedView(diagnostic)) }"
    }

    private func literal(_ diagnostic: SourceDiagnostic) -> String {
        let text = "\(fileName):\(diagnostic.line): \(diagnostic.message)"
        return "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }

    private func report(_ kind: Replacement.Kind, _ name: String, _ diagnostic: SourceDiagnostic) -> Replacement {
        Replacement(kind: kind, name: name, path: path, line: diagnostic.line, reason: diagnostic.message)
    }
}

extension Range<Int> {
    func covers(_ other: Range<Int>) -> Bool { lowerBound <= other.lowerBound && other.upperBound <= upperBound }
}

/// What a declaration is called in reports.
enum DeclarationName {
    static func of(_ node: Syntax) -> String {
        switch node.as(SyntaxEnum.self) {
        case .functionDecl(let declaration): return "func " + declaration.name.text
        case .structDecl(let declaration): return "struct " + declaration.name.text
        case .classDecl(let declaration): return "class " + declaration.name.text
        case .enumDecl(let declaration): return "enum " + declaration.name.text
        case .actorDecl(let declaration): return "actor " + declaration.name.text
        case .protocolDecl(let declaration): return "protocol " + declaration.name.text
        case .extensionDecl(let declaration): return "extension " + declaration.extendedType.trimmedDescription
        case .typeAliasDecl(let declaration): return "typealias " + declaration.name.text
        case .variableDecl(let declaration):
            return declaration.bindingSpecifier.text + " "
                + declaration.bindings.map { $0.pattern.trimmedDescription }.joined(separator: ", ")
        case .initializerDecl: return "init"
        default:
            let text = node.trimmedDescription
            return String(text.prefix { $0 != "\n" && $0 != "{" }.prefix(60))
        }
    }
}
