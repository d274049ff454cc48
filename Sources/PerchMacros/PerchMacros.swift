import SwiftCompilerPlugin
import SwiftSyntaxMacros

@main
struct PerchMacros: CompilerPlugin {
    let providingMacros: [Macro.Type] = []
}
