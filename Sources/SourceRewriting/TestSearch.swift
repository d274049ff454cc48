import ProjectModel
import SwiftSyntax

/// Finds classes with tests of XCTest's: on Linux somebody has to list them.
final class TestSearch: SyntaxVisitor {
    private(set) var found: [TestClass] = []

    init(_ tree: SourceFileSyntax) {
        super.init(viewMode: .sourceAccurate)
        walk(tree)
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        // Nobody outside of the file could list the tests of a private class.
        guard !node.modifiers.contains(where: { ["private", "fileprivate"].contains($0.name.text) }),
            let parent = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
        else {
            return .skipChildren
        }
        found.append(TestClass(name: node.name.text, superclass: parent, methods: methods(node.memberBlock)))
        return .skipChildren
    }

    /// Tests may be in extensions of the class.
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let methods = methods(node.memberBlock)
        if !methods.isEmpty {
            found.append(TestClass(name: node.extendedType.trimmedDescription, superclass: nil, methods: methods))
        }
        return .skipChildren
    }

    // What is in functions and in other types is no test of the module's.
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    private func methods(_ block: MemberBlockSyntax) -> [TestClass.Method] {
        block.members.compactMap { member in
            guard let function = member.decl.as(FunctionDeclSyntax.self), function.name.text.hasPrefix("test"),
                function.signature.parameterClause.parameters.isEmpty, function.signature.returnClause == nil,
                !function.modifiers.contains(where: {
                    ["private", "fileprivate", "static", "class"].contains($0.name.text)
                })
            else { return nil }
            return TestClass.Method(
                name: function.name.text, isAsync: function.signature.effectSpecifiers?.asyncSpecifier != nil)
        }
    }
}
