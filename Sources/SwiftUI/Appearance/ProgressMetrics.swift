import Foundation

/// Sizes and colors of iOS 17's progress views, in points, from the token table of the iOS 17 look.
enum ProgressMetrics {
    static let spinner: CGFloat = 20
    static let largeSpinner: CGFloat = 37
    static let bar: CGFloat = 4
    static let labelGap: CGFloat = 8
}
