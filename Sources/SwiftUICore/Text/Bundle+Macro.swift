import Foundation

/// The bundle with the resources of the module in which it is written: `Bundle.module` in a package's target that has
/// resources, otherwise `Bundle.main`.
///
/// Foundation has this macro on Apple's platforms only.
@freestanding(expression)
public macro bundle() -> Bundle = #externalMacro(module: "PerchMacros", type: "BundleMacro")
