// Made by Scripts/tokens.py from Tokens/JSON/Ledger.json. Change that file, not this one.
// swift-format-ignore-file

import SwiftUI

/// Radii, lines and widths, in points.
public enum Dimensions {
    /// The corner radius of cards.
    public static let cardRadius: CGFloat = 12
    /// The corner radius of buttons.
    public static let buttonRadius: CGFloat = 8
    /// The corner radius of fields.
    public static let inputRadius: CGFloat = 8
    /// The width of lines.
    public static let borderWidth: CGFloat = 1
    /// The width of the line around selected elements.
    public static let selectionBorderWidth: CGFloat = 2
    /// The corner radius of large thumbnails.
    public static let thumbnailRadius: CGFloat = 21
    /// The largest width of a column of text.
    public static let contentMaxWidth: CGFloat = 720
    /// The largest width of a form.
    public static let formMaxWidth: CGFloat = 560
    /// The least width of a card in a grid.
    public static let cardMinWidth: CGFloat = 320
    /// The height of a progress bar.
    public static let progressBarHeight: CGFloat = 6
    /// The diameter of a progress ring.
    public static let progressRingSize: CGFloat = 36
    /// The line width of a progress ring.
    public static let progressRingWidth: CGFloat = 3
    /// The diameter of a circle that selects.
    public static let selectorSize: CGFloat = 18
    /// The width of a card's picture, of its height.
    public static let imageAspectRatio: CGFloat = 1.777778
}
