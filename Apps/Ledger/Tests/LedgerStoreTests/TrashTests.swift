import Foundation
import LedgerCore
import Testing

@testable import LedgerStore

@Suite struct TrashTests {
    private func firm() throws -> TestFirm {
        let firm = try TestFirm()
        try firm.makeProject()
        return firm
    }

    private func trash(_ firm: TestFirm, _ user: String = "owner") -> TrashService {
        TrashService(store: firm.store, session: firm.session(user))
    }

    private func days(_ days: Int, in firm: TestFirm) { firm.clock { $0 += days * 86_400_000 } }

    @Test func aProjectComesBackWithEverythingInIt() throws {
        let firm = try firm()
        let projects = ProjectsService(store: firm.store, session: firm.session())
        try projects.setPinned(["c"], project: "p")
        let before = (
            try firm.get(Item.self, "p-i"), try firm.get(Transaction.self, "p-t"), try firm.get(Space.self, "p-s")
        )
        let id = try projects.delete("p")
        let deletion = try #require(try trash(firm).deletions().first)
        #expect(deletion.id == id && deletion.kind == .project && deletion.names == ["House p"])
        #expect(deletion.contents == [.item: 1, .transaction: 1, .space: 1] && deletion.userID == "owner")
        try trash(firm).restore(id)
        let after = (
            try firm.get(Item.self, "p-i"), try firm.get(Transaction.self, "p-t"), try firm.get(Space.self, "p-s")
        )
        #expect(after.0?.transactionId == before.0?.transactionId && after.0?.spaceId == before.0?.spaceId)
        #expect(after.0?.name == before.0?.name && after.0?.createdAt == before.0?.createdAt)
        #expect(after.1?.itemIds == before.1?.itemIds && after.2?.name == before.2?.name)
        #expect(try firm.get(ProjectPreferences.self, "owner/p")?.pinnedBudgetCategoryIds == ["c"])
        #expect(try trash(firm).deletions().isEmpty)
        try firm.expectSound()
    }

    @Test func whatWasUnlinkedIsLinkedAgain() throws {
        let firm = try firm()
        let transactions = TransactionsService(store: firm.store, session: firm.session())
        try trash(firm).restore(transactions.delete(["p-t"]))
        #expect(try firm.get(Item.self, "p-i")?.transactionId == "p-t")
        let spaces = SpacesService(store: firm.store, session: firm.session())
        try trash(firm).restore(spaces.delete("p-s"))
        #expect(try firm.get(Item.self, "p-i")?.spaceId == "p-s")
        let items = ItemsService(store: firm.store, session: firm.session())
        let id = try items.delete(["p-i"])
        #expect(try firm.get(Transaction.self, "p-t")?.itemIds == [])
        try trash(firm).restore(id)
        #expect(try firm.get(Transaction.self, "p-t")?.itemIds == ["p-i"])
        try firm.expectSound()
    }

    @Test func whatSomebodyLinkedOtherwiseStays() throws {
        let firm = try firm()
        let id = try TransactionsService(store: firm.store, session: firm.session()).delete(["p-t"])
        try firm.write { try $0.create(Transaction(id: "other") { $0.projectId = "p" }) }
        try InventoryOperationsService(store: firm.store, session: firm.session()).setTransaction(["p-i"], to: "other")
        try trash(firm).restore(id)
        #expect(try firm.get(Item.self, "p-i")?.transactionId == "other")
        #expect(try firm.get(Transaction.self, "p-t")?.itemIds ?? [] == [])
        try firm.expectSound()
    }

    @Test func referencesToWhatHasGoneMeanwhileAreCleared() throws {
        let firm = try firm()
        let items = ItemsService(store: firm.store, session: firm.session())
        let id = try items.delete(["p-i"])
        try SpacesService(store: firm.store, session: firm.session()).delete("p-s")
        try TransactionsService(store: firm.store, session: firm.session()).delete(["p-t"])
        try trash(firm).restore(id)
        let item = try #require(try firm.get(Item.self, "p-i"))
        #expect(item.spaceId == nil && item.transactionId == nil)
        try firm.expectSound()
    }

    @Test func whatBelongsToADeletedProjectWaitsForIt() throws {
        let firm = try firm()
        let item = try ItemsService(store: firm.store, session: firm.session()).delete(["p-i"])
        let project = try ProjectsService(store: firm.store, session: firm.session()).delete("p")
        #expect(throws: RestoreRefusal.projectIsDeleted) { try trash(firm).restore(item) }
        #expect(try firm.get(Item.self, "p-i") == nil)
        try trash(firm).restore(project)
        #expect(try firm.get(Item.self, "p-i") == nil)
        try trash(firm).restore(item)
        #expect(try firm.get(Item.self, "p-i") != nil)
        try firm.expectSound()
    }

    /// A returned item stays in its project, while its return may be another's.
    @Test func aDeletedProjectLeavesNoLinkToAnotherOne() throws {
        let firm = try firm()
        try firm.makeProject("q")
        try InventoryOperationsService(store: firm.store, session: firm.session())
            .moveToReturn(["q-i"], transaction: "p-t")
        let projects = ProjectsService(store: firm.store, session: firm.session())
        let withItem = try projects.delete("q")
        #expect(try firm.get(Transaction.self, "p-t")?.itemIds == ["p-i"])
        try firm.expectSound()
        try trash(firm).restore(withItem)
        #expect(try firm.get(Transaction.self, "p-t")?.itemIds == ["p-i", "q-i"])
        #expect(try firm.get(Item.self, "q-i")?.transactionId == "p-t")
        let withTransaction = try projects.delete("p")
        #expect(try firm.get(Item.self, "q-i")?.transactionId == nil)
        try firm.expectSound()
        try trash(firm).restore(withTransaction)
        #expect(try firm.get(Item.self, "q-i")?.transactionId == "p-t")
        try firm.expectSound()
    }

    @Test func thirtyDaysAndNoLonger() throws {
        let firm = try firm()
        let id = try SpacesService(store: firm.store, session: firm.session()).delete("p-s")
        days(29, in: firm)
        #expect(try trash(firm).deletions().map(\.id) == [id])
        days(2, in: firm)
        #expect(try trash(firm).deletions().isEmpty)
        #expect(throws: RestoreRefusal.unavailable) { try trash(firm).restore(id) }
    }

    @Test func nothingIsRestoredTwice() throws {
        let firm = try firm()
        let id = try SpacesService(store: firm.store, session: firm.session()).delete("p-s")
        try trash(firm).restore(id)
        #expect(throws: RestoreRefusal.unavailable) { try trash(firm).restore(id) }
        #expect(throws: RestoreRefusal.unavailable) { try trash(firm).restore("unknown") }
    }

    @Test func usersNeitherDeleteNorRestoreProjects() throws {
        let firm = try firm()
        let users = ProjectsService(store: firm.store, session: firm.session("user"))
        #expect(storeError { try users.delete("p") } == .notPermitted(.deleteProjects, role: .user))
        let id = try ProjectsService(store: firm.store, session: firm.session("admin")).delete("p")
        #expect(storeError { try trash(firm, "user").restore(id) } == .notPermitted(.deleteProjects, role: .user))
        try trash(firm, "admin").restore(id)
        let item = try ItemsService(store: firm.store, session: firm.session("user")).delete(["p-i"])
        try trash(firm, "user").restore(item)
    }

    // MARK: History

    private func history(_ firm: TestFirm, _ kind: EntityKind, _ key: String) throws -> [HistoryEntry] {
        try firm.store.value(of: DocumentHistoryQuery(accountID: TestFirm.account, kind: kind, key: key))
    }

    @Test func theHistorySaysWhoChangedWhatAndWhen() throws {
        let firm = try firm()
        try firm.write("user") {
            try $0.update(Transaction.self, "p-t") {
                $0.amountCents = 2000
                $0.notes = "Seen"
            }
        }
        try firm.write("admin") { try $0.update(Transaction.self, "p-t") { $0.notes = nil } }
        let entries = try history(firm, .transaction, "p-t")
        #expect(entries.map(\.action) == [.update, .update, .create])
        #expect(entries.map(\.userID) == ["admin", "user", "owner"])
        #expect(entries[0].changes == ["notes": .init(from: .string("Seen"), to: .null)])
        #expect(entries[1].changes["amountCents"] == .init(from: .integer(1000), to: .integer(2000)))
        #expect(Set(entries[1].changes.keys) == ["amountCents", "notes"])
        #expect(entries[0].date > entries[1].date)
    }

    @Test func deletingAndRestoringAreInTheHistory() throws {
        let firm = try firm()
        try trash(firm).restore(SpacesService(store: firm.store, session: firm.session()).delete("p-s"))
        #expect(try history(firm, .space, "p-s").map(\.action) == [.restore, .delete, .create])
        #expect(try history(firm, .item, "p-i").map(\.action) == [.update, .update, .create])
    }

    @Test func secretsAreInNoHistory() throws {
        let firm = try firm()
        let invites = InvitesService(store: firm.store, session: firm.session())
        let invite = try invites.create(email: "a@b.c", role: .user)
        try invites.revoke(invite.id!)
        #expect(try history(firm, .invite, invite.id!).isEmpty)
    }

    @Test func fourHundredDaysAreKept() throws {
        let firm = try firm()
        days(399, in: firm)
        try firm.store.forgetOldHistory()
        #expect(try history(firm, .item, "p-i").count == 1)
        days(2, in: firm)
        try firm.store.forgetOldHistory()
        #expect(try history(firm, .item, "p-i").isEmpty)
        try firm.expectSound()
    }
}
