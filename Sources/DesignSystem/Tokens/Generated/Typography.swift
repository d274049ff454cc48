// Made by Scripts/tokens.py from Tokens/JSON/Ledger.json. Change that file, not this one.
// swift-format-ignore-file

import SwiftUI

/// The fonts by what they are for. All grow with Dynamic Type.
public enum Typography {
    /// The title of a screen.
    public static let h1 = Font.title3.weight(.bold)
    /// The title of a sheet or section.
    public static let h2 = Font.headline
    /// The title of a card or row.
    public static let h3 = Font.subheadline.weight(.semibold)
    /// Running text.
    public static let body = Font.body
    /// Small text.
    public static let small = Font.subheadline
    /// Captions.
    public static let caption = Font.caption
    /// Buttons.
    public static let button = Font.body.weight(.semibold)
    /// Small buttons.
    public static let buttonSmall = Font.subheadline.weight(.semibold)
    /// Typed text.
    public static let input = Font.body
    /// Labels of fields.
    public static let label = Font.subheadline.weight(.semibold)
    /// Labels of sections, in capitals.
    public static let sectionLabel = Font.caption.weight(.semibold)
}
