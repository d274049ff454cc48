import ProjectModel
import SwiftSyntax

/// Edits code that is right with Apple's frameworks, or with a package that is missing, so that it is right here.
///
/// The value of a missing type would be optional, and the placeholder's value is not. Foundation on Linux has no `Progress()`, and its
/// protocols have no optional methods.
struct SourceMender {
    var tree: SourceFileSyntax
    var converter: SourceLocationConverter

    private static let unknown = "'_PerchUnknown'"

    /// The edit that makes code right again; nil if the message is about something else.
    func edit(for diagnostic: SourceDiagnostic) -> TextEdit? {
        let message = diagnostic.message
        let isProgress = message == "missing argument for parameter 'totalUnitCount' in call"
        let isKeyPath = message.hasPrefix("cannot infer key path type from context")
        let isRequired = message.hasPrefix("constructing an object of class type")
        let isOptionalMember = message.hasPrefix("cannot use optional chaining on non-optional value of type '(")
        guard isProgress || isKeyPath || isRequired || isOptionalMember || message.hasSuffix(Self.unknown) else {
            return nil
        }
        let offset = converter.position(ofLine: diagnostic.line, column: diagnostic.column).utf8Offset
        guard offset < tree.endPosition.utf8Offset,
            let token = tree.token(at: AbsolutePosition(utf8Offset: offset))
        else { return nil }
        if isKeyPath {
            // What is given to a placeholder is a path of values that nobody knows.
            return first(KeyPathExprSyntax.self, around: token).flatMap { path in
                path.root == nil ? TextEdit(path.backslash, "\\_PerchUnknown") : nil
            }
        }
        if isRequired { return made(around: token, castsToSelf: message.contains("type 'Self'")) }
        if isOptionalMember {
            // A method that a class of Apple's protocol may leave out is optional there, and has a default here.
            return first(FunctionCallExprSyntax.self, around: token).flatMap { call in
                call.calledExpression.as(OptionalChainingExprSyntax.self).map { TextEdit($0.questionMark, "") }
            }
        }
        if isProgress {
            return first(FunctionCallExprSyntax.self, around: token).flatMap { call in
                call.arguments.isEmpty ? call.rightParen.map { TextEdit($0, "totalUnitCount: 0)") } : nil
            }
        }
        if message.hasPrefix("initializer for conditional binding must have Optional type") {
            return first(OptionalBindingConditionSyntax.self, around: token).flatMap(optional)
        }
        if message.hasPrefix("cannot use optional chaining on non-optional value") {
            return first(OptionalChainingExprSyntax.self, around: token).map { TextEdit($0.questionMark, "") }
        }
        if message.hasPrefix("cannot force unwrap value of non-optional type") {
            return first(ForceUnwrapExprSyntax.self, around: token).map { TextEdit($0.exclamationMark, "") }
        }
        return nil
    }

    /// The compiler lets `Self` be made with any initializer of a class of Objective-C, as Apple's classes are. Here their initializers
    /// would have to be required, so that an extension's `Self` makes an object of the extended class.
    private func made(around token: TokenSyntax, castsToSelf: Bool) -> TextEdit? {
        guard let call = first(FunctionCallExprSyntax.self, around: token),
            let type = first(ExtensionDeclSyntax.self, around: token)?.extendedType.trimmedDescription
        else { return nil }
        let callee = call.calledExpression
        let rest = String(call.trimmedDescription.dropFirst(callee.trimmedDescription.count))
        return TextEdit(call, castsToSelf ? "(\(type)\(rest) as! Self)" : "\(type)\(rest)")
    }

    private func optional(_ binding: OptionalBindingConditionSyntax) -> TextEdit? {
        if let value = binding.initializer?.value { return TextEdit(value, "Optional(\(value.trimmedDescription))") }
        let end = binding.pattern.endPositionBeforeTrailingTrivia.utf8Offset
        return TextEdit(end..<end, " = Optional(\(binding.pattern.trimmedDescription))")
    }

    private func first<Node: SyntaxProtocol>(_ type: Node.Type, around token: TokenSyntax) -> Node? {
        sequence(first: Syntax(token), next: \.parent).lazy.compactMap { $0.as(type) }.first
    }
}
