import Foundation
import GRDB
import LedgerCore
import Testing

@testable import LedgerStore
@testable import ledger_torture

/// Accounts that get another owner, and accounts that are deleted.
@Suite struct AccountTests {
    private func accounts(_ firm: TestFirm, _ user: String = "owner") -> AccountsService {
        AccountsService(store: firm.store, userID: user)
    }

    @Test("D1 The owner gives the account to a member, and becomes an admin") func transfer() throws {
        let firm = try TestFirm()
        try accounts(firm).transfer(TestFirm.account, to: "user")
        let roles = Dictionary(uniqueKeysWithValues: try firm.all(AccountMember.self).map { ($0.uid, $0.role) })
        #expect(roles == ["owner": .admin, "admin": .admin, "user": .owner])
        #expect(try firm.get(Account.self, TestFirm.account)?.ownerUid == "user")
        #expect(throws: StoreError.self) { try accounts(firm).transfer(TestFirm.account, to: "owner") }
        try accounts(firm, "user").rename(TestFirm.account, to: "Mine")
        try firm.expectSound()
    }

    @Test("D1 An account is given to its owner, which changes nothing, and to nobody who is no member")
    func transferToNobody() throws {
        let firm = try TestFirm()
        try accounts(firm).transfer(TestFirm.account, to: "owner")
        #expect(try firm.get(AccountMember.self, "owner")?.role == .owner)
        #expect(throws: StoreError.self) { try accounts(firm).transfer(TestFirm.account, to: "stranger") }
        #expect(try firm.get(AccountMember.self, "owner")?.role == .owner)
    }

    @Test("D1 Of two people to whom the account is given at the same time, the first one at the server gets it")
    func transferTwice() throws {
        let firm = try OnlineFirm()
        let (first, second) = (try firm.device(), try firm.device())
        try first.services.accounts.transfer("firm", to: "admin")
        try second.services.accounts.transfer("firm", to: "user")
        try settle(first, second)
        #expect(try firm.server.all(AccountMember.self).filter { $0.role == .owner }.map(\.uid) == ["admin"])
        #expect(try second.refusals.map(\.refusal.code) == [.notPermitted])
        #expect(try second.all(AccountMember.self).filter { $0.role == .owner }.map(\.uid) == ["admin"])
    }

    /// Whether any row of the file has the account.
    private func isMentioned(_ account: String, in store: LocalStore) throws -> [String] {
        try store.read { db in
            let tables = try String.fetchAll(db, sql: "SELECT name FROM sqlite_master WHERE type = 'table'")
            return try tables.filter { table in
                guard try db.columns(in: table).contains(where: { $0.name == "accountId" }) else { return false }
                let row = try Row.fetchOne(
                    db, sql: "SELECT 1 FROM \"\(table)\" WHERE \"accountId\" = ?", arguments: [account])
                return row != nil
            }
        }
    }

    @Test("D1 Deleting an account takes everything of it out of the file, and nothing of others") func delete() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/firm.ledger"
        let firm = try TestFirm(path: path)
        try firm.makeProject()
        try firm.write { batch in
            try batch.update(Item.self, "p-i") {
                $0.name = "Chesterfield"
                $0.images = [AttachmentRef(url: "ledger-media://sofa.jpg")]
            }
        }
        let other = try AccountsService(store: firm.store, userID: "owner").create(name: "Other")
        let id = try #require(other.id)
        let before = try isMentioned(id, in: firm.store)
        #expect(try isMentioned(TestFirm.account, in: firm.store).contains("history"))
        #expect(try accounts(firm).delete(TestFirm.account) == ["ledger-media://sofa.jpg"])
        #expect(try isMentioned(TestFirm.account, in: firm.store).isEmpty)
        #expect(try isMentioned(id, in: firm.store) == before)
        #expect(try firm.store.search("chesterfield", accountID: TestFirm.account).items.count == 0)
        try firm.expectSound()
        try firm.store.close()
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)).range(of: Data("Chesterfield".utf8)) == nil)
    }

    @Test("D1 Whoever looks at an account that is deleted sees that it is gone") func deletionIsSeen() async throws {
        let firm = try TestFirm()
        try firm.makeProject()
        var seen = try firm.store.values(of: DocumentsQuery<Item>(accountID: TestFirm.account)).makeAsyncIterator()
        #expect(try await seen.next()?.count == 1)
        try accounts(firm).delete(TestFirm.account)
        #expect(try await seen.next()?.count == 0)
    }

    @Test("D1 Only its owner deletes an account, and only where no server keeps it") func deletionIsRefused() throws {
        let firm = try TestFirm()
        for user in ["admin", "user", "stranger"] {
            #expect(throws: StoreError.self) { try accounts(firm, user).delete(TestFirm.account) }
        }
        let device = try OnlineFirm().device()
        #expect(throws: StoreError.self) { try device.services.accounts.delete("firm") }
        #expect(try device.get(Account.self, "firm") != nil)
    }
}
