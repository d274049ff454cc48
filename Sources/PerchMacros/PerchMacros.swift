import SwiftCompilerPlugin
import SwiftSyntaxMacros

@main
struct PerchMacros: CompilerPlugin {
    let providingMacros: [any Macro.Type] = [
        PreviewMacro.self, PreviewableMacro.self, EntryMacro.self, AnimatableMacro.self, AnimatableIgnoredMacro.self,
    ]
}
