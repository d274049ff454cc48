// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "HarborKit",
    platforms: [.iOS(.v18)],
    products: [.library(name: "HarborKit", targets: ["HarborKit"])],
    targets: [
        .target(name: "HarborKit"),
        .testTarget(name: "HarborKitTests", dependencies: ["HarborKit"]),
    ])
