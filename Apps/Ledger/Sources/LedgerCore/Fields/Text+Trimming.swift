import Foundation

extension StringProtocol {
    /// Without white space and line breaks at either end.
    var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }

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
