// swift-tools-version: 6.2
import PackageDescription

// A separate package: neither the app nor Perch pays for what only a server needs.
let package = Package(
    name: "ledger-server",
    platforms: [.macOS(.v14)],
    products: [
        .library(name: "LedgerServer", targets: ["LedgerServer"]),
        .executable(name: "ledger-server", targets: ["ledger-server"]),
    ],
    dependencies: [
        .package(name: "ledger", path: "../Ledger"),
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.0"),
        .package(url: "https://github.com/apple/swift-crypto", from: "4.0.0"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
        .package(url: "https://github.com/apple/swift-log", from: "1.14.0"),
        .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.0.0"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    ],
    targets: [
        // PostgreSQL's client library, from the system.
        .systemLibrary(name: "CPostgreSQL", pkgConfig: "libpq", providers: [.apt(["libpq-dev"])]),
        // Accounts in PostgreSQL or in memory, with the rules of LedgerCore on top, and the HTTP interface to them.
        .target(
            name: "LedgerServer",
            dependencies: [
                "CPostgreSQL", .product(name: "LedgerCore", package: "ledger"),
                .product(name: "LedgerAuth", package: "ledger"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
            ]),
        // The program: `ledger-server migrate`, `ledger-server serve`.
        .executableTarget(
            name: "ledger-server",
            dependencies: [
                "LedgerServer", .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
        // What the tests kill while it writes.
        .executableTarget(
            name: "ledger-test-device",
            dependencies: [
                .product(name: "LedgerStore", package: "ledger"), .product(name: "LedgerSync", package: "ledger"),
            ]),
        .executableTarget(
            name: "ledger-server-benchmarks",
            dependencies: [
                "LedgerServer", .product(name: "LedgerAuth", package: "ledger"),
                .product(name: "LedgerStore", package: "ledger"), .product(name: "LedgerSync", package: "ledger"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
        .testTarget(
            name: "LedgerServerTests",
            dependencies: [
                "LedgerServer", "ledger-server", "ledger-test-device", .product(name: "LedgerStore", package: "ledger"),
                .product(name: "LedgerSamples", package: "ledger"),
                .product(name: "LedgerSync", package: "ledger"), .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)

// CI takes warnings for errors, as in Perch's own manifest.
if Context.environment["PERCH_STRICT"] == "1" {
    for target in package.targets where target.type != .system {
        target.swiftSettings = (target.swiftSettings ?? []) + [.treatAllWarnings(as: .error)]
    }
}
