import Testing

@testable import ProjectModel

@Suite struct BuildSettingsTests {
    private func settings(_ layers: [[(key: String, value: String)]]) -> BuildSettings {
        layers.reduce(into: BuildSettings()) { $0.add($1) }
    }

    @Test func takesTheMostExactConditionThatHolds() {
        let settings = settings([
            [("A", "1"), ("A[sdk=iphonesimulator*]", "2"), ("A[sdk=iphoneos*]", "3"), ("A[config=Release]", "4")],
            [("B[sdk=macosx*]", "5")],
        ])
        #expect(settings["A"] == "2")
        #expect(settings["B"] == nil)
    }

    @Test(arguments: [
        ("$(NAME:c99extidentifier)", "My_App_2"), ("${NAME:rfc1034identifier:lower}", "my-app-2"),
        ("$(NONE:default=x y)", "x y"),
        ("$(P_$(WHICH))", "found"), ("$(NONE)", ""), ("a$b", "a$b"),
        ("$(PATH_:file) $(PATH_:base) $(PATH_:suffix) $(PATH_:dir)", "c.txt c .txt /a/b/"),
        ("$(NAME", "$(NAME"),
    ]) func expandsReferences(_ text: String, _ value: String) {
        let settings = settings([[("NAME", "My App 2"), ("WHICH", "Q"), ("P_Q", "found"), ("PATH_", "/a/b/c.txt")]])
        #expect(settings.expand(text) == value)
    }

    @Test func doesNotFollowCircles() {
        let settings = settings([[("A", "$(B)x"), ("B", "$(A)y")], [("C", "$(C) z")]])
        #expect(settings["A"]?.isEmpty == false)
        #expect(settings["C"] == " z")
    }

    @Test func splitsListsAsAShellDoes() {
        #expect(BuildSettings.split(#"a "b c" d\ e 'f'  """#) == ["a", "b c", "d e", "f", ""])
    }

    @Test(arguments: [("5.0", "5"), ("6.2", "6"), ("4.2", "4.2"), ("5.9", "5"), ("7", "6"), ("junk", "5")])
    func takesTheFirstNumberForTheLanguageMode(_ version: String, _ mode: String) {
        #expect(SwiftSettings.mode(version) == mode)
    }

    @Test func addsWhatXcodeHasOnByDefault() {
        let plain = SwiftSettings(settings([[]]))
        #expect(plain.hasBareSlashRegex)
        #expect(plain.conditions == ["DEBUG"])
        let approachable = SwiftSettings(
            settings([[("SWIFT_APPROACHABLE_CONCURRENCY", "YES"), ("SWIFT_STRICT_CONCURRENCY", "complete")]]))
        #expect(approachable.upcomingFeatures.count == 6)
        #expect(
            SwiftSettings(settings([[("SWIFT_APPROACHABLE_CONCURRENCY", "YES"), ("SWIFT_VERSION", "6")]]))
                .upcomingFeatures.count == 2)
    }

    @Test func matchesPatternsOfFileNames() {
        #expect(Glob.matches("CardTests.swift", "*Tests.swift"))
        #expect(!Glob.matches("Card.swift", "?"))
        #expect(!Glob.matches(String(repeating: "a", count: 5000), String(repeating: "*a", count: 40) + "b"))
    }
}
