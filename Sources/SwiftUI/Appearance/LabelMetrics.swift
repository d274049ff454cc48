import Foundation

/// Distances in iOS's labels, in points, from the token table of the iOS 17 look.
enum LabelMetrics {
    static let iconGap: CGFloat = 8
    /// The width of the column that holds the icons of a list.
    static let listIconColumn: CGFloat = 28
    static let listIconGap: CGFloat = 12
}
