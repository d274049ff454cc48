/// What `import Foundation` and `import UIKit` include on Apple's systems and do not on Linux.
///
/// A re-export in one file of a module is seen by all its files, in either language mode and with
/// `MemberImportVisibility`, so the sources themselves stay as they are. The imports state their access level, because a module in
/// which another file contains `internal import Combine` must not have imports of Combine without one.
struct FoundationImports {
    /// The modules that the target is linked with.
    var modules: [String]

    /// Modules of the toolchain that hold what Apple's Foundation holds itself or re-exports.
    ///
    /// Of XML only what iOS has: `XMLElement` and related types would hide those of packages.
    private static let toolchain = [
        "Dispatch", "FoundationNetworking", "class FoundationXML.XMLParser", "protocol FoundationXML.XMLParserDelegate",
        "Observation",
    ]
    /// The names of Combine that Apple's Foundation declares too. The others need `import Combine`.
    private static let combine = ["protocol Combine.ObservableObject", "struct Combine.Published"]

    /// Types of Apple's Foundation that Perch has in `SwiftUI`.
    private static let types = ["struct SwiftUI.LocalizedStringResource"]

    /// What Apple declares in Core Graphics and UIKit and Perch's engine implements: drawing into pictures, pages, and contexts.
    private static let drawing =
        ["CGContext", "NSStringDrawingContext"].map { "class SwiftUI.\($0)" }
        + ["Image", "PDF", ""].flatMap { kind in
            ["", "Context", "Format"].map { "class SwiftUI.UIGraphics\(kind)Renderer\($0)" }
        }
        + [
            "BeginImageContext", "BeginImageContextWithOptions", "EndImageContext", "GetCurrentContext",
            "GetImageFromCurrentImageContext",
        ].map { "func SwiftUI.UIGraphics\($0)" }
        + ["func SwiftUI.UIRectFill", "enum SwiftUI.CGPathDrawingMode", "struct SwiftUI.NSStringDrawingOptions"]

    var source: String {
        let imports =
            ["Foundation"] + Self.toolchain + (modules.contains("Combine") ? Self.combine : [])
            + (modules.contains("CoreGraphics") ? ["CoreGraphics"] : [])
            + (modules.contains("SwiftUI") ? Self.types : [])
            + (modules.contains("SwiftUI") && modules.contains("UIKit") ? Self.drawing : [])
        return """
            // Written by Perch: on Apple's systems `import Foundation` and `import UIKit` bring these along.
            \(imports.map { "@_exported public import \($0)" }.joined(separator: "\n"))

            """
    }
}
