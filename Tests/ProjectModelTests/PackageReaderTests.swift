import Foundation
import Testing

@testable import ProjectModel

@Suite struct PackageReaderTests {
    private let files = TemporaryFiles()

    private func sources(_ manifests: [String: String], folders: [String: String] = [:]) -> ProjectSources {
        ProjectSources(
            manifest: { folder in
                guard let json = manifests[folder],
                    let value = try PropertyValue(foundation: JSONSerialization.jsonObject(with: Data(json.utf8)))
                else { throw ProjectProblem("no manifest in \(folder)") }
                return value
            },
            fetch: { packages, _ in
                (
                    folders,
                    packages.filter { folders[$0.identity] == nil }.map { ProjectNote($0.identity, "not fetched") }
                )
            })
    }

    @Test func readsTargetsInTheOrderOfTheirDependencies() throws {
        let folder = try files.make([
            "Package.swift": "", "Sources/App/App.swift": "", "Sources/Kit/Kit.swift": "",
            "Sources/Kit/de.lproj/Localizable.strings": "",
            "Sources/Kit/Assets.xcassets/Contents.json": "{}", "Tests/KitTests/KitTests.swift": "",
        ])
        let manifest = """
            {"name": "My Kit", "toolsVersion": {"_version": "6.0.0"}, "products": [], "dependencies": [],
             "targets": [
               {"name": "App", "type": "executable", "dependencies": [{"byName": ["Kit", null]}]},
               {"name": "Kit", "type": "regular", "dependencies": [],
                "settings": [{"tool": "swift", "kind": {"define": {"_0": "FANCY"}}},
                             {"tool": "swift", "kind": {"define": {"_0": "MAC"}}, "condition": {"platformNames": ["macos"]}}]},
               {"name": "KitTests", "type": "test", "dependencies": [{"byName": ["Kit", null]}]}]}
            """
        let project = try ProjectReader.read(folder, sources: sources([folder: manifest]))
        #expect(project.modules.map(\.name) == ["Kit", "App", "KitTests"])
        #expect(project.modules.map(\.kind) == [.library, .program, .tests])
        let kit = project.modules[0]
        #expect(kit.settings.languageMode == "6")
        #expect(kit.settings.conditions == ["DEBUG", "SWIFT_PACKAGE", "FANCY"])
        #expect(kit.bundle?.name == "My Kit_Kit.resources")
        #expect(
            Set(kit.bundle?.resources.map(\.destination) ?? []) == ["de.lproj/Localizable.strings", "Assets.xcassets"])
        #expect(project.modules[1].dependencies == ["Kit"])
    }

    /// The previews of many packages are in an example project.
    @Test func namesTheXcodeProjectsInSubfolders() throws {
        let folder = try files.make([
            "Package.swift": "", "Sources/Kit/Kit.swift": "", "Example/Example.xcodeproj/project.pbxproj": "",
        ])
        let manifest = #"{"name": "Kit", "products": [], "targets": [{"name": "Kit", "type": "regular"}]}"#
        let notes = try ProjectReader.read(folder, sources: sources([folder: manifest])).notes
        #expect(notes.map(\.subject) == [ProjectNote.otherProjects])
        #expect(notes.first?.text.contains("Example/Example.xcodeproj") == true)
    }

    /// The linker does not add its run-time library automatically.
    @Test(arguments: [("c", []), ("cpp", ["stdc++"]), ("cc", ["stdc++"])] as [(String, [String])])
    func linksTheLibraryOfCPlusPlus(_ ending: String, _ libraries: [String]) throws {
        let folder = try files.make([
            "Package.swift": "", "Sources/Fast/include/Fast.h": "", "Sources/Fast/Fast.\(ending)": "",
        ])
        let manifest = #"{"name": "Fast", "products": [], "targets": [{"name": "Fast", "type": "regular"}]}"#
        let project = try ProjectReader.read(folder, sources: sources([folder: manifest]))
        #expect(project.modules.map { $0.clang?.libraries } == [libraries])
    }

    /// What macros are made of runs in the compiler, and is no part of the program.
    @Test func setsMacrosApartFromModules() throws {
        let folder = try files.make([
            "Package.swift": "", "Sources/Kit/Kit.swift": "", "Sources/KitMacros/Macros.swift": "",
        ])
        let manifest = """
            {"name": "Kit", "products": [], "targets": [
               {"name": "Kit", "type": "regular", "dependencies": [{"byName": ["KitMacros", null]}]},
               {"name": "KitMacros", "type": "macro", "dependencies": [{"product": ["SwiftSyntaxMacros", "gone", null, null]}]}]}
            """
        let project = try ProjectReader.read(folder, sources: sources([folder: manifest]))
        #expect(project.modules.map(\.name) == ["Kit"] && project.modules[0].dependencies.isEmpty)
        #expect(project.macros == [PackageMacros(name: "KitMacros", package: folder, isOwn: true)])
        #expect(project.notes.isEmpty)
    }

    /// What swift-syntax has comes with the toolchain; the rest of what macros import is compiled with them.
    @Test func findsWhatMacrosAreMadeOf() throws {
        let folder = try files.make([
            "Package.swift": "", "Sources/Kit/Kit.swift": "", "Sources/KitMacros/Macros.swift": "",
            "Sources/KitSyntax/Syntax.swift": "",
        ])
        let manifest = """
            {"name": "Kit", "products": [], "targets": [
               {"name": "Kit", "type": "regular", "dependencies": [{"byName": ["KitMacros", null]}]},
               {"name": "KitSyntax", "type": "regular", "dependencies": [{"product": ["SwiftSyntax", "swift-syntax", null, null]}]},
               {"name": "KitMacros", "type": "macro", "dependencies": [
                  {"product": ["SwiftSyntaxMacros", "swift-syntax", null, null]}, {"byName": ["KitSyntax", null]}]}]}
            """
        let project = try ProjectReader.read(folder, sources: sources([folder: manifest]))
        #expect(project.macros.map { $0.modules.map(\.name) } == [["KitSyntax", "KitMacros"]])
        #expect(project.macros.first?.modules.last?.dependencies == ["KitSyntax"])
        #expect(project.modules.map(\.name) == ["Kit"])
    }

    @Test func namesPackagesThatCannotBeFetchedAndGoesOn() throws {
        let folder = try files.make(["Package.swift": "", "Sources/App/App.swift": ""])
        let manifest = """
            {"name": "App", "products": [], "targets": [
               {"name": "App", "type": "regular", "dependencies": [{"product": ["Gone", "gone", null, null]}]}],
             "dependencies": [{"sourceControl": [{"identity": "gone", "location": {"remote": [{"urlString": "https://example.com/gone.git"}]},
                               "requirement": {"range": [{"lowerBound": "1.0.0", "upperBound": "2.0.0"}]}}]}]}
            """
        let project = try ProjectReader.read(folder, sources: sources([folder: manifest]))
        #expect(project.modules.map(\.name) == ["App"])
        #expect(project.notes == [ProjectNote("gone", "not fetched")])
    }

    @Test func takesModulesOfFetchedPackagesForThirdParties() throws {
        let folder = try files.make([
            "App/Package.swift": "", "App/Sources/App/App.swift": "", "Dep/Package.swift": "",
            "Dep/Sources/Dep/Dep.swift": "",
            "Dep/Sources/Unused/Unused.swift": "",
        ])
        let app = """
            {"name": "App", "products": [], "targets": [
               {"name": "App", "type": "regular", "dependencies": [{"product": ["Dep", "dep", null, null]}]}],
             "dependencies": [{"sourceControl": [{"identity": "dep", "location": {"remote": [{"urlString": "https://example.com/dep"}]},
                               "requirement": {"exact": ["1.0.0"]}}]}]}
            """
        let dep = """
            {"name": "Dep", "products": [{"name": "Dep", "targets": ["Dep"], "type": {"library": ["automatic"]}}], "dependencies": [],
             "targets": [{"name": "Dep", "type": "regular", "dependencies": []}, {"name": "Unused", "type": "regular", "dependencies": []}]}
            """
        let project = try ProjectReader.read(
            folder + "/App",
            sources: sources([folder + "/App": app, folder + "/Dep": dep], folders: ["dep": folder + "/Dep"]))
        #expect(project.modules.map(\.name) == ["Dep", "App"])
        #expect(project.modules.map(\.isThirdParty) == [true, false])
    }

    @Test func readsAFolderOfSources() throws {
        let folder = try files.make(["My App/Views/Card.swift": "", "My App/Icon.png": "", "My App/Old.m": ""])
        let project = try ProjectReader.read(folder + "/My App", sources: sources([:]))
        #expect(project.modules.map(\.name) == ["My_App"])
        #expect(project.resources.map(\.destination) == ["Icon.png"])
        #expect(project.notes.count == 1)
    }

    @Test func refusesWhatIsNoProject() throws {
        let folder = try files.make(["Notes.txt": ""])
        #expect(throws: ProjectProblem.self) { try ProjectReader.read(folder, sources: sources([:])) }
        #expect(throws: ProjectProblem.self) { try ProjectReader.read(folder + "/Gone", sources: sources([:])) }
        #expect(throws: ProjectProblem.self) { try ProjectReader.read(folder + "/Notes.txt", sources: sources([:])) }
    }

    @Test func followsNoCircleOfLinks() throws {
        let folder = try files.make(["A.swift": "", "Sub/B.swift": ""])
        try FileManager.default.createSymbolicLink(atPath: folder + "/Sub/Up", withDestinationPath: folder)
        let project = try ProjectReader.read(folder, sources: sources([:]))
        #expect(project.modules[0].sources.count == 2)
    }
}

/// Folders of files, gone when the test is over.
final class TemporaryFiles {
    private var folders: [String] = []

    func make(_ files: [String: String]) throws -> String {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("perch-project-\(UUID().uuidString)")
            .path
        folders.append(folder)
        for (name, text) in files {
            let url = URL(fileURLWithPath: folder + "/" + name)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: url, atomically: true, encoding: .utf8)
        }
        return folder
    }

    deinit { for folder in folders { try? FileManager.default.removeItem(atPath: folder) } }
}
