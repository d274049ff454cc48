// Made by Scripts/tokens.py from Tokens/JSON/Shield.json. Change that file, not this one.
// swift-format-ignore-file

import SwiftUI

/// The gradients of the Shield components: their colors from start to end.
public enum ShieldGradients {
    /// The background of a card, from its top leading corner.
    public static let card = [Color(light: 0xFFFFFF, dark: 0x16213A), Color(light: 0xF1F5FC, dark: 0x0F182C)]
    /// The background of destructive elements.
    public static let danger = [Color(light: 0xD32F3C, dark: 0xCF333E), Color(light: 0xA91522, dark: 0xA91522)]
    /// The band that moves over a skeleton.
    public static let skeleton = [Color(light: 0xE9EEF6, dark: 0x1C2740), Color(light: 0xF7F9FC, dark: 0x2A3758), Color(light: 0xE9EEF6, dark: 0x1C2740)]
}
