import Foundation
import ProjectModel

/// Compiles macros into a library that the compiler loads, with the swift-syntax that comes with the toolchain.
///
/// This takes seconds. SwiftPM compiles the version of swift-syntax that the package requires, which takes minutes. Macros that need
/// a different version from the toolchain's do not compile here.
struct MacroLibrary {
    var installation: Installation
    var macros: PackageMacros
    /// Where all that is made lies.
    var folder: String

    var path: String { folder + "/lib\(ModuleName.of(macros.name)).so" }
    /// What the toolchain has of swift-syntax.
    private var host: String { installation.toolchainLibrary + "/swift/host" }
    private var interfaces: String { folder + "/interfaces" }

    /// Throws what the compiler said.
    func build() throws {
        try? FileManager.default.removeItem(atPath: folder)
        try FileManager.default.createDirectory(atPath: interfaces, withIntermediateDirectories: true)
        var objects = [try compile("SwiftCompilerPlugin", [try supportSource()], language: ["-swift-version", "5"])]
        for version in Self.versions {
            // Code imports these modules conditionally to find the version of swift-syntax.
            try Cache.write("", to: folder + "/\(version).swift")
            _ = try compile(version, [folder + "/\(version).swift"], language: [])
        }
        for module in macros.modules {
            objects.append(try compile(module.name, module.sources, language: module.settings.compilerArguments))
        }
        let libraries = FileTree.names(in: host).filter { $0.hasPrefix("libSwift") && $0.hasSuffix(".so") }
            .filter { !$0.contains("Plugin") || $0.contains("MessageHandling") }
            .map { "-l" + $0.dropFirst(3).dropLast(3) }
        try run(
            [
                "-emit-library", "-o", path, "-L", host, "-Xlinker", "-rpath", "-Xlinker", host, "-Xlinker",
                "--as-needed",
                // Several such libraries are loaded by one compiler, and each has its own support.
                "-Xlinker", "-Bsymbolic",
            ] + libraries + objects)
    }

    /// The swift-syntax that the toolchain's is at least as new as.
    private static let versions = [
        "SwiftSyntax509", "SwiftSyntax510", "SwiftSyntax600", "SwiftSyntax601", "SwiftSyntax602",
    ]

    /// The program that a plugin is. A library needs only the declaration of what its macros are.
    private func supportSource() throws -> String {
        let path = folder + "/SwiftCompilerPlugin.swift"
        try Cache.write(
            """
            import SwiftSyntaxMacros

            public protocol CompilerPlugin {
                init()
                var providingMacros: [any Macro.Type] { get }
            }

            extension CompilerPlugin {
                public static func main() {}
            }

            """, to: path)
        return path
    }

    /// Compiles a module. Returns its object file.
    private func compile(_ name: String, _ sources: [String], language: [String]) throws -> String {
        let object = folder + "/\(name).o"
        try run(
            [
                "-module-name", name, "-parse-as-library", "-whole-module-optimization", "-Onone", "-suppress-warnings",
                "-module-cache-path", Cache.root + "/clang-modules", "-I", host, "-I", interfaces,
                "-emit-module", "-emit-module-path", interfaces + "/\(name).swiftmodule", "-c", "-o", object,
            ]
                + language + sources)
        return object
    }

    private func run(_ arguments: [String]) throws {
        let result = try Subprocess(
            executable: installation.toolchain + "/swiftc", arguments: arguments, folder: folder
        ).run()
        guard result.isSuccess else { throw BuildProblem(String(result.output.suffix(2000))) }
    }
}
