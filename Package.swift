// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

// On Apple platforms the same sources build against Apple's SwiftUI, so the engine is left out
// of the manifest there and only the packages written in plain SwiftUI remain.
#if os(Linux)
    let onLinux = true
#else
    let onLinux = false
#endif

/// A module that replaces one of Apple's frameworks and is not a part of the engine. Its sources are in Sources/StandIns,
/// and its test is in Tests/StandInTests.
struct StandIn {
    let name: String
    let dependencies: [Target.Dependency]
    /// Additional targets of its product.
    let others: [String]

    init(_ name: String, _ dependencies: [Target.Dependency] = [], others: [String] = []) {
        self.name = name
        self.dependencies = dependencies
        self.others = others
    }
}

let standIns: [StandIn] = [
    StandIn("Accelerate"),
    StandIn("Accessibility", ["SwiftUI"]),
    StandIn("ActivityKit", ["Locking", "PerchStandIns", "SwiftUI"]),
    StandIn("AdSupport"),
    StandIn("AppIntents", ["PerchStandIns", "SwiftUI", "StandInViews"]),
    StandIn("AppTrackingTransparency", ["PerchStandIns"]),
    StandIn("ARKit", ["CoreGraphics", "PerchStandIns", "SceneKit", "SpriteKit", "StandInViews", "UIKit", "simd"]),
    StandIn("AudioToolbox", ["CoreAudio", "PerchStandIns"]),
    StandIn("AuthenticationServices", ["PerchStandIns", "SwiftUI", "UIKit", "StandInViews"]),
    StandIn("AVFoundation", ["CoreMedia", "PerchStandIns", "UIKit"]),
    StandIn("AVKit", ["SwiftUI", "UIKit", "AVFoundation", "StandInViews"]),
    StandIn("BackgroundTasks", ["Locking", "PerchStandIns"]),
    StandIn("CallKit", ["AVFoundation", "PerchStandIns"]),
    StandIn("Charts", ["SwiftUI"]),
    StandIn("CloudKit", ["PerchStandIns"]),
    StandIn("CommonCrypto", others: ["CommonCryptoFunctions"]),
    StandIn("Compression", ["CompressionFunctions"]),
    StandIn("Contacts", ["PerchStandIns"]),
    StandIn("ContactsUI", ["Contacts", "StandInViews", "SwiftUI", "UIKit"]),
    StandIn("CoreAudio"),
    StandIn("CoreBluetooth", ["PerchStandIns"]),
    StandIn(
        "CoreData",
        [
            "Combine", "FoundationSupplement", "Locking", "ManagedModels", "PerchStandIns", "Sessions", "SwiftUI",
            "UIKit",
        ]),
    StandIn("CoreHaptics", ["PerchStandIns"]),
    StandIn("CoreImage", ["CoreGraphics", "UIKit", "CoreImageModules", "PerchStandIns", "_Testing_CoreImage"]),
    StandIn("CoreLocation", ["PerchStandIns"]),
    StandIn("CoreMedia", ["CoreGraphics"]),
    StandIn("CoreML"),
    StandIn("CoreMotion", ["PerchStandIns"]),
    StandIn("CoreNFC", ["PerchStandIns"]),
    StandIn("CoreServices", ["CoreSpotlight", "MobileCoreServices"]),
    StandIn("CoreSpotlight", ["FoundationSupplement", "PerchStandIns", "UIKit", "UniformTypeIdentifiers"]),
    StandIn("CoreTelephony"),
    StandIn("CoreVideo", ["CoreGraphics"]),
    StandIn("CryptoKit", [.product(name: "Crypto", package: "swift-crypto")]),
    StandIn("DeviceCheck"),
    StandIn("EventKit", ["CoreGraphics", "PerchStandIns"]),
    StandIn("EventKitUI", ["EventKit", "StandInViews", "SwiftUI", "UIKit"]),
    StandIn("GameController", ["PerchStandIns"]),
    StandIn("GameKit", ["PerchStandIns", "StandInViews", "SwiftUI", "UIKit"]),
    StandIn("GameplayKit"),
    StandIn("HealthKit", ["PerchStandIns"]),
    StandIn("HomeKit", ["PerchStandIns"]),
    StandIn("ImageIO", ["UIKit"]),
    StandIn("Intents", ["PerchStandIns", "UIKit"]),
    StandIn("IntentsUI", ["Intents", "PerchStandIns", "StandInViews", "SwiftUI", "UIKit"]),
    StandIn("LinkPresentation", ["CoreTransferable", "PerchStandIns", "SwiftUI", "UIKit", "StandInViews"]),
    StandIn("LocalAuthentication", ["Locking", "PerchStandIns"]),
    StandIn("MapKit", ["CoreGraphics", "PerchStandIns", "SwiftUI", "UIKit", "CoreLocation", "StandInViews"]),
    StandIn("MediaPlayer", ["PerchStandIns", "UIKit"]),
    StandIn("MessageUI", ["PerchStandIns", "SwiftUI", "UIKit", "StandInViews"]),
    StandIn("Messages", ["PerchStandIns", "UIKit"]),
    StandIn("Metal"),
    StandIn("MetalKit", ["CoreGraphics", "Metal", "StandInViews", "SwiftUI", "UIKit"]),
    StandIn("MetricKit", ["PerchStandIns"]),
    StandIn("MobileCoreServices", ["CoreGraphics", "UniformTypeIdentifiers"]),
    StandIn("MultipeerConnectivity", ["PerchStandIns", "StandInViews", "SwiftUI", "UIKit"]),
    StandIn("MusicKit", ["Combine", "CoreGraphics", "PerchStandIns", "SwiftUI"]),
    StandIn("NaturalLanguage", ["CoreML", "PerchStandIns"]),
    StandIn("Network", ["Locking", "PerchStandIns"]),
    StandIn("NotificationCenter", ["UIKit"]),
    StandIn("PassKit", ["PerchStandIns", "StandInViews", "SwiftUI", "UIKit"]),
    StandIn(
        "PDFKit",
        ["CoreGraphics", "DisplayList", "PerchStandIns", "Rasterizer", "SwiftUI", "UIKit", "VectorImages"]),
    StandIn("PencilKit", ["CoreGraphics", "PerchStandIns", "UIKit"]),
    StandIn("Photos", ["ImageIO", "PerchStandIns", "UIKit"]),
    StandIn("PushKit", ["PerchStandIns"]),
    StandIn("QuartzCore", ["UIKit"]),
    StandIn("QuickLook", ["SwiftUI", "UIKit", "UniformTypeIdentifiers", "StandInViews"]),
    StandIn("QuickLookThumbnailing", ["CoreGraphics", "ImageIO", "UIKit"]),
    StandIn("RealityKit", ["PerchStandIns", "SwiftUI", "UIKit", "simd", "StandInViews"]),
    StandIn("SafariServices", ["SwiftUI", "UIKit", "StandInViews"]),
    StandIn("SceneKit", ["CoreGraphics", "PerchStandIns", "SwiftUI", "UIKit", "StandInViews"]),
    StandIn("Security", ["Locking", "CoreGraphics", "PerchStandIns"]),
    StandIn("simd"),
    StandIn("Social", ["PerchStandIns", "StandInViews", "SwiftUI", "UIKit"]),
    StandIn("Speech", ["AVFoundation", "PerchStandIns"]),
    StandIn("SpriteKit", ["CoreGraphics", "PerchStandIns", "SwiftUI", "UIKit", "StandInViews"]),
    StandIn("SQLite3"),
    StandIn("StoreKit", ["Locking", "PerchStandIns", "SwiftUI"]),
    StandIn("SwiftData", ["Locking", "PerchMacros", "PerchStandIns", "SQLite3", "Sessions", "SwiftUI"]),
    StandIn("SystemConfiguration", ["FoundationSupplement", "PerchStandIns"]),
    StandIn("TipKit", ["Locking", "PerchMacros", "PerchStandIns", "SwiftUI"]),
    StandIn("Translation", ["StandInViews", "SwiftUI"]),
    StandIn("UserNotifications", ["CoreLocation", "Locking", "PerchStandIns"]),
    StandIn("UserNotificationsUI", ["UIKit", "UserNotifications"]),
    StandIn("VideoToolbox", ["CoreGraphics", "CoreMedia", "CoreVideo"]),
    StandIn("Vision", ["CoreGraphics", "CoreML", "ImageIO", "PerchStandIns"]),
    StandIn("VisionKit", ["PerchStandIns", "StandInViews", "SwiftUI", "UIKit"]),
    StandIn("WatchConnectivity", ["PerchStandIns"]),
    StandIn("WatchKit", ["PerchStandIns", "UIKit"]),
    StandIn("WeatherKit", ["CoreLocation"]),
    StandIn("WebKit", ["PerchStandIns", "SwiftUI", "UIKit", "StandInViews"]),
    StandIn(
        "WidgetKit",
        ["PerchStandIns", "SwiftUI", "ActivityKit", "AppIntents", "Intents", "PerchMacros", "StandInViews"]),
    StandIn("zlib"),
]

/// Modules in place of packages that cannot be built on Linux. `perch` compiles their sources where the package is missing,
/// so they are no products; targets of these names exist for Perch's own tests only, where no real package can meet them.
let packageStandIns = [
    "CachedAsyncImage", "Firebase", "FirebaseAnalytics", "FirebaseAuth", "FirebaseCore", "FirebaseCrashlytics",
    "FirebaseFirestore", "FirebaseFirestoreSwift", "Inject", "KeychainAccess", "Kingfisher", "Lottie", "Mixpanel",
    "Nuke", "NukeUI", "PostHog", "Prefire", "RevenueCat", "SDWebImageSwiftUI", "Sentry", "SnapshotPreferences",
    "SwiftUIIntrospect", "TelemetryDeck",
]

/// The modules in place of packages that others of them bring along.
let packageStandInsWithin: [String: [Target.Dependency]] = [
    "Firebase": ["FirebaseAnalytics", "FirebaseAuth", "FirebaseCore", "FirebaseFirestore"],
    "FirebaseFirestoreSwift": ["FirebaseFirestore"], "NukeUI": ["Nuke"],
]

var products: [Product] = [
    .library(name: "DesignSystem", targets: ["DesignSystem"]),
    .plugin(name: "PerchSources", targets: ["PerchSources"]),
]
var dependencies: [Package.Dependency] = []
var targets: [Target] = [
    .target(
        name: "DesignSystem", dependencies: onLinux ? ["SwiftUI", "UIKit", "PhotosUI"] : [],
        exclude: ["Tokens/JSON"]),
    // Packages name the plugin on every host; there is work for its tool on Linux only.
    .plugin(name: "PerchSources", capability: .buildTool(), dependencies: onLinux ? ["PerchSourcesTool"] : []),
]

// What a project finds where Perch is installed.
let installed =
    [
        "SwiftUI", "UIKit", "CoreText", "os", "OSLog", "PhotosUI", "PerchPreviews", "PerchTesting", "PerchWeb",
        "ProjectSupport", "SnapshotTesting", "AccessibilitySnapshot",
    ] + standIns.flatMap { [$0.name] + $0.others }

if onLinux {
    products += [
        // With the modules that any program may import on Apple's systems, whether SwiftUI is made of them or not.
        .library(name: "SwiftUI", targets: ["SwiftUI", "CoreText", "os", "OSLog"]),
        .library(name: "UIKit", targets: ["UIKit"]),
        .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
        .library(name: "CoreText", targets: ["CoreText"]),
        .library(name: "Combine", targets: ["Combine"]),
        .library(name: "os", targets: ["os"]),
        .library(name: "OSLog", targets: ["OSLog"]),
        .library(name: "PhotosUI", targets: ["PhotosUI"]),
        .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
        .library(name: "DeveloperToolsSupport", targets: ["DeveloperToolsSupport"]),
        .library(name: "CoreTransferable", targets: ["CoreTransferable"]),
        .library(name: "PerchPreviews", targets: ["PerchPreviews"]),
        .library(name: "PerchStandIns", targets: ["PerchStandIns"]),
        .library(name: "PerchTesting", targets: ["PerchTesting"]),
        .library(name: "SnapshotTesting", targets: ["SnapshotTesting"]),
        .library(name: "AccessibilitySnapshot", targets: ["AccessibilitySnapshot"]),
        .library(name: "PerchWeb", targets: ["PerchWeb"]),
        .library(name: "PerchWebTLS", targets: ["PerchWebTLS"]),
        // All that is installed, in one library; see Scripts/install.sh.
        .library(name: "Perch", type: .dynamic, targets: installed),
        .executable(name: "perch", targets: ["PerchCommand"]),
        .executable(name: "perch-rewriter", targets: ["PerchRewriter"]),
        .executable(name: "gallery", targets: ["Gallery"]),
        .executable(name: "gallery-pictures", targets: ["GalleryPictures"]),
    ]
    products += standIns.map { .library(name: $0.name, targets: [$0.name] + $0.others) }
} else {
    // Manifests name these for Linux only, and SwiftPM looks for them on every host.
    products += [
        "SwiftUI", "UIKit", "CoreGraphics", "CoreText", "Combine", "os", "OSLog", "PhotosUI", "UniformTypeIdentifiers",
        "DeveloperToolsSupport", "CoreTransferable", "PerchStandIns", "PerchTesting", "PerchWeb", "PerchWebTLS",
        "SnapshotTesting", "AccessibilitySnapshot",
    ].map { .library(name: $0, targets: ["Nothing"]) }
    products += standIns.map { .library(name: $0.name, targets: ["Nothing"]) }
    products.append(.library(name: "PerchPreviews", targets: ["PerchPreviews"]))
    targets += [
        .target(name: "Nothing", path: "Sources/OtherPlatforms/Nothing"),
        .target(name: "PerchPreviews", path: "Sources/OtherPlatforms/PerchPreviews"),
    ]
}

if onLinux {
    dependencies += [
        .package(url: "https://github.com/swiftlang/swift-syntax", "602.0.0"..<"604.0.0"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
        .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
        // Fetched with all else, built for those who link PerchWeb.
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
        .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.37.6"),
        .package(url: "https://github.com/apple/swift-crypto", "3.12.3"..<"5.0.0"),
    ]
    targets += [
        // C libraries, as the system's package manager installs them.
        .systemLibrary(name: "CCairo", pkgConfig: "cairo-ft", providers: [.apt(["libcairo2-dev"])]),
        .systemLibrary(name: "CPango", pkgConfig: "pango", providers: [.apt(["libpango1.0-dev"])]),
        .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
        .systemLibrary(name: "CJPEG", pkgConfig: "libjpeg", providers: [.apt(["libjpeg-dev"])]),
        .target(
            name: "CRaster", dependencies: ["CCairo", "CPNG", "CJPEG"],
            linkerSettings: [.linkedLibrary("deflate")]),

        .target(name: "CHooks"),
        .target(name: "CTime"),

        // What every module may use.
        .target(name: "Locking"),
        .target(name: "CollectionSupplement"),
        // What belongs to one session of many in a process, and its time.
        .target(name: "Sessions", dependencies: ["CTime", "Locking"]),

        // The tool of the plugin. It has no dependencies, because it is built before everything else.
        .executableTarget(name: "PerchSourcesTool", dependencies: ["SourceWriter"]),
        .target(name: "SourceWriter"),

        // Plain values.
        .target(name: "DeveloperToolsSupport"),
        // API that Foundation lacks on Linux.
        .target(name: "FoundationSupplement"),
        .target(name: "CoreGraphics", dependencies: ["FoundationSupplement", "_Testing_CoreGraphics"]),
        .target(name: "_Testing_CoreGraphics"),
        .target(name: "_Testing_CoreImage"),
        .target(name: "_Testing_UIKit"),
        .target(name: "DisplayList", dependencies: ["CollectionSupplement", "CoreGraphics"]),

        // The only code that calls C libraries.
        .target(
            name: "Typesetter", dependencies: ["CoreGraphics", "CollectionSupplement", "DisplayList", "CPango"],
            resources: [.copy("Resources/Fonts")]),
        .target(
            name: "Rasterizer",
            dependencies: ["CoreGraphics", "CollectionSupplement", "DisplayList", "Locking", "CCairo", "CRaster"]),

        // Drawings in files.
        .target(name: "VectorImages", dependencies: ["CoreGraphics", "DisplayList", "Rasterizer"]),

        // The engine and the public API.
        .target(
            name: "SwiftUICore",
            dependencies: [
                "CHooks", "CollectionSupplement", "Combine", "CoreTransferable", "DisplayList", "HostKit", "Locking",
                "PerchMacros", "Rasterizer", "Sessions", "Typesetter", "UIKit", "UniformTypeIdentifiers",
                "VectorImages",
            ],
            resources: [.copy("Resources/Symbols")]),
        .target(
            name: "SwiftUI",
            dependencies: ["DisplayList", "HostKit", "Sessions", "SwiftUICore", "UniformTypeIdentifiers"]),
        // What UIKit and the engine share: messages, requests to the host, how fingers and scrolling move.
        .target(name: "HostKit", dependencies: ["CClasses", "CoreGraphics", "Locking", "Sessions"]),
        .target(
            name: "UIKit",
            dependencies: [
                "CHooks", "CoreGraphics", "DeveloperToolsSupport", "HostKit", "Typesetter", "Locking", "Sessions",
                "CClasses", "UniformTypeIdentifiers", "_Testing_UIKit",
            ]),
        .target(name: "CClasses"),
        .target(name: "CoreText", dependencies: ["CoreGraphics", "Typesetter", "Locking"]),
        .target(name: "os", dependencies: ["CSystemModules", "FoundationSupplement", "Locking"]),
        .target(name: "CSystemModules"),
        .target(name: "OSLog", dependencies: ["os"]),
        .target(
            name: "Combine", dependencies: ["Sessions", .product(name: "OpenCombine", package: "OpenCombine")]),
        .target(name: "UniformTypeIdentifiers", dependencies: ["Locking"]),
        .target(name: "CoreTransferable", dependencies: ["Combine", "UniformTypeIdentifiers"]),
        .target(name: "PhotosUI", dependencies: ["HostKit", "SwiftUI", "UniformTypeIdentifiers"]),
        .macro(
            name: "PerchMacros",
            dependencies: [
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
                .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
            ]),

        // What the modules in place of Apple's other frameworks share: the device, and word of what has no effect.
        .target(
            name: "PerchStandIns", dependencies: ["UIKit", "Locking", "Sessions"],
            path: "Sources/StandIns/PerchStandIns"),
        .target(
            name: "StandInViews", dependencies: ["PerchStandIns", "SwiftUI"], path: "Sources/StandIns/StandInViews"),
        // Deflate by zlib, which libpng needs as well.
        .target(
            name: "CompressionFunctions", path: "Sources/StandIns/CompressionFunctions",
            linkerSettings: [.linkedLibrary("z")]),
        .target(name: "CoreImageModules", path: "Sources/StandIns/CoreImageModules"),
        .target(
            name: "CommonCryptoFunctions",
            dependencies: [
                "CommonCrypto", .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "CryptoExtras", package: "swift-crypto"),
            ],
            path: "Sources/StandIns/CommonCryptoFunctions"),

        // Tools.
        .target(name: "CImages"),
        // One view in one variant, with time, events and services: what the tools drive, none of which knows another.
        .target(
            name: "PerchHost", dependencies: ["DisplayList", "SwiftUI", "Rasterizer", "Locking", "Sessions", "CImages"]),
        .target(name: "PerchRelease"),
        // Hashes of texts.
        .target(name: "TextHashing"),
        .target(
            name: "PerchCommands",
            dependencies: [
                "InspectionMessages", "SwiftUI",
                "PerchHost", "PerchRelease", .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
        // The rules and reports of the accessibility audit, which do not depend on a painter or a host; and the reader of a screen.
        .target(name: "Audit", dependencies: ["SwiftUI", "DisplayList", "TextHashing"]),
        .target(
            name: "PerchAudit",
            dependencies: ["CoreGraphics", "DisplayList", "SwiftUI", "Audit", "PerchHost", "Rasterizer"]),
        .target(
            name: "PerchPreviews",
            dependencies: [
                "Audit", "CPango", "DisplayList", "InspectionMessages", "Locking", "PerchAudit", "PerchCommands",
                "PerchHost", "PerchRelease",
                "Rasterizer", "SwiftUI", "TextHashing",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
        .target(
            name: "PerchTesting",
            dependencies: [
                "Audit", "DisplayList", "HostKit", "Locking", "Rasterizer", "SwiftUI", "UniformTypeIdentifiers",
                "PerchAudit", "PerchHost",
            ]),
        // Suites of swift-snapshot-testing, with Perch's pictures.
        .target(
            name: "SnapshotTesting",
            dependencies: ["DisplayList", "Locking", "PerchHost", "Rasterizer", "SwiftUI", "UIKit"]),
        // The strategies of the package AccessibilitySnapshot.
        .target(
            name: "AccessibilitySnapshot", dependencies: ["PerchHost", "SnapshotTesting", "SwiftUI", "UIKit"]),
        .target(
            name: "PerchWeb",
            dependencies: [
                "Audit", "DisplayList", "HostKit", "LiteralValues", "LiveLiterals", "PerchAudit", "PerchHost",
                "SwiftUI",
                "UIKit", "UniformTypeIdentifiers",
                .product(name: "ArgumentParser", package: "swift-argument-parser"), "PerchCommands", "Rasterizer",
                "Locking",
                .product(name: "NIOCore", package: "swift-nio"), .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOWebSocket", package: "swift-nio"),
            ],
            resources: [.copy("Page")]),
        // Encryption of the live page's connections; for those who want it, since it takes long to build.
        .target(
            name: "PerchWebTLS",
            dependencies: [
                .product(name: "NIOCore", package: "swift-nio"), "PerchWeb",
                .product(name: "NIOSSL", package: "swift-nio-ssl"),
            ]),
        // What the copy of a project's sources calls where something was replaced.
        .target(name: "ProjectSupport", dependencies: ["LiteralValues", "LiveLiterals", "SwiftUI"]),
        // Literals of a project's sources that the live page changes while the program runs: values, and where they are kept.
        .target(name: "LiteralValues", dependencies: ["TextHashing"]),
        .target(name: "LiveLiterals", dependencies: ["LiteralValues", "Locking", "Sessions"]),
        // A project as a value, and its readers for packages, Xcode projects, app playgrounds, and folders. Starts no compiler.
        // The format of compiled Core Data models: `perch` writes it, and the module CoreData reads it.
        .target(name: "ManagedModels"),
        .target(name: "ProjectModel", dependencies: ["LiteralValues", "ManagedModels"]),
        // Edits Swift sources by their syntax. It is a separate process, because it is as large as the compiler's parser.
        .target(
            name: "SourceRewriting",
            dependencies: [
                "LiteralValues", "ProjectModel", "TextHashing",
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
            ]),
        .executableTarget(name: "PerchRewriter", dependencies: ["LiteralValues", "ProjectModel", "SourceRewriting"]),
        // Builds projects in a cache, against the installed Perch.
        .target(
            name: "ProjectBuild",
            dependencies: ["LiteralValues", "ManagedModels", "ProjectModel", "SourceWriter", "TextHashing"]),
        // The requests of `perch mcp` to the program that it has built, and the replies.
        .target(name: "InspectionMessages"),
        // The Model Context Protocol, by which coding assistants use tools.
        .target(name: "ModelContext"),
        // A project's previews as tools of an assistant.
        .target(
            name: "ProjectAssistant",
            dependencies: ["ProjectModel", "InspectionMessages", "Locking", "ModelContext", "ProjectBuild"]),
        .executableTarget(
            name: "PerchCommand",
            dependencies: [
                "InspectionMessages", "ModelContext", "ProjectModel",
                "PerchRelease", "ProjectAssistant", "ProjectBuild",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
        // The tokens of the design system, to look at.
        .target(name: "GalleryPages", dependencies: ["SwiftUI", "DesignSystem"]),
        .executableTarget(
            name: "Gallery", dependencies: ["PerchPreviews", "PerchWeb", "DesignSystem", "GalleryPages"]),
        // The gallery without the live page, for pictures without the packages of a server.
        .executableTarget(name: "GalleryPictures", dependencies: ["PerchPreviews", "DesignSystem", "GalleryPages"]),

        // Tests.
        // Saves models until it is killed.
        .executableTarget(
            name: "ModelStoreFixture", dependencies: ["SwiftData"], path: "Tests/ModelStoreFixture"),
        .testTarget(
            name: "StandInTests",
            dependencies: ["Locking", "ModelStoreFixture", "PerchStandIns", "PerchTesting", "SwiftUI", "os"]
                + standIns.flatMap { [$0.name] + $0.others }.map { .target(name: $0) },
            exclude: ["__Snapshots__"]),
        .testTarget(name: "LockingTests", dependencies: ["Locking"]),
        .testTarget(name: "CollectionSupplementTests", dependencies: ["CollectionSupplement"]),
        .testTarget(name: "ProjectModelTests", dependencies: ["ProjectModel"]),
        .testTarget(
            name: "SourceRewritingTests",
            dependencies: [
                "LiteralValues", "ProjectModel", "SourceRewriting",
                .product(name: "SwiftParser", package: "swift-syntax"),
            ]),
        .testTarget(
            name: "ProjectBuildTests",
            dependencies: [
                "LiteralValues", "LiveLiterals", "Locking", "ManagedModels", "ProjectModel", "ProjectBuild",
                "ProjectSupport", "Sessions", "SwiftUI", "UIKit",
            ]),
        .testTarget(name: "ModelContextTests", dependencies: ["ModelContext"]),
        .executableTarget(
            name: "AssistantFixture", dependencies: ["SwiftUI", "PerchPreviews"], path: "Tests/AssistantFixture"),
        .testTarget(
            name: "ProjectAssistantTests",
            dependencies: ["ModelContext", "ProjectBuild", "ProjectAssistant", "AssistantFixture"]),
        .testTarget(name: "SessionsTests", dependencies: ["Sessions"]),
        .testTarget(name: "TypesetterTests", dependencies: ["CoreGraphics", "DisplayList", "Typesetter"]),
        .testTarget(
            name: "RasterizerTests", dependencies: ["CoreGraphics", "DisplayList", "Rasterizer", "Typesetter"]),
        .testTarget(
            name: "VectorImagesTests", dependencies: ["CoreGraphics", "DisplayList", "Rasterizer", "VectorImages"]),
        .testTarget(name: "CombineTests", dependencies: ["Combine"]),
        .testTarget(name: "OSLogTests", dependencies: ["OSLog"]),
        .testTarget(name: "FoundationSupplementTests", dependencies: ["CoreGraphics"]),
        // The screens of the engine's own tests.
        .target(
            name: "EngineTesting", dependencies: ["SwiftUI", "DisplayList", "PerchHost", "PerchTesting"],
            path: "Tests/EngineTesting"),
        .testTarget(
            name: "UIKitTests",
            dependencies: [
                "Typesetter", "SwiftUI", "CoreText", "PerchTesting", "EngineTesting", "UniformTypeIdentifiers",
            ],
            exclude: ["__Snapshots__"],
            resources: [.copy("Resources")]),
        .testTarget(
            name: "SwiftUICoreTests",
            dependencies: [
                "DisplayList", "Rasterizer", "Typesetter", "UniformTypeIdentifiers", "SwiftUI", "PerchTesting",
                "EngineTesting",
            ]),
        .testTarget(
            name: "SwiftUITests",
            dependencies: [
                "DisplayList", "UniformTypeIdentifiers", "SwiftUI", "PhotosUI", "PerchTesting", "EngineTesting",
            ],
            exclude: ["Containers", "Controls", "Navigation", "Presentation"].map { "\($0)/__Snapshots__" } + [
                "PinnedPictures.txt"
            ]),
        .executableTarget(
            name: "PreviewToolFixture",
            dependencies: [
                "SwiftUI", .product(name: "ArgumentParser", package: "swift-argument-parser"), "PerchPreviews",
                "PerchCommands", "ProjectSupport",
            ],
            path: "Tests/PreviewToolFixture",
            // Users of Perch may be in either language mode, so the fixture is in the older one.
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .executableTarget(
            name: "AuditFixture", dependencies: ["SwiftUI", "PerchPreviews"], path: "Tests/AuditFixture"),
        // Programs of either life cycle. They are drawn without a word about it in their sources, so they name the host
        // here only.
        .executableTarget(
            name: "SceneProgramFixture", dependencies: ["SwiftUI", "PerchPreviews"],
            path: "Tests/SceneProgramFixture", swiftSettings: [.swiftLanguageMode(.v5)]),
        .executableTarget(
            name: "ProgramFixture", dependencies: ["SwiftUI", "PerchPreviews"], path: "Tests/ProgramFixture"),
        .executableTarget(
            name: "WebFixture",
            dependencies: [
                "ProjectSupport", "SwiftUI", "UIKit", "UniformTypeIdentifiers", "PerchPreviews", "PerchWeb",
                "PerchWebTLS",
            ],
            path: "Tests/WebFixture"),
        // A program that serves itself: its source says nothing about it.
        .executableTarget(
            name: "WebProgramFixture", dependencies: ["SwiftUI", "PerchWeb"], path: "Tests/WebProgramFixture"),
        .testTarget(
            name: "PerchWebTests",
            dependencies: [
                "PerchCommands",
                "DisplayList", "LiteralValues", "Locking", "PerchHost", "SwiftUI",
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"), "PerchWeb",
            ]),
        .testTarget(
            name: "PerchHostTests", dependencies: ["PerchHost", "PerchTesting", "PreviewToolFixture", "Sessions"]),
        .testTarget(
            name: "PerchPreviewsTests",
            dependencies: [
                "DisplayList", "Rasterizer", "PerchPreviews", "PreviewToolFixture", "SceneProgramFixture",
                "ProgramFixture",
            ]),
        .testTarget(
            name: "AuditTests",
            dependencies: ["DisplayList", "Audit", "PerchAudit", "PerchTesting", "PerchPreviews", "AuditFixture"]),
        // Source as people write it for Apple's systems, in the older language mode: it is right if it compiles.
        .testTarget(
            name: "SwiftFiveSourceTests", dependencies: ["SwiftUI"], swiftSettings: [.swiftLanguageMode(.v5)]),
        // What the support matrix promises: the symbols that public code uses most, each shown to work.
        .testTarget(
            name: "DemandTests",
            dependencies: ["DisplayList", "Rasterizer", "SwiftUI", "PerchTesting", "EngineTesting"]),
        // A target as a package of Perch's users has one: plain sources, catalogs, the older language mode.
        .target(
            name: "SourcesFixture", dependencies: ["SwiftUI"], path: "Tests/SourcesFixture",
            resources: [.process("Resources")],
            swiftSettings: [.swiftLanguageMode(.v5), .enableUpcomingFeature("MemberImportVisibility")],
            plugins: ["PerchSources"]),
        .testTarget(
            name: "PerchSourcesTests", dependencies: ["DisplayList", "SourceWriter", "SourcesFixture", "PerchTesting"],
            exclude: ["__Snapshots__"],
            resources: [.process("Resources")], plugins: ["PerchSources"]),
        // What public source calls, held to compile: the same files in both language modes.
        .testTarget(name: "CallForms", dependencies: ["SwiftUI", "PerchTesting"]),
        .testTarget(
            name: "CallFormsSwift5", dependencies: ["SwiftUI", "PerchTesting"],
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(name: "CoreTransferableTests", dependencies: ["UniformTypeIdentifiers", "CoreTransferable"]),
        .testTarget(
            name: "PerchTestingTests", dependencies: ["DisplayList", "Rasterizer", "PerchTesting"],
            exclude: ["__Snapshots__"]),
        // Suites as people write them for swift-snapshot-testing, in the older language mode.
        .testTarget(
            name: "SnapshotTestingTests",
            dependencies: ["AccessibilitySnapshot", "SnapshotTesting", "SwiftUI", "UIKit"],
            exclude: ["__Snapshots__"], swiftSettings: [.swiftLanguageMode(.v5)]),
        // Code as the readers of the design system's documents write it, in both language modes.
        .testTarget(name: "DocumentSnippets", dependencies: ["DesignSystem", "PerchTesting"]),
        .testTarget(
            name: "DocumentSnippetsSwift5", dependencies: ["DesignSystem", "PerchTesting"],
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(
            name: "DesignSystemTests",
            dependencies: ["Sessions", "DesignSystem", "GalleryPages", "PerchTesting", "EngineTesting"],
            exclude: ["__Snapshots__"], resources: [.copy("Resources")]),
    ]
}

if onLinux {
    targets += standIns.map {
        .target(name: $0.name, dependencies: $0.dependencies, path: "Sources/StandIns/\($0.name)")
    }
}

if onLinux, Context.environment["PERCH_STRICT"] == "1" {
    targets += packageStandIns.map { name in
        .target(
            name: name,
            dependencies: ["PerchHost", "PerchStandIns", "SwiftUI", "UIKit"] + (packageStandInsWithin[name] ?? []),
            path: "Sources/PackageStandIns/\(name)")
    }
    targets.append(
        .testTarget(
            name: "PackageStandInTests",
            dependencies: ["PerchStandIns", "PerchTesting", "SwiftUI", "UIKit"]
                + packageStandIns.map { .target(name: $0) },
            exclude: ["__Snapshots__"]))
}

// Mutants of the tests in DemandTests, which `make prove` writes to out/prove. The compiler refuses some of them.
if onLinux, Context.environment["PERCH_PROVE"] == "1" {
    targets.append(
        .executableTarget(
            name: "DemandMutants",
            dependencies: ["DisplayList", "Rasterizer", "SwiftUI", "PerchTesting", "EngineTesting"],
            path: "out/prove",
            swiftSettings: [.unsafeFlags(["-suppress-warnings", "-continue-building-after-errors"])]))
}

// CI treats warnings as errors. With another compiler than CI's, they remain warnings.
if Context.environment["PERCH_STRICT"] == "1" {
    for target in targets where ![.system, .plugin].contains(target.type) && target.name != "DemandMutants" {
        target.swiftSettings = (target.swiftSettings ?? []) + [.treatAllWarnings(as: .error)]
    }
}

// A module is compiled with the layout of types that the modules it names only pass on. SwiftPM builds it again when a module
// changes that it names, so each names all of them.
let modules = Dictionary(targets.filter { $0.type == .regular }.map { ($0.name, $0) }) { first, _ in first }

func named(by target: Target) -> [String] {
    target.dependencies.compactMap { dependency in
        switch dependency {
        case .targetItem(let name, _), .byNameItem(let name, _): name
        default: nil
        }
    }
}

for target in targets where [.regular, .executable, .test].contains(target.type) {
    var found = Set(named(by: target))
    var queue = Array(found)
    while let name = queue.popLast() {
        for next in modules[name].map(named) ?? [] where modules[next] != nil && found.insert(next).inserted {
            target.dependencies.append(.target(name: next))
            queue.append(next)
        }
    }
}

let package = Package(
    name: "perch",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: products,
    dependencies: dependencies,
    targets: targets,
    swiftLanguageModes: [.v6]
)
