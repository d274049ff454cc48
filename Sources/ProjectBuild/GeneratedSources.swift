import Foundation
import ProjectModel
import SourceWriter

/// Sources that a module gets beside its own, as Xcode and Apple's SDK give it: what `import Foundation` brings along there,
/// symbols of asset catalogs, `Bundle.module`.
struct GeneratedSources {
    var paths: ModulePaths
    /// The catalogs that the module's symbols are made of.
    var catalogs: [String]
    var isInModuleBundle: Bool

    /// Writes them; returns their paths.
    func write() throws -> [String] {
        let module = paths.module
        let imports = paths.generated + "/PerchImports.swift"
        let modules = ["Combine", "CoreGraphics", "DeveloperToolsSupport", "SwiftUI", "UIKit"]
        try SourceWriter.run(["imports", imports] + modules)
        let text = try String(contentsOfFile: imports, encoding: .utf8)
        try Cache.write(text + "@_exported import ProjectSupport\n", to: paths.generated + "/PerchSupport.swift")
        var sources = [paths.generated + "/PerchSupport.swift"]
        if let bundle = module.bundle {
            let accessor = paths.generated + "/ResourceBundle.swift"
            try Cache.write(
                """
                import Foundation

                extension Foundation.Bundle {
                    /// The bundle of this module's resources, stored beside the program.
                    nonisolated static let module: Foundation.Bundle =
                        Foundation.Bundle(path: Foundation.Bundle.main.bundleURL.appendingPathComponent("\(bundle.name)").path) ?? .main
                }

                """, to: accessor)
            sources.append(accessor)
        }
        if !catalogs.isEmpty {
            let symbols = paths.generated + "/GeneratedAssetSymbols.swift"
            do {
                try SourceWriter.run(
                    ["symbols", symbols, isInModuleBundle ? "module" : "main"] + modules + ["--"] + catalogs + ["--"]
                        + module.sources)
                sources.append(symbols)
            } catch {
                FileHandle.standardError.write(
                    Data("\(module.name): the asset catalogues have no symbols: \(error)\n".utf8))
            }
        }
        return sources
    }
}
