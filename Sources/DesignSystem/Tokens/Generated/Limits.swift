// Made by Scripts/tokens.py from Tokens/JSON/Ledger.json. Change that file, not this one.
// swift-format-ignore-file

import SwiftUI

/// The maximum numbers of elements.
public enum Limits {
    /// Pictures beside each other.
    public static let thumbnailColumns: Int = 3
    /// Attachments of one thing.
    public static let maxAttachments: Int = 10
    /// Characters of an identifier that stands for a name.
    public static let shortIdentifier: Int = 6
    /// Lines of an item's name on its card.
    public static let itemNameLines: Int = 3
}
