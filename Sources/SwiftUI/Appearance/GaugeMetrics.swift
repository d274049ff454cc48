import Foundation

/// Sizes of iOS 17's gauges, in points, judged from Apple's documentation of the styles.
enum GaugeMetrics {
    static let bar: CGFloat = 6
    static let gap: CGFloat = 4
    static let dial: CGFloat = 58
    static let dialLine: CGFloat = 6
    /// The part of the circle that an open dial takes.
    static let dialOpening = 0.75
    /// The angle at which an open dial begins: at the lower left.
    static let dialStart = 135.0
    static let trackOpacity = 0.3
    static let marker: CGFloat = 8
    static let markerGap: CGFloat = 2
    static let valueFont: Font = .system(size: 20, weight: .medium)
    static let labelFont: Font = .system(size: 11)
}
