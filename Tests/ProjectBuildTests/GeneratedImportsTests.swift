import Foundation
import ProjectModel
import Testing

@testable import ProjectBuild

@Suite struct GeneratedImportsTests {
    private let folder = FileManager.default.temporaryDirectory.path + "/perch-imports-\(UUID().uuidString)"

    /// Where one file of a module contains `internal import Combine`, no other may import Combine without an access level.
    @Test func generatedImportsStateTheirAccessLevel() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        var module = Module(name: "Kit", kind: .library, folder: folder, sources: [])
        module.bundle = ResourceBundle(name: "Kit_Kit.resources", resources: [])
        let paths = ModulePaths(cache: folder, module: module)
        let files = try GeneratedSources(paths: paths, catalogs: [], isInModuleBundle: true, exported: ["Charts"])
            .write()
        let lines = try files.flatMap { try String(contentsOfFile: $0, encoding: .utf8).split(separator: "\n") }
        let imports = lines.filter { $0.contains("import ") && !$0.hasPrefix("//") }
        #expect(imports.contains("@_exported public import protocol Combine.ObservableObject"))
        #expect(imports.contains("@_exported public import Charts"))
        #expect(imports.allSatisfy { $0.contains("public import ") })
    }
}
