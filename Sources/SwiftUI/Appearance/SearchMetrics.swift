import Foundation
import UIKit

/// The search field in a navigation bar. Source of the distances: measured in pictures of iOS 17 and 18.
enum SearchBarMetrics {
    /// Of a `UISearchBar` that stands alone.
    static let standaloneHeight: CGFloat = 52
    /// Above and below the text where it is so large that the field grows.
    static let fieldPadding: CGFloat = 7
    /// On a wide screen, where the field stands among the bar's items.
    static let widthInBar: CGFloat = 230
    /// At the standard type size; it grows with the text.
    static let iconSize: CGFloat = 16
    static let symbol = "magnifyingglass"
    static let closeSymbol = "xmark"
    static let microphone = "mic.fill"
    /// Before the sign's image, whose ink begins 8 points inside; the text begins at 31.5.
    static let iconLeading: CGFloat = 6
    static let iconGap: CGFloat = 6
    /// Above the field while it is in the place of the bar.
    static let topPaddingInBar: CGFloat = 8
    static let scopesGap: CGFloat = 12
    static let cancelGap: CGFloat = 12
    static let font = Font.body
    static var background: Color { Color(uiColor: .tertiarySystemFill) }
}

/// The search fields of a design, in points.
struct SearchLook: Sendable {
    /// A field on glass at the bottom of the screen, beside the items of the toolbar.
    struct Bottom: Equatable, Sendable {
        var height: CGFloat = 48
        /// Between the edge of the glass and the sign. Unsure.
        var fieldInset: CGFloat = 10
        /// Beyond this size the text would not fit. Unsure.
        var largestTypeSize = DynamicTypeSize.xxxLarge
        /// Between the glass and the keyboard. Unsure.
        var keyboardGap: CGFloat = 8
    }

    var fieldHeight: CGFloat = 36
    var cornerRadius: CGFloat = 10
    var topPadding: CGFloat = 1
    var bottomPadding: CGFloat = 13.5
    /// Between the edge of the field and the sign.
    var iconLeading: CGFloat = SearchBarMetrics.iconLeading
    /// The field of a page on a narrow screen; nil if it stands under the navigation bar.
    var bottom: Bottom?

    var rowHeight: CGFloat { topPadding + fieldHeight + bottomPadding }
}
