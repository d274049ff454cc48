// swift-tools-version: 6.2
import PackageDescription

// A separate package: neither the app nor Perch pays for what only a server needs.
let package = Package(
    name: "ledger-server",
    platforms: [.macOS(.v14)],
    products: [.library(name: "LedgerServer", targets: ["LedgerServer"])],
    dependencies: [.package(name: "ledger", path: "../Ledger")],
    targets: [
        // PostgreSQL's client library, from the system.
        .systemLibrary(name: "CPostgreSQL", pkgConfig: "libpq", providers: [.apt(["libpq-dev"])]),
        // Accounts in PostgreSQL or in memory, with the rules of LedgerCore on top.
        .target(
            name: "LedgerServer",
            dependencies: ["CPostgreSQL", .product(name: "LedgerCore", package: "ledger")]),
        .testTarget(name: "LedgerServerTests", dependencies: ["LedgerServer"]),
    ],
    swiftLanguageModes: [.v6]
)

// CI takes warnings for errors, as in Perch's own manifest.
if Context.environment["PERCH_STRICT"] == "1" {
    for target in package.targets where target.type != .system {
        target.swiftSettings = (target.swiftSettings ?? []) + [.treatAllWarnings(as: .error)]
    }
}
