import Foundation

extension Locale {
    /// Whether an identifier names a language that there is, and a region that there is where it names one.
    package static func isKnown(_ identifier: String) -> Bool {
        guard identifier.utf8.count <= 60,
            identifier.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "_-@=;".contains($0)) })
        else { return false }
        let locale = Locale(identifier: identifier.replacingOccurrences(of: "-", with: "_"))
        guard let language = locale.language.languageCode, language.isISOLanguage else { return false }
        return locale.region?.isISORegion ?? true
    }
}
