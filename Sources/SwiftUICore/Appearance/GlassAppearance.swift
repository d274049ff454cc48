import DisplayList
import Foundation

/// How glass looks, in points.
///
/// Source: grounds of bars and panels sampled on iOS 26.0 over white: 250 to 252 of 255 for platters and tab bars, 245 for dialogs.
/// Blur, rim and shadow are by eye. Glass does not refract here, so that pictures stay deterministic.
enum GlassAppearance {
    static let blurRadius = 16.0
    static let saturation = 1.4
    /// The ground of regular glass.
    static let light = RGBA(red: 250 / 255, green: 250 / 255, blue: 250 / 255, alpha: 0.64)
    /// Dialogs are 245, 246, 246 on white.
    static let dialogLight = RGBA(red: 239.4 / 255, green: 241 / 255, blue: 241 / 255, alpha: 0.64)
    /// Sheets are 239 on white that is dimmed to 204.
    static let sheetLight = RGBA(red: 250 / 255, green: 250 / 255, blue: 250 / 255, alpha: 0.76)
    static let dark = RGBA(red: 42 / 255, green: 42 / 255, blue: 44 / 255, alpha: 0.6)
    /// Clear glass lets nearly everything through and blurs less.
    static let clearBlurRadius = 4.0
    static let clearLight = RGBA.white.opacity(0.2)
    static let clearDark = RGBA.black.opacity(0.2)
    /// How strong a tint is over the content behind.
    static let tintOpacity = 0.82
    /// Where people asked for less transparency.
    static let reducedOpacity = 0.97

    /// Under the titles of bars that have no ground. By eye.
    static let edgeBlurRadius = 6.0

    static let rimWidth = 0.75
    static let lightRim = RGBA.white.opacity(0.7)
    static let darkRim = RGBA.white.opacity(0.16)
    /// Where people asked for more contrast.
    static let contrastRim = 0.7

    static let shadowRadius = 20.0
    static let shadowOffset = 4.0
    static let shadow = RGBA.black.opacity(0.1)

    /// How much larger glass gets that answers to a finger on it.
    static let pressedScale: CGFloat = 1.04
    /// How wide the room is in which shapes blend where a container does not say.
    static let containerSpacing: CGFloat = 8
    /// How far glass is blurred that comes in or goes.
    static let materializeBlur: CGFloat = 8
    static let materializeScale: CGFloat = 0.9
}
