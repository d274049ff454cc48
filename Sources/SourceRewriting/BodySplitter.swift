import ProjectModel
import SwiftSyntax

/// Takes a body apart for the compiler, which finds the types of all views in one another together. Where one of them is wrong it
/// compares all guesses about those around it, and their number doubles with each level. A part has a fixed type, so that its
/// errors are found without what is around it.
///
/// `VStack { a; b }` becomes `VStack { var part: AnyView { _perchPart { a; b } }; part }`, in the same lines.
struct BodySplitter {
    private let source: [UInt8]
    private let tree: SourceFileSyntax
    private let converter: SourceLocationConverter

    /// What each part begins with: a body that has one is not split again.
    static let mark = "_perchPart"

    init(path: String, source: String) {
        self.source = Array(source.utf8)
        tree = SourceFileSyntax(parsing: source)
        converter = SourceLocationConverter(fileName: path, tree: tree)
    }

    /// The source with the bodies around the messages split; nil if there is nothing to split.
    func split(_ diagnostics: [SourceDiagnostic]) -> String? {
        var bodies: [SyntaxIdentifier: Syntax] = [:]
        for diagnostic in diagnostics {
            let offset = converter.position(ofLine: diagnostic.line, column: diagnostic.column).utf8Offset
            guard offset < source.count, let token = tree.token(at: AbsolutePosition(utf8Offset: offset)),
                let body = Self.body(around: Syntax(token)), !body.trimmedDescription.contains(Self.mark)
            else { continue }
            bodies[body.id] = body
        }
        let closures = bodies.values.flatMap { ContentClosures(in: $0).found }
        var edits = bodies.values.flatMap { PredicateLiterals(in: $0).edits }
        guard !closures.isEmpty || !edits.isEmpty else { return nil }
        for (index, closure) in closures.enumerated() {
            let name = "\(Self.mark)\(index)"
            // Next to the braces, because directives such as `#endif` have their lines to themselves.
            let opening = closure.signature?.inKeyword ?? closure.leftBrace
            let start = opening.endPositionBeforeTrailingTrivia.utf8Offset
            let end = closure.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
            edits.append(TextEdit(start..<start, " var \(name): AnyView { \(Self.mark) {"))
            edits.append(TextEdit(end..<end, "} }; \(name) "))
        }
        return String(decoding: edits.applied(to: source), as: UTF8.self)
    }

    /// The function, the accessor or the preview that holds a node.
    private static func body(around node: Syntax) -> Syntax? {
        var current: Syntax? = node
        while let syntax = current {
            if syntax.is(FunctionDeclSyntax.self) || syntax.is(AccessorDeclSyntax.self)
                || syntax.is(PatternBindingSyntax.self) && syntax.as(PatternBindingSyntax.self)?.accessorBlock != nil
                || syntax.is(MacroExpansionDeclSyntax.self) || syntax.is(MacroExpansionExprSyntax.self)
            {
                return syntax
            }
            if syntax.is(MemberBlockSyntax.self) { return nil }
            current = syntax.parent
        }
        return nil
    }
}

/// The literals `true` and `false` in predicates, each with the name of a constant in its place. In what `#Predicate` makes of nested
/// conditions each of them makes the compiler try four times as much.
private final class PredicateLiterals: SyntaxVisitor {
    private(set) var edits: [TextEdit] = []

    init(in node: Syntax) {
        super.init(viewMode: .sourceAccurate)
        walk(node)
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.macroName.text == "Predicate" else { return .visitChildren }
        let literals = node.tokens(viewMode: .sourceAccurate).filter {
            $0.parent?.is(BooleanLiteralExprSyntax.self) == true
        }
        edits += literals.map { TextEdit($0, BodySplitter.mark + ($0.text == "true" ? "True" : "False")) }
        return .skipChildren
    }
}

/// The closures of a body whose statements are views, whatever is around them.
private final class ContentClosures: SyntaxVisitor {
    private(set) var found: [ClosureExprSyntax] = []

    init(in node: Syntax) {
        super.init(viewMode: .sourceAccurate)
        walk(node)
    }

    /// Views that take views, and nothing else, by their trailing closures.
    private static let containers: Set<String> = [
        "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Form", "List",
        "ScrollView",
        "ScrollViewReader", "GeometryReader", "NavigationStack", "NavigationView", "NavigationLink", "DisclosureGroup",
        "GroupBox", "Label", "ControlGroup",
    ]
    /// Those whose content may be of another kind where no view is around them.
    private static let containersWithinViews: Set<String> = ["ForEach", "Group", "Section"]
    private static let modifiers: Set<String> = [
        "sheet", "fullScreenCover", "popover", "overlay", "background", "safeAreaInset", "swipeActions", "contextMenu",
        "navigationDestination",
    ]
    private static let labels: Set<String> = ["label", "icon", "header", "footer", "destination", "content"]

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let callee = node.calledExpression
        let type = callee.as(DeclReferenceExprSyntax.self)?.baseName.text
        let modifier = callee.as(MemberAccessExprSyntax.self).flatMap {
            $0.base == nil ? nil : $0.declName.baseName.text
        }
        let isContainer =
            type.map { Self.containers.contains($0) || Self.containersWithinViews.contains($0) && isWithinViews(node) }
            ?? modifier.map(Self.modifiers.contains) ?? false
        // Toolbars, menus of commands, and tables have content of other kinds.
        if let modifier, ["toolbar", "commands"].contains(modifier) {
            if let base = callee.as(MemberAccessExprSyntax.self)?.base { walk(base) }
            return .skipChildren
        }
        if type == "Table" || type == "Chart" { return .skipChildren }
        if isContainer, let closure = node.trailingClosure { note(closure) }
        if isContainer || type == "Button" || type == "Menu" || type == "Picker" || type == "Link" || type == "Toggle" {
            for additional in node.additionalTrailingClosures where Self.labels.contains(additional.label.text) {
                note(additional.closure)
            }
        }
        return .visitChildren
    }

    private func isWithinViews(_ node: FunctionCallExprSyntax) -> Bool {
        var current = Syntax(node).parent
        while let parent = current {
            if let call = parent.as(FunctionCallExprSyntax.self),
                let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
                Self.containers.contains(name)
            {
                return true
            }
            current = parent.parent
        }
        return false
    }

    private func note(_ closure: ClosureExprSyntax) {
        guard !closure.statements.isEmpty, !usesNamelessParameters(closure) else { return }
        found.append(closure)
    }

    /// A part does not see the parameters that have no names.
    private func usesNamelessParameters(_ closure: ClosureExprSyntax) -> Bool {
        closure.statements.tokens(viewMode: .sourceAccurate).contains { token in
            guard case .dollarIdentifier = token.tokenKind else { return false }
            var current = token.parent
            while let node = current, !node.is(ClosureExprSyntax.self) { current = node.parent }
            return current?.id == closure.id && Int(token.text.dropFirst()) != nil
        }
    }
}
