import Foundation

/// The marks that set the decimals and the thousands of a number apart.
struct NumberMarks: Hashable, Sendable {
    var decimal: String
    var grouping: String

    /// `1,234.50`
    static let point = NumberMarks(decimal: ".", grouping: ",")
    /// `1.234,50`
    static let comma = NumberMarks(decimal: ",", grouping: ".")

    /// A number of zero or more with ASCII digits, a decimal point and no thousands apart; `nil` for what is none.
    ///
    /// What sets thousands apart has to stand where thousands are: otherwise `12,50` would be a hundred times what somebody
    /// meant. Fewer than three digits behind it are decimals, as no thousand ends that way.
    func number(_ text: String) -> String? {
        let parts = Self.asciiDigits(text).components(separatedBy: decimal)
        guard parts.count <= 2, var whole = Self.withoutSpaces(parts[0]) else { return nil }
        var decimals = parts.count == 2 ? parts[1] : nil
        let other = decimal == "," ? "." : ","
        let groups = whole.split(separator: other, omittingEmptySubsequences: false)
        if groups.count > 1 {
            if other == grouping, Self.isGrouped(groups) {
                whole = groups.joined()
            } else if decimals == nil, groups.count == 2, other != grouping || groups[1].count < 3 {
                // Keyboards of numbers have a point where decimals are apart by a comma, too.
                (whole, decimals) = (String(groups[0]), String(groups[1]))
            } else {
                return nil
            }
        }
        guard whole.utf8.allSatisfy(Self.isDigit), decimals?.utf8.allSatisfy(Self.isDigit) ?? true,
            !whole.isEmpty || decimals?.isEmpty == false
        else { return nil }
        return decimals.map { "\(whole).\($0)" } ?? whole
    }

    /// A number without the spaces and apostrophes that set thousands apart; `nil` where they stand elsewhere.
    private static func withoutSpaces(_ text: String) -> String? {
        let groups = text.split(omittingEmptySubsequences: false) { $0.isWhitespace || $0 == "'" || $0 == "’" }
        guard groups.count > 1 else { return text }
        return isGrouped(groups) ? groups.joined() : nil
    }

    /// Three digits in the last group, and in India two in those before it.
    private static func isGrouped(_ groups: [Substring]) -> Bool {
        (1...3).contains(groups[0].count) && groups.last?.count == 3
            && groups.dropFirst().dropLast().allSatisfy { (2...3).contains($0.count) }
    }

    /// Arabic and Indic digits and marks are those of some regions' keyboards.
    private static func asciiDigits(_ text: String) -> String {
        guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return text }
        return String(
            text.map { character in
                switch character {
                case "\u{66B}": "."
                case "\u{66C}": ","
                default:
                    character.unicodeScalars.first?.properties.numericType == .decimal
                        ? character.wholeNumberValue.map { Character("\($0)") } ?? character : character
                }
            })
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    // MARK: Finding them

    /// The marks of a table's amounts, by what they can only mean: `12,50`, `1.234,50`, `1,234,567`.
    ///
    /// - Parameter usual: those of a table whose amounts leave it open, or contradict each other.
    static func of(_ amounts: some Sequence<String>, usual: NumberMarks) -> NumberMarks {
        let found = Set(amounts.compactMap(certain))
        return found.count == 1 ? found.first ?? usual : usual
    }

    /// The marks that one amount must have; `nil` if it may have either.
    private static func certain(_ amount: String) -> NumberMarks? {
        let marks = amount.indices.filter { amount[$0] == "." || amount[$0] == "," }
        guard let last = marks.last else { return nil }
        let mark = amount[last]
        let asDecimal = mark == "." ? point : comma
        if marks.contains(where: { amount[$0] != mark }) { return asDecimal }
        if marks.count > 1 { return mark == "." ? comma : point }
        let before = amount[..<last].filter(\.isNumber)
        let after = amount[amount.index(after: last)...].filter(\.isNumber)
        return after.count != 3 || before.isEmpty || before.count > 3 || before == "0" ? asDecimal : nil
    }
}
