import SwiftCompilerPlugin
import SwiftSyntaxMacros

@main
struct PerchMacros: CompilerPlugin {
    let providingMacros: [any Macro.Type] = [
        PreviewMacro.self, PreviewableMacro.self, EntryMacro.self, ModelMacro.self, PersistedPropertyMacro.self,
        ModelActorMacro.self, ModelNoteMacro.self, ModelConstraintMacro.self, QueryMacro.self, TipParameterMacro.self,
        TipRuleMacro.self, AnimatableMacro.self, AnimatableIgnoredMacro.self, BundleMacro.self,
    ]
}
