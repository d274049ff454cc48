import Foundation
import Testing

@testable import ProjectModel

@Suite struct XcodeReaderTests {
    private let files = TemporaryFiles()

    private func read(_ fixture: XcodeFixture, _ others: [String: String] = [:], target: String? = nil) throws -> (
        project: Project, folder: String
    ) {
        var all = others
        all["My App.xcodeproj/project.pbxproj"] = fixture.text
        let folder = try files.make(all)
        return (try ProjectReader.read(folder, target: target, sources: XcodeFixture.sources), folder)
    }

    private func names(_ paths: [String], in folder: String) -> [String] {
        paths.map { FileTree.relative($0, to: folder) }
    }

    @Test func readsFilesOfGroupsInAllWaysToNamePlaces() throws {
        var fixture = XcodeFixture()
        fixture.file("A.swift")
        fixture.file("Deep/B.swift", sourceTree: "SOURCE_ROOT")
        fixture.file("Mac.swift", settings: "platformFilter = macos;")
        fixture.file("Phone.swift", settings: "platformFilters = (ios, );")
        fixture.file("Gone.swift")
        fixture.file("Shot.png", inPhase: "Resources")
        fixture.file("Old.m")
        fixture.add(
            "V", "isa = PBXVariantGroup; children = (VD, ); name = Localizable.strings; sourceTree = \"<group>\";")
        fixture.add(
            "VD", "isa = PBXFileReference; name = de; path = de.lproj/Localizable.strings; sourceTree = \"<group>\";")
        fixture.add("BV", "isa = PBXBuildFile; fileRef = V;")
        fixture.add("PV", "isa = PBXResourcesBuildPhase; files = (BV, );")
        fixture.mainChildren.append("V")
        fixture.phases.append("PV")
        let others = [
            "A.swift", "Deep/B.swift", "Mac.swift", "Phone.swift", "Shot.png", "Old.m", "de.lproj/Localizable.strings",
        ]
        let (project, folder) = try read(fixture, Dictionary(uniqueKeysWithValues: others.map { ($0, "") }))
        let module = try #require(project.modules.first)
        #expect(module.name == "My_App")
        #expect(module.kind == .program)
        #expect(names(module.sources, in: folder) == ["A.swift", "Deep/B.swift", "Phone.swift"])
        #expect(project.resources.map(\.destination) == ["Shot.png", "de.lproj/Localizable.strings"])
        #expect(project.notes.contains { $0.subject.hasSuffix("Gone.swift") && $0.text.contains("missing") })
        #expect(project.notes.contains { $0.subject.hasSuffix("Old.m") })
    }

    @Test func readsSynchronizedFoldersWithExceptionsInBothSenses() throws {
        var fixture = XcodeFixture()
        fixture.mainChildren = ["SYNC", "OTHER"]
        fixture.add(
            "SYNC",
            "isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = \"<group>\"; exceptions = (OUT, );")
        fixture.add(
            "OUT",
            "isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = APP; membershipExceptions = (Info.plist, Left.swift, Drafts, ); platformFiltersByRelativePath = { Mac.swift = (macos, ); };"
        )
        fixture.add(
            "OTHER",
            "isa = PBXFileSystemSynchronizedRootGroup; path = Widget; sourceTree = \"<group>\"; exceptions = (IN, );")
        fixture.add(
            "IN",
            "isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = APP; membershipExceptions = (Shared.swift, );"
        )
        fixture.targetExtras = "fileSystemSynchronizedGroups = (SYNC, );"
        let (project, folder) = try read(
            fixture,
            [
                "App/A.swift": "", "App/Left.swift": "", "App/Drafts/D.swift": "", "App/Mac.swift": "",
                "App/Info.plist": "",
                "App/Assets.xcassets/Contents.json": "{}", "App/Preview Content/Sample.json": "",
                "Widget/Shared.swift": "",
                "Widget/Own.swift": "",
            ])
        #expect(names(project.modules[0].sources, in: folder) == ["App/A.swift", "Widget/Shared.swift"])
        #expect(project.resources.map(\.destination) == ["Assets.xcassets", "Sample.json"])
    }

    @Test func takesALocalizedFileOfAnotherFolderInAllLanguages() throws {
        var fixture = XcodeFixture()
        fixture.mainChildren = ["SYNC"]
        fixture.add(
            "SYNC",
            "isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = \"<group>\"; exceptions = (IN, );")
        fixture.add(
            "IN",
            "isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = APP; membershipExceptions = (\"/Localized: Texts/Main.strings\", A.swift, );"
        )
        let (project, _) = try read(
            fixture,
            ["App/A.swift": "", "App/Texts/en.lproj/Main.strings": "", "App/Texts/de.lproj/Main.strings": ""])
        #expect(project.resources.map(\.destination) == ["de.lproj/Main.strings", "en.lproj/Main.strings"])
    }

    @Test func buildsPackagesWithinSynchronizedFolders() throws {
        var fixture = XcodeFixture()
        fixture.mainChildren = ["SYNC"]
        fixture.add("SYNC", "isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = \"<group>\";")
        fixture.add("PRODUCT", "isa = XCSwiftPackageProductDependency; productName = Kit;")
        fixture.targetExtras = "fileSystemSynchronizedGroups = (SYNC, ); packageProductDependencies = (PRODUCT, );"
        let folder = try files.make([
            "My App.xcodeproj/project.pbxproj": fixture.text, "App/A.swift": "",
            "App/Libraries/Kit/Package.swift": "", "App/Libraries/Kit/Sources/Kit/Kit.swift": "",
        ])
        let manifest = """
            {"name": "Kit", "dependencies": [], "targets": [{"name": "Kit", "type": "regular", "dependencies": []}],
             "products": [{"name": "Kit", "targets": ["Kit"], "type": {"library": ["automatic"]}}]}
            """
        let sources = ProjectSources(
            manifest: {
                guard $0 == folder + "/App/Libraries/Kit",
                    let value = try PropertyValue(foundation: JSONSerialization.jsonObject(with: Data(manifest.utf8)))
                else { throw ProjectProblem("no manifest in \($0)") }
                return value
            },
            fetch: { _, _ in ([:], []) })
        let project = try ProjectReader.read(folder, sources: sources)
        #expect(project.modules.map(\.name) == ["Kit", "My_App"])
        #expect(
            project.modules.map { names($0.sources, in: folder) } == [
                ["App/Libraries/Kit/Sources/Kit/Kit.swift"], ["App/A.swift"],
            ])
    }

    @Test func followsSettingsThroughTheLayers() throws {
        var fixture = XcodeFixture()
        fixture.add("XC", "isa = PBXFileReference; path = Base.xcconfig; sourceTree = \"<group>\";")
        fixture.mainChildren.append("XC")
        fixture.projectConfigurationFile = "XC"
        fixture.projectSettings = """
            SWIFT_ACTIVE_COMPILATION_CONDITIONS = "$(inherited) PROJECT"; GENERATE_INFOPLIST_FILE = YES; MARKETING_VERSION = 1.2;
            """
        fixture.targetSettings = """
            PRODUCT_NAME = "$(TARGET_NAME)"; SWIFT_VERSION = 6.0; SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;
            SWIFT_ACTIVE_COMPILATION_CONDITIONS = ("$(inherited)", TARGET, );
            SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY = YES; SWIFT_UPCOMING_FEATURE_GLOBAL_CONCURRENCY = YES;
            PRODUCT_BUNDLE_IDENTIFIER = "com.example.${TARGET_NAME:rfc1034identifier}";
            INFOPLIST_KEY_CFBundleDisplayName = "My $(MARKETING_VERSION)"; INFOPLIST_KEY_UILaunchScreen_Generation = YES;
            "INFOPLIST_KEY_UIStatusBarHidden[sdk=iphonesimulator*]" = YES; "INFOPLIST_KEY_UIStatusBarHidden[sdk=macosx*]" = NO;
            OTHER_SWIFT_FLAGS = "-DEXTRA -Xfrontend -warn-long-expression-type-checking=100";
            """
        fixture.file("A.swift")
        let (project, _) = try read(
            fixture,
            [
                "A.swift": "",
                "Base.xcconfig": """
                #include? "Secrets.xcconfig" // not here
                #include "Shared/More.xcconfig"
                SWIFT_ACTIVE_COMPILATION_CONDITIONS = $(inherited) BASE;
                """,
                "Shared/More.xcconfig":
                    "SWIFT_ACTIVE_COMPILATION_CONDITIONS = DEBUG\nURL = https:/$()/example.com\n#include \"../Base.xcconfig\"\n",
            ])
        let settings = project.modules[0].settings
        #expect(settings.languageMode == "6")
        #expect(settings.conditions == ["DEBUG", "BASE", "PROJECT", "TARGET"])
        #expect(settings.isMainActorByDefault)
        #expect(settings.upcomingFeatures == ["MemberImportVisibility"])
        #expect(settings.arguments == ["-DEXTRA"])
        #expect(project.information["CFBundleIdentifier"] == .string("com.example.My-App"))
        #expect(project.information["CFBundleDisplayName"] == .string("My 1.2"))
        #expect(project.information["UIStatusBarHidden"] == .bool(true))
        #expect(project.information["UILaunchScreen"] == .dictionary([:]))
        #expect(project.notes.contains { $0.text.contains("includes itself") })
    }

    /// The name of the SDK in the Info.plist of a project with some attributes.
    private func sdk(_ attributes: String, settings: String = "") throws -> PropertyValue? {
        var fixture = XcodeFixture()
        fixture.projectExtras = attributes.isEmpty ? "" : "attributes = { \(attributes) };"
        fixture.targetSettings += settings
        fixture.file("A.swift")
        return try read(fixture, ["A.swift": "", "Info.plist": "{ DTSDKName = iphoneos18.2; }"]).0
            .information["DTSDKName"]
    }

    @Test func theNewestXcodeThatAProjectNamesSaysItsSDK() throws {
        #expect(try sdk("") == nil)
        #expect(try sdk("LastUpgradeCheck = 1640;") == .string("iphonesimulator18.0"))
        #expect(try sdk("LastUpgradeCheck = 1500; LastSwiftUpdateCheck = 2600;") == .string("iphonesimulator26.0"))
        #expect(
            try sdk("LastUpgradeCheck = 1500; TargetAttributes = { APP = { CreatedOnToolsVersion = 27.1; }; };")
                == .string("iphonesimulator27.0"))
        #expect(try sdk("LastUpgradeCheck = 9999;") == nil)
    }

    @Test func anInfoPlistThatNamesTheSDKIsRight() throws {
        #expect(
            try sdk("LastUpgradeCheck = 2600;", settings: "INFOPLIST_FILE = Info.plist;") == .string("iphoneos18.2"))
    }

    @Test func aFrameworkHasABundleOfItsOwn() throws {
        var fixture = XcodeFixture()
        fixture.file("App.swift")
        fixture.file("Shared.png", inPhase: "Resources")
        for (id, path, phase) in [("K", "Kit/Kit.swift", "Sources"), ("I", "Kit/Shared.png", "Resources")] {
            fixture.add(id, "isa = PBXFileReference; path = \"\(path)\"; sourceTree = \"<group>\";")
            fixture.add("B\(id)", "isa = PBXBuildFile; fileRef = \(id);")
            fixture.add("P\(id)", "isa = PBX\(phase)BuildPhase; files = (B\(id), );")
            fixture.mainChildren.append(id)
        }
        fixture.add(
            "KIT",
            "isa = PBXNativeTarget; name = Kit; productType = \"com.apple.product-type.framework\"; buildConfigurationList = LT; buildPhases = (PK, PI, );"
        )
        fixture.targets = ["KIT"]
        fixture.add("DEPENDENCY", "isa = PBXTargetDependency; target = KIT;")
        fixture.targetExtras = "dependencies = (DEPENDENCY, );"
        let paths = ["App.swift", "Shared.png", "Kit/Kit.swift", "Kit/Shared.png"]
        let (project, folder) = try read(fixture, Dictionary(uniqueKeysWithValues: paths.map { ($0, "") }))
        #expect(names(project.resources.map(\.path), in: folder) == ["Shared.png"])
        let bundle = try #require(project.modules.first { $0.name == "Kit" }?.bundle)
        #expect(bundle.name == "Kit.resources")
        #expect(names(bundle.resources.map(\.path), in: folder) == ["Kit/Shared.png"])
        #expect(!bundle.hasAccessor)
    }

    @Test func namesWhatCannotBeFetched() throws {
        var fixture = XcodeFixture()
        fixture.file("A.swift")
        fixture.add(
            "REMOTE",
            "isa = XCRemoteSwiftPackageReference; repositoryURL = \"https://example.com/Kit.git\"; requirement = { kind = upToNextMajorVersion; minimumVersion = 1.2; };"
        )
        fixture.add("PRODUCT", "isa = XCSwiftPackageProductDependency; package = REMOTE; productName = Kit;")
        fixture.targetExtras = "packageProductDependencies = (PRODUCT, );"
        let (project, _) = try read(fixture, ["A.swift": ""])
        #expect(project.modules.map(\.name) == ["My_App"])
        #expect(project.notes.contains(ProjectNote("kit", "not fetched")))
        #expect(project.notes.contains { $0.text.contains("product Kit is not available") })
    }

    @Test func choosesATargetByNameAndNamesThemOtherwise() throws {
        var fixture = XcodeFixture()
        fixture.file("A.swift")
        #expect(try read(fixture, ["A.swift": ""], target: "My App").project.name == "My App")
        let problem = #expect(throws: ProjectProblem.self) { try read(fixture, ["A.swift": ""], target: "Other") }
        #expect(problem?.description.contains("It has: My App.") == true)
    }

    @Test(arguments: [
        (" ", "ends too early"), ("{ objects = {", "ends too early"), ("{ a = (b c); }", "is missing in a list"),
        ("{ a = \"b }", "does not end"), ("{ a b; }", "\"=\" is missing"), ("{}", "no root object"),
        (String(repeating: "(", count: 5000), "nested too deeply"),
    ]) func saysWhatIsWrongWithADamagedFile(_ text: String, _ part: String) throws {
        let folder = try files.make(["App.xcodeproj/project.pbxproj": text])
        let problem = #expect(throws: ProjectProblem.self) {
            try ProjectReader.read(folder, sources: XcodeFixture.sources)
        }
        #expect(problem?.description.contains(part) == true, "\(problem?.description ?? "")")
        #expect(problem?.description.contains("project.pbxproj") == true)
    }

    /// Whatever a project file holds, reading ends with a project or a problem.
    @Test func endsForAnyDamage() throws {
        var fixture = XcodeFixture()
        fixture.file("A.swift")
        fixture.add(
            "SYNC",
            "isa = PBXFileSystemSynchronizedRootGroup; path = .; sourceTree = \"<group>\"; exceptions = (SYNC, );")
        fixture.mainChildren += ["SYNC", "MAIN"]
        fixture.targetExtras = "fileSystemSynchronizedGroups = (SYNC, ); dependencies = (APP, );"
        fixture.targetSettings = "A = \"$(B)\"; B = \"$(A)$(A)\"; PRODUCT_NAME = \"$(A)\";"
        let whole = Array(fixture.text.utf8)
        let folder = try files.make(["A.swift": "", "App.xcodeproj/project.pbxproj": ""])
        var random = SeededNumbers(seed: 7)
        var outcomes = [0, 0]
        for _ in 0..<400 {
            var bytes = whole
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let place = Int.random(in: 0..<bytes.count, using: &random)
                switch Int.random(in: 0..<4, using: &random) {
                case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
                case 1: bytes.remove(at: place)
                case 2: bytes.removeSubrange(place..<min(place + 40, bytes.count))
                default: bytes.insert(contentsOf: bytes[place..<min(place + 60, bytes.count)], at: place)
                }
            }
            try Data(bytes).write(to: URL(fileURLWithPath: folder + "/App.xcodeproj/project.pbxproj"))
            do {
                _ = try ProjectReader.read(folder, sources: XcodeFixture.sources)
                outcomes[0] += 1
            } catch is ProjectProblem {
                outcomes[1] += 1
            }
        }
        #expect(outcomes.allSatisfy { $0 > 0 })
    }
}

/// The same numbers in every run.
struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        var mixed = state
        mixed = (mixed ^ (mixed >> 33)) &* 0xff51_afd7_ed55_8ccd
        return mixed ^ (mixed >> 33)
    }
}
