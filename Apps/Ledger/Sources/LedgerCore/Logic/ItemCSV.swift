/// Items as comma-separated values: written for spreadsheets, and read from what they write.
public enum ItemCSV {
    /// The columns, in the order in which they are written.
    public enum Column: String, CaseIterable, Sendable {
        case name, source, sku, status, quantity, purchasePrice, projectPrice, marketValue, space, category, notes

        /// Whether it holds amounts of money.
        var isPrice: Bool { self == .purchasePrice || self == .projectPrice || self == .marketValue }

        /// Other headers under which spreadsheets have the column.
        var synonyms: [String] {
            switch self {
            case .name: ["item", "itemname", "description", "product"]
            case .source: ["vendor", "store", "supplier"]
            case .sku: ["itemnumber", "stocknumber", "barcode"]
            case .quantity: ["qty", "count"]
            case .purchasePrice: ["price", "cost", "unitprice"]
            case .projectPrice: ["clientprice", "retailprice"]
            case .marketValue: ["value", "msrp"]
            case .space: ["room", "location"]
            case .category: ["budgetcategory"]
            case .notes: ["note", "comment", "comments"]
            case .status: []
            }
        }
    }

    // MARK: Writing

    /// A table of items with a header.
    ///
    /// - Parameters:
    ///   - spaces: the spaces that the items may be in.
    ///   - categories: the categories that they may have.
    public static func csv(_ items: [Item], spaces: [Space], categories: [BudgetCategory]) -> String {
        let spaces = names(spaces.map { ($0.id, $0.name) })
        let categories = names(categories.map { ($0.id, $0.name) })
        let price = { (cents: Int?) in cents.map(CurrencyFormatting.plain) ?? "" }
        let lines = items.map { item in
            Column.allCases.map { column in
                switch column {
                case .name: item.name
                case .source: item.source ?? ""
                case .sku: item.sku ?? ""
                case .status: item.status?.rawValue ?? ""
                case .quantity: "\(item.quantity ?? 1)"
                case .purchasePrice: price(item.purchasePriceCents)
                case .projectPrice: price(item.projectPriceCents)
                case .marketValue: price(item.marketValueCents)
                case .space: item.spaceId.flatMap { spaces[$0] } ?? ""
                case .category: item.budgetCategoryId.flatMap { categories[$0] } ?? ""
                case .notes: item.notes ?? ""
                }
            }
        }
        return ([Column.allCases.map(\.rawValue)] + lines)
            .map { $0.map(CSVTable.field).joined(separator: ",") }.joined(separator: "\n")
    }

    private static func names(_ pairs: [(String?, String)]) -> [String: String] {
        Dictionary(pairs.compactMap { id, name in id.map { ($0, name) } }) { first, _ in first }
    }

    // MARK: Reading

    /// What a text says.
    public struct Import: Hashable, Sendable {
        /// The items, without ids.
        public var items: [Item] = []
        /// What is wrong or was left out, for people.
        public var problems: [CSVProblem] = []
        /// The headers that mean nothing to Ledger.
        public var unknownColumns: [String] = []
    }

    /// The most items that one file may hold.
    public static let maximumItems = 2000

    /// Reads items. The first line has to name the columns; there has to be one for names.
    ///
    /// - Parameters:
    ///   - project: the project that the items go to; `nil` for the inventory.
    ///   - spaces: the spaces there, found by their names.
    ///   - categories: the categories, found by their names.
    public static func read(
        _ text: String, project: String?, spaces: [Space], categories: [BudgetCategory]
    ) throws(ValidationError) -> Import {
        let table = CSVTable(parsing: text)
        guard let header = table.rows.first else { throw ValidationError("file", localized("The file is empty.")) }
        let columns = header.fields.map(column)
        try CSVTable.refuseRepeated(columns, in: header)
        guard columns.contains(.name) else {
            throw ValidationError(
                "file", localized("The first line has to name the columns, and one of them has to be “name”."))
        }
        guard table.rows.count - 1 <= maximumItems else {
            throw ValidationError(
                "file", localized("A file can have up to \(maximumItems) items. Split it, then import each part."))
        }
        var result = Import()
        result.unknownColumns = zip(header.fields, columns).compactMap { $1 == nil && !$0.isEmpty ? $0 : nil }
        let lookup = Lookup(
            spaces: identifiers(spaces.filter { $0.isArchived != true }.map { ($0.name, $0.id) }),
            categories: identifiers(categories.filter { $0.isArchived != true }.map { ($0.name, $0.id) }),
            marks: table.numberMarks(ofColumns: columns.indices.filter { columns[$0]?.isPrice == true }))
        for row in table.rows.dropFirst() {
            if let problem = table.problem(with: row) {
                result.problems.append(problem)
            } else {
                add(row, columns, project, lookup, to: &result)
            }
        }
        return result
    }

    private struct Lookup {
        var spaces: [String: String]
        var categories: [String: String]
        /// The marks of the prices.
        var marks: NumberMarks
    }

    private static func add(
        _ row: CSVTable.Row, _ columns: [Column?], _ project: String?, _ lookup: Lookup, to result: inout Import
    ) {
        var item = Item()
        item.projectId = project
        func note(_ message: String) {
            result.problems.append(CSVProblem(line: row.line, message: message, isLineSkipped: false))
        }
        func price(_ text: String, _ column: Column) -> Int? {
            if let cents = CurrencyFormatting.cents(from: text, lookup.marks) { return cents }
            note(localized("“\(text)” is not a price of zero or more, so \(column.rawValue) stays empty."))
            return nil
        }
        for case (let column?, let field) in zip(columns, row.fields) where !field.isEmpty {
            let text = CSVTable.text(field)
            switch column {
            case .name: item.name = text
            case .source: item.source = text
            case .sku: item.sku = text
            case .status:
                let status = ItemStatus(rawValue: text)
                if status.label != nil { item.status = status } else { note(localized("“\(text)” is not a status.")) }
            case .quantity:
                if let number = Int(text), ItemFormValidation.quantities.contains(number) {
                    item.quantity = ItemFormValidation.storedQuantity(number)
                } else {
                    note(localized("“\(text)” is not a quantity from 1 to 9999, so it is 1."))
                }
            case .purchasePrice: item.purchasePriceCents = price(text, column)
            case .projectPrice: item.projectPriceCents = price(text, column)
            case .marketValue: item.marketValueCents = price(text, column)
            case .space:
                item.spaceId = lookup.spaces[folded(text)]
                if item.spaceId == nil { note(localized("There is no space “\(text)” here, so the item is in none.")) }
            case .category:
                item.budgetCategoryId = lookup.categories[folded(text)]
                if item.budgetCategoryId == nil {
                    note(localized("There is no category “\(text)”, so the item has none."))
                }
            case .notes: item.notes = text
            }
        }
        if item.name.trimmed.isEmpty {
            result.problems.append(
                CSVProblem(line: row.line, message: localized("The name is missing."), isLineSkipped: true))
        } else {
            result.items.append(item)
        }
    }

    private static func column(_ header: String) -> Column? {
        let text = folded(header).filter { $0.isLetter || $0.isNumber }
        return Column.allCases.first { folded($0.rawValue) == text || $0.synonyms.contains(text) }
    }

    private static func identifiers(_ pairs: [(String, String?)]) -> [String: String] {
        Dictionary(pairs.compactMap { name, id in id.map { (folded(name), $0) } }) { first, _ in first }
    }

    private static func folded(_ text: String) -> String { text.trimmed.lowercased() }
}
