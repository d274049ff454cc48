import LedgerCore
import Testing

/// D6: a year's figures for the tax adviser.
@Suite struct YearFiguresTests {
    private func purchase(
        _ id: String, _ day: String?, _ cents: Int, _ configure: (inout Transaction) -> Void = { _ in }
    ) -> Transaction {
        Transaction(id: id) {
            $0.transactionType = .purchase
            $0.transactionDate = day.flatMap { CalendarDate($0) }
            $0.amountCents = cents
            $0.source = id
            configure(&$0)
        }
    }

    private var figures: YearFigures {
        YearFigures(
            2026,
            transactions: [
                purchase("sofa", "2026-03-01", 10_825) {
                    $0.subtotalCents = 10_000
                    $0.budgetCategoryId = "f"
                    $0.projectId = "p"
                },
                purchase("back", "2026-03-31", 2_165) {
                    $0.transactionType = .return
                    $0.subtotalCents = 2_000
                    $0.budgetCategoryId = "f"
                },
                purchase("tools", "2026-01-01", 5_000), purchase("before", "2025-12-31", 1),
                purchase("after", "2027-01-01", 1), purchase("undated", nil, 1),
                purchase("canceled", "2026-02-01", 1) { $0.status = .canceled },
                purchase("gone", "2026-02-01", 1) { $0.isCanceled = true },
                purchase("theirs", "2026-02-01", 1) { $0.purchasedBy = .clientCard },
                purchase("SALE_x", "2026-02-01", 1) { $0.isCanonicalInventorySale = true },
            ],
            invoices: [
                Invoice {
                    $0.status = .issued
                    $0.number = "2026-0001"
                    $0.date = CalendarDate("2026-12-31")
                    $0.clientName = "=Kessler, A."
                    $0.totalCents = 20_000
                    $0.taxCents = 1_500
                    $0.payments = [
                        InvoicePayment(id: "a", date: CalendarDate("2026-12-31"), amountCents: 5_000),
                        InvoicePayment(id: "b", date: CalendarDate("2027-01-02"), amountCents: 15_000),
                    ]
                },
                Invoice {
                    $0.status = .void
                    $0.date = CalendarDate("2026-05-05")
                    $0.totalCents = 9
                }, Invoice { $0.date = CalendarDate("2026-05-05") },
            ],
            projects: [Project(id: "p") { $0.name = "House" }],
            categories: [BudgetCategory(id: "f") { $0.name = "Furnishings" }])
    }

    @Test("D6 Only what the firm paid, invoiced and received in the year counts") func entries() {
        let figures = figures
        #expect(figures.entries.map(\.reference) == ["tools", "sofa", "back", "2026-0001", "2026-0001"])
        #expect(figures.entries.map(\.kind) == [.purchase, .purchase, .return, .invoice, .payment])
        #expect(figures.undated == 1)
    }

    @Test("D6 Sums by category and month are those of the entries, with the tax apart") func sums() {
        let figures = figures
        let spent = figures.sum(.purchase, .return)
        #expect(spent.netCents == 13_000 && spent.taxCents == 660 && spent.totalCents == 13_660)
        #expect(figures.spendingByCategory.map(\.name) == ["Furnishings", "No Category"])
        #expect(figures.spendingByCategory.map(\.totalCents) == [8_660, 5_000])
        #expect(figures.spendingByCategory.reduce(0) { $0 + $1.totalCents } == spent.totalCents)
        let months = figures.months
        #expect(months.count == 12 && months[2].spentCents == 8_660 && months[0].spentCents == 5_000)
        #expect(months[11].invoicedCents == 20_000 && months[11].receivedCents == 5_000)
        #expect(months.reduce(0) { $0 + $1.spentCents } == spent.totalCents)
        #expect(figures.sum(.invoice).taxCents == 1_500 && figures.sum(.payment).totalCents == 5_000)
    }

    @Test("D6 The file has a line for each entry, and its amounts add up to the figures") func file() {
        let rows = CSVTable(parsing: figures.csv).rows.map(\.fields)
        #expect(rows[0] == ["kind", "date", "reference", "name", "project", "category", "net", "salesTax", "total"])
        #expect(
            rows[2] == ["purchase", "2026-03-01", "sofa", "sofa", "House", "Furnishings", "100.00", "8.25", "108.25"])
        #expect(rows[3].suffix(3) == ["-20.00", "-1.65", "-21.65"])
        #expect(rows[4][3] == "'=Kessler, A.")
        let spent = rows.filter { ["purchase", "return"].contains($0[0]) }.reduce(0) { sum, row in
            let text = row[8]
            let cents = CurrencyFormatting.cents(from: text.replacing("-", with: "")) ?? 0
            return sum + (text.hasPrefix("-") ? -cents : cents)
        }
        #expect(spent == figures.sum(.purchase, .return).totalCents)
    }

    @Test("D6 The years are those in which anything happened, the latest first") func years() {
        let invoice = Invoice {
            $0.date = CalendarDate("2024-01-01")
            $0.payments = [InvoicePayment(id: "a", date: CalendarDate("2027-01-01"), amountCents: 1)]
        }
        let transactions = [purchase("a", "2026-01-01", 1), purchase("b", nil, 1), purchase("c", "2026-02-01", 1)]
        #expect(YearFigures.years(transactions: transactions, invoices: [invoice]) == [2027, 2026, 2024])
    }
}
