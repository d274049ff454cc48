import SwiftUI

/// The accessibility features that the user has turned on.
///
/// Views read these features from the environment, for example from `\.accessibilityReduceMotion` and
/// `\.colorSchemeContrast`. `increaseContrast` changes system colors, and `boldText` changes fonts.
public struct AccessibilityFeatures: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Increased contrast between colors and their background.
    public static let increaseContrast = AccessibilityFeatures(rawValue: 1 << 0)
    /// Reduced motion.
    public static let reduceMotion = AccessibilityFeatures(rawValue: 1 << 1)
    /// Reduced transparency.
    public static let reduceTransparency = AccessibilityFeatures(rawValue: 1 << 2)
    /// Information that does not depend only on color.
    public static let differentiateWithoutColor = AccessibilityFeatures(rawValue: 1 << 3)
    /// Bold text.
    public static let boldText = AccessibilityFeatures(rawValue: 1 << 4)
    /// Buttons with a visible shape.
    public static let buttonShapes = AccessibilityFeatures(rawValue: 1 << 5)
    /// Labels in switches: a line if the switch is on, and a ring if it is off.
    public static let onOffLabels = AccessibilityFeatures(rawValue: 1 << 6)
    /// Inverted colors, except in views with `accessibilityIgnoresInvertColors`.
    public static let invertColors = AccessibilityFeatures(rawValue: 1 << 7)

    /// The features by the names that options and files have for them, always in the same order.
    package static let named: [(name: String, feature: AccessibilityFeatures)] = [
        ("increaseContrast", .increaseContrast), ("reduceMotion", .reduceMotion),
        ("reduceTransparency", .reduceTransparency), ("differentiateWithoutColor", .differentiateWithoutColor),
        ("boldText", .boldText), ("buttonShapes", .buttonShapes), ("onOffLabels", .onOffLabels),
        ("invertColors", .invertColors),
    ]

    /// The names of the features in the set.
    package var names: [String] { Self.named.filter { contains($0.feature) }.map(\.name) }

    /// The feature of a name, in upper or lower case; nil for a name that none has.
    package init?(name: String) {
        guard let found = Self.named.first(where: { $0.name.lowercased() == name.lowercased() }) else { return nil }
        self = found.feature
    }
}

extension AccessibilityFeatures: Codable {
    /// Reads the names of features. Unknown names are ignored.
    public init(from decoder: any Decoder) throws {
        let names = try decoder.singleValueContainer().decode([String].self)
        self.init(names.compactMap(AccessibilityFeatures.init(name:)))
    }

    /// Writes the names of the features.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(names)
    }
}

extension EnvironmentValues {
    /// Switches features on or off, and leaves all others as they are.
    mutating func set(_ features: AccessibilityFeatures, isOn: Bool) {
        if features.contains(.increaseContrast) { _colorSchemeContrast = isOn ? .increased : .standard }
        if features.contains(.boldText) { legibilityWeight = isOn ? .bold : nil }
        if features.contains(.reduceMotion) { accessibilitySettings.reducesMotion = isOn }
        if features.contains(.reduceTransparency) { accessibilitySettings.reducesTransparency = isOn }
        if features.contains(.differentiateWithoutColor) { accessibilitySettings.differentiatesWithoutColor = isOn }
        if features.contains(.buttonShapes) { accessibilitySettings.showsButtonShapes = isOn }
        if features.contains(.onOffLabels) { accessibilitySettings.showsSwitchLabels = isOn }
        if features.contains(.invertColors) { accessibilitySettings.invertsColors = isOn }
    }
}
