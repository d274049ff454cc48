import Foundation

extension StringProtocol {
    /// Without white space and line breaks at either end.
    var trimmed: String {
        // Mostly there is none, which the outermost letters tell.
        func isInked(_ letter: Unicode.Scalar?) -> Bool { letter.map { $0 > " " && $0 < "\u{7F}" } ?? true }
        if isInked(unicodeScalars.first), isInked(unicodeScalars.last) { return String(self) }
        return trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Whether there is nothing but white space.
    var isBlank: Bool { allSatisfy(\.isWhitespace) }
}

extension Optional where Wrapped: StringProtocol {
    /// Whether there is no text, or nothing but white space.
    var isBlank: Bool { map(\.isBlank) ?? true }

    /// The text without white space at either end; `nil` if nothing is left.
    var nonBlank: String? {
        guard let text = self?.trimmed, !text.isEmpty else { return nil }
        return text
    }
}

extension String? {
    /// A reference to another document; an empty one is none.
    var reference: String? { self?.isEmpty == true ? nil : self }
}
