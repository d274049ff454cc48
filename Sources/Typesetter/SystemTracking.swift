import Foundation

/// The letter spacing with which Inter is as wide as San Francisco.
///
/// Two things are added. The first is San Francisco's own tracking, which Apple publishes size by size (Human Interface
/// Guidelines, Typography, "Tracking values"). The second makes up for Inter's letters being drawn a little narrower or wider:
/// one number for a weight, for the text and for the display cut. It was fitted to widths that Apple's text system gives for
/// 170 English texts and labels in sizes from 10 to 34 points (an iPhone simulator's, published with the fixtures of
/// github.com/iamcgn/swiftui-web), so that whole sentences agree within half a per cent at every text style.
enum SystemTracking {
    /// Points to add after each character.
    static func points(size: Double, weight: Double) -> Double {
        published(size) + correction(size, weight) * size
    }

    // MARK: Published

    /// In points, for whole sizes from 6 on; then every other size, and so on to 80, from where on there is none.
    private static let table: [(size: Double, tracking: Double)] =
        zip(
            stride(from: 6.0, through: 54, by: 1),
            [
                0.24, 0.23, 0.21, 0.17, 0.12, 0.06, 0, -0.08, -0.15, -0.23, -0.31, -0.43, -0.44, -0.45, -0.45, -0.36,
                -0.26, -0.1, 0.07, 0.15, 0.22, 0.29, 0.38, 0.4, 0.4, 0.39, 0.41, 0.4, 0.4, 0.38, 0.37, 0.36, 0.37,
                0.38, 0.37, 0.36, 0.37, 0.38, 0.37, 0.35, 0.36, 0.37, 0.35, 0.33, 0.34, 0.35, 0.33, 0.31, 0.32,
            ]
        ).map { ($0, $1) } + [
            (56, 0.3), (58, 0.28), (60, 0.26), (62, 0.24), (64, 0.22), (66, 0.19), (68, 0.17), (70, 0.14), (72, 0.14),
            (76, 0.07), (80, 0),
        ]

    private static func published(_ size: Double) -> Double {
        // Below the table tracking shrinks with the size, as letters do.
        if size < table[0].size { return table[0].tracking * max(size, 0) / table[0].size }
        return interpolated(table.map { ($0.size, $0.tracking) }, at: size)
    }

    // MARK: Correction

    /// In ems: what the text cut lacks up to 17 points, the display cut from 28 on, and by how much the display cut of Inter is
    /// narrower than the text cut, for a mean character.
    private struct Correction {
        var text: Double
        var display: Double
        var displayTightness: Double
    }

    /// Lighter and heavier weights are corrected as the nearest.
    private static let corrections: [(weight: Double, value: Correction)] = [
        (400, Correction(text: -0.0021, display: -0.0155, displayTightness: 0.0454)),
        (500, Correction(text: 0.0033, display: -0.0095, displayTightness: 0.0429)),
        (600, Correction(text: 0.0068, display: -0.0035, displayTightness: 0.0402)),
        (700, Correction(text: 0.0095, display: 0.003, displayTightness: 0.0378)),
    ]

    /// How far San Francisco has gone from its text to its display drawing: read off the height of the x, which UIKit reports.
    private static let opticalSizes: [(size: Double, share: Double)] = [
        (17, 0), (20, 0.21), (22, 0.526), (24, 0.816), (26, 0.921), (28, 1),
    ]

    private static func correction(_ size: Double, _ weight: Double) -> Double {
        let share = interpolated(opticalSizes.map { ($0.size, $0.share) }, at: size)
        func value(_ field: (Correction) -> Double) -> Double {
            interpolated(corrections.map { ($0.weight, field($0.value)) }, at: weight)
        }
        let mixed = value(\.text) * (1 - share) + value(\.display) * share
        // The part that is the other cut's is counted from this one's letters.
        return size < PinnedFonts.displaySize
            ? mixed - value(\.displayTightness) * share : mixed + value(\.displayTightness) * (1 - share)
    }

    /// The value at `x` between points of a line; outside of them that of the nearest.
    private static func interpolated(_ points: [(Double, Double)], at x: Double) -> Double {
        guard let upper = points.firstIndex(where: { $0.0 >= x }) else { return points[points.count - 1].1 }
        guard upper > 0 else { return points[0].1 }
        let (a, b) = (points[upper - 1], points[upper])
        return a.1 + (b.1 - a.1) * (x - a.0) / (b.0 - a.0)
    }
}
