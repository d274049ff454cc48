import Foundation

/// Sizes of the sheet in which a color is chosen, in points. Apple publishes none; they are chosen by eye after iOS 17.
enum ColorPanelMetrics {
    static let padding: CGFloat = 16
    static let gap: CGFloat = 16
    static let titleGap: CGFloat = 6
    static let height: CGFloat = 640
    static let areaHeight: CGFloat = 330
    static let cornerRadius: CGFloat = 8
    static let gridColumns = 12
    static let gridRows = 10
    static let bar: CGFloat = 36
    static let knobRing: CGFloat = 3
    static let valueWidth: CGFloat = 60
    static let well: CGFloat = 72
}
