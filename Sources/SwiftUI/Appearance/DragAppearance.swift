import Foundation

/// How a view looks that goes with the finger. Apple tells no numbers; these are our choice.
enum DragAppearance {
    static let scale: CGFloat = 0.95
    static let opacity = 0.85
}
