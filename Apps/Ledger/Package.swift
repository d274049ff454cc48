// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that whoever uses Perch does not fetch what only Ledger needs. Models, logic, store and
// command know no UI: they build alone and fast. The screens (`LedgerUI`) and the app (`LedgerApp`) will join as two
// more targets, with `.package(name: "perch", path: "../..")` beside GRDB and `DesignSystem` among their dependencies;
// no target below may come to depend on them.
let package = Package(
    name: "ledger",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [
        .library(name: "LedgerCore", targets: ["LedgerCore"]),
        .library(name: "LedgerStore", targets: ["LedgerStore"]),
        .library(name: "LedgerSamples", targets: ["LedgerSamples"]),
        .executable(name: "ledger", targets: ["ledger"]),
    ],
    dependencies: [
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    ],
    targets: [
        // Models and pure logic: no I/O, no UI.
        .target(name: "LedgerCore"),
        // A made-up design firm of any size, for the command, tests, benchmarks and previews.
        .target(name: "LedgerSamples", dependencies: ["LedgerCore"]),
        // One SQLite file, its observers, its outbox, and the services on top.
        .target(
            name: "LedgerStore", dependencies: ["LedgerCore", .product(name: "GRDB", package: "GRDB.swift")]),

        .executableTarget(
            name: "ledger",
            dependencies: [
                "LedgerStore", "LedgerSamples", .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
        .executableTarget(
            name: "ledger-torture",
            dependencies: [
                "LedgerStore", "LedgerSamples", .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
        .executableTarget(name: "ledger-benchmarks", dependencies: ["LedgerStore", "LedgerSamples"]),

        .testTarget(name: "LedgerCoreTests", dependencies: ["LedgerCore"]),
        .testTarget(name: "LedgerStoreTests", dependencies: ["LedgerStore", "LedgerSamples", "ledger-torture"]),
        .testTarget(name: "LedgerCommandTests", dependencies: ["ledger", "LedgerStore"]),
    ],
    swiftLanguageModes: [.v6]
)

// CI takes warnings for errors, as in Perch's own manifest.
if Context.environment["PERCH_STRICT"] == "1" {
    for target in package.targets {
        target.swiftSettings = (target.swiftSettings ?? []) + [.treatAllWarnings(as: .error)]
    }
}
