import Foundation
import ProjectModel
import Testing

@testable import ProjectBuild

@Suite struct PackageModulesTests {
    private let folder = FileManager.default.temporaryDirectory.path + "/modules-\(UUID().uuidString)"

    private func write(_ text: String, _ path: String) throws -> String {
        try Cache.write(text, to: "\(folder)/\(path)")
        return "\(folder)/\(path)"
    }

    @Test func importsWithoutAModuleGetOne() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        _ = try write("import Nuke", "packages/NukeUI/LazyImage.swift")
        _ = try write("import SwiftUI", "packages/Nuke/Nuke.swift")
        _ = try write("", "packages/Sentry/Sentry.swift")
        let own = try write("", "own/NukeUI/Ours.swift")
        let source = try write("import SwiftUI\n@preconcurrency import NukeUI\n// import Sentry", "App.swift")
        let modules = PackageModules(folders: ["\(folder)/packages"], known: ["SwiftUI"])
        let app = Module(name: "App", kind: .program, folder: folder, sources: [source])
        let project = Project(name: "App", folder: folder, modules: [app])
        let completed = modules.completing(project).modules
        #expect(completed.map(\.name) == ["Nuke", "NukeUI", "App"])
        #expect(completed.map(\.isStandIn) == [true, true, false])

        // A real package is used where there is one.
        var resolved = project
        resolved.modules.insert(Module(name: "NukeUI", kind: .library, folder: folder, sources: []), at: 0)
        #expect(modules.completing(resolved).modules == resolved.modules)
        #expect(modules.replacement(of: "NukeUI", built: ["Nuke"]).map(\.name) == ["NukeUI"])

        // A project's own module comes first.
        let both = PackageModules(folders: ["\(folder)/own", "\(folder)/packages"], known: ["SwiftUI"])
        #expect(both.completing(project).modules.first?.sources == [own])
    }

    /// Perch's Combine is made of OpenCombine. A program with another one would have both.
    @Test func installedModulesOfPackagesAreNotBuiltAgain() {
        let modules = PackageModules(folders: [], known: ["OpenCombine"], installed: ["OpenCombine"])
        func module(_ name: String, isThirdParty: Bool) -> Module {
            var module = Module(name: name, kind: .library, folder: folder, sources: [])
            module.isThirdParty = isThirdParty
            return module
        }
        let project = Project(
            name: "App", folder: folder,
            modules: [
                module("OpenCombine", isThirdParty: true), module("Nuke", isThirdParty: true),
                module("App", isThirdParty: false),
            ])
        #expect(modules.completing(project).modules.map(\.name) == ["Nuke", "App"])
        let own = Project(name: "App", folder: folder, modules: [module("OpenCombine", isThirdParty: false)])
        #expect(modules.completing(own).modules.count == 1)
    }

    @Test func importsAreFoundInAllForms() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let source = try write(
            "import A\r\n  @testable import struct B.C\n\tpublic import D; let a = 1\n// import E\nlet important = 1\n"
                + "@_exported import class F.G\nimport H.I", "App.swift")
        #expect(PackageModules.imports(source) == ["A", "B", "D", "F", "H"])
        #expect(PackageModules.imports(try write("", "Empty.swift")).isEmpty)
    }
}
