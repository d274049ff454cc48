import Foundation
import LedgerCore
import PerchTesting
import SwiftUI
import Testing

@testable import LedgerUI

@MainActor struct ImportTests {
    private func choose(_ text: String, in s: LedgerScreen) async throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).csv")
        try Data(text.utf8).write(to: file)
        await s.tap("Choose File")
        try #require(s.screen.requests.last { $0.isPending }).choose(file)
        s.screen.update()
        s.settle()
        try FileManager.default.removeItem(at: file)
    }

    @Test("D6 Items are imported from a file, after a look at them") func items() async throws {
        let ledger = PreviewLedger.make(.empty)
        let project = try ledger.addProject()
        let den = try ledger.addSpace("Den", project: project)
        let s = LedgerScreen(ledger) { ProjectDetailScreen(projectID: project) }
        await s.tap("Project Options")
        await s.tap("Import Items")
        try await choose("name,price,space\nSofa,1200,Den\nLamp,cheap,Den\n,5,Den", in: s)
        await s.expect(s.screen.allElements.containing(text: "2 items found. 1 line is skipped.").firstMatch)
        #expect(s.screen.allElements.containing(text: "Line 3:").exists)
        #expect(try s.items().isEmpty)
        await s.tap("Import 2 items")
        let items = try s.items().sorted { $0.name < $1.name }
        #expect(
            items.map(\.name) == ["Lamp", "Sofa"] && items.allSatisfy { $0.projectId == project && $0.spaceId == den })
        #expect(items.map(\.purchasePriceCents) == [nil, 120_000])
        // All of it is one write, which can be undone.
        await s.tap("Undo")
        #expect(try s.items().isEmpty)
    }

    @Test("D6 Transactions are imported after a look at them, and undone as a whole") func transactions() async throws {
        let ledger = PreviewLedger.make(.empty)
        let project = try ledger.addProject()
        let s = LedgerScreen(ledger) { ProjectDetailScreen(projectID: project) }
        await s.tap("Project Options")
        await s.tap("Import Transactions")
        try await choose(
            "date,vendor,amount,category,check\n2026-03-01,Wayfair,1200,Furnishings,7\nsoon,Ross,5,,\n,,,,x", in: s)
        await s.expect(s.screen.allElements.containing(text: "2 transactions found. 1 line is skipped.").firstMatch)
        #expect(s.screen.allElements.containing(text: "Columns that are not used: check.").exists)
        #expect(s.screen.allElements.containing(text: "Line 3: “soon” is not a date").exists)
        #expect(try s.all(Transaction.self).isEmpty)
        await s.tap("Import 2 transactions")
        let made = try s.all(Transaction.self)
        #expect(made.map(\.source) == ["Wayfair", "Ross"] && made.map(\.amountCents) == [120_000, 500])
        #expect(made[0].budgetCategoryId == "cat-furnishings" && made.allSatisfy { $0.projectId == project })
        await s.tap("Undo")
        #expect(try s.all(Transaction.self).isEmpty)
    }

    @Test("D6 An import into closed books is refused as a whole, with the reason") func closed() async throws {
        let ledger = PreviewLedger.make(.empty)
        try ledger.services().presets.closeBooks(through: CalendarDate("2025-12-31"))
        let s = LedgerScreen(ledger) { ImportSheet(.transactions, projectID: nil) }
        try await choose("date,amount\n2026-01-01,5\n2025-12-31,5", in: s)
        await s.tap("Import 2 transactions")
        await s.expect(s.screen.allElements.containing(text: "The books are closed through").firstMatch)
        #expect(try s.all(Transaction.self).isEmpty)
    }

    @Test("D6 A file that is no list of items is refused, with the reason") func refused() async throws {
        let s = LedgerScreen(.empty) { ImportSheet(.items, projectID: nil) }
        try await choose("a,b\n1,2", in: s)
        await s.expect(s.screen.allElements.containing(text: "one of them has to be").firstMatch)
        #expect(try s.items().isEmpty)
    }
}
