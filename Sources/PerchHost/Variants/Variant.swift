import Foundation

/// Light or dark.
public enum Scheme: String, CaseIterable, Codable, Hashable, Sendable {
    /// Dark on light, or light on dark.
    case light, dark
}

/// The Dynamic Type sizes, by SwiftUI's names.
public enum TypeSize: String, CaseIterable, Codable, Hashable, Sendable {
    /// The sizes that everybody is offered; `large` is the standard one.
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    /// The sizes that accessibility settings add.
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
}

/// The canvas of a view.
public enum CanvasLayout: Codable, Hashable, Sendable {
    /// A device's whole screen, with its safe areas.
    case device
    /// A layout with the ideal size of the view, within the width of the device.
    case sizeThatFits
    /// The given size in points, without safe areas.
    case fixed(width: Double, height: Double)

    /// Longer sides, in points, are refused: the picture would not fit into memory.
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

/// One way to draw a view: on what, in which appearance, for whom.
public struct Variant: Codable, Hashable, Sendable {
    /// Light or dark.
    public var scheme: Scheme = .light
    /// The size of text.
    public var typeSize: TypeSize = .large
    /// Nil for the device that the preview asks for, or the standard one.
    public var device: String?
    /// Nil for the layout that the preview asks for, or the device's screen.
    public var layout: CanvasLayout?
    /// Pixels for each point; nil for the device's.
    public var scale: Double?
    /// A locale's identifier, such as `de_AT`.
    public var locale: String = Variant.standardLocale
    /// A time zone's identifier, such as `Europe/Vienna`; nil for UTC, in which pictures are the same everywhere.
    public var timeZone: String?
    /// Nil for the direction of the locale's language.
    public var isRightToLeft: Bool?
    /// A Boolean value that indicates whether the device lies on its side; nil for what the preview asks for.
    public var isLandscape: Bool?
    /// The accessibility features that are turned on; nothing unless said otherwise.
    public var accessibility: AccessibilityFeatures = []
    /// The design of iOS, `ios18` or `ios26`; nil for what the program and the version of iOS ask for, which is `ios18` unless another is.
    public var appearance: String?

    /// The locale that is drawn in unless another is asked for.
    public static let standardLocale = "en_US"

    /// A variant; without arguments a light one with text of the standard size.
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

    /// Reads a variant; one that was written before features were known has none.
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

/// The kinds of files a view is drawn to.
public enum PictureFormat: String, CaseIterable, Codable, Hashable, Sendable {
    /// Pixels, or one of two vector formats with real text.
    case png, pdf, svg
    /// Pixels that move: an animated PNG.
    case apng

    /// What a file's name ends with. An animated PNG is a PNG to anyone who knows of no others.
    package var fileExtension: String { self == .apng ? "png" : rawValue }
}
