import ProjectModel
import SwiftSyntax

/// Finds what a copy for the previewed system needs to be edited, and what the file has.
final class PlatformEdits: SyntaxVisitor {
    private let conditions: BuildConditions
    private let converter: SourceLocationConverter
    private(set) var edits: [TextEdit] = []
    private(set) var summary: RewriteReply.File
    /// Imports of modules that are not there.
    private var missing: [ImportDeclSyntax] = []

    init(_ conditions: BuildConditions, path: String, tree: SourceFileSyntax) {
        self.conditions = conditions
        converter = SourceLocationConverter(fileName: path, tree: tree)
        summary = RewriteReply.File(path: path)
        super.init(viewMode: .sourceAccurate)
        walk(tree)
        bringInViews()
    }

    /// Visits the clause that counts, and decides the conditions of all.
    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        var isDecided = false
        for clause in node.clauses {
            if let condition = clause.condition { decide(Syntax(condition)) }
            let holds = conditions.holds(clause.condition)
            if !isDecided, holds != false, let elements = clause.elements { walk(elements) }
            if holds == true { isDecided = true }
        }
        return .skipChildren
    }

    /// Writes `true` or `false` for what asks for the system.
    private func decide(_ node: Syntax) {
        if let call = node.as(FunctionCallExprSyntax.self) {
            if let value = conditions.platform(call) { edits.append(.padded(call, value ? "true" : "false")) }
            return
        }
        for child in node.children(viewMode: .sourceAccurate) { decide(child) }
    }

    override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
        guard conditions.isForIOS else { return .skipChildren }
        let isNegated = node.availabilityKeyword.text == "#unavailable"
        let version = node.availabilityArguments.lazy.compactMap { argument -> String? in
            guard case .availabilityVersionRestriction(let restriction) = argument.argument,
                ["iOS", "iOSApplicationExtension"].contains(restriction.platform.text)
            else { return nil }
            return restriction.version?.trimmedDescription
        }.first
        let answer: String
        if let version {
            let parts = version.split(separator: ".").prefix(2)
            answer = (isNegated ? "!" : "") + "_perchOS(" + parts.joined(separator: ",") + ")"
        } else {
            answer = isNegated ? "false" : "true"
        }
        edits.append(.padded(node, answer))
        return .skipChildren
    }

    /// Attributes that only mean something with Objective-C.
    private static let withoutObjectiveC: Set<String> = [
        "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable", "IBSegueAction",
        "GKInspectable",
    ]

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        let name = node.attributeName.trimmedDescription
        if name == "main" || name == "UIApplicationMain" { summary.hasEntry = true }
        guard conditions.isForIOS else { return .visitChildren }
        if name == "UIApplicationMain" { edits.append(.padded(node, "@main")) }
        if Self.withoutObjectiveC.contains(name) { edits.append(.padded(node, "")) }
        return .visitChildren
    }

    /// Apple's Core Data implements what is `@NSManaged` when the program runs. Here the property or method gets a body: one that asks
    /// the object, or reports itself if there is no such module.
    private func addBody(
        _ attributes: AttributeListSyntax, _ name: String, after node: some SyntaxProtocol, managed call: String,
        missing: String
    ) {
        guard conditions.isForIOS,
            let managed = attributes.lazy.compactMap({ $0.as(AttributeSyntax.self) })
                .first(where: { $0.attributeName.trimmedDescription == "NSManaged" })
        else { return }
        edits.append(.padded(managed, ""))
        let end = node.endPositionBeforeTrailingTrivia.utf8Offset
        let body = hasCoreData ? call : missing
        edits.append(TextEdit(end..<end, body.replacing("REASON", with: "\"\(name): there is no Core Data.\"")))
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if let binding = node.bindings.last, binding.accessorBlock == nil, let type = binding.typeAnnotation {
            let name = binding.pattern.trimmedDescription.replacing("`", with: "")
            addBody(
                node.attributes, name, after: type,
                managed: " { get { _perchManaged(\"\(name)\") } set { _perchSetManaged(newValue, \"\(name)\") } }",
                missing: " { get { _perchValue(REASON) } set {} }")
        }
        makeLater(node)
        if conditions.isForIOS {
            for binding in node.bindings {
                guard let block = binding.accessorBlock else { continue }
                for body in Self.getters(of: block) {
                    edits += AvailableReturns.edits(in: body, returning: binding.typeAnnotation?.type)
                }
            }
        }
        return .visitChildren
    }

    private static func getters(of block: AccessorBlockSyntax) -> [CodeBlockItemListSyntax] {
        switch block.accessors {
        case .getter(let body): [body]
        case .accessors(let accessors):
            accessors.filter { $0.accessorSpecifier.text == "get" }.compactMap(\.body?.statements)
        }
    }

    /// The SDK of iOS 27 makes an object that a state begins with when its view first appears, not each time that the view is made.
    private func makeLater(_ node: VariableDeclSyntax) {
        guard conditions.isForIOS, node.parent?.is(MemberBlockItemSyntax.self) == true, node.bindings.count == 1,
            node.bindings.first?.initializer?.value.is(FunctionCallExprSyntax.self) == true,
            let attribute = node.attributes.lazy.compactMap({ $0.as(AttributeSyntax.self) })
                .first(where: { ["State", "SwiftUI.State"].contains($0.attributeName.trimmedDescription) }),
            attribute.arguments == nil, attribute.leftParen == nil
        else { return }
        let end = attribute.attributeName.endPositionBeforeTrailingTrivia.utf8Offset
        edits.append(TextEdit(end..<end, "(_later: ())"))
    }

    /// The initializer of gestures with a target is one for convenience here, which subclasses cannot begin with.
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let arguments = Array(node.arguments)
        if conditions.isForIOS, node.calledExpression.trimmedDescription == "super.init",
            arguments.map(\.label?.text) == ["target", "action"], node.trailingClosure == nil
        {
            let values = arguments.map(\.expression.trimmedDescription).joined(separator: ", ")
            edits.append(.padded(node, "super.init(); _perchTarget(\(values))"))
            return .skipChildren
        }
        // All modules are one program here, so the bundle of a framework's class is not that of its library.
        if conditions.isForIOS, arguments.map(\.label?.text) == ["for"],
            ["Bundle", "Foundation.Bundle"].contains(node.calledExpression.trimmedDescription)
        {
            edits.append(TextEdit(node.calledExpression, "_perchBundle"))
        }
        return .visitChildren
    }

    /// `Darwin.sin` and the like name a function of the system's library.
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if let base = node.base?.as(DeclReferenceExprSyntax.self), conditions.isDarwin(base.baseName.text) {
            edits.append(TextEdit(base, "Glibc"))
        }
        return .visitChildren
    }

    private var hasCoreData: Bool { conditions.modules.contains("CoreData") }

    /// The initializer that makes all managed objects is required here, because objects of classes that are found by their names are
    /// made with it.
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        if let type = MakeableTypes.type(of: node) { summary.makeable.append(type) }
        let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
        if conditions.isForIOS, labels == ["target", "action"],
            let override = node.modifiers.first(where: { $0.name.text == "override" })
        {
            edits.append(.padded(override, ""))
        }
        if conditions.isForIOS, hasCoreData, labels == ["entity", "insertInto"],
            let override = node.modifiers.first(where: { $0.name.text == "override" })
        {
            edits.append(.padded(override, "required"))
        }
        return .visitChildren
    }

    /// Methods of `NSObject` that Foundation on Linux lacks. An extension can declare them, but not so that they can be overridden.
    private static let withoutOverride: Set<[String]> = [["observeValue", "forKeyPath", "of", "change", "context"]]

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
        if conditions.isForIOS, Self.withoutOverride.contains([node.name.text] + labels),
            let override = node.modifiers.first(where: { $0.name.text == "override" })
        {
            edits.append(.padded(override, ""))
        }
        if let body = node.body {
            if conditions.isForIOS {
                edits += AvailableReturns.edits(in: body, returning: node.signature.returnClause?.type)
            }
        } else {
            let call = node.signature.returnClause == nil ? "_perchAbsent" : "_perchValue"
            let arguments = node.signature.parameterClause.parameters.map {
                ", " + ($0.secondName ?? $0.firstName).text
            }
            addBody(
                node.attributes, node.name.text, after: node.signature,
                managed: " { _perchManagedCall(\"\(node.name.text)\"\(arguments.joined())) }",
                missing: " { \(call)(REASON) }")
        }
        return .visitChildren
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        let path = node.path.map(\.name.text)
        guard let module = path.first else { return .skipChildren }
        if conditions.isDarwin(module) {
            edits.append(.padded(node.path, BuildConditions.systemModule))
            return .skipChildren
        }
        summary.imports.append(module)
        if !conditions.modules.contains(module) {
            missing.append(node)
            summary.replacements.append(
                Replacement(
                    kind: .import, name: module, path: summary.path, line: line(of: node),
                    reason: "There is no module \(module)."))
        } else if path.count > 1, node.importKindSpecifier == nil {
            // Darwin's frameworks have submodules.
            edits.append(.padded(node.path, module))
        }
        return .skipChildren
    }

    /// Most of Apple's frameworks, and many packages, bring SwiftUI or UIKit along. In a file that imports neither, one of the
    /// imports that are missing becomes that of SwiftUI.
    private func bringInViews() {
        let hasViews = summary.imports.contains { ["SwiftUI", "UIKit"].contains($0) }
        for (index, node) in missing.enumerated() {
            edits.append(.padded(node, index == 0 && !hasViews && conditions.isForIOS ? "import SwiftUI" : ""))
        }
    }

    /// An actor that is an `NSObject` needs a class of Objective-C's runtime: without it the program is not linked.
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        if conditions.isForIOS, let type = node.inheritanceClause?.inheritedTypes.first?.type,
            type.trimmedDescription == "NSObject"
        {
            edits.append(.padded(type, "Sendable"))
        }
        return .visitChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        let isPreview = node.inheritanceClause?.inheritedTypes.contains { Self.isProvider($0) } ?? false
        return isPreview && conditions.hidesPreviews ? hide(node) : .visitChildren
    }

    private func hide(_ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
        edits.append(.padded(node, ""))
        return .skipChildren
    }

    private static func isProvider(_ type: InheritedTypeSyntax) -> Bool {
        ["PreviewProvider", "SwiftUI.PreviewProvider"].contains(type.type.trimmedDescription)
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.macroName.text == "Preview" else { return .visitChildren }
        if conditions.hidesPreviews { return hide(node) }
        summary.previews += 1
        return .visitChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        if node.macroName.text == "Preview" {
            if conditions.hidesPreviews { return hide(node) }
            summary.previews += 1
        }
        if conditions.isForIOS, let text = ObjectiveCNames.replacement(of: node) { edits.append(.padded(node, text)) }
        return .visitChildren
    }

    override func visit(_ node: InheritedTypeSyntax) -> SyntaxVisitorContinueKind {
        if Self.isProvider(node) { summary.previews += 1 }
        return .visitChildren
    }

    private func line(of node: some SyntaxProtocol) -> Int { node.startLocation(converter: converter).line }
}
