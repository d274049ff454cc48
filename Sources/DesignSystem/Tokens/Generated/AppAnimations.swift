// Made by Scripts/tokens.py from Tokens/JSON/Feedback.json. Change that file, not this one.
// swift-format-ignore-file

import SwiftUI

// MARK: Movements

extension Animation {
    /// How a part opens and closes.
    public static let appExpand = Animation.easeInOut(duration: 0.25)
    /// How a button gives way.
    public static let appPress = Animation.easeInOut(duration: 0.1)
    /// How a message comes and goes.
    public static let appMessage = Animation.spring(duration: 0.4, bounce: 0.15)
    /// How a bar or ring fills.
    public static let appProgress = Animation.easeInOut(duration: 0.3)
    /// How content takes the place of other content.
    public static let appExchange = Animation.easeInOut(duration: 0.2)
    /// How a card is lifted.
    public static let appLift = Animation.easeInOut(duration: 0.15)
}
