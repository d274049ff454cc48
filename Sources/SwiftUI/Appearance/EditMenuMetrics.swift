import Foundation

/// Sizes of iOS 17's edit menu, in points. Apple publishes none; by eye.
enum EditMenuMetrics {
    static let height: CGFloat = 44
    static let itemPadding: CGFloat = 14
    /// Between the bar and what it is about.
    static let gap: CGFloat = 10
    /// What stays free between the bar and the edge of the canvas.
    static let margin: CGFloat = 8
    static let motion = PresentationMotion(opening: .easeOut(duration: 0.15), closing: .easeOut(duration: 0.15))
}
