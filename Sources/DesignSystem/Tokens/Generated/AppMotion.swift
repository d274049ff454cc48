// Made by Scripts/tokens.py from Tokens/JSON/Bubbles.json. Change that file, not this one.
// swift-format-ignore-file

import SwiftUI

// MARK: Opacities

extension Double {
    /// How visible things are that cannot be used.
    public static let opacityDisabled: Double = 0.5
    /// How visible things are.
    public static let opacityFull: Double = 1
}

// MARK: Movements

extension Animation {
    /// How a selection goes from one thing to the next.
    public static let appSelection = Animation.spring(duration: 0.3)
}
