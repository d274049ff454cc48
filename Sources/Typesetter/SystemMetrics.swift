import Foundation

/// San Francisco's measures, in ems. Inter is drawn on them, so lines are as high as on iOS.
/// Source: the `hhea`, `OS/2` and `post` values that Apple's published SF Pro reports.
enum SystemMetrics {
    static let ascent = 0.952148
    static let descent = 0.241211
    static let capHeight = 0.704590
    static let xHeight = 0.526367
    static let underlineOffset = 0.108
    static let underlineThickness = 0.0488

    static func metrics(size: Double, extraLeading: Double) -> FontMetrics {
        FontMetrics(
            ascent: ascent * size, descent: descent * size, leading: extraLeading,
            capHeight: capHeight * size, xHeight: xHeight * size,
            underlineOffset: underlineOffset * size, underlineThickness: underlineThickness * size)
    }

    /// Letter spacing for Inter, in ems. The curve is the one Inter's makers publish ("dynamic
    /// metrics"); with it the widths come within about two per cent of San Francisco's.
    static func tracking(size: Double) -> Double {
        let curve = -0.0223 + 0.185 * exp(-0.1745 * size)
        return size < PinnedFonts.displaySize ? curve : curve + displayTightness
    }

    /// By how much Inter Display's advances are narrower than Inter's, for a mean character.
    /// Measured over English text in regular and bold; keeps widths continuous where the cut changes.
    private static let displayTightness = 0.042
}
