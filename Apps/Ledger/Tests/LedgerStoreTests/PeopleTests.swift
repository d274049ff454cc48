import Foundation
import GRDB
import LedgerAuth
import LedgerCore
import Testing

@testable import LedgerStore
@testable import ledger_torture

/// D6: a person's data, handed out and erased on request.
struct PeopleTests {
    private static let email = "kim.lind@example.com"

    /// A firm with a member who has entered something, was invited, and signs in.
    private func firm(path: String? = nil) throws -> TestFirm {
        let firm = try TestFirm(path: path)
        try firm.makeProject()
        try firm.store.write(authority: .service(firm.session())) { batch in
            try batch.create(
                AccountMember(id: "kim") {
                    ($0.uid, $0.role, $0.email, $0.name) = ("kim", .user, Self.email, "Kim Lind")
                })
            try batch.create(
                Invite(id: "v") { ($0.email, $0.token, $0.acceptedAt) = (Self.email, "secret", batch.now) })
            try batch.create(Invite(id: "w") { ($0.email, $0.createdByUid) = ("other@example.com", "kim") })
        }
        try firm.write("kim") { batch in
            try batch.update(Item.self, "p-i") { ($0.notes, $0.updatedBy) = ("Ask KIM.LIND@example.com", "kim") }
        }
        try firm.write("owner") { try $0.update(AccountMember.self, "kim") { $0.role = .admin } }
        var policy = SignInPolicy()
        policy.cost = .init(rounds: 2, blockSize: 1, parallelism: 1)
        _ = try PasswordAccounts(store: firm.store, policy: policy).signUp(
            email: Self.email, password: "long enough", id: "kim")
        return firm
    }

    private func people(_ firm: TestFirm, _ user: String) -> PeopleService {
        PeopleService(store: firm.store, session: firm.session(user))
    }

    /// Everything that the tables of a store say.
    private func dump(_ store: LocalStore) throws -> String {
        try store.read { db in
            let tables = try String.fetchAll(db, sql: "SELECT name FROM sqlite_master WHERE type = 'table'")
            return try tables.filter { !$0.hasPrefix("sqlite_") }.flatMap { table in
                try Row.fetchAll(db, sql: "SELECT * FROM \"\(table)\"").map { "\(table) \($0)" }
            }.joined(separator: "\n")
        }
    }

    @Test("D6 What is stored about a person is handed out: membership, sign-in, invitations, changes, documents")
    func export()
        throws
    {
        let firm = try firm()
        let text = try people(firm, "owner").export("kim")
        let data = try JSONObject(json: JSONValue(parsing: text)).members
        #expect(try JSONObject(json: data["membership"] ?? .null).members["name"] == .string("Kim Lind"))
        #expect(try JSONObject(json: data["signIn"] ?? .null).members["email"] == .string(Self.email))
        guard case .array(let invitations)? = data["invitations"], case .array(let changes)? = data["changes"],
            case .array(let documents)? = data["documentsThatNameThePerson"]
        else {
            Issue.record("\(text)")
            return
        }
        #expect(invitations.count == 1 && changes.count == 1)
        #expect(
            Set(try documents.map { try JSONObject(json: $0).members["key"] }) == [.string("p-i"), .string("w")])
        #expect(!text.contains("secret") && !text.contains("other@example.com") && !text.contains("password"))
    }

    @Test("D6 Everyone has their own data handed out, and only owners and admins somebody else's") func rights() throws
    {
        let firm = try firm()
        #expect(try people(firm, "user").export("user").contains("\"user\""))
        #expect(throws: StoreError.self) { try people(firm, "user").export("kim") }
        #expect(throws: StoreError.self) { try people(firm, "stranger").export("stranger") }
        #expect(throws: StoreError.self) { try people(firm, "owner").export("nobody") }
        #expect(throws: StoreError.self) { try people(firm, "user").erase("kim") }
        #expect(throws: Refusal.self) { try people(firm, "admin").erase("owner") }
        #expect(throws: Refusal.self) { try people(firm, "admin").erase("nobody") }
    }

    @Test(
        "D6 Erasing takes name and address out of everything that is kept, and leaves the books",
        arguments: [false, true])
    func erase(isRemovedBefore: Bool) throws {
        let firm = try firm()
        if isRemovedBefore {
            try AccountsService(store: firm.store, userID: "owner").remove(member: "kim", from: TestFirm.account)
        }
        let former = FormerMembersQuery(accountID: TestFirm.account)
        #expect(try firm.store.value(of: former).map(\.name) == (isRemovedBefore ? ["Kim Lind"] : []))
        try people(firm, "admin").erase("kim")
        let left = try dump(firm.store).lowercased()
        // What a person has typed into a document is theirs who typed it: only the address is known for sure.
        #expect(!left.contains("kim lind"))
        let lines = left.split(separator: "\n").filter { $0.contains("kim.lind") }
        #expect(lines.allSatisfy { $0.hasPrefix("items ") || $0.hasPrefix("search") }, "\(lines)")
        #expect(try firm.get(AccountMember.self, "kim") == nil && firm.store.value(of: former).isEmpty)
        #expect(try firm.get(Item.self, "p-i")?.updatedBy == "kim")
        #expect(throws: StoreError.self) {
            try firm.write("kim") { try $0.update(Item.self, "p-i") { $0.notes = "x" } }
        }
        #expect(
            try firm.store.value(of: DocumentHistoryQuery(accountID: TestFirm.account, kind: .item, key: "p-i")).first?
                .userID == "kim")
        try firm.expectSound()
    }

    @Test("D6 After erasing, no byte of the file and of its log has the name, though others have the file open")
    func file() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/ledger.db"
        let firm = try firm(path: path)
        try firm.write("owner") { try $0.update(AccountMember.self, "kim") { $0.name = "Kim Lindqvist" } }
        try firm.store.write(authority: .system(accountID: TestFirm.account)) { batch in
            try batch.create(
                Conflict(id: "c") {
                    ($0.documentKind, $0.documentKey, $0.field) = (EntityKind.member.rawValue, "kim", "name")
                    $0.lost = JSONObject(["value": .string("Kim Lind")])
                })
        }
        let other = try LocalStore(path: path)
        defer { try? other.close() }
        let observation = try other.observation(of: DocumentsQuery<AccountMember>(accountID: TestFirm.account))
        #expect(observation.first.count == 4)
        // Another process looks, since reading the file here would take SQLite's locks away.
        func isFound() throws -> Bool {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/bin/grep")
            process.arguments = ["--text", "--ignore-case", "--quiet", "kim lind", path, path + "-wal"]
            try process.run()
            process.waitUntilExit()
            return process.terminationStatus == 0
        }
        #expect(try isFound())
        try people(firm, "admin").erase("kim")
        #expect(try !isFound())
        try firm.expectSound()
        try firm.store.close()
        #expect(try !isFound())
    }

    @Test("D6 What could not be purged at once is purged after the next change") func laterPurge() throws {
        let firm = try firm()
        try firm.store.change { try Purge.order($0) }
        #expect(try firm.store.read(Purge.isOrdered))
        try firm.write("owner") { try $0.update(AccountMember.self, "kim") { $0.role = .user } }
        #expect(try !firm.store.read(Purge.isOrdered))
    }

    @Test("D6 Who belongs to another account still goes on signing in") func otherAccount() throws {
        let firm = try firm()
        let other = try AccountsService(store: firm.store, userID: "kim").create(name: "Other")
        try people(firm, "owner").erase("kim")
        #expect(try dump(firm.store).contains("logins"))
        try firm.store.write(authority: .system(accountID: other.id!)) { try $0.delete(AccountMember.self, "kim") }
        try people(firm, "owner").erase("kim")
        #expect(try !dump(firm.store).contains("\nlogins "))
    }

    @Test("D6 The server erases what its log and its documents say, and so do all devices once they hear of it")
    func server() throws {
        let firm = try OnlineFirm()
        let member = AccountMember(id: "kim") {
            ($0.uid, $0.role, $0.email, $0.name) = ("kim", .user, Self.email, "Kim Lind")
        }
        try firm.server.create(member)
        let (admin, user) = (try firm.device("admin"), try firm.device("user"))
        #expect(try user.get(AccountMember.self, "kim")?.email == Self.email)
        try PeopleService(store: admin.store, session: admin.session).erase("kim")
        try settle(admin, user)
        for text in [
            try dump(admin.store), try dump(user.store),
            "\(firm.server.account.documents(after: 0, limit: .max)) \(firm.server.account.history)",
        ] {
            #expect(!text.contains("Kim Lind") && !text.contains(Self.email))
        }
        #expect(try firm.server.get(AccountMember.self, "kim") == nil)
    }

    @Test("D6 The server hands out what it keeps about a person, and nothing about whom it does not know")
    func exportAtServer() throws {
        let firm = try OnlineFirm()
        try firm.server.create(
            AccountMember(id: "kim") {
                ($0.uid, $0.role, $0.email, $0.name) = ("kim", .user, Self.email, "Kim Lind")
            })
        let device = try firm.device("kim")
        try device.write { batch in
            _ = try batch.create(
                Project(id: "p") { ($0.name, $0.clientName, $0.description) = ("House", "Smith", Self.email) })
        }
        try device.synchronize()
        func data(_ user: String) throws -> [String: JSONValue]? {
            let json = try AccountSync.data(
                of: user, on: firm.server.account, id: "firm", signIn: .string("by password"), now: firm.server.date)
            return try json.map { try JSONObject(json: $0).members }
        }
        let kim = try #require(try data("kim"))
        #expect(try JSONObject(json: kim["membership"] ?? .null).members["name"] == .string("Kim Lind"))
        #expect(kim["signIn"] == .string("by password"))
        #expect(kim["account"] == .object(["id": .string("firm"), "name": .string("Firm")]))
        guard case .array(let changes)? = kim["changes"],
            case .array(let documents)? = kim["documentsThatNameThePerson"]
        else { return #expect(Bool(false)) }
        #expect(changes.count == 1 && documents.count == 1)
        #expect(try data("nobody") == nil)
    }

    @Test("D6 What was noted of a member who is erased is emptied") func notedConflict() throws {
        let firm = try firm()
        try firm.store.write(authority: .system(accountID: TestFirm.account)) { batch in
            _ = try batch.create(
                Conflict(id: "c") {
                    ($0.documentKind, $0.documentKey, $0.field) = (EntityKind.member.rawValue, "kim", "name")
                    $0.lost = JSONObject(["value": .string("Kim Lind")])
                })
        }
        try people(firm, "owner").erase("kim")
        #expect(try firm.all(Conflict.self).isEmpty)
        #expect(try !dump(firm.store).contains("Kim Lind"))
    }
}
