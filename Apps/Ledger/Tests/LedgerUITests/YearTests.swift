import Foundation
import LedgerCore
import LedgerStore
import PerchTesting
import SwiftUI
import Testing

@testable import LedgerUI

/// D6: a year's figures for the tax adviser, on the screen and as files.
@MainActor struct YearTests {
    private func firm() throws -> LedgerEnvironment {
        let ledger = PreviewLedger.make(.empty)
        for (source, day, cents) in [("Ross", "2025-06-01", 4_000), ("Wayfair", "2026-03-01", 10_825)] {
            try ledger.addTransaction(source) {
                $0.transactionDate = CalendarDate(day)
                $0.amountCents = cents
                $0.budgetCategoryId = "cat-furnishings"
                $0.subtotalCents = cents == 10_825 ? 10_000 : nil
            }
        }
        try ledger.addTransaction("Undated") { $0.amountCents = 1 }
        return ledger
    }

    @Test("D6 The settings lead to the figures of the latest year; another can be chosen, and both be exported")
    func figures() async throws {
        let tall = Variant(layout: .fixed(width: 390, height: 2_400), scale: 1)
        let s = LedgerScreen(try firm(), variant: tall) { SettingsScreen(tab: .general) }
        await s.tap(with: "Year for the Tax Adviser")
        await s.expect(s.screen.allElements.containing(text: "$108.25").firstMatch)
        #expect(s.screen.allElements.containing(text: "Sales tax $8.25").firstMatch.exists)
        #expect(s.screen.allElements.containing(text: "1 transaction has no date").firstMatch.exists)
        #expect(!s.screen.allElements.containing(text: "$40.00").firstMatch.exists)
        await s.tap("Export CSV")
        #expect(s.screen.requests.contains { "\($0)".contains("year-2026.csv") })
    }

    @Test("D6 Without any date there is no year, and that is said") func empty() async {
        let s = LedgerScreen(.empty) { YearScreen() }
        await s.expect(s.screen.allElements.containing(text: "No transaction or invoice has a date yet.").firstMatch)
    }

    @Test("D6 The PDF has both tables and the sums") func file() throws {
        let ledger = try firm()
        let figures = YearFigures(
            2026, transactions: try ledger.store.value(of: DocumentsQuery(accountID: ledger.accountID)), invoices: [],
            projects: [], categories: [])
        let report = PrintedReport(figures, business: nil, today: ledger.today)
        #expect(report.fileName == "year-2026.pdf" && report.tables.map(\.rows.count) == [1, 12])
        #expect(report.tables[1].rows[2].cells == ["March", "$108.25", "$0.00", "$0.00"])
        #expect(report.sums.first?.amount == "$108.25" && report.facts.count == 1)
        #expect(PrintedPages.pdf(of: report)?.isEmpty == false)
    }
}
