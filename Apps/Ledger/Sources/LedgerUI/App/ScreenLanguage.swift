import Foundation
import LedgerCore
import SwiftUI

/// Has texts and amounts of the modules below written for the person at the screen.
enum ScreenLanguage {
    /// Done once for the process; each session of a live host has its language nevertheless.
    static let installed: Void = {
        Localization.current = Localization(
            translate: { String(localized: $0.value) },
            region: {
                // The present locale, which on a live host is that of the session.
                let locale = LocalizedStringResource("Ledger").locale
                // A machine that nobody has set up has the English of nowhere.
                return locale.identifier == "en_001" ? Locale(identifier: "en_US") : locale
            })
    }()
}

extension Phrase {
    /// What a string catalog is asked for.
    fileprivate var value: String.LocalizationValue {
        var interpolation = String.LocalizationValue.StringInterpolation(
            literalCapacity: 0, interpolationCount: parts.count)
        for part in parts {
            switch part {
            case .literal(let text): interpolation.appendLiteral(text)
            case .text(let text): interpolation.appendInterpolation(text)
            case .number(let number): interpolation.appendInterpolation(number)
            }
        }
        return String.LocalizationValue(stringInterpolation: interpolation)
    }
}
