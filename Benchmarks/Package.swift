// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "benchmarks",
    dependencies: [.package(name: "perch", path: "..")],
    targets: [
        .executableTarget(
            name: "benchmarks",
            dependencies: [
                .product(name: "SwiftUI", package: "perch"), .product(name: "PerchPreviews", package: "perch"),
            ])
    ],
    swiftLanguageModes: [.v6]
)
