import Foundation

/// How iOS's spinner looks, from the token table of the iOS 17 look.
enum SpinnerAppearance {
    /// How strong each spoke is, from the one that follows the brightest round to the brightest.
    static let spokeAlphas: [Double] = [47, 47, 47, 47, 72, 97, 122, 147].map { $0 / 255 }
    /// Where a spoke begins, as a part of the radius.
    static let spokeStart = 1.0 / 3
    /// How wide a spoke is, as a part of the radius.
    static let spokeWidth = 0.2
    /// How long a turn takes, in seconds.
    static let turn = 1.0

    static func spokeColor(_ scheme: ColorScheme) -> Color {
        scheme == .dark
            ? Color(red: 235 / 255, green: 235 / 255, blue: 245 / 255)
            : Color(red: 60 / 255, green: 60 / 255, blue: 68 / 255)
    }
}
