import Foundation

@testable import ProjectModel

/// A project file as text, put together of objects.
struct XcodeFixture {
    var objects: [(id: String, text: String)] = []
    var targets: [String] = []

    /// The settings of the project's and of the target's only configuration.
    var projectSettings = "SWIFT_VERSION = 5.0; GENERATE_INFOPLIST_FILE = YES;"
    var targetSettings = "PRODUCT_NAME = \"$(TARGET_NAME)\";"
    var projectConfigurationFile: String?
    var mainChildren: [String] = []
    var targetExtras = ""
    var projectExtras = ""
    var phases: [String] = []

    /// Adds an object and returns its identifier.
    @discardableResult mutating func add(_ id: String, _ text: String) -> String {
        objects.append((id, text))
        return id
    }

    /// Adds a file to the main group and to the target's sources or resources.
    mutating func file(
        _ path: String, sourceTree: String = "\"<group>\"", settings: String = "", inPhase phase: String? = "Sources"
    ) {
        let id = "F\(objects.count)"
        add(id, "isa = PBXFileReference; path = \"\(path)\"; sourceTree = \(sourceTree);")
        mainChildren.append(id)
        guard let phase else { return }
        add("B\(id)", "isa = PBXBuildFile; fileRef = \(id); \(settings)")
        add("P\(id)", "isa = PBX\(phase)BuildPhase; files = (B\(id), );")
        phases.append("P\(id)")
    }

    /// The text of a project with one app target.
    var text: String {
        let reference = projectConfigurationFile.map { "baseConfigurationReference = \($0);" } ?? ""
        let all =
            objects + [
                (
                    "ROOT",
                    "isa = PBXProject; buildConfigurationList = LP; mainGroup = MAIN; targets = (\((["APP"] + targets).joined(separator: ", "))); \(projectExtras)"
                ),
                (
                    "MAIN",
                    "isa = PBXGroup; children = (\(mainChildren.joined(separator: ", "))); sourceTree = \"<group>\";"
                ),
                ("LP", "isa = XCConfigurationList; buildConfigurations = (CP, );"),
                (
                    "CP",
                    "isa = XCBuildConfiguration; name = Debug; \(reference) buildSettings = { \(projectSettings) };"
                ),
                (
                    "APP",
                    "isa = PBXNativeTarget; name = \"My App\"; productType = \"com.apple.product-type.application\"; buildConfigurationList = LT; buildPhases = (\(phases.joined(separator: ", "))); \(targetExtras)"
                ),
                ("LT", "isa = XCConfigurationList; buildConfigurations = (CT, );"),
                ("CT", "isa = XCBuildConfiguration; name = Debug; buildSettings = { \(targetSettings) };"),
            ]
        return """
            // !$*UTF8*$!
            {
                archiveVersion = 1;
                objectVersion = 77;
                objects = {
            \(all.map { "        \($0.id) /* comment */ = { \($0.text) };" }.joined(separator: "\n"))
                };
                rootObject = ROOT /* Project object */;
            }
            """
    }

    static let sources = ProjectSources(
        manifest: { throw ProjectProblem("no manifest in \($0)") },
        fetch: { packages, _ in ([:], packages.map { ProjectNote($0.identity, "not fetched") }) })
}
