import LedgerCore
import Testing

/// D5: what invoices say and come to.
@Suite struct InvoiceTests {
    private let today = CalendarDate("2026-03-01")!

    private func line(_ id: String, _ cents: Int) -> InvoiceLine {
        var line = InvoiceLine()
        line.id = id
        line.amountCents = cents
        return line
    }

    private func issued(_ cents: Int, paid: [Int] = [], due: String? = nil) -> Invoice {
        Invoice(id: "v") {
            $0.status = .issued
            $0.totalCents = cents
            $0.dueDate = due.flatMap { CalendarDate($0) }
            $0.payments = paid.enumerated().map { InvoicePayment(id: "\($0)", date: nil, amountCents: $1) }
        }
    }

    @Test(
        "D5 Shares add up to the percentage of the sum, and the cents that are missing go to those that lost most",
        arguments: [
            ([100, 100, 100], 8.25, [9, 8, 8]),  // 24.75
            ([333, 333, 334], 10, [33, 33, 34]),  // 100
            ([10, 10, 10], 5, [1, 1, 0]),  // 1.5
            ([1, 1, 1], 33.333, [1, 0, 0]),  // 0.99999
            ([50], 1, [1]),  // a half
            ([-50], 1, [-1]),  // a half below zero
            ([1000, -50], 1, [10, 0]),  // 9.5
            ([0, 0], 8.25, [0, 0]), ([], 8.25, []), ([999], 0, [0]),
        ] as [([Int], Double, [Int])])
    func shares(amounts: [Int], percent: Double, expected: [Int]) {
        #expect(InvoiceCalculations.shares(of: amounts, percent: percent) == expected)
    }

    @Test("D5 Of any amounts, the shares add up to the rounded percentage, and none is a cent away from its own")
    func sharesOfMany() {
        var state: UInt64 = 7
        func next(_ range: Range<Int>) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return range.lowerBound + Int(state >> 33) % range.count
        }
        for _ in 0..<2000 {
            let amounts = (0..<next(1..<12)).map { _ in next(-50_000..<1_000_000) }
            let thousandths = next(0..<30_000)
            let shares = InvoiceCalculations.shares(of: amounts, percent: Double(thousandths) / 1000)
            let exact = amounts.reduce(0, +) * thousandths
            #expect(abs(shares.reduce(0, +) * 100_000 - exact) * 2 <= 100_000)
            for (amount, share) in zip(amounts, shares) {
                #expect(abs(share * 100_000 - amount * thousandths) < 100_000)
            }
        }
    }

    @Test("D5 The largest amounts do not overflow") func largest() {
        let most = 1_000_000_000_000
        let shares = InvoiceCalculations.shares(of: Array(repeating: most, count: 200), percent: 1000)
        #expect(shares.allSatisfy { $0 == most * 10 })
    }

    @Test("D5 What is no percentage adds nothing", arguments: [nil, -1, .nan, .infinity, 1001] as [Double?])
    func nonsense(percent: Double?) {
        #expect(InvoiceCalculations.shares(of: [100], percent: percent) == [0])
    }

    @Test("D5 Markup is on charges alone, tax on charges with their markup less credits") func totals() {
        let lines = InvoiceCalculations.priced(
            [line("a", 10_001), line("b", 9_999), line("c", -5_000)], markupPct: 15, taxRatePct: 8.25)
        #expect(lines.map(\.markupCents) == [1_500, 1_500, nil])
        #expect(lines.map(\.taxCents) == [949, 949, -413])
        let totals = InvoiceCalculations.totals(lines)
        #expect(totals.subtotalCents == 15_000 && totals.markupCents == 3_000)
        // 8.25 % of 180.00.
        #expect(totals.taxCents == 1_485 && totals.totalCents == 19_485)
        #expect(lines.reduce(0) { $0 + $1.netCents + ($1.taxCents ?? 0) } == totals.totalCents)
    }

    @Test("D5 What is on an issued invoice is not offered again, unless that is void") func offered() {
        func purchase(_ id: String, _ day: String, _ owed: ReimbursementType, _ cents: Int) -> Transaction {
            Transaction(id: id) {
                $0.transactionDate = CalendarDate(day)
                $0.reimbursementType = owed
                $0.amountCents = cents
                $0.source = id
            }
        }
        let transactions = [
            purchase("late", "2026-02-03", .owedToCompany, 700), purchase("early", "2026-02-01", .owedToCompany, 500),
            purchase("back", "2026-02-02", .owedToClient, 200), purchase("own", "2026-02-02", .none, 900),
        ]
        var first = issued(500)
        first.lines = [line("early", 500)]
        func ids(_ invoices: [Invoice]) -> [String] {
            InvoiceCalculations.offered(transactions: transactions, items: [], categories: [], invoices: invoices)
                .map(\.id)
        }
        #expect(ids([]) == ["early", "back", "late"])
        #expect(ids([first]) == ["back", "late"])
        first.status = .void
        #expect(ids([first]) == ["early", "back", "late"])
        let lines = InvoiceCalculations.offered(transactions: transactions, items: [], categories: [], invoices: [])
        #expect(lines.map(\.amountCents) == [500, -200, 700])
    }

    @Test("D5 Items stand below their line, one without a price without an amount") func items() {
        let transaction = Transaction(id: "t") {
            $0.reimbursementType = .owedToCompany
            $0.itemIds = ["sofa", "lamp"]
        }
        let items = [
            Item(id: "sofa") {
                $0.name = "Sofa"
                $0.projectPriceCents = 900
            }, Item(id: "lamp") { $0.name = "Lamp" },
        ]
        let line = InvoiceCalculations.offered(transactions: [transaction], items: items, categories: [], invoices: [])
            .first
        #expect(line?.amountCents == 900)
        #expect(
            line?.items == [InvoicedItem(name: "Sofa", amountCents: 900), InvoicedItem(name: "Lamp", amountCents: nil)])
    }

    @Test("D5 How an invoice stands follows from its payments and the day") func standing() {
        func standing(_ invoice: Invoice) -> InvoiceCalculations.Standing {
            InvoiceCalculations.standing(invoice, on: today)
        }
        #expect(standing(Invoice(id: "d")) == .draft)
        #expect(standing(issued(100)) == .open && standing(issued(100, due: "2026-03-01")) == .open)
        #expect(standing(issued(100, paid: [60], due: "2026-02-28")) == .overdue)
        #expect(standing(issued(100, paid: [60, 40], due: "2026-02-28")) == .paid)
        #expect(InvoiceCalculations.balanceCents(issued(100, paid: [60, 50])) == -10)
        var void = issued(100)
        void.status = .void
        #expect(standing(void) == .void)
        #expect(Set(InvoiceCalculations.Standing.allCases.map(\.label)).count == 5)
    }

    @Test("D5 A number follows the highest of its year") func numbers() {
        func known(_ numbers: String?...) -> [Invoice] { numbers.map { number in Invoice { $0.number = number } } }
        #expect(InvoiceCalculations.nextNumber(in: "2026", after: []) == "2026-0001")
        #expect(
            InvoiceCalculations.nextNumber(in: "2026", after: known("2026-0009", "2025-0400", nil, "2026-x"))
                == "2026-0010")
        #expect(InvoiceCalculations.nextNumber(in: "2026", after: known("2026-9999")) == "2026-10000")
        #expect(InvoiceCalculations.displayName(Invoice { $0.number = "2026-0001" }) == "Invoice 2026-0001")
        #expect(InvoiceCalculations.displayName(Invoice()) == "Draft Invoice")
        #expect(InvoiceCalculations.displayName(Invoice { $0.status = .issued }) == "Invoice, number to follow")
        #expect(InvoiceStatus.known.map(\.label) == ["Draft", "Issued", "Void"])
        #expect(InvoiceStatus(rawValue: "lost") == .other("lost") && InvoiceStatus.other("lost").label == nil)
        #expect(InvoiceStatus.other("lost").rawValue == "lost")
    }

    @Test("D5 A draft needs a date, a later due date and percentages; a payment an amount and a date")
    func validation() {
        func fields(_ date: String?, _ due: String?, _ markup: Double?, _ tax: Double?) -> [String] {
            InvoiceCalculations.validate(
                date: date.flatMap { CalendarDate($0) }, dueDate: due.flatMap { CalendarDate($0) }, markupPct: markup,
                taxRatePct: tax
            ).map(\.field)
        }
        #expect(fields("2026-03-01", "2026-03-01", 0, 8.25).isEmpty && fields("2026-03-01", nil, nil, nil).isEmpty)
        #expect(fields(nil, nil, -1, 1001) == ["date", "markup", "taxRate"])
        #expect(fields("2026-03-01", "2026-02-28", .nan, nil) == ["dueDate", "markup"])
        #expect(InvoiceCalculations.validate(InvoicePayment(id: "p", date: today, amountCents: 1)).isEmpty)
        #expect(InvoiceCalculations.validate(InvoicePayment(id: "p", date: nil, amountCents: 1)).count == 1)
        #expect(InvoiceCalculations.validate(InvoicePayment(id: "p", date: today, amountCents: 0)).count == 1)
    }

    @Test("D5 A draft is filled with the chosen lines as they are now, and an issued invoice stays as it is")
    func filled() throws {
        let project = Project(id: "p") {
            $0.name = "Lake House"
            $0.clientName = "Kessler"
        }
        let business = BusinessProfile {
            $0.name = "Bird & Co"
            $0.address = " "
            $0.logoUrl = "ledger-media://logo.png"
        }
        let draft = Invoice(id: "v") {
            $0.status = .draft
            $0.transactionIds = ["a", "c"]
            $0.markupPct = 10
            $0.taxRatePct = 8.25
        }
        let offered = [line("a", 10_001), line("b", 500), line("c", -333)]
        let filled = InvoiceCalculations.filled(draft, project: project, business: business, offered: offered)
        #expect(filled.businessName == "Bird & Co" && filled.businessAddress == nil)
        #expect(filled.logoUrl == "ledger-media://logo.png")
        #expect(filled.projectName == "Lake House" && filled.clientName == "Kessler")
        #expect(filled.lines?.map(\.id) == ["a", "c"])
        // 10% of 100.01 alone; 8.25% of 100.01 + 10.00 - 3.33.
        #expect(filled.subtotalCents == 9_668 && filled.markupCents == 1_000 && filled.taxCents == 880)
        #expect(filled.totalCents == 11_548)
        let nobody = InvoiceCalculations.filled(draft, project: nil, business: nil, offered: [])
        #expect(nobody.projectName == nil && nobody.businessName == nil && nobody.totalCents == 0)
        let invoice = issued(5_000)
        #expect(InvoiceCalculations.filled(invoice, project: project, business: business, offered: offered) == invoice)
    }
}
