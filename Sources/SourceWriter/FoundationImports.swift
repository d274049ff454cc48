/// What `import Foundation` brings along on Apple's systems and does not on Linux.
///
/// A re-export in one file of a module is seen by all its files, in either language mode and with
/// `MemberImportVisibility`, so the sources themselves stay as they are.
struct FoundationImports {
    /// The modules that the target is linked with.
    var modules: [String]

    /// Modules of the toolchain that hold what Apple's Foundation holds itself or re-exports.
    private static let toolchain = ["Dispatch", "FoundationNetworking", "FoundationXML", "Observation"]
    /// Modules of Perch's that Apple's Foundation re-exports.
    private static let perch = ["Combine", "CoreGraphics"]

    /// Types of Apple's Foundation that Perch has in `SwiftUI`.
    private static let types = ["struct SwiftUI.LocalizedStringResource"]

    var source: String {
        let imports =
            ["Foundation"] + Self.toolchain + Self.perch.filter(modules.contains)
            + (modules.contains("SwiftUI") ? Self.types : [])
        return """
            // Written by Perch: on Apple's systems `import Foundation` brings these along.
            \(imports.map { "@_exported import \($0)" }.joined(separator: "\n"))

            """
    }
}
