import SwiftSyntax

/// Decides the conditions of `#if`.
struct BuildConditions {
    var isForIOS: Bool
    var modules: Set<String>
    var flags: Set<String>
    /// Whether previews are left out.
    var hidesPreviews = false
    /// The compiler's version, as `swift(>=6.3)` and `compiler(>=6.3)` compare it.
    var compiler = (6, 3)

    /// The module that has what Apple's systems declare for C, and what Linux declares.
    static let systemModule = "os"

    /// Whether a name is that of Apple's C library, which a source for iOS may import without asking whether it can.
    func isDarwin(_ name: String) -> Bool { isForIOS && name == "Darwin" && modules.contains(Self.systemModule) }

    /// Whether the condition holds; nil if it cannot be told.
    func holds(_ condition: ExprSyntax?) -> Bool? {
        guard let condition else { return true }
        if let name = condition.as(DeclReferenceExprSyntax.self) { return flags.contains(name.baseName.text) }
        if let literal = condition.as(BooleanLiteralExprSyntax.self) { return literal.literal.text == "true" }
        if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1, let inner = tuple.elements.first {
            return holds(inner.expression)
        }
        if let not = condition.as(PrefixOperatorExprSyntax.self), not.operator.text == "!" {
            return holds(not.expression).map { !$0 }
        }
        if let sequence = condition.as(SequenceExprSyntax.self) { return holds(Array(sequence.elements)[...]) }
        if let call = condition.as(FunctionCallExprSyntax.self) { return holds(call) }
        return nil
    }

    /// `||` binds less than `&&`.
    private func holds(_ elements: ArraySlice<ExprSyntax>) -> Bool? {
        for name in ["||", "&&"] {
            guard
                let place = elements.firstIndex(where: { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == name })
            else { continue }
            let left = holds(elements[..<place])
            let right = holds(elements[(place + 1)...])
            if name == "||" {
                return left == true || right == true ? true : left.flatMap { l in right.map { l || $0 } }
            }
            return left == false || right == false ? false : left.flatMap { l in right.map { l && $0 } }
        }
        return elements.count == 1 ? elements.first.flatMap { holds($0) } : nil
    }

    /// What `os(iOS)` and the like are on iOS; nil for all other calls.
    func platform(_ call: FunctionCallExprSyntax) -> Bool? {
        guard isForIOS, let argument = call.arguments.first?.expression.trimmedDescription, call.arguments.count == 1
        else { return nil }
        switch call.calledExpression.trimmedDescription {
        case "os": return argument == "iOS"
        case "targetEnvironment": return argument == "simulator"
        default: return nil
        }
    }

    private func holds(_ call: FunctionCallExprSyntax) -> Bool? {
        if let platform = platform(call) { return platform }
        guard let argument = call.arguments.first?.expression else { return nil }
        let text = argument.trimmedDescription
        switch call.calledExpression.trimmedDescription {
        case "os": return text == "Linux"
        case "targetEnvironment": return false
        case "canImport": return modules.contains(String(text.prefix { $0 != "." }))
        case "arch":
            #if arch(arm64)
                return text == "arm64"
            #else
                return text == "x86_64"
            #endif
        case "swift", "compiler": return holds(version: argument)
        case "_runtime": return text == "_Native"
        case "_endian": return text == "little"
        default: return nil
        }
    }

    private func holds(version: ExprSyntax) -> Bool? {
        guard let comparison = version.as(PrefixOperatorExprSyntax.self) else { return nil }
        let parts = comparison.expression.trimmedDescription.split(separator: ".").map { Int($0) ?? 0 }
        let wanted = (parts.first ?? 0, parts.count > 1 ? parts[1] : 0)
        switch comparison.operator.text {
        case ">=": return compiler >= wanted
        case "<": return compiler < wanted
        default: return nil
        }
    }
}
