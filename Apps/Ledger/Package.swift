// swift-tools-version: 6.2
import PackageDescription

/// Modules that come with Apple's systems, and on Linux with Perch.
func system(_ modules: String...) -> [Target.Dependency] {
    modules.map { .product(name: $0, package: "perch", condition: .when(platforms: [.linux])) }
}

// What `import Foundation` includes on Apple's systems, and the symbols that Xcode makes of catalogs.
let appleSources = [Target.PluginUsage.plugin(name: "PerchSources", package: "perch")]

// Its own package, so that users of Perch does not fetch what only Ledger needs. Models, logic, store and
// command do not depend on the screens: they build alone and fast, and no target of theirs may come to depend on the
// screens.
let package = Package(
    name: "ledger",
    defaultLocalization: "en",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [
        .library(name: "LedgerAuth", targets: ["LedgerAuth"]),
        .library(name: "LedgerCore", targets: ["LedgerCore"]),
        .library(name: "LedgerStore", targets: ["LedgerStore"]),
        .library(name: "LedgerSync", targets: ["LedgerSync"]),
        .library(name: "LedgerSamples", targets: ["LedgerSamples"]),
        .library(name: "LedgerUI", targets: ["LedgerUI"]),
        .executable(name: "ledger", targets: ["ledger"]),
        .executable(name: "ledger-pdf", targets: ["ledger-pdf"]),
    ],
    dependencies: [
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(url: "https://github.com/apple/swift-crypto", from: "4.0.0"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
        .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.0"),
        .package(name: "perch", path: "../.."),
    ],
    targets: [
        // Models and pure logic: no I/O, no UI.
        .target(name: "LedgerCore"),
        // How passwords are kept and what is asked of them, for the file and for a server.
        .target(
            name: "LedgerAuth",
            dependencies: [
                "LedgerCore", .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "CryptoExtras", package: "swift-crypto"),
            ]),
        // A sample design firm of any size, for the command, tests, benchmarks and previews.
        .target(name: "LedgerSamples", dependencies: ["LedgerCore", "LedgerStore"]),
        // One SQLite file, its observers, its outbox, and the services on top.
        .target(
            name: "LedgerStore",
            dependencies: [
                "LedgerCore", "LedgerAuth", .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "GRDBSQLite", package: "GRDB.swift"),
                .product(name: "Crypto", package: "swift-crypto"),
            ]),
        // Keeps accounts of a store synchronized with a server, in the background.
        .target(name: "LedgerSync", dependencies: ["LedgerCore", "LedgerStore"]),

        // The screens, in plain SwiftUI; the program; and the gallery of the screens' previews.
        .target(
            name: "LedgerUI",
            dependencies: [
                "LedgerAuth", "LedgerCore", "LedgerStore", "LedgerSync", "LedgerSamples",
                .product(name: "DesignSystem", package: "perch"),
            ] + system("SwiftUI", "UIKit", "PhotosUI"),
            resources: [.process("Resources/Localizable.xcstrings")],
            plugins: appleSources),
        .executableTarget(
            name: "LedgerApp",
            dependencies: ["LedgerUI"] + system("SwiftUI", "PerchPreviews", "PerchWeb", "PerchWebTLS"),
            plugins: appleSources),
        .executableTarget(
            name: "ledger-gallery", dependencies: ["LedgerUI"] + system("PerchPreviews", "PerchWeb")),

        // Draws reports for the command.
        .executableTarget(
            name: "ledger-pdf",
            dependencies: [
                "LedgerUI", .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
        .executableTarget(
            name: "ledger",
            dependencies: [
                "LedgerAuth", "LedgerStore", "LedgerSync", "LedgerSamples",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
        .executableTarget(
            name: "ledger-torture",
            dependencies: [
                "LedgerStore", "LedgerSamples", .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
        .executableTarget(name: "ledger-benchmarks", dependencies: ["LedgerStore", "LedgerSamples"]),
        .executableTarget(
            name: "ledger-screen-benchmarks",
            dependencies: ["LedgerUI", "LedgerSamples"] + system("SwiftUI", "PerchPreviews")),

        // Runs programs from tests.
        .target(
            name: "Programs", dependencies: [.product(name: "Subprocess", package: "swift-subprocess")],
            path: "Tests/Programs"),
        .testTarget(name: "LedgerCoreTests", dependencies: ["LedgerCore"]),
        .testTarget(
            name: "LedgerStoreTests",
            dependencies: ["LedgerAuth", "LedgerStore", "LedgerSamples", "Programs", "ledger", "ledger-torture"],
            exclude: ["old-file.sql"]),
        .testTarget(name: "LedgerCommandTests", dependencies: ["ledger", "LedgerStore", "Programs"]),
        .testTarget(
            name: "LedgerUITests",
            dependencies: ["LedgerUI", .product(name: "GRDB", package: "GRDB.swift")] + system("PerchTesting"),
            exclude: ["__Snapshots__"]),
    ],
    swiftLanguageModes: [.v6]
)

// Without the screens nothing of Perch is compiled: for what concerns the store alone, with flags that differ.
if Context.environment["LEDGER_SCREENS"] == "no" {
    let screens = [
        "LedgerUI", "LedgerApp", "ledger-gallery", "ledger-pdf", "ledger-screen-benchmarks", "LedgerUITests",
    ]
    package.targets.removeAll { screens.contains($0.name) }
    package.products.removeAll { screens.contains($0.name) }
}

// CI takes warnings for errors, as in Perch's own manifest.
if Context.environment["PERCH_STRICT"] == "1" {
    for target in package.targets {
        target.swiftSettings = (target.swiftSettings ?? []) + [.treatAllWarnings(as: .error)]
    }
}
