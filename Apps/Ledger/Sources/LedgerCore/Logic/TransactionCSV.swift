/// Transactions with all their fields as comma-separated values: written for spreadsheets, and read from what they write.
public enum TransactionCSV {
    /// The columns, in the order in which they are written.
    public enum Column: String, CaseIterable, Sendable {
        case id, date, source, type, amount, subtotal, taxRate, status, purchasedBy, reimbursement, category,
            emailReceipt, notes

        /// Other headers under which spreadsheets have the column.
        var synonyms: [String] {
            switch self {
            case .date: ["transactiondate", "day"]
            case .source: ["vendor", "store", "supplier", "payee"]
            case .type: ["transactiontype", "kind"]
            case .amount: ["total", "price"]
            case .taxRate: ["tax", "salestax", "taxratepct"]
            case .category: ["budgetcategory", "categoryname"]
            case .emailReceipt: ["receiptemailed", "hasemailreceipt"]
            case .notes: ["note", "comment", "comments", "memo"]
            case .reimbursement: ["reimbursementtype"]
            case .id, .subtotal, .status, .purchasedBy: []
            }
        }
    }

    // MARK: Writing

    /// A table of transactions with a header.
    ///
    /// - Parameter categories: the categories that they may have.
    public static func csv(_ transactions: [Transaction], categories: [BudgetCategory]) -> String {
        let names = Dictionary(categories.compactMap { category in category.id.map { ($0, category.name) } }) {
            first, _ in
            first
        }
        let lines = transactions.map { transaction in
            Column.allCases.map { CSVTable.field(text(of: $0, in: transaction, names)) }
        }
        return ([Column.allCases.map(\.rawValue)] + lines).map { $0.joined(separator: ",") }.joined(separator: "\n")
    }

    private static func text(of column: Column, in transaction: Transaction, _ categories: [String: String]) -> String {
        switch column {
        case .id: transaction.id ?? ""
        case .date: transaction.transactionDate?.description ?? ""
        case .source: transaction.source ?? ""
        case .type: transaction.transactionType?.rawValue ?? ""
        case .amount: transaction.amountCents.map(CurrencyFormatting.plain) ?? ""
        case .subtotal: transaction.subtotalCents.map(CurrencyFormatting.plain) ?? ""
        case .taxRate: transaction.taxRatePct.map { "\($0)" } ?? ""
        case .status: transaction.status?.rawValue ?? ""
        case .purchasedBy: transaction.purchasedBy?.rawValue ?? ""
        case .reimbursement: transaction.reimbursementType?.rawValue ?? ""
        case .category: transaction.budgetCategoryId.flatMap { categories[$0] } ?? ""
        case .emailReceipt: transaction.hasEmailReceipt.map { $0 ? "yes" : "no" } ?? ""
        case .notes: transaction.notes ?? ""
        }
    }

    // MARK: Reading

    /// What a text says.
    public struct Import: Hashable, Sendable {
        /// The transactions, without ids.
        public var transactions: [Transaction] = []
        /// What is wrong or was left out, for people.
        public var problems: [CSVProblem] = []
        /// The headers that mean nothing to Ledger.
        public var unknownColumns: [String] = []
    }

    /// The most transactions that one file may hold: as many as one write may make.
    public static let maximumTransactions = 500

    /// Reads transactions. The first line has to name the columns; there has to be one for amounts.
    ///
    /// - Parameters:
    ///   - project: the project that they go to; `nil` for the inventory.
    ///   - categories: the categories, found by their names.
    ///   - known: the ids of the transactions that are there. What was exported from here is not added again.
    public static func read(
        _ text: String, project: String?, categories: [BudgetCategory], known: Set<String>
    ) throws(ValidationError) -> Import {
        let table = CSVTable(parsing: text)
        guard let header = table.rows.first else { throw ValidationError("file", localized("The file is empty.")) }
        let columns = header.fields.map(column)
        try CSVTable.refuseRepeated(columns, in: header)
        guard columns.contains(.amount) else {
            throw ValidationError(
                "file", localized("The first line has to name the columns, and one of them has to be “amount”."))
        }
        guard table.rows.count - 1 <= maximumTransactions else {
            throw ValidationError(
                "file",
                localized("A file can have up to \(maximumTransactions) transactions. Split it, then import each part.")
            )
        }
        var result = Import()
        result.unknownColumns = zip(header.fields, columns).compactMap { $1 == nil && !$0.isEmpty ? $0 : nil }
        let ids = Dictionary(
            categories.filter { $0.isArchived != true }
                .compactMap { category in category.id.map { (folded(category.name), $0) } }
        ) { first, _ in first }
        let marks = table.numberMarks(
            ofColumns: columns.indices.filter { columns[$0] == .amount || columns[$0] == .subtotal })
        for row in table.rows.dropFirst() {
            if let problem = table.problem(with: row) {
                result.problems.append(problem)
                continue
            }
            var reader = RowReader(line: row.line, categories: ids, marks: marks, known: known)
            reader.transaction.projectId = project
            for case (let column?, let field) in zip(columns, row.fields) where !field.isEmpty {
                reader.read(CSVTable.text(field), column)
            }
            reader.finish(&result)
        }
        return result
    }

    /// Reads one line.
    private struct RowReader {
        let line: Int
        let categories: [String: String]
        let marks: NumberMarks
        let known: Set<String>
        var transaction = Transaction()
        private var problems: [CSVProblem] = []
        private var isKnown = false

        init(line: Int, categories: [String: String], marks: NumberMarks, known: Set<String>) {
            self.line = line
            self.categories = categories
            self.marks = marks
            self.known = known
        }

        mutating func read(_ text: String, _ column: Column) {
            switch column {
            case .id: isKnown = known.contains(text)
            case .date:
                transaction.transactionDate = TransactionCSV.date(text)
                if transaction.transactionDate == nil { note(localized("“\(text)” is not a date, so there is none.")) }
            case .source: transaction.source = text
            case .type: transaction.transactionType = word(text, \.label)
            case .amount: transaction.amountCents = amount(text, column)
            case .subtotal: transaction.subtotalCents = amount(text, column)
            case .taxRate:
                let rate = Double(text.filter { $0 != "%" }.trimmed.replacing(",", with: "."))
                if let rate, (0...100).contains(rate) {
                    transaction.taxRatePct = rate
                } else {
                    note(localized("“\(text)” is not a tax rate from 0 to 100, so there is none."))
                }
            case .status: transaction.status = word(text, \.label)
            case .purchasedBy: transaction.purchasedBy = word(text, \.label)
            case .reimbursement: transaction.reimbursementType = word(text, \.label)
            case .category:
                transaction.budgetCategoryId = categories[TransactionCSV.folded(text)]
                if transaction.budgetCategoryId == nil {
                    note(localized("There is no category “\(text)”, so the transaction has none."))
                }
            case .emailReceipt: transaction.hasEmailReceipt = ["yes", "true", "1"].contains(text.lowercased())
            case .notes: transaction.notes = text
            }
        }

        private mutating func note(_ message: String) {
            problems.append(CSVProblem(line: line, message: message, isLineSkipped: false))
        }

        private mutating func word<Word: OpenEnum>(_ text: String, _ label: (Word) -> String?) -> Word? {
            let word = Word(rawValue: text)
            if label(word) != nil { return word }
            // People also write what the app calls it.
            if let known = Word.known.first(where: { label($0)?.lowercased() == text.lowercased() }) { return known }
            note(localized("“\(text)” means nothing here, so it is left out."))
            return nil
        }

        private mutating func amount(_ text: String, _ column: Column) -> Int? {
            let isNegative = text.hasPrefix("-")
            if let cents = CurrencyFormatting.cents(from: isNegative ? String(text.dropFirst()) : text, marks) {
                return isNegative ? -cents : cents
            }
            note(localized("“\(text)” is not an amount, so \(column.rawValue) stays empty."))
            return nil
        }

        /// Adds the transaction, or says why the line makes none.
        mutating func finish(_ result: inout Import) {
            if isKnown {
                result.problems.append(
                    CSVProblem(line: line, message: localized("This transaction is here already."), isLineSkipped: true)
                )
                return
            }
            result.problems += problems
            if transaction.source == nil, transaction.amountCents == nil {
                result.problems.append(
                    CSVProblem(
                        line: line, message: localized("There is neither a source nor an amount."), isLineSkipped: true)
                )
                return
            }
            transaction.transactionType = transaction.transactionType ?? .purchase
            result.transactions.append(transaction)
        }
    }

    /// A day as `2026-03-01`, `3/1/2026` with the month first, or `1.3.2026` with the day first.
    static func date(_ text: String) -> CalendarDate? {
        if let date = CalendarDate(text) { return date }
        for (separator, isMonthFirst) in [("/", true), (".", false)] as [(Character, Bool)] {
            let parts = text.split(separator: separator, omittingEmptySubsequences: false).map { Int($0) }
            guard parts.count == 3, let first = parts[0], let second = parts[1], let year = parts[2] else { continue }
            return CalendarDate(
                year: year < 100 ? 2000 + year : year, month: isMonthFirst ? first : second,
                day: isMonthFirst ? second : first)
        }
        return nil
    }

    private static func column(_ header: String) -> Column? {
        let text = folded(header).filter { $0.isLetter || $0.isNumber }
        return Column.allCases.first { folded($0.rawValue) == text || $0.synonyms.contains(text) }
    }

    private static func folded(_ text: String) -> String { text.trimmed.lowercased() }
}
