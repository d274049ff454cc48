import Foundation
import Testing

@testable import LedgerCore

@Suite struct TransactionDisplayTests {
    @Test("WP03.1 A source, else what an inventory sale is called, else the beginning of the id") func names() {
        let name = TransactionDisplayCalculations.displayName
        #expect(name(Transaction(id: "abcdefgh") { $0.source = " Target " }) == "Target")
        #expect(name(Transaction(id: "abcdefgh") { $0.source = "  " }) == "abcdef")
        #expect(name(Transaction(id: "abc")) == "abc")
        #expect(name(Transaction()) == "Untitled Transaction")
        #expect(name(Transaction(id: "")) == "Untitled Transaction")
        #expect(name(Transaction { $0.inventorySaleDirection = .businessToProject }) == "Purchase from Inventory")
        #expect(name(Transaction { $0.inventorySaleDirection = .projectToBusiness }) == "Sale to Inventory")
        #expect(name(Transaction { $0.isCanonicalInventorySale = true }) == "Inventory Transfer")
        for prefix in ["SALE_", "INV_SALE_", "INV_PURCHASE_"] {
            #expect(name(Transaction(id: prefix + "x")) == "Inventory Transfer")
        }
        #expect(name(Transaction(id: "SALE_x") { $0.source = "IKEA" }) == "IKEA")
        // A flag that says no does not outweigh a direction.
        #expect(
            TransactionDisplayCalculations.isCanonicalSale(
                Transaction {
                    $0.isCanonicalInventorySale = false; $0.inventorySaleDirection = .businessToProject
                }))
        #expect(
            !TransactionDisplayCalculations.isCanonicalSale(
                Transaction(id: "x") { $0.isCanonicalInventorySale = false }))
    }

    @Test func reportTitles() {
        let title = TransactionDisplayCalculations.reportTitle
        #expect(
            title(Transaction { $0.inventorySaleDirection = .businessToProject }) == "Design Business Inventory Sale")
        #expect(
            title(Transaction { $0.inventorySaleDirection = .projectToBusiness })
                == "Design Business Inventory Purchase")
        #expect(title(Transaction(id: "SALE_x")) == "Transaction")
        #expect(title(Transaction(id: "x") { $0.source = "IKEA" }) == "IKEA")
        #expect(title(Transaction(id: "x")) == "Transaction")
    }

    @Test("WP03.1 Badges in their order") func badgesInOrder() {
        let all = Transaction {
            $0.transactionType = .purchase
            $0.reimbursementType = .owedToClient
            $0.hasEmailReceipt = true
            $0.needsReview = true
            $0.status = .canceled
        }
        #expect(
            TransactionDisplayCalculations.badges(all, categoryName: "Install").map(\.text)
                == ["Purchase", "Owed to Client", "Receipt", "Needs Review", "Install"])
        #expect(TransactionDisplayCalculations.badges(Transaction(), categoryName: " ").isEmpty)
        let business = Transaction { $0.reimbursementType = .owedToCompany }
        #expect(TransactionDisplayCalculations.badges(business).map(\.text) == ["Owed to Business"])
        #expect(
            TransactionDisplayCalculations.badges(Transaction { $0.reimbursementType = ReimbursementType.none }).isEmpty
        )
        #expect(TransactionDisplayCalculations.badges(Transaction { $0.transactionType = .other("gift") }).isEmpty)
        #expect(
            TransactionDisplayCalculations.badges(Transaction { $0.receiptImages = [AttachmentRef(url: "u")] })
                .map(\.text) == ["Receipt"])
    }

    @Test func badgeColours() {
        let colours = TransactionType.known.map { type in
            TransactionDisplayCalculations.badges(Transaction { $0.transactionType = type })[0].colorHex
        }
        #expect(colours == [0x059669, 0x2563EB, 0xDC2626, nil])
        let rest = Transaction {
            $0.reimbursementType = .owedToCompany; $0.needsReview = true; $0.hasEmailReceipt = true
        }
        #expect(
            TransactionDisplayCalculations.badges(rest, categoryName: "c").map(\.colorHex) == [
                0xD97706, nil, 0xB94520, nil,
            ])
    }

    @Test func figures() {
        #expect(TransactionDisplayCalculations.formattedDate(Transaction()) == "—")
        #expect(TransactionDisplayCalculations.formattedAmount(Transaction()) == "—")
        let transaction = Transaction {
            $0.transactionDate = CalendarDate("2026-02-25"); $0.amountCents = 15099
        }
        #expect(TransactionDisplayCalculations.formattedDate(transaction) == "Feb 25, 2026")
        #expect(TransactionDisplayCalculations.formattedAmount(transaction) == "$150.99")
    }
}

@Suite struct NextStepsTests {
    private let steps = TransactionNextStepsCalculations.steps

    @Test("WP03.2 Five steps, or six where items count") func fiveStepsOrSix() {
        for type in [nil, CategoryType.general, .fee, .other("x")] { #expect(steps(Transaction(), type).count == 5) }
        let itemized = steps(Transaction(), .itemized)
        #expect(
            itemized.map(\.title) == [
                "Add a budget category", "Enter the amount", "Add a receipt", "Add items", "Set who purchased this",
                "Set the tax rate",
            ])
        #expect(
            itemized.map(\.id.rawValue)
                == ["budget-category", "amount", "receipt", "items", "purchased-by", "tax-rate"])
        #expect(itemized.allSatisfy { !$0.isComplete })
    }

    @Test("WP03.2, WP03.6 When each step is done") func whenAStepIsComplete() {
        func isComplete(_ id: TransactionNextStepsCalculations.Step.ID, _ configure: (inout Transaction) -> Void)
            -> Bool
        {
            steps(Transaction { configure(&$0) }, .itemized).first { $0.id == id }!.isComplete
        }
        #expect(isComplete(.budgetCategory) { $0.budgetCategoryId = "c" })
        #expect(!isComplete(.budgetCategory) { $0.budgetCategoryId = "" })
        #expect(isComplete(.amount) { $0.amountCents = -5 })
        #expect(!isComplete(.amount) { $0.amountCents = 0 })
        #expect(isComplete(.receipt) { $0.hasEmailReceipt = true })
        #expect(isComplete(.receipt) { $0.receiptImages = [AttachmentRef(url: "u")] })
        #expect(!isComplete(.receipt) { $0.receiptImages = [] })
        #expect(isComplete(.items) { $0.itemIds = ["i"] })
        #expect(!isComplete(.items) { $0.itemIds = [] })
        #expect(isComplete(.purchasedBy) { $0.purchasedBy = .missing })
        #expect(!isComplete(.purchasedBy) { $0.purchasedBy = .other(" ") })
        #expect(isComplete(.taxRate) { $0.taxRatePct = 0 })
    }

    @Test func card() {
        let some = steps(
            Transaction {
                $0.amountCents = 5; $0.budgetCategoryId = "c"
            }, nil)
        #expect(TransactionNextStepsCalculations.subtitle(some) == "2/5 complete")
        #expect(TransactionNextStepsCalculations.progress(some) == 0.4)
        #expect(!TransactionNextStepsCalculations.isAllComplete(some))
        #expect(
            TransactionNextStepsCalculations.inDisplayOrder(some).map(\.id)
                == [.receipt, .items, .purchasedBy, .budgetCategory, .amount])
        #expect(TransactionNextStepsCalculations.progress([]) == 1)
        let all = steps(
            Transaction {
                $0.budgetCategoryId = "c"
                $0.amountCents = 1
                $0.hasEmailReceipt = true
                $0.itemIds = ["i"]
                $0.purchasedBy = .clientCard
            }, .general)
        #expect(TransactionNextStepsCalculations.isAllComplete(all))
    }
}

@Suite struct CompletenessTests {
    private func transaction(_ amount: Int?, rate: Double? = nil, subtotal: Int? = nil) -> Transaction {
        Transaction(id: "t") {
            $0.amountCents = amount
            $0.taxRatePct = rate
            $0.subtotalCents = subtotal
        }
    }

    private func item(_ id: String, _ price: Int?, status: ItemStatus? = nil) -> Item {
        Item(id: id) {
            $0.purchasePriceCents = price
            $0.projectPriceCents = 99999
            $0.status = status
        }
    }

    @Test(
        arguments: [
            (10825, 8.25, nil, 10000, 825, false, false), (10800, 8, nil, 10000, 800, false, false),
            (9999, 7.5, nil, 9301, 698, false, false), (10000, 8, 9000, 9000, nil, false, true),
            (10000, 8, 0, 9259, 741, false, false), (10000, 0, nil, 10000, nil, true, false),
            (10000, nil, nil, 10000, nil, true, false), (nil, nil, 500, 500, nil, false, true),
            (10000, -5, nil, 10000, nil, true, false), (10000, nil, -5, 10000, nil, true, false),
            (10000, .infinity, nil, 10000, nil, true, false), (1, 1000, nil, 1, nil, true, false),
        ] as [(Int?, Double?, Int?, Int, Int?, Bool, Bool)])
    func subtotals(
        amount: Int?, rate: Double?, explicit: Int?, cents: Int, tax: Int?, missingTax: Bool, isExplicit: Bool
    ) {
        let subtotal = TransactionCompletenessCalculations.subtotal(transaction(amount, rate: rate, subtotal: explicit))
        #expect(subtotal?.cents == cents)
        #expect(subtotal?.inferredTaxCents == tax)
        #expect(subtotal?.missingTaxData == missingTax)
        #expect(subtotal?.isExplicit == isExplicit)
    }

    @Test("WP03.3, WP03.6 Without a subtotal there is no result") func withoutASubtotalThereIsNoResult() {
        for none in [transaction(nil), transaction(0), transaction(-5), transaction(0, rate: 8, subtotal: 0)] {
            #expect(TransactionCompletenessCalculations.completeness(none, current: [item("a", 5)]) == nil)
        }
    }

    @Test(arguments: [
        (12001, TransactionCompletenessCalculations.Status.over), (12000, .near), (10101, .near), (10100, .complete),
        (10000, .complete), (9900, .complete), (9899, .near), (8000, .near), (7999, .incomplete), (0, .incomplete),
    ])
    func thresholds(total: Int, status: TransactionCompletenessCalculations.Status) {
        #expect(TransactionCompletenessCalculations.status(totalCents: total, subtotalCents: 10000) == status)
    }

    @Test("WP03.3 Items that were returned or sold count") func resultOverAllItems() throws {
        let result = try #require(
            TransactionCompletenessCalculations.completeness(
                transaction(10000, subtotal: 8000), current: [item("a", 3000), item("b", nil), item("c", 0)],
                returned: [item("d", 1000)], sold: [item("e", 2000), item("f", 500)]))
        #expect(result.itemsNetTotalCents == 6500)
        #expect(result.itemsCount == 6)
        #expect(result.itemsMissingPriceCount == 2)
        #expect((result.returnedItemsCount, result.returnedItemsTotalCents) == (1, 1000))
        #expect((result.soldItemsCount, result.soldItemsTotalCents) == (2, 2500))
        #expect(result.varianceCents == -1500)
        #expect(result.ratio == 0.8125)
        #expect(result.variancePercent == -18.75)
        #expect(result.barPercentage == 81.25)
        #expect(result.status == .near)
        #expect(TransactionCompletenessCalculations.remainingLabel(result) == "$15.00 remaining")
        #expect(TransactionCompletenessCalculations.varianceLabel(result) == "-$15.00 (-18.8%)")
        #expect(TransactionCompletenessCalculations.missingPriceLabel(result) == "2 items missing purchase price")
        #expect(TransactionCompletenessCalculations.movedItemsLabel(result) == "1 returned, 2 sold")
    }

    @Test func labels() throws {
        let over = try #require(
            TransactionCompletenessCalculations.completeness(transaction(1000), current: [item("a", 3000)]))
        #expect(over.status == .over && over.barPercentage == 100)
        #expect(TransactionCompletenessCalculations.remainingLabel(over) == "Over by $20.00")
        #expect(TransactionCompletenessCalculations.missingPriceLabel(over) == nil)
        #expect(TransactionCompletenessCalculations.movedItemsLabel(over) == nil)
        #expect(
            [TransactionCompletenessCalculations.Status.complete, .near, .incomplete, .over].map(\.label)
                == ["Complete", "Nearly Complete", "Incomplete", "Over"])
        let empty = try #require(TransactionCompletenessCalculations.completeness(transaction(1000), current: []))
        #expect(empty.ratio == 0 && empty.status == .incomplete)
    }

    @Test func tax() {
        #expect(TransactionCompletenessCalculations.taxCents(transaction(1000, subtotal: 900)) == 100)
        #expect(TransactionCompletenessCalculations.taxCents(transaction(1000)) == nil)
        #expect(TransactionCompletenessCalculations.taxCents(transaction(nil, subtotal: 5)) == nil)
    }

    @Test func partition() {
        var transaction = transaction(1)
        transaction.itemIds = ["a", "b", "c", "d", "gone"]
        let edge = { (item: String, kind: MovementKind, from: String?) in
            LineageEdge {
                $0.itemId = item; $0.movementKind = kind; $0.fromTransactionId = from
            }
        }
        let partition = TransactionCompletenessCalculations.partition(
            transaction,
            items: [
                item("a", 1), item("b", 1, status: .returned), item("c", 1, status: .sold), item("d", 1),
                item("e", 1), item("f", 1), Item(),
            ],
            edges: [
                edge("d", .sold, "t"), edge("e", .association, "t"), edge("a", .association, "t"),
                edge("f", .sold, "other"),
                edge("f", .sold, nil),
            ])
        #expect(partition.current.map(\.id) == ["a"])
        #expect(partition.returned.map(\.id) == ["b"])
        #expect(partition.sold.map(\.id) == ["c", "d"])
        #expect(partition.moved.map(\.id) == ["e"])
        let nothing = TransactionCompletenessCalculations.partition(
            Transaction(), items: [item("a", 1)], edges: [edge("a", .sold, nil)])
        #expect(nothing == TransactionCompletenessCalculations.Partition())
    }
}

@Suite struct TransactionListTests {
    private func ids(_ transactions: [Transaction]) -> [String?] { transactions.map(\.id) }

    private func matching(_ transactions: [Transaction], _ configure: (inout TransactionFilter) -> Void) -> [String?] {
        var filter = TransactionFilter()
        configure(&filter)
        #expect(filter.activeDimensions == 1)
        return ids(TransactionListCalculations.list(transactions, filter: filter, sort: .createdAscending))
    }

    @Test("WP03.4 Sources, notes, types and amounts are searched") func search() {
        let transactions = [
            Transaction(id: "a") {
                $0.source = "Home Depot"; $0.amountCents = 15099
            },
            Transaction(id: "b") {
                $0.notes = "for the lamp"; $0.transactionType = .toInventory
            },
            Transaction(id: "c"),
        ]
        let search = { ids(TransactionListCalculations.list(transactions, query: $0, sort: .createdAscending)) }
        #expect(search("  ") == ["a", "b", "c"])
        #expect(search(" DEPOT ") == ["a"])
        #expect(search("lamp") == ["b"])
        #expect(search("to inv") == ["b"])
        #expect(search("$150.9") == ["a"])
        #expect(search("xyz").isEmpty)
    }

    @Test("WP03.4, WP03.6 Each of the eight dimensions") func eachDimension() {
        let a = Transaction(id: "a") {
            $0.status = .pending
            $0.reimbursementType = .owedToClient
            $0.hasEmailReceipt = true
            $0.transactionType = .purchase
            $0.budgetCategoryId = "c1"
            $0.purchasedBy = .clientCard
            $0.source = "Target"
            $0.projectId = "p"
        }
        let b = Transaction(id: "b") {
            $0.status = .completed
            $0.reimbursementType = .owedToCompany
            $0.receiptImages = [AttachmentRef(url: "u")]
            $0.transactionType = .return
            $0.budgetCategoryId = "c2"
            $0.purchasedBy = .designBusiness
            $0.source = " target "
            $0.projectId = "p"
        }
        let c = Transaction(id: "c")
        let all = [a, b, c]
        #expect(matching(all) { $0.statuses = [.pending] } == ["a"])
        #expect(matching(all) { $0.statuses = [.pending, .completed] } == ["a", "b"])
        #expect(matching(all) { $0.statuses = [.inventoryOnly] } == ["c"])
        #expect(
            matching([
                Transaction(id: "d") {
                    $0.projectId = "p"; $0.status = .inventoryOnly
                }
            ]) { $0.statuses = [.inventoryOnly] } == ["d"])
        #expect(matching(all) { $0.reimbursements = [.owedToCompany] } == ["b"])
        #expect(matching(all) { $0.reimbursements = [ReimbursementType.none] } == ["c"])
        #expect(matching(all) { $0.receipts = [true] } == ["a", "b"])
        #expect(matching(all) { $0.receipts = [false] } == ["c"])
        #expect(matching(all) { $0.types = [.return, .sale] } == ["b"])
        #expect(matching(all) { $0.budgetCategoryIDs = ["c1"] } == ["a"])
        #expect(matching(all) { $0.purchasedBy = [.missing] } == ["c"])
        #expect(matching(all) { $0.purchasedBy = [.clientCard] } == ["a"])
        #expect(matching(all) { $0.sources = ["TARGET"] } == ["a", "b"])
    }

    @Test func completenessDimension() {
        let all = [
            Transaction(id: "complete"), Transaction(id: "near"), Transaction(id: "flag") { $0.needsReview = true },
            Transaction(id: "none"),
        ]
        let status = { (transaction: Transaction) -> TransactionCompletenessCalculations.Status? in
            ["complete": .complete, "near": .near][transaction.id ?? ""]
        }
        let list = { (choices: Set<TransactionFilter.Completeness>) in
            var filter = TransactionFilter()
            filter.completeness = choices
            return ids(
                TransactionListCalculations.list(all, filter: filter, sort: .createdAscending, auditStatus: status))
        }
        #expect(list([.needsReview]) == ["flag", "near"])
        #expect(list([.complete]) == ["complete"])
        #expect(list([.complete, .needsReview]) == ["complete", "flag", "near"])
        var filter = TransactionFilter()
        filter.completeness = [.complete]
        #expect(TransactionListCalculations.list(all, filter: filter).isEmpty)
    }

    @Test func dimensionsNarrowTogether() {
        let all = [
            Transaction(id: "a") {
                $0.status = .pending; $0.transactionType = .sale
            },
            Transaction(id: "b") {
                $0.status = .pending; $0.transactionType = .purchase
            },
        ]
        var filter = TransactionFilter()
        filter.statuses = [.pending]
        filter.types = [.sale]
        #expect(filter.activeDimensions == 2)
        #expect(ids(TransactionListCalculations.list(all, filter: filter)) == ["a"])
    }

    @Test func sources() {
        let transactions = ["b", " A ", "a", nil, " ", "C"].map { source in Transaction { $0.source = source } }
        #expect(TransactionListCalculations.sources(transactions) == ["A", "b", "C"])
    }

    @Test("WP03.4 Eight sorts") func sorts() {
        let make = { (id: String, date: String?, created: Int?, source: String?, amount: Int?) in
            Transaction(id: id) {
                $0.transactionDate = date.flatMap { CalendarDate($0) }
                $0.createdAt = created.map { Date(milliseconds: $0) }
                $0.source = source
                $0.amountCents = amount
            }
        }
        let all = [
            make("a", "2026-01-01", 1, "beta", 5), make("b", nil, 2, nil, nil), make("c", "2026-03-01", 3, "Alpha", -3),
            make("d", "2026-01-01", nil, " ", 5), make("e", nil, nil, "beta", 0),
        ]
        let sorted = { ids(TransactionListCalculations.sort(all.reversed(), by: $0)) }
        #expect(sorted(.dateDescending) == ["c", "a", "d", "b", "e"])
        #expect(sorted(.dateAscending) == ["a", "d", "c", "b", "e"])
        #expect(sorted(.createdDescending) == ["c", "b", "a", "d", "e"])
        #expect(sorted(.createdAscending) == ["d", "e", "a", "b", "c"])
        #expect(sorted(.sourceAscending) == ["c", "a", "e", "b", "d"])
        #expect(sorted(.sourceDescending) == ["a", "e", "c", "b", "d"])
        #expect(sorted(.amountDescending) == ["a", "d", "b", "e", "c"])
        #expect(sorted(.amountAscending) == ["c", "b", "e", "a", "d"])
        #expect(ids(TransactionListCalculations.list(all)) == sorted(.dateDescending))
        #expect(Set(TransactionSort.allCases.map(\.label)).count == 8)
    }

    @Test func texts() {
        #expect(TransactionListCalculations.emptyText(isFiltered: false) == "No transactions yet")
        #expect(TransactionListCalculations.emptyText(isFiltered: true) == "No transactions match your filters")
    }

    @Test func pickers() {
        let make = { (id: String, date: String, configure: (inout Transaction) -> Void) in
            Transaction(id: id) {
                $0.transactionDate = CalendarDate(date); configure(&$0)
            }
        }
        let all = [
            make("a", "2026-01-01") { $0.transactionType = .return },
            make("b", "2026-01-02") {
                $0.isCanceled = true; $0.transactionType = .return
            },
            make("c", "2026-01-03") { $0.canonicalKind = "return" },
            make("d", "2026-01-04") {
                $0.transactionType = .return; $0.status = .completed
            },
            make("e", "2026-01-05") {
                $0.transactionType = .return; $0.status = .canceled
            },
            make("f", "2026-01-06") { $0.transactionType = .sale },
        ]
        #expect(ids(TransactionPickerCalculations.linkable(all)) == ["f", "e", "d", "c", "a"])
        #expect(ids(TransactionPickerCalculations.returns(all)) == ["c", "a"])
        let projects = [
            Project(id: "a") { $0.name = "z" }, Project(id: "b") { $0.name = "y" },
            Project(id: "c") { $0.isArchived = true }, Project { $0.name = "x" },
        ]
        #expect(TransactionPickerCalculations.destinations(projects, besides: "a").map(\.id) == [nil, "b"])
        #expect(TransactionPickerCalculations.destinations(projects, besides: nil).map(\.id) == [nil, "b", "a"])
    }
}

@Suite struct ReceiptListTests {
    @Test(arguments: [
        ("53 - ACCENT FURNISH 252972 $129.99 T", "ACCENT FURNISH", "252972", 12999),
        ("48 - WALL ART 323272 $45.00", "WALL ART", "323272", 4500),
        ("48 - WALL ART 323272 45.00 T", "WALL ART", "323272", 4500),
        ("45 - FLORALS 924460 $1,299.99 T", "FLORALS", "924460", 129_999),
        ("56 - EVERYDAY Q LIN 092626 $6.99 T", "EVERYDAY Q LIN", "092626", 699),
        ("63 - ALT/HANGING LI 522327 $29.99 T", "ALT/HANGING LI", "522327", 2999),
        ("  53-LAMP   1234   $1.00T  ", "LAMP", "1234", 100),
        ("53 - SIZE 1234 5678 $1.00", "SIZE 1234", "5678", 100),
        ("53 - A - B 1234 .50".replacingOccurrences(of: " .50", with: " 0.50"), "A - B", "1234", 50),
        ("1 - X 1234 ,.99", "X", "1234", 99),
    ])
    func lines(line: String, name: String, sku: String, cents: Int) {
        let result = ReceiptListParser.parse(line)
        #expect(result.items == [ReceiptListParser.ParsedItem(name: name, sku: sku, priceCents: cents)])
        #expect(result.skippedLines.isEmpty)
    }

    @Test(arguments: [
        "SUBTOTAL: $500.00", "HOMEGOODS STORE", "TAX: $41.25",
        "53 - LAMP 123 $1.00", "53 - LAMP 1234", "53 - LAMP 1234 $1.0", "53 - LAMP 1234 $1", "53 - 1234 $1.00",
        "53 - LAMP1234 $1.00", "53 - LAMP 1234 $1.00 X", "53 - LAMP 1234 $-1.00", "53 - LAMP 1234 $ 1.00",
        "53 - LAMP 1234 1.2.34", "53 - LAMP 1234$1.00", "$", "53 - LAMP 1234 $99999999999.00",
        "T", "53 -",
    ])
    func skipped(line: String) {
        let result = ReceiptListParser.parse(line)
        #expect(result.items.isEmpty)
        #expect(result.skippedLines == [line])
    }

    @Test("WP03.5, WP03.6 Whole receipts, with the lines that were skipped") func wholeReceipts() {
        #expect(ReceiptListParser.parse("") == ReceiptListParser.Result())
        #expect(ReceiptListParser.parse(" \n\t\r\n ") == ReceiptListParser.Result())
        let result = ReceiptListParser.parse(
            "HOMEGOODS\r\n53 - LAMP 1234 $1.00 T\n53 - LAMP 1234 $1.00 T\n\n  TAX: $1.00  ")
        #expect(result.items.count == 2)
        #expect(result.skippedLines == ["HOMEGOODS", "TAX: $1.00"])
    }

    @Test(
        "WP03.5 Lines of a list: a name, and a price if there is one",
        arguments: [
            ("Lamp $49.99", "Lamp", 4999), ("Chair", "Chair", nil), ("Lamp 49.99", "Lamp", 4999),
            ("Lamp: $1,249", "Lamp", 124_900), ("$12.50 Vase", "Vase", 1250),
            ("Rug 8x10 - $300.00 T", "Rug 8x10", 30_000),
            ("Chair 2", "Chair 2", nil), ("Lamp -$5.00", "Lamp", nil), ("Lamp $-5.00", "Lamp", nil),
            ("Card table $80.00", "Card table", 8000), ("Total Gym $500.00", "Total Gym", 50_000),
            ("Café-Tisch $20.00", "Café-Tisch", 2000), ("Lamp $99999999999.00", "Lamp", nil),
        ] as [(String, String, Int?)])
    func linesOfAList(line: String, name: String, cents: Int?) {
        let result = ReceiptListParser.parse(line)
        #expect(result.items == [ReceiptListParser.ParsedItem(name: name, priceCents: cents)])
        #expect(result.skippedLines.isEmpty)
    }

    @Test(
        "WP03.5 Lines that are no items",
        arguments: [
            "SUBTOTAL: $500.00", "TAX: $41.25", "Sales Tax 8.25% $4.12", "Grand total $12.00", "Balance due 5.00",
            "VISA $20.00",
            "HOMEGOODS STORE", "Thank you!", "$", "$49.99", "12.00", "---", "You saved $4.00",
        ])
    func linesThatAreNoItems(line: String) {
        #expect(ReceiptListParser.parse(line) == .init(items: [], skippedLines: [line]))
    }

    @Test("WP03.5 Between a register's lines only those with prices are items") func aRegistersOtherLines() {
        let result = ReceiptListParser.parse("MAIN STREET 5\n53 - LAMP 1234 $1.00 T\nDELIVERY $20.00\nTOTAL $21.00")
        #expect(result.items.map(\.name) == ["LAMP", "DELIVERY"])
        #expect(result.skippedLines == ["MAIN STREET 5", "TOTAL $21.00"])
    }

    @Test("WP03.5 Items of the lines of a receipt") func itemsOfAReceipt() {
        let transaction = Transaction(id: "t") {
            $0.projectId = "p"
            $0.source = "Target"
            $0.budgetCategoryId = "c"
        }
        let items = CreateItemsFromListCalculations.items(
            [ReceiptListParser.ParsedItem(name: "Lamp", sku: "01", priceCents: 5)], transaction: transaction,
            ids: ["i"],
            userID: "u")
        #expect(items.count == 1)
        let item = items[0]
        #expect(item.id == "i" && item.name == "Lamp" && item.sku == "01" && item.purchasePriceCents == 5)
        #expect(item.projectId == "p" && item.transactionId == "t" && item.budgetCategoryId == "c")
        #expect(item.source == "Target" && item.status == .purchased && item.createdBy == "u")
    }
}
