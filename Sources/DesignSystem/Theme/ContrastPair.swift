import SwiftUI

/// A color on a background, and the contrast between them.
public struct ContrastPair: Sendable, Identifiable {
    /// The roles of both.
    public let name: String
    /// The color in front.
    public let foreground: Color
    /// The color behind.
    public let ground: Color
    /// The color that is visible through the background. Nil if the background is opaque.
    public var base: Color?
    /// The ratio that WCAG requires: 4.5 for text, and 3 for large text, icons, and significant lines.
    public let required: Double

    public var id: String { name }

    /// Returns the contrast ratio as defined in WCAG, from 1 to 21.
    public func ratio(_ scheme: ColorScheme) -> Double {
        Self.ratio(of: foreground, on: ground, over: base, in: scheme)
    }

    static func ratio(of foreground: Color, on ground: Color, over base: Color? = nil, in scheme: ColorScheme) -> Double
    {
        let traits = UITraitCollection(userInterfaceStyle: scheme == .dark ? .dark : .light)
        // What is not opaque lies on what is behind it, and that on white or black.
        let paper = ColorParts(scheme == .dark ? .black : .white)
        let behind = ColorParts(ground, traits).over(base.map { ColorParts($0, traits).over(paper) } ?? paper)
        let front = ColorParts(foreground, traits).over(behind)
        let (light, dark) = (max(front.luminance, behind.luminance), min(front.luminance, behind.luminance))
        return (light + ContrastLevel.flare) / (dark + ContrastLevel.flare)
    }
}

/// What WCAG 2.2 asks for.
enum ContrastLevel {
    static let text = 4.5
    static let shapes = 3.0
    /// Light that falls on any screen.
    static let flare = 0.05
}
