import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `#Preview`: a type that conforms to `PreviewRegistry`, which is found through its conformance
/// record when the program runs, so nobody has to keep a list of previews.
struct PreviewMacro: DeclarationMacro {
    static func expansion(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        // Widgets and live activities have two closures: the widget, and the entries or states.
        if !node.additionalTrailingClosures.isEmpty { return try widgetExpansion(of: node, in: context) }
        guard let body = PreviewBody(of: node) else { throw MacroError.previewWithoutBody.at(node) }
        let arguments = body.otherArguments.map { "\($0), " }.joined()
        return registry(
            "\(body.wrapper)return SwiftUICore.Preview(\(arguments)body: \(body.expression))", of: node, in: context)
    }

    private static func widgetExpansion(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let widget = node.trailingClosure else { throw MacroError.previewWithoutBody.at(node) }
        var arguments = node.arguments.map { argument in
            (argument.label.map { "\($0.text): " } ?? "") + argument.expression.trimmedDescription
        }
        arguments.append("widget: \(widget.trimmedDescription)")
        arguments += node.additionalTrailingClosures.map { "\($0.label.text): \($0.closure.trimmedDescription)" }
        return registry("return SwiftUICore.Preview(\(arguments.joined(separator: ", ")))", of: node, in: context)
    }

    /// The type that the preview is found by.
    private static func registry(
        _ statements: String, of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) -> [DeclSyntax] {
        guard let location = context.location(of: node, at: .afterLeadingTrivia, filePathMode: .fileID)
        else { return [] }
        let name = context.makeUniqueName("PreviewRegistry")
        return [
            """
            struct \(name): SwiftUICore.PreviewRegistry {
                static var fileID: Swift.String { \(location.file) }
                static var line: Swift.Int { \(location.line) }
                static var column: Swift.Int { \(location.column) }
                static func makePreview() throws -> SwiftUICore.Preview {
                    \(raw: statements)
                }
            }
            """
        ]
    }
}

/// The parts of a `#Preview` call, with `@Previewable` declarations taken out of the body.
private struct PreviewBody {
    /// The arguments before the body, as written.
    var otherArguments: [String]
    /// A view that holds the `@Previewable` properties, or nothing.
    var wrapper = ""
    /// The expression to pass as the body.
    var expression: String

    init?(of node: some FreestandingMacroExpansionSyntax) {
        var arguments = Array(node.arguments)
        let closure: ExprSyntax
        if let trailing = node.trailingClosure {
            closure = ExprSyntax(trailing)
        } else if let last = arguments.last, last.label?.text == "body" {
            closure = last.expression
            arguments.removeLast()
        } else {
            return nil
        }
        otherArguments = arguments.map { argument in
            let label = argument.label.map { "\($0.text): " } ?? ""
            return label + argument.expression.trimmedDescription
        }
        expression = closure.trimmedDescription
        if let closure = closure.as(ClosureExprSyntax.self) { hoistPreviewables(from: closure) }
    }

    /// State declared in a closure would be gone when the closure returns, so it becomes a view's.
    private mutating func hoistPreviewables(from closure: ClosureExprSyntax) {
        var properties: [String] = []
        var statements: [String] = []
        for item in closure.statements {
            if let variable = item.item.as(VariableDeclSyntax.self), variable.isPreviewable {
                properties.append(variable.removingPreviewable.trimmedDescription)
            } else {
                statements.append(item.description)
            }
        }
        guard !properties.isEmpty else { return }
        wrapper = """
            struct PreviewableContent: SwiftUICore.View {
            \(properties.joined(separator: "\n"))
            var body: some SwiftUICore.View {
            \(statements.joined())
            }
            }

            """
        expression = "{ PreviewableContent() }"
    }
}

extension VariableDeclSyntax {
    fileprivate var isPreviewable: Bool { attributes.contains { $0.isPreviewable } }

    fileprivate var removingPreviewable: VariableDeclSyntax {
        with(\.attributes, attributes.filter { !$0.isPreviewable })
    }
}

extension AttributeListSyntax.Element {
    fileprivate var isPreviewable: Bool {
        guard case .attribute(let attribute) = self else { return false }
        if let member = attribute.attributeName.as(MemberTypeSyntax.self) {
            return member.name.text == "Previewable"
        }
        return attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.text == "Previewable"
    }
}
