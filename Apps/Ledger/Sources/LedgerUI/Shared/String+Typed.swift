import Foundation

extension String {
    /// Without white space and line breaks at either end.
    var trimmedText: String { trimmingCharacters(in: .whitespacesAndNewlines) }

    /// Whether there is nothing but white space.
    var isBlankText: Bool { allSatisfy(\.isWhitespace) }

    /// A percentage that was typed, with a point or a comma; `nil` for what is none.
    var typedPercent: Double? {
        Double(filter { $0 != "%" }.trimmedText.replacingOccurrences(of: ",", with: "."))
    }

    /// What was typed, without white space at either end; `nil` if nothing is left.
    var textOrNil: String? {
        let text = trimmedText
        return text.isEmpty ? nil : text
    }
}
