// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "HarborKit",
    platforms: [.iOS(.v18)],
    products: [.library(name: "HarborKit", targets: ["HarborKit"])],
    dependencies: [
        .package(url: "https://github.com/pointfreeco/swift-snapshot-testing", from: "1.17.0")
    ],
    targets: [
        .target(name: "HarborKit"),
        .testTarget(
            name: "HarborKitTests",
            dependencies: ["HarborKit", .product(name: "SnapshotTesting", package: "swift-snapshot-testing")],
            exclude: ["__Snapshots__"]),
    ])
