import Foundation
import ProjectModel
import Testing

@testable import ProjectBuild

@Suite struct PackageToolTests {
    @Test func makesAProgramOfAnAppPlaygroundsProduct() {
        let manifest = """
            import PackageDescription
            import AppleProductTypes
            let package = Package(name: "My App", products: [
                .iOSApplication(
                    name: "My App", targets: ["AppModule"], displayVersion: "1.0 (beta)",
                    appIcon: .placeholder(icon: .bird), supportedInterfaceOrientations: [.landscapeRight, .portrait])
            ], targets: [.executableTarget(name: "AppModule", path: ".")])
            """
        let text = PackageTool.replacingApplications(in: manifest)
        #expect(text.contains(".executable(name: \"My App\", targets: [\"AppModule\"])"))
        #expect(!text.contains("AppleProductTypes"))
        #expect(text.contains("path: \".\""))
    }

    // MARK: - Packages from elsewhere

    /// A package may have a manifest for a newer SwiftPM, beside one for this one.
    @Test func readsTheManifestForThisVersion() throws {
        let folder = FileManager.default.temporaryDirectory.path + "/manifests-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        for (file, version, name) in [("Package", "99.0", "New"), ("Package@swift-5.9", "5.9", "Old")] {
            let text =
                "// swift-tools-version: \(version)\nimport PackageDescription\nlet package = Package(name: \"\(name)\")\n"
            try Cache.write(text, to: "\(folder)/package/\(file).swift")
        }
        let tool = PackageTool(installation: try .empty(in: folder + "/home"))
        #expect(try tool.manifest(of: folder + "/package")["name"]?.string == "Old")
        try FileManager.default.removeItem(atPath: folder + "/package/Package@swift-5.9.swift")
        #expect(try tool.manifest(of: folder + "/package")["name"]?.string == "New")
    }

    /// A project gets the versions that its people have agreed on, even where newer ones would do.
    @Test func fetchesThePinnedVersions() throws {
        let remote = try Remote(versions: ["1.0.0", "1.1.0"])
        defer { remote.remove() }
        let newest = try remote.fetch(pins: nil)
        #expect(newest.text == "1.1.0" && newest.notes.isEmpty)
        let pinned = try remote.fetch(pins: remote.pins("1.0.0"))
        #expect(pinned.text == "1.0.0" && pinned.notes.isEmpty)
    }

    /// What SwiftPM refuses is named, and the project is drawn with the newest versions.
    @Test func fetchesTheNewestWherePinsCannotBeHad() throws {
        let remote = try Remote(versions: ["1.0.0", "1.1.0"])
        defer { remote.remove() }
        let pins = try remote.pins("1.0.0")
        try Cache.write("{ \"pins\" :", to: pins)
        let fetched = try remote.fetch(pins: pins)
        #expect(fetched.text == "1.1.0")
        #expect(fetched.notes.map(\.subject) == ["Package.resolved"])
    }

    /// A mirror may have other versions only. Sources of another version are better than none.
    @Test func takesAnotherVersionWhereTheOneAskedForIsNotThere() throws {
        let remote = try Remote(versions: ["1.0.0", "1.1.0"])
        defer { remote.remove() }
        let fetched = try remote.fetch("from: \"2.0.0\"", pins: nil)
        #expect(fetched.text == "1.1.0")
        #expect(fetched.notes.map(\.subject) == ["dependency"])
        #expect(fetched.notes.first?.text.hasPrefix("The project's version is not used") == true)
    }

    /// What a package needs may be out of reach. What it contains that does without is used nevertheless.
    @Test func takesAPackageWhoseOwnDependencyIsOutOfReach() throws {
        let remote = try Remote(versions: ["1.0.0"], dependency: "file:///nowhere/Missing")
        defer { remote.remove() }
        let fetched = try remote.fetch(pins: nil)
        #expect(fetched.text == "1.0.0")
        #expect(fetched.notes.map(\.subject) == ["dependency"])
        #expect(fetched.notes.first?.text.hasPrefix("The package could not be resolved") == true)

        try remote.addStandIn()
        #expect(try remote.fetch("from: \"1.0.0\" ", pins: nil).text == nil, "a stand-in is whole")
    }
}

/// A package in a repository, a tag for each version, whose sources hold the version.
private struct Remote {
    private let folder = FileManager.default.temporaryDirectory.path + "/remote-\(UUID().uuidString)"
    private var url: String { "file://\(folder)/Dependency" }
    private let tool: PackageTool

    init(versions: [String], dependency: String? = nil) throws {
        tool = PackageTool(installation: try .empty(in: folder + "/home"))
        let package = dependency.map { ".package(url: \"\($0)\", from: \"1.0.0\")" } ?? ""
        let product = dependency == nil ? "" : ".product(name: \"Missing\", package: \"Missing\")"
        try Cache.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Dependency", products: [.library(name: "Dependency", targets: ["Dependency"])],
                dependencies: [\(package)],
                targets: [.target(name: "Dependency", dependencies: [\(product)], path: ".")])
            """, to: folder + "/Dependency/Package.swift")
        try git("init", "-q")
        for version in versions {
            try Cache.write(version, to: folder + "/Dependency/Version.swift")
            try git("add", ".")
            try git("-c", "user.name=a", "-c", "user.email=a@example.com", "commit", "-q", "-m", version)
            try git("tag", version)
        }
    }

    /// What was fetched: the version that the sources hold, and what was noted.
    func fetch(
        _ requirement: String = "from: \"1.0.0\"", pins: String?
    ) throws -> (text: String?, notes: [ProjectNote]) {
        let fetched = tool.fetch([RemotePackage(url: url, requirement: requirement)], pins: pins)
        guard let checkout = fetched.folders["dependency"].map(URL.init(fileURLWithPath:)) else {
            return (nil, fetched.notes)
        }
        let text = try String(contentsOf: checkout.appending(path: "Version.swift"), encoding: .utf8)
        // In the user's cache: checkouts lie in the folder of a package that was made for them.
        let parts = checkout.pathComponents
        if let packages = parts.lastIndex(of: "packages") {
            try FileManager.default.removeItem(atPath: NSString.path(withComponents: Array(parts[...(packages + 1)])))
        }
        return (text, fetched.notes)
    }

    /// Adds a module in place of the package to the installation.
    func addStandIn() throws { try Cache.write("", to: folder + "/home/packages/Dependency/Dependency.swift") }

    /// A `Package.resolved` with one version.
    func pins(_ version: String) throws -> String {
        let commit = try git("rev-parse", version).trimmingCharacters(in: .newlines)
        let path = folder + "/Package.resolved"
        try Cache.write(
            """
            {
              "pins" : [{
                "identity" : "dependency", "kind" : "remoteSourceControl", "location" : "\(url)",
                "state" : { "revision" : "\(commit)", "version" : "\(version)" }
              }],
              "version" : 2
            }
            """, to: path)
        return path
    }

    func remove() { try? FileManager.default.removeItem(atPath: folder) }

    @discardableResult private func git(_ arguments: String...) throws -> String {
        let result = try Subprocess(
            executable: "/usr/bin/env", arguments: ["git", "-C", folder + "/Dependency"] + arguments
        ).run()
        try #require(result.isSuccess, "\(result.output)")
        return result.output
    }
}
