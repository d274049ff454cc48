// Made by Scripts/tokens.py from Tokens/JSON/Feedback.json. Change that file, not this one.
// swift-format-ignore-file

import SwiftUI

// MARK: Movements

extension Animation {
    /// The animation of a part that opens and closes.
    public static let appExpand = Animation.easeInOut(duration: 0.25)
    /// The animation of a pressed button.
    public static let appPress = Animation.easeInOut(duration: 0.1)
    /// The animation of a message that appears and disappears.
    public static let appMessage = Animation.spring(duration: 0.4, bounce: 0.15)
    /// The animation of a bar or ring that fills.
    public static let appProgress = Animation.easeInOut(duration: 0.3)
    /// The animation of content that replaces other content.
    public static let appExchange = Animation.easeInOut(duration: 0.2)
    /// The animation of a card that is lifted.
    public static let appLift = Animation.easeInOut(duration: 0.15)
}
