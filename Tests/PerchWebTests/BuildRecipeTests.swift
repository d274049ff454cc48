import Foundation
import Testing

@testable import PerchCommands

@Suite struct BuildRecipeTests {
    @Test func aPackageThatTheBuildFolderNamesItselfIsReadOnce() throws {
        let package = FileManager.default.temporaryDirectory.appendingPathComponent("recipe-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: package) }
        let other = package.appendingPathComponent("Other")
        for folder in [package, other] {
            try FileManager.default.createDirectory(
                at: folder.appendingPathComponent("Sources"), withIntermediateDirectories: true)
        }
        let build = package.appendingPathComponent(".build")
        try FileManager.default.createDirectory(at: build, withIntermediateDirectories: true)
        let dependencies = [package, other].map { ["packageRef": ["kind": "fileSystem", "location": $0.path]] }
        try JSONSerialization.data(withJSONObject: ["object": ["dependencies": dependencies]])
            .write(to: build.appendingPathComponent("workspace-state.json"))
        let recipe = try #require(BuildRecipe(packageOf: build.appendingPathComponent("debug/gallery")))
        #expect(recipe.folder == package.path)
        #expect(recipe.folders == [package, other].map { $0.appendingPathComponent("Sources").path })
        #expect(recipe.command == ["swift", "build", "--product", "gallery"])
    }
}
