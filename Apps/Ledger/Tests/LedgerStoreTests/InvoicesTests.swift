import LedgerCore
import Testing

@testable import LedgerStore
@testable import ledger_torture

/// D5: invoices as documents.
@Suite struct InvoicesTests {
    private static let day = CalendarDate("2026-03-01")!

    private func line(_ id: String, _ cents: Int, _ title: String = "Wayfair") -> InvoiceLine {
        var line = InvoiceLine()
        line.id = id
        line.title = title
        line.amountCents = cents
        return line
    }

    private func draft(_ id: String, project: String = "p") -> Invoice {
        Invoice(id: id) {
            $0.projectId = project
            $0.date = Self.day
        }
    }

    private func issued(_ draft: Invoice, _ lines: [InvoiceLine]) -> Invoice {
        var invoice = draft
        invoice.lines = lines
        return invoice
    }

    /// A firm with a project, a draft in it, and what works on invoices.
    private func firm() throws -> (TestFirm, InvoicesService, Invoice) {
        let firm = try TestFirm()
        try firm.makeProject()
        let service = InvoicesService(store: firm.store, session: firm.session())
        return (firm, service, try service.create(draft("d")))
    }

    private func words(_ work: () throws -> Void) -> String? {
        do {
            try work()
            return nil
        } catch {
            return "\(error)"
        }
    }

    // MARK: In one file

    @Test("D5 An issued invoice has a number and holds what it says") func issue() throws {
        let (firm, service, draft) = try firm()
        var invoice = issued(draft, [line("p-t", 10_000), line("x", 5_000)])
        invoice.markupPct = 10
        invoice.taxRatePct = 8.25
        invoice.businessName = "Hawthorn & Vale"
        invoice.clientAddress = "1 Lake Road"
        try service.issue(invoice)
        let stored = try #require(try firm.get(Invoice.self, "d"))
        #expect(stored.number == "2026-0001" && stored.series == "2026" && stored.status == .issued)
        #expect(stored.subtotalCents == 15_000 && stored.markupCents == 1_500 && stored.taxCents == 1_361)
        #expect(stored.totalCents == 17_861 && stored.lines?.map(\.markupCents) == [1_000, 500])
        #expect(stored.businessName == "Hawthorn & Vale" && stored.createdBy == "owner")
        try firm.expectSound()
    }

    /// The largest amount that can be read, with the largest markup and tax, is wider than an integer.
    @Test("D5 An invoice that comes to more than can be counted is refused", arguments: [1, -1])
    func tooLarge(sign: Int) throws {
        let (firm, service, draft) = try firm()
        var invoice = issued(draft, [line("p-t", sign * 1_000_000_000_000), line("x", sign * 1_000_000_000_000)])
        invoice.markupPct = 1000
        invoice.taxRatePct = 1000
        #expect(words { try service.issue(invoice) }?.contains("The amount is too large") == true)
        #expect(try firm.get(Invoice.self, "d")?.status == .draft)
        #expect(InvoiceCalculations.shares(of: [11_000_000_000_000], percent: 1000) == [110_000_000_000_000])
    }

    @Test("D5 Later changes of the project and its items leave an issued invoice as it is") func snapshot() throws {
        let (firm, service, draft) = try firm()
        try service.issue(issued(draft, [line("p-t", 1_000)]))
        let before = try firm.get(Invoice.self, "d")
        try firm.write {
            try $0.update(Item.self, "p-i") { $0.projectPriceCents = 9 }
            try $0.update(Transaction.self, "p-t") { $0.amountCents = 9 }
            try $0.update(Project.self, "p") { $0.clientName = "Other" }
        }
        #expect(try firm.get(Invoice.self, "d") == before)
        // Nobody edits it or deletes it.
        #expect(words { try service.update("d") { $0.terms = "x" } } != nil)
        #expect(words { try service.delete("d") } != nil)
        #expect(try firm.get(Invoice.self, "d") == before)
    }

    @Test("D5 Numbers go on, and a void invoice keeps its own") func numbers() throws {
        let (firm, service, draft) = try firm()
        try service.issue(issued(draft, [line("a", 1)]))
        try service.void("d", reason: " Wrong client ")
        let second = try service.create(self.draft("e"))
        try service.issue(issued(second, [line("a", 1)]))
        var old = try service.create(self.draft("f"))
        old.date = CalendarDate("2025-12-31")
        try service.issue(issued(old, [line("b", 1)]))
        #expect(try firm.all(Invoice.self).map(\.number) == ["2026-0001", "2026-0002", "2025-0001"])
        #expect(try firm.get(Invoice.self, "d")?.voidReason == "Wrong client")
    }

    @Test("D5 What is refused says why") func refusals() throws {
        let (_, service, draft) = try firm()
        #expect(words { try service.issue(draft) } == "Choose at least one transaction to invoice.")
        #expect(words { try service.record(InvoicePayment(id: "", date: Self.day, amountCents: 5), of: "d") } != nil)
        try service.issue(issued(draft, [line("a", 1)]))
        #expect(words { try service.issue(issued(draft, [line("b", 1)])) } == "This invoice was issued already.")
        let second = try service.create(self.draft("e"))
        #expect(
            words { try service.issue(issued(second, [line("a", 1)])) }
                == "“Wayfair” is on another invoice already: Invoice 2026-0001.")
        try service.record(InvoicePayment(id: "", date: Self.day, amountCents: 5), of: "d")
        #expect(words { try service.void("d") } == "This invoice has payments. Remove them, then void it.")
        #expect(words { try service.void("e") } == "Only an issued invoice can be voided.")
        #expect(words { _ = try service.create(Invoice { $0.date = nil }) } != nil)
    }

    @Test("D5 Payments are recorded once, and taken back") func payments() throws {
        let (firm, service, draft) = try firm()
        try service.issue(issued(draft, [line("a", 100)]))
        try service.record(InvoicePayment(id: "1", date: Self.day, amountCents: 60, note: "Check 7"), of: "d")
        try service.record(InvoicePayment(id: "1", date: Self.day, amountCents: 60), of: "d")
        try service.record(InvoicePayment(id: "2", date: Self.day, amountCents: 40), of: "d")
        var invoice = try #require(try firm.get(Invoice.self, "d"))
        #expect(invoice.payments?.map(\.amountCents) == [60, 40] && InvoiceCalculations.balanceCents(invoice) == 0)
        try service.removePayment("1", of: "d")
        invoice = try #require(try firm.get(Invoice.self, "d"))
        #expect(InvoiceCalculations.balanceCents(invoice) == 60)
        try service.removePayment("2", of: "d")
        #expect(try firm.get(Invoice.self, "d")?.payments == nil)
    }

    @Test("D5 A project with issued invoices cannot be deleted; drafts go with it") func deletion() throws {
        let (firm, service, draft) = try firm()
        try firm.makeProject("q")
        try service.create(self.draft("q-d", project: "q"))
        let projects = ProjectsService(store: firm.store, session: firm.session())
        try projects.delete("q")
        #expect(try firm.get(Invoice.self, "q-d") == nil)
        try service.issue(issued(draft, [line("a", 100)]))
        #expect(words { try projects.delete("p") }?.contains("which have to be kept") == true)
        #expect(try firm.get(Project.self, "p") != nil)
        try firm.expectSound()
    }

    // MARK: Two devices

    /// Two devices that both have a project and a draft each.
    private func devices() throws -> (OnlineFirm, SimulatedDevice, SimulatedDevice) {
        let firm = try OnlineFirm()
        let (first, second) = (try firm.device("owner"), try firm.device("user"))
        try first.write { try $0.create(Project(id: "p") { $0.name = "House" }) }
        try settle(first, second)
        try first.invoices.create(draft("one"))
        try second.invoices.create(draft("two"))
        try settle(first, second)
        return (firm, first, second)
    }

    @Test("D5 Two devices without a connection never give the same number: the server gives them") func offline() throws
    {
        let (firm, first, second) = try devices()
        try first.invoices.issue(issued(draft("one"), [line("a", 100)]))
        try second.invoices.issue(issued(draft("two"), [line("b", 200)]))
        // Until then it has none, and so nobody hands out one that may change.
        #expect(try first.get(Invoice.self, "one")?.number == nil)
        #expect(try first.get(Invoice.self, "one")?.status == .issued)
        try settle(first, second)
        for device in [first, second] {
            #expect(try device.get(Invoice.self, "one")?.number == "2026-0001")
            #expect(try device.get(Invoice.self, "two")?.number == "2026-0002")
        }
        #expect(try firm.server.all(Invoice.self).map(\.totalCents) == [100, 200])
    }

    @Test("D5 Of two devices that issue the same draft or the same transaction, the second is told") func same() throws
    {
        let (firm, first, second) = try devices()
        try first.invoices.issue(issued(draft("one"), [line("a", 100)]))
        try second.invoices.issue(issued(draft("one"), [line("b", 200)]))
        try second.invoices.issue(issued(draft("two"), [line("a", 100)]))
        try settle(first, second)
        #expect(try firm.server.get(Invoice.self, "one")?.lines?.map(\.id) == ["a"])
        #expect(try second.get(Invoice.self, "one")?.number == "2026-0001")
        #expect(try second.get(Invoice.self, "two")?.status == .draft)
        #expect(
            try second.refusals.map(\.refusal.message).sorted() == [
                "This invoice was issued already.", "“Wayfair” is on another invoice already: Invoice 2026-0001.",
            ])
    }

    @Test("D5 Payments of two devices are both kept, and a draft that was issued meanwhile cannot be edited")
    func meanwhile() throws {
        let (firm, first, second) = try devices()
        try second.invoices.update("one") { $0.terms = "Net 30" }
        try first.invoices.issue(issued(draft("one"), [line("a", 100)]))
        try settle(first, second)
        #expect(try firm.server.get(Invoice.self, "one")?.terms == nil)
        #expect(try second.refusals.count == 1)
        try first.invoices.record(InvoicePayment(id: "x", date: Self.day, amountCents: 60), of: "one")
        try second.invoices.record(InvoicePayment(id: "y", date: Self.day, amountCents: 40), of: "one")
        try settle(first, second)
        #expect(try firm.server.get(Invoice.self, "one")?.payments?.map(\.id) == ["x", "y"])
    }

    @Test("D5 A device cannot write what only the server decides") func forged() throws {
        let (firm, first, _) = try devices()
        let system = Authority.system(accountID: "firm")
        try first.store.write(authority: system) { batch in
            try batch.update(Invoice.self, "one") {
                $0.number = "2026-0001"
                $0.status = .issued
            }
        }
        try first.synchronize()
        #expect(try firm.server.get(Invoice.self, "one")?.number == nil)
    }
}

extension SimulatedDevice {
    fileprivate var invoices: InvoicesService { InvoicesService(store: store, session: session) }
}
