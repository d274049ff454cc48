import Foundation

/// Returns the bundle with the resources of the current module: `Bundle.module` in a target of a package that has
/// resources, and `Bundle.main` otherwise.
///
/// Foundation has this macro on Apple's platforms only.
@freestanding(expression)
public macro bundle() -> Bundle = #externalMacro(module: "PerchMacros", type: "BundleMacro")
