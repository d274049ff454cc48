// swift-tools-version: 6.2
import PackageDescription

// The same sources build in both language modes. CI builds the Swift 6 mode, the nightly run the other: EXAMPLES_SWIFT=5 swift build.
let languageMode = Context.environment["EXAMPLES_SWIFT"] == "5" ? SwiftLanguageMode.v5 : .v6

/// Modules that come with Apple's systems, and on Linux with Perch.
func system(_ modules: String...) -> [Target.Dependency] {
    modules.map { .product(name: $0, package: "perch", condition: .when(platforms: [.linux])) }
}

/// A program as three targets: its screens, the executable that starts them, and the gallery of its previews. With Perch's
/// previews linked in, the executable draws its first screen on Linux: `swift run PomeloApp render --out pictures`.
func program(_ name: String, uses modules: [Target.Dependency], resources: [Resource] = []) -> [Target] {
    // What `import Foundation` includes on Apple's systems, and the symbols that Xcode makes of catalogs.
    let sources = [Target.PluginUsage.plugin(name: "PerchSources", package: "perch")]
    return [
        .target(
            name: name, dependencies: modules, path: "\(name)/Sources", resources: resources, plugins: sources),
        .executableTarget(
            name: "\(name)App", dependencies: [.byName(name: name)] + modules + system("PerchPreviews"),
            path: "\(name)/App", exclude: ["Info.plist"], plugins: sources),
        .executableTarget(
            name: "\(name)Gallery",
            dependencies: [.byName(name: name), .product(name: "PerchPreviews", package: "perch")],
            path: "\(name)/Gallery", exclude: ["Info.plist"], plugins: sources),
    ]
}

let package = Package(
    name: "Examples",
    defaultLocalization: "en",
    platforms: [.iOS(.v18)],
    dependencies: [.package(name: "perch", path: "..")],
    targets: program("Pomelo", uses: system("SwiftUI", "UIKit", "Combine"))
        + program(
            "Nimbus", uses: system("SwiftUI"),
            resources: [.process("Resources/Assets.xcassets"), .copy("Resources/Fonts")])
        + program("Verdure", uses: system("SwiftUI", "SwiftData", "Charts", "WidgetKit"))
        + program("Parley", uses: system("SwiftUI", "UIKit"))
        + program("Bazaar", uses: system("SwiftUI", "UIKit"))
        + program(
            "Larder", uses: system("SwiftUI", "UIKit"),
            resources: [
                .process("Resources/Assets.xcassets"), .process("Resources/Localizable.xcstrings"),
                .copy("Resources/Fonts"),
            ]),
    swiftLanguageModes: [languageMode]
)
