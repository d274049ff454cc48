import DisplayList
import Foundation

/// How the bars look that show how far a scroll view is scrolled, in points and seconds, as Flutter's team has measured them
/// by eye against iOS (`CupertinoScrollbar`).
enum ScrollIndicatorAppearance {
    static let thickness: CGFloat = 3
    /// The distance from the window's edges.
    static let inset: CGFloat = 3
    static let minimumLength: CGFloat = 36
    /// The length to which a bar shrinks while content is pulled beyond its ends.
    static let shortestLength: CGFloat = 8
    /// How long a bar stays after the last movement.
    static let stay: TimeInterval = 1.2
    static let fade: TimeInterval = 0.25
    /// Colors of iOS 13.1.
    static let lightColor = RGBA.black.opacity(0.35)
    static let darkColor = RGBA.white.opacity(0.5)
}
