import SwiftSyntax
import SwiftSyntaxMacros

/// `#bundle`: the bundle with the resources of the module in which it is written.
///
/// SwiftPM says by a condition whether a module has resources. An app's own are in the main bundle.
struct BundleMacro: ExpressionMacro {
    static func expansion(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) throws -> ExprSyntax {
        """
        {
            #if SWIFT_MODULE_RESOURCE_BUNDLE_AVAILABLE
                return Foundation.Bundle.module
            #else
                return Foundation.Bundle.main
            #endif
        }()
        """
    }
}
