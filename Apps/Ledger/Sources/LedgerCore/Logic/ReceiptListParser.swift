/// Reads the lines of a shop's receipt: department, name, stock number, price.
public enum ReceiptListParser {
    public struct ParsedItem: Hashable, Sendable {
        public var name: String
        /// A text: leading zeros matter.
        public var sku: String
        public var priceCents: Int

        public init(name: String, sku: String, priceCents: Int) {
            self.name = name
            self.sku = sku
            self.priceCents = priceCents
        }
    }

    public struct Result: Hashable, Sendable {
        public var items: [ParsedItem] = []
        /// The lines that are not of this form, in order.
        public var skippedLines: [String] = []
    }

    /// Reads all lines. A line that is not wholly `53 - ACCENT FURNISH 252972 $129.99 T` is skipped; blank ones are
    /// passed over.
    public static func parse(_ text: String) -> Result {
        var result = Result()
        for line in text.split(whereSeparator: \.isNewline) {
            let line = line.trimmed
            guard !line.isEmpty else { continue }
            if let item = item(line) {
                result.items.append(item)
            } else {
                result.skippedLines.append(line)
            }
        }
        return result
    }

    private static func item(_ line: String) -> ParsedItem? {
        var rest = line[...]
        guard takeDigits(&rest) else { return nil }
        skipSpaces(&rest)
        guard rest.first == "-" else { return nil }
        rest.removeFirst()
        skipSpaces(&rest)

        // From the end, since a name may hold anything.
        if rest.last == "T" { rest.removeLast() }
        dropTrailingSpaces(&rest)
        guard let priceCents = takeTrailingPrice(&rest), dropTrailingSpaces(&rest) else { return nil }
        let digits = rest.reversed().prefix(while: isDigit).count
        guard digits >= 4 else { return nil }
        let sku = String(rest.suffix(digits))
        rest = rest.dropLast(digits)
        guard dropTrailingSpaces(&rest), !rest.isEmpty else { return nil }
        return ParsedItem(name: rest.trimmed, sku: sku, priceCents: priceCents)
    }

    /// `$1,299.99`, with or without the dollar sign: digits and commas, a dot and two digits.
    private static func takeTrailingPrice(_ rest: inout Substring) -> Int? {
        let length = rest.reversed().prefix { isDigit($0) || $0 == "," || $0 == "." }.count
        let price = rest.suffix(length)
        let parts = price.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty, parts[1].count == 2, parts[1].allSatisfy(isDigit),
            let cents = CurrencyFormatting.cents(from: String(price))
        else { return nil }
        rest = rest.dropLast(length)
        if rest.last == "$" { rest.removeLast() }
        return cents
    }

    private static func isDigit(_ character: Character) -> Bool { character.isASCII && character.isNumber }

    private static func takeDigits(_ rest: inout Substring) -> Bool {
        let length = rest.prefix(while: isDigit).count
        rest = rest.dropFirst(length)
        return length > 0
    }

    private static func skipSpaces(_ rest: inout Substring) { rest = rest.drop(while: \.isWhitespace) }

    @discardableResult
    private static func dropTrailingSpaces(_ rest: inout Substring) -> Bool {
        let length = rest.reversed().prefix(while: \.isWhitespace).count
        rest = rest.dropLast(length)
        return length > 0
    }
}
