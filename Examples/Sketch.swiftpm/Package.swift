// swift-tools-version: 5.9

// As Swift Playgrounds writes it. On a Mac the module AppleProductTypes is part of Xcode.

import AppleProductTypes
import PackageDescription

let package = Package(
    name: "Sketch",
    platforms: [.iOS("18.0")],
    products: [
        .iOSApplication(
            name: "Sketch",
            targets: ["AppModule"],
            bundleIdentifier: "com.example.sketch",
            displayVersion: "1.0 (first)",
            bundleVersion: "1",
            appIcon: .placeholder(icon: .pencil),
            accentColor: .presetColor(.indigo),
            supportedDeviceFamilies: [.pad, .phone],
            supportedInterfaceOrientations: [.portrait, .landscapeRight])
    ],
    targets: [.executableTarget(name: "AppModule", path: ".")])
