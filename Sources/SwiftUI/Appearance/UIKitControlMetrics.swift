import Foundation

/// Lengths of UIKit's controls that SwiftUI's have not, in points: as Interface Builder shows them on iOS 17.
enum UIKitControlMetrics {
    /// Round the text of a field with a border.
    static let fieldInsets = EdgeInsets(top: 6, leading: 7, bottom: 6, trailing: 7)
    static let fieldRadius: CGFloat = 5
    static let fieldBorder: CGFloat = 0.5
    static let fieldSpacing: CGFloat = 4
    /// The size of a text view's text where none is said.
    static let textViewFontSize: CGFloat = 12
    static let buttonRadius: CGFloat = 6
}
