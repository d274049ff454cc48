import LedgerCore
import Testing

@testable import LedgerStore
@testable import ledger_torture

/// D6: books that are closed up to a day.
@Suite struct ClosedBooksTests {
    private static let lastDay = CalendarDate("2025-12-31")!
    private static let reason =
        "The books are closed through Dec 31, 2025. An owner or admin can reopen them in the settings."

    /// A firm with a purchase of 2025, one of 2026 and one without a date, each with an item.
    private func firm() throws -> TestFirm {
        let firm = try TestFirm()
        for (id, day) in [("old", "2025-12-31"), ("new", "2026-01-01"), ("undated", nil)] as [(String, String?)] {
            try firm.makeProject(id)
            try firm.write { batch in
                try batch.update(Transaction.self, "\(id)-t") { $0.transactionDate = day.flatMap { CalendarDate($0) } }
            }
        }
        return firm
    }

    private func presets(_ firm: TestFirm, _ user: String = "owner") -> AccountPresetsService {
        AccountPresetsService(store: firm.store, session: firm.session(user))
    }

    private func refusal(_ work: () throws -> Void) -> String? {
        do {
            try work()
            return nil
        } catch {
            return "\(error)"
        }
    }

    @Test("D6 What is of a closed day stays: it is not edited, deleted, or moved there", arguments: ["owner", "user"])
    func refused(user: String) throws {
        let firm = try firm()
        try presets(firm, "admin").closeBooks(through: Self.lastDay)
        let session = firm.session(user)
        let transactions = TransactionsService(store: firm.store, session: session)
        let inventory = InventoryOperationsService(store: firm.store, session: session, timeZone: .gmt)
        let attempts: [() throws -> Void] = [
            { try transactions.update("old-t") { $0.amountCents = 5 } },
            { try transactions.update("old-t") { $0.transactionDate = CalendarDate("2026-02-01") } },
            { try transactions.update("new-t") { $0.transactionDate = Self.lastDay } },
            { try transactions.delete(["new-t", "old-t"]) },
            {
                try transactions.create(
                    Transaction {
                        $0.transactionType = .purchase
                        $0.transactionDate = CalendarDate("2025-06-01")
                    })
            },
            { try inventory.setTransaction(["old-i"], to: nil) },
            { try ItemsService(store: firm.store, session: session).delete(["old-i"]) },
        ]
        for (index, attempt) in attempts.enumerated() { #expect(refusal(attempt) == Self.reason, "\(index)") }
        #expect(
            refusal { try ProjectsService(store: firm.store, session: firm.session()).delete("old") } == Self.reason)
        #expect(try firm.get(Transaction.self, "old-t")?.amountCents == 1000)
        #expect(try firm.get(Transaction.self, "new-t") != nil)
        // What is of later days, or of none, is not closed; and neither are items.
        try transactions.update("new-t") { $0.amountCents = 5 }
        try transactions.update("undated-t") { $0.amountCents = 5 }
        try ItemsService(store: firm.store, session: session).update("old-i") { $0.notes = "Oak" }
        try firm.expectSound()
    }

    @Test("D6 Owners and admins close and reopen the books, and nobody else") func roles() throws {
        let firm = try firm()
        #expect(throws: StoreError.self) { try presets(firm, "user").closeBooks(through: Self.lastDay) }
        try presets(firm, "owner").closeBooks(through: Self.lastDay)
        #expect(throws: StoreError.self) { try presets(firm, "user").closeBooks(through: nil) }
        try presets(firm, "admin").closeBooks(through: nil)
        try firm.write("user") { try $0.update(Transaction.self, "old-t") { $0.amountCents = 5 } }
        #expect(try firm.get(AccountPresets.self, AccountPresets.onlyID)?.booksClosedThrough == nil)
    }

    @Test("D6 The server refuses what a device wrote before it heard that the books are closed") func server() throws {
        let firm = try OnlineFirm()
        let (admin, user) = (try firm.device("admin"), try firm.device("user"))
        try admin.write { batch in
            try batch.create(
                Transaction(id: "t") {
                    $0.transactionType = .purchase
                    $0.amountCents = 1000
                    $0.transactionDate = Self.lastDay
                })
        }
        try settle(admin, user)
        try admin.services.presets.closeBooks(through: Self.lastDay)
        try admin.synchronize()
        try user.services.transactions.update("t") { $0.amountCents = 5 }
        try user.services.transactions.delete(["t"])
        #expect(try user.get(Transaction.self, "t") == nil)
        try settle(user, admin)
        #expect(try firm.server.get(Transaction.self, "t")?.amountCents == 1000)
        #expect(try user.get(Transaction.self, "t")?.amountCents == 1000)
        #expect(try user.refusals.map(\.refusal.message) == [Self.reason, Self.reason])
        // Nor can a device reopen them by an edit.
        try admin.store.write(authority: .system(accountID: "firm")) {
            try $0.update(AccountPresets.self, AccountPresets.onlyID) { $0.booksClosedThrough = nil }
        }
        try settle(admin, user)
        #expect(try firm.server.get(AccountPresets.self, AccountPresets.onlyID)?.booksClosedThrough == Self.lastDay)
    }
}
