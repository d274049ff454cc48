// Made by Scripts/tokens.py from Tokens/JSON/Bubbles.json. Change that file, not this one.
// swift-format-ignore-file

import SwiftUI

// MARK: Opacities

extension Double {
    /// The opacity of disabled elements.
    public static let opacityDisabled: Double = 0.5
    /// The full opacity.
    public static let opacityFull: Double = 1
}

// MARK: Movements

extension Animation {
    /// The animation of a selection that changes.
    public static let appSelection = Animation.spring(duration: 0.3)
}
