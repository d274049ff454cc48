import LiteralValues
import SwiftParser
import SwiftSyntax
import TextHashing

/// Finds the literals that can be changed while the program runs: arguments of calls in bodies of views and in `#Preview`.
///
/// What is found depends on the form of the text alone, never on what the literals say, so that texts that differ in literals
/// alone have the same ones. Where another call around a literal could keep the compiler busy, or could mean something else,
/// the literal stays as it is: in operators, in macros, in patterns, and in conversions such as `CGFloat(2)`.
final class LiteralSearch: SyntaxVisitor {
    struct Literal {
        var node: ExprSyntax
        var value: LiteralValue
        fileprivate var argument: LabeledExprSyntax
        fileprivate var call: FunctionCallExprSyntax
        /// The preview that it is in.
        fileprivate var preview: Syntax?
    }

    private(set) var found: [Literal] = []
    /// How many bodies of views are around what is visited.
    private var depth = 0
    /// How many operators are.
    private var operators = 0
    private var preview: Syntax?

    init(_ tree: SourceFileSyntax) {
        super.init(viewMode: .sourceAccurate)
        walk(tree)
        if found.count > SourceLiterals.most { found = [] }
    }

    // MARK: - Bodies of views

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        guard depth == 0 else { return .visitChildren }
        guard BuilderContext.isView(node.typeAnnotation?.type), let accessors = node.accessorBlock,
            let variable = node.parent?.parent?.as(VariableDeclSyntax.self), !Self.isExcluded(variable)
        else { return .visitChildren }
        walkBody(accessors)
        return .skipChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard depth == 0 else { return node.body.map { walkBody($0) } ?? .skipChildren }
        guard BuilderContext.isView(node.signature.returnClause?.type), let body = node.body,
            !Self.hasVisibleBody(node.attributes)
        else { return .visitChildren }
        return walkBody(body)
    }

    /// The previews of a `PreviewProvider` are made once, and do not run again.
    private static func isExcluded(_ node: VariableDeclSyntax) -> Bool {
        hasVisibleBody(node.attributes)
            || node.modifiers.contains { $0.name.text == "static" }
                && node.bindings.first?.pattern.trimmedDescription == "previews"
    }

    private static func hasVisibleBody(_ attributes: AttributeListSyntax) -> Bool {
        attributes.contains {
            InterfaceReader.visible.contains($0.as(AttributeSyntax.self)?.attributeName.trimmedDescription ?? "")
        }
    }

    @discardableResult private func walkBody(_ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
        depth += 1
        walk(node)
        depth -= 1
        return .skipChildren
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        visit(node, node.macroName, node.trailingClosure)
    }
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        visit(node, node.macroName, node.trailingClosure)
    }

    private func visit(
        _ node: some SyntaxProtocol, _ name: TokenSyntax, _ body: ClosureExprSyntax?
    ) -> SyntaxVisitorContinueKind {
        guard name.text == "Preview", let body, preview == nil else { return .skipChildren }
        preview = Syntax(node)
        walkBody(body)
        preview = nil
        return .skipChildren
    }

    // MARK: - What stays as it is

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        depth > 0 ? .skipChildren : .visitChildren
    }
    override func visit(_ node: ExpressionPatternSyntax) -> SyntaxVisitorContinueKind {
        depth > 0 ? .skipChildren : .visitChildren
    }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { visitType() }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { visitType() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { visitType() }

    /// Types within bodies have their own.
    private func visitType() -> SyntaxVisitorContinueKind { depth > 0 ? .skipChildren : .visitChildren }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        if Self.hasOperators(node) { operators += 1 }
        return .visitChildren
    }
    override func visitPost(_ node: SequenceExprSyntax) {
        if Self.hasOperators(node) { operators -= 1 }
    }

    private static func hasOperators(_ node: SequenceExprSyntax) -> Bool {
        node.elements.contains { $0.is(BinaryOperatorExprSyntax.self) }
    }

    // MARK: - Literals

    override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
        guard depth > 0, operators == 0, let call = node.parent?.parent?.as(FunctionCallExprSyntax.self),
            !Self.fixedLabels.contains(node.label?.text ?? ""),
            let value = Self.value(of: node.expression) ?? Self.color(node.expression, in: call),
            Self.isChangeable(value, in: call)
        else { return .visitChildren }
        found.append(
            Literal(node: node.expression, value: value, argument: node, call: call, preview: preview))
        return .skipChildren
    }

    /// What has these labels is wanted as a constant.
    private static let fixedLabels: Set<String> = ["comment", "file", "fileID", "filePath", "line", "column"]

    /// The compiler takes a call of one of these with a literal as the literal itself.
    private static let conversions: Set<String> = [
        "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float",
        "CGFloat", "String", "Substring", "Character", "Bool", "StaticString", "Selector", "Decimal",
    ]

    /// Functions of mathematics have many forms, between which the compiler chooses by their arguments.
    private static func isChangeable(_ value: LiteralValue, in call: FunctionCallExprSyntax) -> Bool {
        guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text else { return true }
        let isType = name.first?.isUppercase == true
        let isNumber = value.kind == .integer || value.kind == .number
        return isType ? !conversions.contains(name) : !isNumber
    }

    /// What a plain literal says; nil for all else.
    static func value(of node: ExprSyntax) -> LiteralValue? {
        switch node.as(ExprSyntaxEnum.self) {
        case .stringLiteralExpr(let literal):
            return literal.representedLiteralValue.map { .text($0) }
        case .booleanLiteralExpr(let literal): return .flag(literal.literal.tokenKind == .keyword(.true))
        case .integerLiteralExpr(let literal): return literal.representedLiteralValue.map { .integer($0) }
        case .floatLiteralExpr(let literal):
            return literal.representedLiteralValue.flatMap { $0.isFinite ? .number($0) : nil }
        case .prefixOperatorExpr(let prefix):
            guard prefix.operator.text == "-" else { return nil }
            switch value(of: prefix.expression) {
            case .integer(let number): return .integer(-number)
            case .number(let number): return .number(-number)
            default: return nil
            }
        default: return nil
        }
    }

    /// Modifiers that take a color, or a style, for which the compiler takes the name of a color as a color.
    private static let takesColors: Set<String> = [
        "foregroundStyle", "foregroundColor", "tint", "accentColor", "fill", "stroke", "strokeBorder", "border",
        "shadow",
    ]

    /// `Color.red` in any call, and `.red` where it is known to be a color.
    private static func color(_ node: ExprSyntax, in call: FunctionCallExprSyntax) -> LiteralValue? {
        guard let member = node.as(MemberAccessExprSyntax.self), member.declName.argumentNames == nil,
            LiteralValue.colors.contains(member.declName.baseName.text)
        else { return nil }
        let color = LiteralValue.color(member.declName.baseName.text)
        if let base = member.base { return base.trimmedDescription == "Color" ? color : nil }
        let modifier = call.calledExpression.as(MemberAccessExprSyntax.self)
        guard let modifier, modifier.base != nil else { return nil }
        return takesColors.contains(modifier.declName.baseName.text) ? color : nil
    }

    /// Makes a literal an argument of the function that gives what it says by now.
    static func wrapped(_ literal: Literal, id: Int) -> TextEdit {
        let function =
            switch literal.value.kind {
            case .text: "_perchText"
            case .integer: "_perchInteger"
            case .number: "_perchNumber"
            case .flag: "_perchFlag"
            case .color: "_perchColor"
            }
        return TextEdit(literal.node, "\(function)(\(id), \(literal.node.trimmedDescription))")
    }

    // MARK: - The file

    /// What the live page has to know about the file.
    func summary(path: String, source: [UInt8], tree: SourceFileSyntax) -> SourceLiterals {
        var text: [UInt8] = []
        var place = 0
        for literal in found {
            let range = Self.range(literal.node)
            text += source[place..<range.lowerBound]
            // A text with another number of lines moves what follows.
            let lines = source[range].count { $0 == UInt8(ascii: "\n") }
            text += Array("\u{1}\(literal.value.kind.rawValue)\(lines)\u{1}".utf8)
            place = range.upperBound
        }
        text += source[place...]
        return SourceLiterals(
            skeleton: String(TextHash.of(text), radix: 36), values: found.map(\.value),
            ranges: found.map { Self.range($0.node) },
            calls: calls(source, SourceLocationConverter(fileName: path, tree: tree)))
    }

    private func calls(_ source: [UInt8], _ converter: SourceLocationConverter) -> [LiteralCall] {
        var calls: [LiteralCall] = []
        var indices: [SyntaxIdentifier: Int] = [:]
        for (index, literal) in found.enumerated() {
            guard let preview = literal.preview, let end = literal.call.rightParen else { continue }
            let start = Self.start(of: literal.call)
            let range =
                start.positionAfterSkippingLeadingTrivia
                .utf8Offset..<end.endPositionBeforeTrailingTrivia
                .utf8Offset
            let argument = LiteralCall.Argument(index: index, label: literal.argument.label?.text ?? "")
            if let known = indices[literal.call.id] {
                calls[known].arguments.append(argument)
                continue
            }
            indices[literal.call.id] = calls.count
            calls.append(
                LiteralCall(
                    preview: preview.startLocation(converter: converter).line,
                    line: start.startLocation(converter: converter).line, name: Self.name(of: literal.call),
                    code: String(decoding: source[range], as: UTF8.self), offset: range.lowerBound,
                    arguments: [argument]))
        }
        return calls
    }

    /// Where a call begins: a modifier at its period.
    private static func start(of call: FunctionCallExprSyntax) -> Syntax {
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else {
            return Syntax(call.calledExpression)
        }
        return isModifier(member) ? Syntax(member.period) : Syntax(call.calledExpression)
    }

    private static func name(of call: FunctionCallExprSyntax) -> String {
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else {
            return call.calledExpression.trimmedDescription
        }
        return isModifier(member) ? "." + member.declName.trimmedDescription : member.trimmedDescription
    }

    /// Whether the base is a view, as in `Text("A").padding(8)` and `card.padding(8)`, and not a type or `self`.
    private static func isModifier(_ member: MemberAccessExprSyntax) -> Bool {
        guard let base = member.base?.as(DeclReferenceExprSyntax.self)?.baseName else { return true }
        return base.text.first?.isUppercase != true && base.tokenKind != .keyword(.self)
    }

    static func range(_ node: some SyntaxProtocol) -> Range<Int> {
        node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
    }
}
