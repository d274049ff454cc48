import Testing

@testable import ProjectModel

@Suite struct XcodeGenTests {
    private let files = TemporaryFiles()

    private func read(_ manifest: String, _ others: [String], target: String? = nil) throws -> (Project, String) {
        var all = Dictionary(uniqueKeysWithValues: others.map { ($0, "") })
        all["project.yml"] = manifest
        let folder = try files.make(all)
        return (try ProjectReader.read(folder, target: target, sources: XcodeFixture.sources), folder)
    }

    private let manifest = """
        name: Harbor
        options:
          bundleIdPrefix: com.example
        settings:
          base:
            SWIFT_VERSION: "6.0"
          configs:
            debug:
              SWIFT_ACTIVE_COMPILATION_CONDITIONS: DEBUG MOCK
        targetTemplates:
          Base:
            platform: iOS
            settings:
              SWIFT_DEFAULT_ACTOR_ISOLATION: MainActor
        targets:
          Harbor:
            templates: [Base]
            type: application
            sources:
              - path: App
                excludes: ["Drafts/**", "*.tmp.swift"]
              - Shared/One.swift
            dependencies:
              - target: Kit
              - target: Widget
            info:
              path: App/Info.plist
              properties:
                APIHost: example.com
          Kit:
            type: framework
            platform: iOS
            sources: Kit
          Widget:
            type: app-extension
            platform: iOS
            sources: [Widget]
        """
    private let sources = [
        "App/A.swift", "App/Drafts/B.swift", "App/C.tmp.swift", "App/Assets.xcassets/Contents.json", "Shared/One.swift",
        "Shared/Two.swift", "Kit/K.swift", "Widget/W.swift",
    ]

    @Test func makesTheModulesThatXcodeGenWould() throws {
        let (project, folder) = try read(manifest, sources)
        #expect(project.modules.map(\.name) == ["Kit", "Harbor", "Widget"])
        #expect(project.modules.map(\.kind) == [.library, .program, .appendix])
        let app = project.modules[1]
        #expect(app.sources.map { FileTree.relative($0, to: folder) } == ["Shared/One.swift", "App/A.swift"])
        #expect(app.settings.languageMode == "6")
        #expect(app.settings.conditions == ["DEBUG", "MOCK"])
        #expect(app.settings.isMainActorByDefault)
        #expect(!project.modules[0].settings.isMainActorByDefault)
        #expect(project.resources.map(\.destination) == ["Assets.xcassets"])
        #expect(project.information["APIHost"] == .string("example.com"))
        #expect(project.descriptions == [folder + "/project.yml"])
    }

    @Test func showsTheTargetThatIsAskedFor() throws {
        #expect(try read(manifest, sources, target: "Kit").0.modules.map(\.name).contains("Kit"))
        let problem = #expect(throws: ProjectProblem.self) { try read(manifest, sources, target: "No") }
        #expect(problem?.description.contains("It has: Harbor, Kit, Widget") == true)
    }

    @Test func readsWhatIsIncluded() throws {
        let folder = try files.make([
            "project.yml": "include: [base.yml]\ntargets:\n  App:\n    sources: [Sources]\n",
            "base.yml": "targets:\n  App:\n    type: application\n    platform: iOS\n", "Sources/A.swift": "",
        ])
        #expect(try ProjectReader.read(folder, sources: XcodeFixture.sources).modules.map(\.kind) == [.program])
    }

    @Test(
        arguments: [
            ("targets:\n  A: [", "is damaged in line"), ("name: A\n", "describes no targets"),
            ("include: project.yml\ntargets: {}\n", "includes itself"), ("- a\n", "it is not a map"),
        ])
    func saysWhatIsWrong(_ manifest: String, _ part: String) {
        let problem = #expect(throws: ProjectProblem.self) { try read(manifest, []) }
        #expect(problem?.description.contains(part) == true, "\(problem?.description ?? "")")
    }
}
