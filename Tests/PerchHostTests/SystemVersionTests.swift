import SwiftUI
import Testing

@testable import PerchHost

/// Which design a program has: what is asked for by name comes first, then what its Info.plist says, then its version of iOS, then its SDK.
@MainActor @Suite struct SystemVersionTests {
    private func design(
        _ name: String? = nil, os version: Int? = nil, sdk: Int? = nil, requiresOldDesign: Bool = false
    ) -> String {
        SystemVersion.design(named: name, version: version, sdk: sdk, requiresOldDesign: requiresOldDesign).name
    }

    @Test func aNameComesFirst() {
        #expect(design("ios26", os: 18) == "ios26")
        #expect(design("iOS26", requiresOldDesign: true) == "ios26")
        #expect(design("ios18", os: 27) == "ios18")
    }

    @Test func theOldDesignIsKeptForAProgramThatRequiresIt() {
        #expect(design(os: 26, requiresOldDesign: true) == "ios18")
        #expect(design(requiresOldDesign: true) == "ios18")
    }

    @Test func fromVersion27OnNoProgramKeepsTheOldDesign() {
        #expect(design(os: 27, requiresOldDesign: true) == "ios26")
    }

    @Test func aVersionHasItsDesign() {
        #expect([17, 18].map { design(os: $0) } == ["ios18", "ios18"])
        #expect([26, 27].map { design(os: $0) } == ["ios26", "ios26"])
    }

    @Test func anSDKHasItsDesign() {
        #expect([17, 18, 26, 27].map { design(sdk: $0) } == ["ios18", "ios18", "ios26", "ios26"])
        #expect(design(os: 18, sdk: 26) == "ios18")
        #expect(design("ios18", sdk: 26) == "ios18")
    }

    @Test func aProgramKeepsTheOldDesignWithSDK26AndNotWithSDK27() {
        #expect([26, 27].map { design(sdk: $0, requiresOldDesign: true) } == ["ios18", "ios26"])
    }

    @Test func theVersionOfAnSDKIsReadFromItsName() {
        #expect(SystemVersion.sdkVersion("iphonesimulator26.0") == 26)
        #expect(SystemVersion.sdkVersion("iphoneos18.5") == 18)
        #expect(SystemVersion.sdkVersion("macosx26.0") == nil)
        #expect(SystemVersion.sdkVersion("iphoneos") == nil)
    }

    @Test func withoutAnyOfTheseTheDesignIsThatOfIOS18() { #expect(design() == "ios18") }

    @Test func aVariantsNameIsItsDesign() throws {
        #expect(try Variant(appearance: "ios26").design().name == "ios26")
        #expect(throws: UsageProblem.self) { try Variant(appearance: "ios99").design() }
    }
}
