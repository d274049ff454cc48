import Foundation
import Testing

/// What can be said of the Xcode project without Xcode: that what it names is there.
struct XcodeProjectTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    private static let folder = root.appending(path: "iOS")

    private func project() throws -> String {
        try String(contentsOf: Self.folder.appending(path: "Ledger.xcodeproj/project.pbxproj"), encoding: .utf8)
    }

    private func exists(_ url: URL) -> Bool {
        FileManager.default.fileExists(atPath: url.standardizedFileURL.path(percentEncoded: false))
    }

    @Test func everyObjectThatIsReferredToIsThereOnce() throws {
        let text = try project()
        let defined = text.matches(of: /(?m)^\t\t([0-9A-F]{24})[^=\n]*= \{/).map { String($0.1) }
        let named = Set(text.matches(of: /[0-9A-F]{24}/).map { String($0.output) })
        #expect(Set(defined).count == defined.count)
        #expect(named.subtracting(defined).isEmpty)
        #expect(text.filter { $0 == "{" }.count == text.filter { $0 == "}" }.count)
    }

    @Test func itsFilesAndFoldersAreThere() throws {
        let text = try project()
        for match in text.matches(of: /isa = PBXFileSystemSynchronizedRootGroup;.*?path = ([^;]+);/) {
            #expect(exists(Self.folder.appending(path: String(match.1))), "\(match.1)")
        }
        for match in text.matches(of: /relativePath = ([^;]+);/) {
            #expect(exists(Self.folder.appending(path: "\(match.1)/Package.swift")))
        }
        #expect(exists(Self.folder.appending(path: "Info.plist")))
        for file in [
            "PrivacyInfo.xcprivacy", "Assets.xcassets/AppIcon.appiconset/AppIcon.png",
            "Assets.xcassets/AccentColor.colorset/Contents.json",
            "Assets.xcassets/LaunchBackground.colorset/Contents.json",
        ] { #expect(exists(Self.folder.appending(path: "Resources/\(file)")), "\(file)") }
    }

    @Test func itLinksProductsOfThePackage() throws {
        let manifest = try String(contentsOf: Self.root.appending(path: "Package.swift"), encoding: .utf8)
        let products = try project().matches(of: /productName = (\w+);/).map { String($0.1) }.filter { $0 != "Ledger" }
        #expect(!products.isEmpty)
        for product in products { #expect(manifest.contains(".library(name: \"\(product)\"")) }
    }

    @Test func itSaysWhyItWantsPicturesAndCamera() throws {
        let data = try Data(contentsOf: Self.folder.appending(path: "Info.plist"))
        let list = try #require(
            try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any])
        for key in ["NSCameraUsageDescription", "NSPhotoLibraryUsageDescription"] {
            #expect((list[key] as? String)?.isEmpty == false, "\(key)")
        }
        #expect(list["UILaunchScreen"] != nil)
        // The same in German; the app's own texts are the screens' catalog, by a link.
        let texts = Self.folder.appending(path: "Resources/InfoPlist.xcstrings")
        let catalog = try JSONSerialization.jsonObject(with: Data(contentsOf: texts)) as? [String: Any]
        let strings = catalog?["strings"] as? [String: [String: [String: Any]]]
        #expect(strings?.values.allSatisfy { $0["localizations"]?["de"] != nil } == true && strings?.count == 2)
        #expect(exists(Self.folder.appending(path: "Resources/Localizable.xcstrings").resolvingSymlinksInPath()))
        #expect(try project().contains("de,"))
        let privacy = try Data(contentsOf: Self.folder.appending(path: "Resources/PrivacyInfo.xcprivacy"))
        #expect(try PropertyListSerialization.propertyList(from: privacy, format: nil) is [String: Any])
    }
}
