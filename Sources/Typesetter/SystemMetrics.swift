import Foundation

/// San Francisco's measures, in ems. Inter is drawn on them, so lines are as high as on iOS.
/// Source: the `hhea`, `OS/2` and `post` values that Apple's published SF Pro reports.
package enum SystemMetrics {
    static let ascent = 0.952148
    static let descent = 0.241211
    static let capHeight = 0.704590
    static let xHeight = 0.526367
    static let underlineOffset = 0.15137
    static let underlineThickness = 0.05859

    static func metrics(size: Double, extraLeading: Double) -> FontMetrics {
        FontMetrics(
            ascent: ascent * size, descent: descent * size, leading: extraLeading,
            capHeight: capHeight * size, xHeight: xHeight * size,
            underlineOffset: underlineOffset * size, underlineThickness: underlineThickness * size)
    }

    /// The height of a line without any leading, in points.
    package static func lineHeight(size: Double) -> Double { (ascent + descent) * size }
}
