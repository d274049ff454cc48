import Foundation

extension String {
    /// Without white space and line breaks at either end.
    var trimmedText: String { trimmingCharacters(in: .whitespacesAndNewlines) }

    /// Whether there is nothing but white space.
    var isBlankText: Bool { allSatisfy(\.isWhitespace) }

    /// What was typed, without white space at either end; `nil` if nothing is left.
    var textOrNil: String? {
        let text = trimmedText
        return text.isEmpty ? nil : text
    }
}
