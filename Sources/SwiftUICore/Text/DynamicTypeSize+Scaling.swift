import CoreGraphics
import Foundation

extension DynamicTypeSize {
    /// 0 for `xSmall`, 11 for `accessibility5`.
    var index: Int {
        switch self {
        case .xSmall: 0
        case .small: 1
        case .medium: 2
        case .large: 3
        case .xLarge: 4
        case .xxLarge: 5
        case .xxxLarge: 6
        case .accessibility1: 7
        case .accessibility2: 8
        case .accessibility3: 9
        case .accessibility4: 10
        case .accessibility5: 11
        }
    }

    /// A length that is right at the `large` size, grown as a text style grows.
    package static func scale(
        _ value: CGFloat, relativeTo style: Font.TextStyle, at size: DynamicTypeSize
    ) -> CGFloat {
        value * TextStyleAppearance.size(style, at: size) / TextStyleAppearance.size(style, at: .large)
    }
}
