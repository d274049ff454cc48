import LedgerCore
import Testing

@Suite struct CSVTests {
    @Test(arguments: [
        ("a,b\nc,d", [["a", "b"], ["c", "d"]]), ("a,b\r\nc,d\r\n", [["a", "b"], ["c", "d"]]),
        ("a;b\nc;d,e", [["a", "b"], ["c", "d,e"]]), ("a\tb\rc\td", [["a", "b"], ["c", "d"]]),
        ("\u{FEFF}a,b", [["a", "b"]]), ("\"a,\"\"1\"\"\",b", [["a,\"1\"", "b"]]),
        ("\"two\nlines\",b\nc,d", [["two\nlines", "b"], ["c", "d"]]), ("", []), ("\n\n,\n", []),
        ("\"never closed,b", [["never closed,b"]]), ("a\"b,c", [["a\"b", "c"]]), ("a,,c", [["a", "", "c"]]),
    ])
    func tables(text: String, fields: [[String]]) { #expect(CSVTable(parsing: text).rows.map(\.fields) == fields) }

    @Test func rowsKnowTheirLines() {
        #expect(CSVTable(parsing: "a\n\n\"b\nc\"\r\nd").rows.map(\.line) == [1, 3, 5])
    }

    @Test(arguments: [
        ("Sofa", "Sofa"), ("Sofa, red", "\"Sofa, red\""), ("3\" bolt", "\"3\"\" bolt\""), ("a\nb", "\"a\nb\""),
        ("=SUM(A1)", "'=SUM(A1)"), ("-5", "'-5"), ("@home", "'@home"), ("", ""),
    ])
    func fields(text: String, field: String) {
        #expect(CSVTable.field(text) == field)
        #expect(CSVTable(parsing: "\(field),x").rows.map { CSVTable.text($0.fields[0]) } == [text])
    }

    @Test(
        "A quotation mark that is never closed is told by its line",
        arguments: [
            ("a,b\n\"c,d\ne,f", 2), ("a,b\n\"c\",d", nil), ("\"a", 1), ("a\n\"c\"", nil),
        ] as [(String, Int?)])
    func unclosed(text: String, line: Int?) { #expect(CSVTable(parsing: text).unclosedLine == line) }

    private let den = Space(id: "den") { $0.name = "Den" }
    private let furnishings = BudgetCategory(id: "f") { $0.name = "Furnishings" }

    private func read(_ text: String) throws -> ItemCSV.Import {
        try ItemCSV.read(text, project: "p", spaces: [den], categories: [furnishings])
    }

    @Test func whatIsWrittenIsReadTheSame() throws {
        let items = [
            Item {
                $0.name = "Sofa, \"red\""
                $0.source = "Wayfair"
                $0.sku = "0042"
                $0.status = .toPurchase
                $0.quantity = 3
                $0.purchasePriceCents = 120_050
                $0.projectPriceCents = 0
                $0.spaceId = "den"
                $0.budgetCategoryId = "f"
                $0.notes = "Two\nlines"
                $0.projectId = "p"
            },
            Item {
                $0.name = "Lamp"
                $0.projectId = "p"
            },
        ]
        let result = try read(ItemCSV.csv(items, spaces: [den], categories: [furnishings]))
        #expect(result.items == items && result.problems.isEmpty && result.unknownColumns.isEmpty)
    }

    @Test func otherHeadersAreUnderstood() throws {
        let result = try read("Item Name,Vendor,Qty,Unit Price,Room,Color\nSofa,Ross,2,\"$1,299.99\",den,red")
        let sofa = try #require(result.items.first)
        #expect(sofa.name == "Sofa" && sofa.source == "Ross" && sofa.quantity == 2 && sofa.spaceId == "den")
        #expect(sofa.purchasePriceCents == 129_999 && result.unknownColumns == ["Color"])
    }

    @Test func problemsSayWhereAndWhat() throws {
        let result = try read(
            "name,price,quantity,status,space,category\n,5\nSofa,-5,0,lost,Attic,Art\nLamp,12.50,-3")
        #expect(result.items.map(\.name) == ["Sofa", "Lamp"])
        #expect(result.problems.map(\.line) == [2, 3, 3, 3, 3, 3, 4])
        #expect(result.problems.map(\.isLineSkipped) == [true, false, false, false, false, false, false])
        #expect(result.items.allSatisfy { $0.quantity == nil && ($0.purchasePriceCents ?? 0) >= 0 })
    }

    @Test(
        "Amounts are read with the marks that their table has",
        arguments: [
            // A German spreadsheet's file.
            ("name;price\nSofa;12,50\nLamp;1.234,50", [1_250, 123_450]), ("name;price\nSofa;1.234", [123_400]),
            ("name;price\nSofa;1234.50\nLamp;1,234", [123_450, 123_400]),
            ("name;price\nSofa;1.234.567", [123_456_700]),
            // An American one.
            ("name,price\nSofa,\"12,50\"\nLamp,\"1,234.50\"", [1_250, 123_450]),
            ("name,price\nSofa,\"1,234\"", [123_400]),
            ("name\tprice\nSofa\t1.234,50\nLamp\t1.234", [123_450, 123_400]),
            ("name,price\nSofa,$1234.5", [123_450]),
        ])
    func marks(text: String, cents: [Int]) throws {
        let result = try read(text)
        #expect(result.items.map(\.purchasePriceCents) == cents && result.problems.isEmpty)
        let amounts = try transactions(text.replacing("name", with: "source").replacing("price", with: "amount"))
        #expect(amounts.transactions.map(\.amountCents) == cents && amounts.problems.isEmpty)
    }

    @Test(
        "What would be read as another amount is not read", arguments: ["1,2,3", "12,50.00", "1.234.50", "1e9", "0x10"])
    func oddAmounts(text: String) throws {
        let result = try read("name,price\nLamp,1.50\nSofa,\"\(text)\"")
        #expect(result.items.map(\.purchasePriceCents) == [150, nil] && result.problems.map(\.line) == [3])
    }

    @Test("A line with more values than columns is skipped, since they may stand in wrong columns")
    func tooManyValues() throws {
        let result = try read("name,price\nSofa,1,299.99\nLamp,5,\n")
        #expect(result.items.map(\.name) == ["Lamp"])
        #expect(result.problems.map(\.line) == [2] && result.problems.allSatisfy(\.isLineSkipped))
        let amounts = try transactions("source,amount\nRoss,1,299.99\nMiele,5")
        #expect(amounts.transactions.map(\.amountCents) == [500] && amounts.problems.map(\.line) == [2])
    }

    @Test("What follows a quotation mark that is not closed is missing, and that is said")
    func missingLines() throws {
        let result = try read("name,price\nSofa,1\n\"Lamp,2\nChair,3")
        #expect(result.items.map(\.name) == ["Sofa"] && result.problems.map(\.line) == [3])
        #expect(try transactions("amount\n5\n\"6\n7").problems.map(\.isLineSkipped) == [true])
    }

    @Test("Two columns of one meaning are refused by their names") func repeatedColumns() {
        #expect {
            try transactions("Amount,Total\n5,6")
        } throws: {
            ($0 as? ValidationError)?.message.contains("“Amount” and “Total”") == true
        }
        #expect(throws: ValidationError.self) { try read("name,cost,price\nSofa,5,6") }
    }

    @Test(arguments: ["", "price,qty\n1,2", "name\n" + String(repeating: "Sofa\n", count: 2001)])
    func whatIsNoListIsRefused(text: String) {
        #expect(throws: ValidationError.self) { try read(text) }
    }

    // MARK: Transactions

    private func transactions(_ text: String, known: Set<String> = []) throws -> TransactionCSV.Import {
        try TransactionCSV.read(text, project: "p", categories: [furnishings], known: known)
    }

    private let purchases = [
        Transaction(id: "a") {
            $0.projectId = "p"
            $0.transactionDate = CalendarDate("2026-03-01")
            $0.source = "=Ross, \"Home\""
            $0.transactionType = .return
            $0.amountCents = -5_050
            $0.subtotalCents = 4_000
            $0.taxRatePct = 8.25
            $0.status = .inventoryOnly
            $0.purchasedBy = .clientCard
            $0.reimbursementType = .owedToCompany
            $0.budgetCategoryId = "f"
            $0.hasEmailReceipt = false
            $0.notes = "Two\nlines"
        },
        Transaction(id: "b") {
            $0.projectId = "p"
            $0.transactionType = .purchase
            $0.amountCents = 0
        },
    ]

    @Test("D6 Transactions that are written are read the same; what is here already is not added again")
    func transactionsRoundTrip() throws {
        let text = TransactionCSV.csv(purchases, categories: [furnishings])
        let result = try transactions(text)
        let withoutIDs = purchases.map { purchase in
            var copy = purchase
            copy.id = nil
            return copy
        }
        #expect(result.transactions == withoutIDs && result.problems.isEmpty && result.unknownColumns.isEmpty)
        let again = try transactions(text, known: ["a", "b"])
        #expect(again.transactions.isEmpty && again.problems.map(\.line) == [2, 4])
        #expect(again.problems.allSatisfy { $0.isLineSkipped })
    }

    @Test("D6 Headers, words and dates of other programs are understood") func otherTransactions() throws {
        let result = try transactions(
            "Transaction Date,Payee,Total,Type,Purchased By,Tax,Receipt Emailed,Check\n3/1/2026,Ross,\"$1,299.99\","
                + "To Inventory,Design Business,8%,YES,7\n1.3.26,,5,,,,,")
        let first = try #require(result.transactions.first)
        #expect(first.source == "Ross" && first.amountCents == 129_999 && first.transactionType == .toInventory)
        #expect(first.purchasedBy == .designBusiness && first.taxRatePct == 8 && first.hasEmailReceipt == true)
        #expect(result.transactions.map(\.transactionDate) == [CalendarDate("2026-03-01"), CalendarDate("2026-03-01")])
        #expect(result.unknownColumns == ["Check"] && result.problems.isEmpty)
        // The file that is exported for others can be read as well.
        let exported = TransactionCSVExport.csv(transactions: purchases, items: [], categories: [furnishings])
        #expect(try transactions(exported).transactions.map(\.budgetCategoryId) == ["f", nil])
    }

    @Test("D6 What is wrong with a transaction says where and what") func transactionProblems() throws {
        let result = try transactions(
            "amount,date,type,category,tax rate,status\ncheap,soon,swap,Art,101,lost\n5,2/30/2026,,,-1,\n5,2026-1-1,,,x,"
        )
        #expect(result.transactions.map(\.amountCents) == [500, 500])
        #expect(result.problems.map(\.line) == [2, 2, 2, 2, 2, 2, 2, 3, 3, 4, 4])
        #expect(result.problems.filter(\.isLineSkipped).map(\.line) == [2])
        #expect(result.transactions.allSatisfy { $0.transactionType == .purchase && $0.transactionDate == nil })
    }

    @Test(
        "D6 What is no list of transactions is refused",
        arguments: ["", "date,source\n2026-01-01,Ross", "amount\n" + String(repeating: "5\n", count: 501)])
    func noTransactions(text: String) {
        #expect(throws: ValidationError.self) { try transactions(text) }
    }
}
