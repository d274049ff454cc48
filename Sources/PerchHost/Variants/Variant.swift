import Foundation

/// The color scheme: light or dark.
public enum Scheme: String, CaseIterable, Codable, Hashable, Sendable {
    /// The schemes: dark content on a light background, and light content on a dark background.
    case light, dark
}

/// The Dynamic Type sizes, with SwiftUI's names.
public enum TypeSize: String, CaseIterable, Codable, Hashable, Sendable {
    /// The standard sizes; `large` is the default.
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    /// The sizes that accessibility settings add.
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
}

/// The canvas of a view.
public enum CanvasLayout: Codable, Hashable, Sendable {
    /// The whole screen of a device, with its safe areas.
    case device
    /// A layout with the ideal size of the view, within the width of the device.
    case sizeThatFits
    /// A canvas with a size in points, without safe areas.
    case fixed(width: Double, height: Double)

    /// The maximum length of a side, in points. Larger pictures would not fit into memory.
    public static let longestSide = 10_000

    /// Reads `device`, `sizeThatFits` or `320x200`.
    package init?(_ text: String) {
        switch text.lowercased() {
        case "device": self = .device
        case "sizethatfits": self = .sizeThatFits
        default:
            let sides = text.lowercased().split(separator: "x", omittingEmptySubsequences: false).map {
                Double($0)
            }
            let range = 1...Double(Self.longestSide)
            guard sides.count == 2, let width = sides[0], let height = sides[1], range.contains(width),
                range.contains(height)
            else { return nil }
            self = .fixed(width: width, height: height)
        }
    }
}

/// A set of options for drawing a view: the canvas, the appearance, and the user's settings.
public struct Variant: Codable, Hashable, Sendable {
    /// The color scheme.
    public var scheme: Scheme = .light
    /// The size of text.
    public var typeSize: TypeSize = .large
    /// The device. Nil for the preview's device, or the default device.
    public var device: String?
    /// The layout. Nil for the preview's layout, or the screen of the device.
    public var layout: CanvasLayout?
    /// The number of pixels per point. Nil for the scale of the device.
    public var scale: Double?
    /// The identifier of a locale, such as `de_AT`.
    public var locale: String = Variant.standardLocale
    /// The identifier of a time zone, such as `Europe/Vienna`. Nil for UTC, in which pictures are the same on every
    /// machine.
    public var timeZone: String?
    /// The layout direction. Nil for the direction of the locale's language.
    public var isRightToLeft: Bool?
    /// A Boolean value that indicates whether the device is in landscape orientation. Nil for the orientation that the
    /// preview requests.
    public var isLandscape: Bool?
    /// The accessibility features that are turned on. None by default.
    public var accessibility: AccessibilityFeatures = []
    /// The design of iOS, `ios18` or `ios26`. Nil for the design that the program and the version of iOS select, which
    /// is `ios18` by default.
    public var appearance: String?

    /// The default locale.
    public static let standardLocale = "en_US"

    /// Creates a variant. Without arguments, it is light and has text of the default size.
    public init(
        scheme: Scheme = .light, typeSize: TypeSize = .large, device: String? = nil,
        layout: CanvasLayout? = nil, scale: Double? = nil, locale: String = Variant.standardLocale,
        timeZone: String? = nil, isRightToLeft: Bool? = nil, isLandscape: Bool? = nil,
        accessibility: AccessibilityFeatures = [], appearance: String? = nil
    ) {
        self.scheme = scheme
        self.typeSize = typeSize
        self.device = device
        self.layout = layout
        self.scale = scale
        self.locale = locale
        self.timeZone = timeZone
        self.isRightToLeft = isRightToLeft
        self.isLandscape = isLandscape
        self.accessibility = accessibility
        self.appearance = appearance
    }

    /// Reads a variant. Older formats have no accessibility features.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        scheme = try values.decode(Scheme.self, forKey: .scheme)
        typeSize = try values.decode(TypeSize.self, forKey: .typeSize)
        device = try values.decodeIfPresent(String.self, forKey: .device)
        layout = try values.decodeIfPresent(CanvasLayout.self, forKey: .layout)
        scale = try values.decodeIfPresent(Double.self, forKey: .scale)
        locale = try values.decode(String.self, forKey: .locale)
        timeZone = try values.decodeIfPresent(String.self, forKey: .timeZone)
        isRightToLeft = try values.decodeIfPresent(Bool.self, forKey: .isRightToLeft)
        isLandscape = try values.decodeIfPresent(Bool.self, forKey: .isLandscape)
        accessibility = try values.decodeIfPresent(AccessibilityFeatures.self, forKey: .accessibility) ?? []
        appearance = try values.decodeIfPresent(String.self, forKey: .appearance)
    }

    /// A label that distinguishes the variant, for file names: `dark-accessibility3-de_AT`.
    public var label: String {
        var parts = [scheme.rawValue]
        if typeSize != .large { parts.append(typeSize.rawValue) }
        if let device { parts.append(device) }
        switch layout {
        case .device?: parts.append("device")
        case .sizeThatFits?: parts.append("fit")
        case .fixed(let width, let height)?: parts.append("\(Int(width))x\(Int(height))")
        case nil: break
        }
        if let scale { parts.append("\(Int(scale))x") }
        if locale != Variant.standardLocale { parts.append(locale) }
        if let timeZone { parts.append(timeZone) }
        if isRightToLeft == true { parts.append("rtl") }
        if isLandscape == true { parts.append("landscape") }
        parts += accessibility.names
        if let appearance { parts.append(appearance) }
        return parts.joined(separator: "-")
    }
}

/// The file formats for pictures of a view.
public enum PictureFormat: String, CaseIterable, Codable, Hashable, Sendable {
    /// A picture of pixels, or one of two vector formats with real text.
    case png, pdf, svg
    /// An animated PNG.
    case apng

    /// What a file's name ends with. An animated PNG is a PNG to anyone who knows of no others.
    package var fileExtension: String { self == .apng ? "png" : rawValue }
}
