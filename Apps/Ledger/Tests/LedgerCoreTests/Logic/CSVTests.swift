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

    @Test(arguments: ["", "price,qty\n1,2", "name\n" + String(repeating: "Sofa\n", count: 2001)])
    func whatIsNoListIsRefused(text: String) {
        #expect(throws: ValidationError.self) { try read(text) }
    }
}
