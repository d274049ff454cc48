import CoreText
import SwiftUI
import os

/// The app's own typeface. Its files lie in this module's bundle.
public enum Typeface: String, CaseIterable, Sendable {
    case light = "Sora-Light"
    case semibold = "Sora-SemiBold"

    private static let logger = Logger(subsystem: "app.nimbus", category: "fonts")

    private static let registered: Void = {
        for face in allCases {
            guard
                let url = Bundle.module.url(forResource: face.rawValue, withExtension: "otf", subdirectory: "Fonts")
            else {
                logger.fault("\(face.rawValue, privacy: .public) is not in the bundle")
                continue
            }
            var error: Unmanaged<CFError>?
            if !CTFontManagerRegisterFontsForURL(url as CFURL, .process, &error) {
                logger.error("\(String(describing: error?.takeRetainedValue()), privacy: .public)")
            }
        }
    }()

    /// Makes the typeface known to the process, once.
    public static func register() {
        _ = registered
    }
}

extension Font {
    static func sora(_ face: Typeface, size: CGFloat, relativeTo style: TextStyle) -> Font {
        Typeface.register()
        return .custom(face.rawValue, size: size, relativeTo: style)
    }

    static let hero = sora(.light, size: 88, relativeTo: .largeTitle)
    static let figure = sora(.light, size: 30, relativeTo: .title)
    static let tileTitle = sora(.semibold, size: 12, relativeTo: .caption)
    static let place = sora(.semibold, size: 24, relativeTo: .title2)
}

#Preview("Typeface", traits: .sizeThatFitsLayout) {
    VStack(alignment: .leading, spacing: 8) {
        Text("Lisbon").font(.place)
        Text("21°").font(.hero)
        Text("1013 hPa").font(.figure)
        Text("WIND").font(.tileTitle).kerning(1.2)
    }
    .padding(24)
}
