import SwiftUI

/// The screen of a device: its size in points, its number of pixels per point, and its insets.
public struct Device: Hashable, Sendable {
    /// The insets for the status bar, the rounded corners, and the home indicator, in points.
    public struct Insets: Hashable, Sendable {
        /// The insets in points.
        public var top, leading, bottom, trailing: Double
    }

    /// The family, which determines size classes and the look of some presentations.
    public enum Family: String, Hashable, Sendable {
        /// The families: iPhone and iPad.
        case phone, pad
    }

    /// The name of the device, as Apple uses it.
    public var name: String
    /// The family of the device.
    public var family: Family
    /// The size in points, in portrait orientation.
    public var size: CGSize
    /// The number of pixels per point.
    public var scale: Double
    /// The insets in portrait orientation.
    public var portraitInsets: Insets
    /// The insets in landscape orientation.
    public var landscapeInsets: Insets
    /// The margin of list rows and cards, in points, regardless of the window's width.
    public var margin: Double
    /// A Boolean value that indicates whether the width is regular in landscape orientation.
    public var isLarge: Bool

    /// The default device of previews.
    public static let standard = Device.named("iPhone 16")!

    /// Returns the device with a name, ignoring case and spaces.
    public static func named(_ name: String) -> Device? {
        func key(_ name: String) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber } }
        // Xcode names the generation of phones, too; the older ones of a size look alike.
        let model = name.replacing(/\s*\([^()]*generation\)$/, with: "")
        return all.first { key($0.name) == key(name) } ?? all.first { key($0.name) == key(model) }
    }
}

extension Device {
    /// The known devices. Sizes and insets are those of swift-snapshot-testing (`ViewImageConfig` of 0.x to 1.x) and of
    /// Apple's device specifications. The landscape insets of the large phones are those of the smaller ones. Margins
    /// were measured in pictures of an iPhone 16 and an iPhone SE. Documentation/Devices.md describes how certain each
    /// number is.
    public static let all: [Device] = [
        Device("iPhone SE", .phone, 375, 667, scale: 2, portrait: (20, 0, 0, 0), landscape: (0, 0, 0, 0), margin: 16),
        Device(
            "iPhone 13", .phone, 390, 844, scale: 3, portrait: (47, 0, 34, 0), landscape: (0, 47, 21, 47),
            margin: 16),
        Device(
            "iPhone 14", .phone, 390, 844, scale: 3, portrait: (47, 0, 34, 0), landscape: (0, 47, 21, 47),
            margin: 16),
        Device(
            "iPhone 13 mini", .phone, 375, 812, scale: 3, portrait: (50, 0, 34, 0), landscape: (0, 50, 21, 50),
            margin: 16),
        Device("iPhone 15", .phone, 393, 852, scale: 3, portrait: (59, 0, 34, 0), landscape: (0, 59, 21, 59)),
        Device(
            "iPhone 15 Pro", .phone, 393, 852, scale: 3, portrait: (59, 0, 34, 0), landscape: (0, 59, 21, 59)),
        Device("iPhone 16", .phone, 393, 852, scale: 3, portrait: (59, 0, 34, 0), landscape: (0, 59, 21, 59)),
        Device(
            "iPhone 15 Plus", .phone, 430, 932, scale: 3, portrait: (59, 0, 34, 0),
            landscape: (0, 59, 21, 59), isLarge: true),
        Device(
            "iPhone 15 Pro Max", .phone, 430, 932, scale: 3, portrait: (59, 0, 34, 0),
            landscape: (0, 59, 21, 59), isLarge: true),
        Device(
            "iPhone 16 Plus", .phone, 430, 932, scale: 3, portrait: (59, 0, 34, 0),
            landscape: (0, 59, 21, 59), isLarge: true),
        Device(
            "iPhone 16 Pro", .phone, 402, 874, scale: 3, portrait: (62, 0, 34, 0), landscape: (0, 62, 21, 62)),
        Device("iPhone 17", .phone, 402, 874, scale: 3, portrait: (62, 0, 34, 0), landscape: (0, 62, 21, 62)),
        Device(
            "iPhone 17 Pro", .phone, 402, 874, scale: 3, portrait: (62, 0, 34, 0), landscape: (0, 62, 21, 62)),
        Device(
            "iPhone 16 Pro Max", .phone, 440, 956, scale: 3, portrait: (62, 0, 34, 0),
            landscape: (0, 62, 21, 62), isLarge: true),
        Device(
            "iPhone 17 Pro Max", .phone, 440, 956, scale: 3, portrait: (62, 0, 34, 0),
            landscape: (0, 62, 21, 62), isLarge: true),
        Device(
            "iPad 10.2-inch", .pad, 810, 1080, scale: 2, portrait: (20, 0, 0, 0), landscape: (20, 0, 0, 0)),
        Device("iPad mini", .pad, 744, 1133, scale: 2, portrait: (24, 0, 20, 0), landscape: (24, 0, 20, 0)),
        Device(
            "iPad (10th generation)", .pad, 820, 1180, scale: 2, portrait: (24, 0, 20, 0),
            landscape: (24, 0, 20, 0)),
        Device(
            "iPad Air 11-inch", .pad, 820, 1180, scale: 2, portrait: (24, 0, 20, 0), landscape: (24, 0, 20, 0)
        ),
        Device(
            "iPad Pro 11-inch", .pad, 834, 1194, scale: 2, portrait: (24, 0, 20, 0), landscape: (24, 0, 20, 0)
        ),
        Device(
            "iPad Pro 12.9-inch", .pad, 1024, 1366, scale: 2, portrait: (24, 0, 20, 0),
            landscape: (24, 0, 20, 0)),
        Device(
            "iPad Pro 13-inch", .pad, 1024, 1366, scale: 2, portrait: (24, 0, 20, 0),
            landscape: (24, 0, 20, 0)),
    ]

    /// Insets are in the order top, leading, bottom, trailing.
    private init(
        _ name: String, _ family: Family, _ width: Double, _ height: Double, scale: Double,
        portrait: (Double, Double, Double, Double), landscape: (Double, Double, Double, Double),
        margin: Double = 20, isLarge: Bool = false
    ) {
        self.name = name
        self.family = family
        self.size = CGSize(width: width, height: height)
        self.scale = scale
        self.portraitInsets = Insets(portrait)
        self.landscapeInsets = Insets(landscape)
        self.margin = margin
        self.isLarge = isLarge
    }
}

extension Device.Insets {
    fileprivate init(_ values: (Double, Double, Double, Double)) {
        (top, leading, bottom, trailing) = values
    }
}
