import Foundation
import PackagePlugin

/// Gives a target on Linux what Xcode and Apple's SDK give it on a Mac: the modules that `import Foundation` brings
/// along there, symbols for the colors and images of its asset catalogs and for the texts of its string catalogs, and a
/// program's Info.plist.
@main struct PerchSources: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        #if os(Linux)
            guard let target = target as? SwiftSourceModuleTarget else { return [] }
            let tool = try context.tool(named: "PerchSourcesTool").url
            let folder = context.pluginWorkDirectoryURL
            // A module can be imported where it happens to be built, too, but only those asked for are linked.
            let modules = target.recursiveTargetDependencies.compactMap { ($0 as? SourceModuleTarget)?.moduleName }
            let imports = folder.appending(path: "PerchImports.swift")
            var commands: [Command] = [
                .buildCommand(
                    displayName: "Writing imports for \(target.name)", executable: tool,
                    arguments: ["imports", imports.path] + modules, outputFiles: [imports])
            ]
            let information = target.directoryURL.appending(path: "Info.plist")
            if target.kind == .executable, FileManager.default.fileExists(atPath: information.path) {
                let output = folder.appending(path: "PerchInformation.swift")
                commands.append(
                    .buildCommand(
                        displayName: "Writing the Info.plist of \(target.name)", executable: tool,
                        arguments: ["information", output.path, information.path], inputFiles: [information],
                        outputFiles: [output]))
            }
            let sources = target.sourceFiles.filter { $0.type == .source }.map(\.url)
            let found = target.sourceFiles.flatMap { file in
                catalogs(in: file.url).map { (url: $0, type: file.type) }
            }
            if !found.isEmpty {
                let isInBundle = found.allSatisfy { $0.type == .resource }
                if !isInBundle {
                    Diagnostics.warning(
                        """
                        \(found.map(\.url.lastPathComponent).joined(separator: ", ")): list the asset catalog among \
                        the resources of '\(target.name)', or its colours and images will not be found when the program runs.
                        """)
                }
                let symbols = folder.appending(path: "GeneratedAssetSymbols.swift")
                commands.append(
                    .buildCommand(
                        displayName: "Writing asset symbols for \(target.name)", executable: tool,
                        arguments: ["symbols", symbols.path, isInBundle ? "module" : "main"] + modules
                            + ["--"] + found.map(\.url.path) + ["--"] + sources.map(\.path),
                        inputFiles: found.flatMap { contents(of: $0.url) } + sources, outputFiles: [symbols]))
            }
            let texts = target.sourceFiles.filter { $0.url.pathExtension == "xcstrings" }
            if !texts.isEmpty, modules.contains("SwiftUI") {
                let symbols = folder.appending(path: "GeneratedStringSymbols.swift")
                commands.append(
                    .buildCommand(
                        displayName: "Writing string symbols for \(target.name)", executable: tool,
                        arguments: [
                            "strings", symbols.path, texts.allSatisfy { $0.type == .resource } ? "module" : "main",
                            "--",
                        ]
                            + texts.map(\.url.path) + ["--"] + sources.map(\.path),
                        inputFiles: texts.map(\.url) + sources, outputFiles: [symbols]))
            }
            return commands
        #else
            // Xcode does all this itself.
            return []
        #endif
    }

    /// A catalog itself, or those in a folder that is copied as a whole.
    private func catalogs(in file: URL) -> [URL] {
        if file.pathExtension == "xcassets" { return [file] }
        guard file.hasDirectoryPath || file.pathExtension.isEmpty else { return [] }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: file.path)) ?? []
        return names.sorted().flatMap { catalogs(in: file.appending(path: $0)) }
    }

    /// The files that say what is in a catalog. A new folder has one, too, so nothing that counts is missed.
    private func contents(of catalog: URL) -> [URL] {
        let walker = FileManager.default.enumerator(at: catalog, includingPropertiesForKeys: nil)
        return (walker?.compactMap { $0 as? URL } ?? []).filter { $0.lastPathComponent == "Contents.json" }
            .sorted { $0.path < $1.path }
    }
}
