import DisplayList
import Foundation

/// The metrics of layout on iOS. Lengths are in points.
package enum LayoutAppearance {
    /// `padding()` without a length; the margin of UIKit's layout guides on phones.
    package static let padding: CGFloat = 16

    /// The least margins of a scene's content, in compact and in regular width: those of UIKit's layout guides.
    package static let sceneMargin: CGFloat = 16
    package static let wideSceneMargin: CGFloat = 20

    /// What views without their own size take if nothing is proposed.
    package static let idealLength: CGFloat = 10

    /// The system's separator color, in light and dark appearance.
    package static func separator(_ scheme: ColorScheme) -> RGBA {
        switch scheme {
        case .light: RGBA(red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.29)
        case .dark: RGBA(red: 84 / 255, green: 84 / 255, blue: 88 / 255, alpha: 0.6)
        }
    }
}
