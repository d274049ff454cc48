import Testing

@testable import LedgerCore

@Suite struct ReportTests {
    private let categories = [BudgetCategory(id: "c") { $0.name = "Install" }, BudgetCategory { $0.name = "no id" }]

    private func transaction(
        _ id: String, _ owed: ReimbursementType?, _ amount: Int?, _ configure: (inout Transaction) -> Void = { _ in }
    ) -> Transaction {
        Transaction(id: id) {
            $0.reimbursementType = owed
            $0.amountCents = amount
            configure(&$0)
        }
    }

    // MARK: Invoice

    @Test("WP16.1, WP16.4 Charges, credits and what is due") func invoice() {
        let invoice = ReportAggregationCalculations.invoice(
            transactions: [
                transaction("late", .owedToCompany, 1000) {
                    $0.transactionDate = CalendarDate("2026-03-01"); $0.notes = " n "
                },
                transaction("none", .owedToCompany, nil),
                transaction("early", .owedToCompany, 99999) {
                    $0.transactionDate = CalendarDate("2026-01-01")
                    $0.itemIds = ["i", "j", "gone"]
                    $0.budgetCategoryId = "c"
                    $0.source = "Target"
                },
                transaction("credit", .owedToClient, 7000),
                transaction("canceled", .owedToCompany, 5) { $0.isCanceled = true },
                transaction("nobody", nil, 5), transaction("said none", ReimbursementType.none, 5),
            ],
            items: [
                Item(id: "i") {
                    $0.projectPriceCents = 3000; $0.name = "Sofa"
                }, Item(id: "j") { $0.projectPriceCents = 2000 }, Item(),
            ], categories: categories)
        #expect(invoice.charges.map(\.id) == ["early", "late", "none"])
        #expect(invoice.charges.map(\.amountCents) == [5000, 1000, 0])
        #expect(invoice.credits.map(\.amountCents) == [7000])
        #expect(invoice.chargesSubtotalCents == 6000)
        #expect(invoice.creditsSubtotalCents == 7000)
        #expect(invoice.netDueCents == -1000)
        #expect(!invoice.isEmpty && !invoice.isMissingPrices)
        let line = invoice.charges[0]
        #expect(line.displayName == "Target" && line.reportTitle == "Target" && line.categoryName == "Install")
        #expect(line.items.map(\.name) == ["Sofa", "Unnamed Item"])
        #expect(invoice.charges[1].notes == "n" && invoice.charges[2].notes == nil)
    }

    @Test("WP16.1 Missing prices are flagged") func missingPricesAreFlagged() {
        let items = [
            Item(id: "i"), Item(id: "j") { $0.projectPriceCents = 0 }, Item(id: "k") { $0.projectPriceCents = 5 },
        ]
        let invoice = ReportAggregationCalculations.invoice(
            transactions: [transaction("t", .owedToClient, 100) { $0.itemIds = ["i", "j", "k"] }], items: items,
            categories: [])
        #expect(invoice.credits[0].items.map(\.isMissingPrice) == [true, true, false])
        #expect(invoice.credits[0].isMissingPrices && invoice.isMissingPrices)
        #expect(invoice.credits[0].amountCents == 5)
        #expect(ReportAggregationCalculations.invoice(transactions: [], items: [], categories: []).isEmpty)
    }

    // MARK: Client summary

    @Test("WP16.1, WP16.4 What was spent, and saved, by category and item") func clientSummary() {
        let summary = ReportAggregationCalculations.clientSummary(
            items: [
                Item(id: "a") {
                    $0.projectPriceCents = 100; $0.marketValueCents = 150; $0.budgetCategoryId = "c"; $0.spaceId = "s";
                    $0.source = "x"
                },
                Item(id: "b") {
                    $0.projectPriceCents = 200; $0.marketValueCents = 50; $0.transactionId = "t"
                },
                Item(id: "c") {
                    $0.projectPriceCents = 300; $0.budgetCategoryId = "unknown"; $0.transactionId = "gone"
                },
                Item(id: "d") { $0.projectPriceCents = 400 }, Item(id: "e") { $0.marketValueCents = 10 },
                Item(id: "f") {
                    $0.projectPriceCents = 1; $0.budgetCategoryId = "unknown 2"
                },
            ],
            transactions: [transaction("t", nil, 5) { $0.budgetCategoryId = "c" }, Transaction()],
            categories: categories,
            spaces: [Space(id: "s") { $0.name = "Den" }])
        #expect(summary.totalSpentCents == 1001)
        #expect(summary.totalMarketValueCents == 210)
        #expect(summary.totalSavedCents == 50 - 150 + 10)
        #expect(
            summary.breakdown == [
                ReportAggregationCalculations.CategoryTotal(name: "Install", totalCents: 300),
                ReportAggregationCalculations.CategoryTotal(name: "Unknown Category", totalCents: 301),
            ])
        #expect(summary.items.map(\.spaceName) == ["Den", nil, nil, nil, nil, nil])
        #expect(summary.items.map(\.projectPriceCents) == [100, 200, 300, 400, nil, 1])
        #expect(summary.items[0].source == "x" && summary.items[0].id == "a" && summary.items[0].receipt == .none)
    }

    @Test("WP16.1 Three states of a receipt") func receiptLinks() {
        let link = ReportAggregationCalculations.receiptLink
        #expect(link(nil) == .none)
        #expect(link(Transaction(id: "SALE_x")) == .invoice)
        #expect(link(transaction("t", .owedToClient, 1)) == .invoice)
        #expect(link(transaction("t", .owedToCompany, 1)) == .invoice)
        #expect(link(Transaction(id: "t")) == .none)
        let receipts = { (urls: [String]) in
            Transaction(id: "t") { $0.receiptImages = urls.map { AttachmentRef(url: $0) } }
        }
        #expect(link(receipts(["offline://1", " ", "https://a", "https://b"])) == .receipt(url: "https://a"))
        #expect(link(receipts(["offline://1"])) == .none)
    }

    // MARK: Property management

    @Test("WP16.1, WP16.4 Items by space, those without one last") func propertyManagement() {
        let report = ReportAggregationCalculations.propertyManagement(
            items: [
                Item(id: "a") {
                    $0.spaceId = "z"; $0.marketValueCents = 100; $0.sku = "1"; $0.source = "x"
                },
                Item(id: "b") {
                    $0.spaceId = "gone"; $0.marketValueCents = 5
                }, Item(id: "c"),
                Item(id: "d") {
                    $0.spaceId = "y"; $0.marketValueCents = 0
                },
            ],
            spaces: [
                Space(id: "z") { $0.name = "Attic" }, Space(id: "y"), Space(id: "w") { $0.name = "Empty" },
                Space { $0.name = "no id" },
            ])
        #expect(report.groups.map(\.title) == ["Attic", "Space", "No Space"])
        #expect(report.groups.map(\.spaceID) == ["z", "y", nil])
        #expect(report.groups.map(\.marketValueCents) == [100, 0, 5])
        #expect(report.groups[2].items.map(\.id) == ["b", "c"])
        #expect(report.itemCount == 4 && report.totalMarketValueCents == 105)
        #expect(
            report.groups.flatMap(\.items).map(\.marketValueLabel) == [
                "$1.00", "No market value", "$0.05", "No market value",
            ])
        #expect(report.groups[0].items[0].sku == "1" && report.groups[0].items[0].source == "x")
        #expect(ReportAggregationCalculations.propertyManagement(items: [], spaces: []).groups.isEmpty)
    }

    @Test func fileNames() {
        let project = Project { $0.name = "../A/B\\C\u{7}:*" }
        #expect(ReportAggregationCalculations.fileName("invoice", project: project) == "invoice--A-B-C---.pdf")
        #expect(ReportAggregationCalculations.fileName("invoice", project: Project()) == "invoice-Project.pdf")
        #expect(ReportAggregationCalculations.fileNamePart("...") == "untitled")
        #expect(ReportAggregationCalculations.fileNamePart(String(repeating: "x", count: 300)).count == 100)
    }

    // MARK: Accounting

    @Test func reimbursements() {
        let sums = AccountingCalculations.reimbursements([
            transaction("a", .owedToCompany, 100), transaction("b", .owedToCompany, 50),
            transaction("c", .owedToClient, 7),
            transaction("d", .owedToClient, 9) { $0.isCanceled = true }, transaction("e", nil, 9),
            transaction("f", .owedToClient, nil),
        ])
        #expect(sums.owedToBusinessCents == 150 && sums.owedToClientCents == 7)
    }

    // MARK: CSV

    @Test("WP02.4 Each column of the exported transactions") func csv() {
        let transactions = [
            Transaction(id: "t1") {
                $0.transactionDate = CalendarDate("2026-02-25")
                $0.source = "Crate, \"Barrel\""
                $0.amountCents = 15099
                $0.budgetCategoryId = "c"
                $0.inventorySaleDirection = .businessToProject
            },
            Transaction(id: "t2") {
                $0.source = "a\nb"; $0.amountCents = 50; $0.budgetCategoryId = "unknown"
            },
            Transaction(),
        ]
        let items = [
            Item {
                $0.transactionId = "t1"; $0.budgetCategoryId = "c"
            }, Item { $0.transactionId = "t1" },
            Item {
                $0.transactionId = "t1"; $0.budgetCategoryId = "d"
            }, Item { $0.budgetCategoryId = "x" },
        ]
        #expect(
            TransactionCSVExport.csv(transactions: transactions, items: items, categories: categories) == """
                id,date,source,amount,categoryName,budgetCategoryId,inventorySaleDirection,itemCategories
                t1,2026-02-25,"Crate, ""Barrel""\",150.99,Install,c,business_to_project,c|d
                t2,,"a
                b",0.50,,unknown,,
                ,,,0.00,,,,
                """)
        #expect(TransactionCSVExport.csv(transactions: [], items: [], categories: []).hasSuffix("itemCategories"))
        #expect(TransactionCSVExport.fileName(projectID: "p1") == "transactions-p1.csv")
        #expect(TransactionCSVExport.fileName(projectID: "../p") == "transactions--p.csv")
    }

    @Test(arguments: [
        ("=1+1", "'=1+1"), ("+1", "'+1"), ("-1", "'-1"), ("@SUM(A1)", "'@SUM(A1)"), ("\t=1", "'\t=1"), ("a=1", "a=1"),
        ("\r=1", "\"'\r=1\""), ("=HYPERLINK(\"x\",\"y\")", "\"'=HYPERLINK(\"\"x\"\",\"\"y\"\")\""),
        ("a\r\nb", "\"a\r\nb\""),
    ])
    func formulasAreDefused(source: String, field: String) {
        let csv = TransactionCSVExport.csv(
            transactions: [
                Transaction(id: "t") {
                    $0.source = source; $0.amountCents = -5
                }
            ], items: [], categories: [])
        #expect(csv.hasSuffix("\nt,,\(field),-0.05,,,,"))
    }
}

@Suite struct SmallHelperTests {
    @Test func selection() {
        #expect(SelectionCalculations.toggleAll(["x"], visible: ["a", "b"]) == ["a", "b"])
        #expect(SelectionCalculations.toggleAll(["a", "b"], visible: ["a", "b"]) == [])
        #expect(SelectionCalculations.toggleAll(["a", "b", "c"], visible: ["a", "b"]) == [])
        #expect(SelectionCalculations.toggleAll(["a"], visible: []) == [])
        #expect(!SelectionCalculations.isAllSelected([], visible: []))
        #expect(SelectionCalculations.toggle("a", in: ["b"]) == ["a", "b"])
        #expect(SelectionCalculations.toggle("a", in: ["a", "b"]) == ["b"])
        #expect(SelectionCalculations.label(selected: 3, total: 10) == "3 of 10 selected")
        let items = [
            Item(id: "a") { $0.projectPriceCents = 5 }, Item(id: "b") { $0.purchasePriceCents = 7 }, Item(id: "c"),
            Item { $0.projectPriceCents = 9 },
        ]
        #expect(SelectionCalculations.totalCents(["a", "b", "c", "x"], items: items) == 12)
    }

    @Test func actionMenus() {
        typealias Menu = ActionMenuCalculations
        let status = Menu.Entry(id: "status", subactionIDs: ["a", "b"], selectedSubactionKey: "b")
        #expect(Menu.tap(status, expanded: nil) == .expanded("status"))
        #expect(Menu.tap(status, expanded: "other") == .expanded("status"))
        #expect(Menu.tap(status, expanded: "status") == .expanded(nil))
        #expect(Menu.tap(Menu.Entry(id: "x", subactionIDs: ["a"], isActionOnly: true), expanded: nil) == .run)
        #expect(Menu.tap(Menu.Entry(id: "x", subactionIDs: []), expanded: nil) == .run)
        #expect(Menu.tap(Menu.Entry(id: "x"), expanded: nil) == .run)
        #expect(Menu.isSelected("b", in: status) && !Menu.isSelected("a", in: status))
        #expect(!Menu.isSelected("a", in: Menu.Entry(id: "x", subactionIDs: ["a"])))
    }

    @Test func galleries() {
        typealias Gallery = MediaGalleryCalculations
        #expect(Gallery.canAdd(count: 49, maximum: 50) && !Gallery.canAdd(count: 50, maximum: 50))
        #expect(Gallery.isAllowed(.pdf, in: [.image, .pdf]) && !Gallery.isAllowed(.file, in: [.image]))
        let pdf = AttachmentRef(url: "p", kind: .pdf, isPrimary: true)
        let (a, b) = (AttachmentRef(url: "a"), AttachmentRef(url: "b", isPrimary: true))
        #expect(Gallery.primaryImage([pdf, a, b]) == b)
        #expect(Gallery.primaryImage([pdf, a]) == a)
        #expect(Gallery.primaryImage([pdf]) == nil)
        #expect(Gallery.adding(a, to: []).map(\.isPrimary) == [true])
        #expect(Gallery.adding(a, to: [pdf]).last?.isPrimary == nil)
        #expect(Gallery.adding(AttachmentRef(url: "q", kind: .pdf), to: []).map(\.isPrimary) == [nil])
        #expect(Gallery.settingPrimary("a", in: [a, b]).map(\.isPrimary) == [true, nil])
        #expect(Gallery.removing("b", from: [a, b]) == [a])
        #expect([0, 1, 2, 5].map { Gallery.columns(count: $0) } == [1, 1, 2, 3])
        #expect(Gallery.columns(count: 5, preferred: 0) == 1)
        #expect(Gallery.thumbnailCount([pdf, a, b]) == 2)
    }
}
