import Foundation

/// Sizes of the share sheet and the paste button, in points, measured off iOS 17.
enum ShareMetrics {
    static let previewSide: CGFloat = 44
    static let previewRadius: CGFloat = 8
    static let headerGap: CGFloat = 12
    static let headerPadding: CGFloat = 16
    static let rowHeight: CGFloat = 44
    static let rowRadius: CGFloat = 10
    static let closeButton: CGFloat = 30
    static let closeFont: Font = .system(size: 13, weight: .bold)
    static let sheetHeight: CGFloat = 240
    static let pressedOpacity = 0.1
}
