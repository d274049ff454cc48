/// Reads items from the lines of a receipt or of a list.
///
/// A register's line names department, item, stock number and price: `53 - ACCENT FURNISH 252972 $129.99 T`. Any other line is a
/// name with a price, if it has one: `Lamp $49.99`, `Chair`. Lines of totals, taxes and payments are skipped, and so is what is
/// no item: a shop's name above, a line without letters, a register's line that is not whole.
public enum ReceiptListParser {
    public struct ParsedItem: Hashable, Sendable {
        public var name: String
        /// A text: leading zeros matter. `nil` where the line has none.
        public var sku: String?
        /// `nil` where the line has none, or one below zero.
        public var priceCents: Int?

        public init(name: String, sku: String? = nil, priceCents: Int? = nil) {
            self.name = name
            self.sku = sku
            self.priceCents = priceCents
        }
    }

    public struct Result: Hashable, Sendable {
        public var items: [ParsedItem] = []
        /// The lines that are no items, in order.
        public var skippedLines: [String] = []
    }

    /// Reads all lines; blank ones are passed over.
    public static func parse(_ text: String) -> Result {
        let lines = text.split(whereSeparator: \.isNewline).map(\.trimmed).filter { !$0.isEmpty }
        let registered = lines.map(item)
        // Between a register's lines, one without a price is the shop's own.
        let needsPrice = registered.contains { $0 != nil }
        var result = Result()
        for (line, registered) in zip(lines, registered) {
            if let item = registered ?? freeItem(line, needsPrice: needsPrice) {
                result.items.append(item)
            } else {
                result.skippedLines.append(line)
            }
        }
        return result
    }

    // MARK: Names with prices

    /// What lines of totals, taxes and payments are made of.
    private static let summaryWords: Set<String> = [
        "subtotal", "sub", "total", "grand", "tax", "taxes", "sales", "vat", "balance", "due", "amount", "change",
        "cash", "card",
        "credit", "debit", "visa", "mastercard", "amex", "discover", "payment", "paid", "tender", "tendered", "tip",
        "savings",
        "saved", "you", "of", "the", "items", "sold", "count", "number",
    ]

    /// What lines above and below a receipt say, where they have no price.
    private static let shopWords: Set<String> = [
        "store", "receipt", "thank", "thanks", "cashier", "register", "invoice", "order", "date", "phone", "tel", "www",
    ]

    private static func freeItem(_ line: String, needsPrice: Bool) -> ParsedItem? {
        // A register's line that is not whole says too little to guess at.
        if line.prefixMatch(of: /[0-9]+\s*-\s/) != nil { return nil }
        let (name, price) = nameAndPrice(line)
        let words = name.lowercased().split { !$0.isLetter }.map(String.init)
        // A letter alone is a register's sign for what is taxed.
        guard words.contains(where: { $0.count > 1 || !$0.utf8.allSatisfy { $0 < 128 } }),
            !words.allSatisfy(summaryWords.contains)
        else { return nil }
        if price == nil, needsPrice || words.contains(where: shopWords.contains) { return nil }
        guard case .some(.amount(let cents)) = price else { return ParsedItem(name: name) }
        return ParsedItem(name: name, priceCents: cents)
    }

    private enum Price {
        case amount(Int), none
    }

    /// The first number with a dollar sign, or a number with cents at the end; the rest is the name.
    private static func nameAndPrice(_ line: String) -> (name: String, price: Price?) {
        let separators: (Character) -> Bool = { $0.isWhitespace || ":-–—,@=".contains($0) }
        func name(_ range: Range<String.Index>) -> String {
            let rest = [line[..<range.lowerBound], line[range.upperBound...]].map { part in
                String(part.drop(while: separators).reversed().drop(while: separators).reversed())
            }
            return rest.filter { !$0.isEmpty }.joined(separator: " ")
        }
        let match =
            line.firstMatch(of: /(?<sign>-)?\$\s*(?<minus>-\s*)?(?<number>[0-9][0-9,]*(?:\.[0-9]{1,2})?)(?:\s+T$)?/)
            .map { ($0.range, $0.sign != nil || $0.minus != nil, $0.number) }
            ?? line.firstMatch(of: /(?:^|\s)(?<minus>-)?(?<number>[0-9][0-9,]*\.[0-9]{2})(?:\s+T)?$/)
            .map { ($0.range, $0.minus != nil, $0.number) }
        guard let (range, isNegative, number) = match else { return (line, nil) }
        guard !isNegative, let cents = CurrencyFormatting.cents(from: String(number)) else {
            return (name(range), Price.none)
        }
        return (name(range), .amount(cents))
    }

    // MARK: A register's lines

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
            // The point is certain, so commas can stand anywhere.
            let cents = CurrencyFormatting.cents(from: price.filter { $0 != "," })
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
