// Made by Scripts/tokens.py from Tokens/JSON/Feedback.json. Change that file, not this one.
// swift-format-ignore-file

import SwiftUI

/// Colors over other content, the same for all themes.
public enum OverlayColors {
    /// The color over everything else while the user must wait.
    public static let scrim = Color(light: 0x000000, dark: 0x000000, opacities: (0.301961, 0.501961))
    /// Content on scrims, fills, and pictures.
    public static let foreground = Color(light: 0xFFFFFF, dark: 0xFFFFFF)
    /// The background of a picture that fills the screen.
    public static let mediaGround = Color(light: 0x000000, dark: 0x000000)
    /// The background of controls over pictures.
    public static let mediaControl = Color(light: 0x000000, dark: 0x000000, opacities: (0.501961, 0.501961))
    /// The shadow of cards.
    public static let shadow = Color(light: 0x000000, dark: 0x000000, opacities: (0.05098, 0.4))
    /// The shadow of a card that is being moved.
    public static let liftedShadow = Color(light: 0x000000, dark: 0x000000, opacities: (0.14902, 0.501961))
}
