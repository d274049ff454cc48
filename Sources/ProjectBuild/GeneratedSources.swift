import Foundation
import ProjectModel
import SourceWriter

/// Sources that a module gets beside its own, as Xcode and Apple's SDK give it: what `import Foundation` includes
/// there, symbols of asset and string catalogs, `Bundle.module`.
struct GeneratedSources {
    var paths: ModulePaths
    /// The asset catalogs that the module's symbols are made of.
    var catalogs: [String]
    /// The string catalogs that the module's symbols are made of.
    var stringCatalogs: [String] = []
    var isInModuleBundle: Bool
    /// Modules that all of the module's files see, as with Apple's SwiftUI.
    var exported: [String] = []

    /// Writes them; returns their paths.
    func write() throws -> [String] {
        let module = paths.module
        let imports = paths.generated + "/PerchImports.swift"
        let modules = ["Combine", "CoreGraphics", "DeveloperToolsSupport", "SwiftUI", "UIKit"]
        try SourceWriter.run(["imports", imports] + modules)
        let text = try String(contentsOfFile: imports, encoding: .utf8)
        try Cache.write(
            text + (["ProjectSupport"] + exported).map { "@_exported public import \($0)\n" }.joined(),
            to: paths.generated + "/PerchSupport.swift")
        var sources = [paths.generated + "/PerchSupport.swift"]
        if let bundle = module.bundle, bundle.hasAccessor {
            let accessor = paths.generated + "/ResourceBundle.swift"
            try Cache.write(
                """
                public import Foundation

                extension Foundation.Bundle {
                    /// The bundle of this module's resources, stored beside the program.
                    nonisolated static let module: Foundation.Bundle =
                        Foundation.Bundle(path: Foundation.Bundle.main.bundleURL.appendingPathComponent("\(bundle.name)").path) ?? .main
                }

                """, to: accessor)
            sources.append(accessor)
        }
        for path in module.dataModels {
            let texts = module.sources.lazy.compactMap { try? String(contentsOfFile: $0, encoding: .utf8) }
            guard let model = DataModelReader.read(path, module: module.name),
                let text = ManagedSources(
                    model: model,
                    isDeclared: { name in
                        texts.contains { text in
                            ["class", "struct", "enum"].contains { text.contains("\($0) \(name)") }
                        }
                    }
                ).text
            else { continue }
            let source = paths.generated + "/\(ModuleName.of(DataModelReader.name(of: path)))+ManagedObjects.swift"
            try Cache.write(text, to: source)
            sources.append(source)
        }
        for path in module.intentDefinitions {
            guard let definition = IntentDefinition.read(path) else { continue }
            let source = paths.generated + "/\(ModuleName.of(DataModelReader.name(of: path)))+Intents.swift"
            try Cache.write(IntentSources(definition: definition).text, to: source)
            sources.append(source)
        }
        let bundle = isInModuleBundle ? "module" : "main"
        if !catalogs.isEmpty {
            sources += symbols("GeneratedAssetSymbols", "symbols", [bundle] + modules, of: catalogs)
        }
        if !stringCatalogs.isEmpty {
            sources += symbols("GeneratedStringSymbols", "strings", [bundle], of: stringCatalogs)
        }
        return sources
    }

    /// Writes the symbols of catalogs. Returns the file, if there is one.
    private func symbols(_ name: String, _ command: String, _ arguments: [String], of catalogs: [String]) -> [String] {
        let file = paths.generated + "/\(name).swift"
        do {
            try SourceWriter.run(
                [command, file] + arguments + ["--"] + catalogs + ["--"] + paths.module.sources)
        } catch {
            FileHandle.standardError.write(Data("\(paths.module.name): \(error)\n".utf8))
        }
        return FileTree.exists(file) ? [file] : []
    }
}
