import LedgerCore
import Testing

@testable import LedgerStore

@Suite struct ConflictsServiceTests {
    private func firm(_ configure: (inout Conflict) -> Void) throws -> TestFirm {
        let firm = try TestFirm()
        try firm.makeProject()
        try firm.store.write(authority: .system(accountID: TestFirm.account)) { batch in
            _ = try batch.create(
                Conflict(id: "k") {
                    $0.documentKind = EntityKind.transaction.rawValue
                    $0.documentKey = "p-t"
                    configure(&$0)
                })
        }
        return firm
    }

    private func service(_ firm: TestFirm, _ user: String = "user") -> ConflictsService {
        ConflictsService(store: firm.store, session: firm.session(user))
    }

    @Test func aFieldIsTaken() throws {
        let firm = try firm {
            $0.field = "notes"
            $0.lost = JSONObject(["value": .string("Lost")])
        }
        try service(firm).takeLost("k")
        #expect(try firm.get(Transaction.self, "p-t")?.notes == "Lost")
        #expect(try firm.all(Conflict.self).isEmpty)
        try firm.expectSound()
    }

    @Test func aGroupIsTakenTogether() throws {
        let firm = try firm {
            $0.field = "amount"
            $0.lost = JSONObject(["value": .object(["amountCents": .integer(5), "taxRatePct": .null])])
        }
        try service(firm).takeLost("k")
        let transaction = try firm.get(Transaction.self, "p-t")
        #expect(transaction?.amountCents == 5 && transaction?.taxRatePct == nil)
    }

    @Test func whatIsThereIsKept() throws {
        let firm = try firm {
            $0.field = "notes"
            $0.lost = JSONObject(["value": .string("Lost")])
        }
        try service(firm).keepCurrent("k")
        #expect(try firm.get(Transaction.self, "p-t")?.notes == nil)
        #expect(try firm.all(Conflict.self).isEmpty)
    }

    @Test func aDocumentThatWasDeletedUnseenComesBack() throws {
        let firm = try firm { $0.lost = JSONObject(["value": .null]) }
        try TransactionsService(store: firm.store, session: firm.session()).delete(["p-t"])
        try service(firm).takeLost("k")
        #expect(try firm.get(Transaction.self, "p-t")?.amountCents == 1000)
        try firm.expectSound()
    }

    @Test func whatOnlyCommandsChangeIsNotTaken() throws {
        let firm = try firm {
            $0.field = "itemIds/x"
            $0.lost = JSONObject(["value": .string("x")])
        }
        #expect(throws: ValidationError.self) { try service(firm).takeLost("k") }
        #expect(try firm.all(Conflict.self).count == 1)
    }

    @Test func whoIsNoMemberSettlesNothing() throws {
        let firm = try firm { $0.field = "notes" }
        #expect(storeError { try service(firm, "stranger").keepCurrent("k") } != nil)
        #expect(storeError { try service(firm, "stranger").takeLost("k") } != nil)
    }
}
