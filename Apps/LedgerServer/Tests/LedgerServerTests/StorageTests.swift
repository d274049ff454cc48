import Foundation
import LedgerAuth
import LedgerCore
import Testing

@testable import LedgerServer

/// What every storage of accounts does. PostgreSQL and memory are held to it by the same histories.
@Suite struct StorageTests {
    enum Kind: CaseIterable {
        case memory, postgreSQL
    }

    private static let now = Date(milliseconds: 1_772_000_000_000)

    private func storage(_ kind: Kind) throws -> any SyncStorage {
        switch kind {
        case .memory: MemoryStorage()
        case .postgreSQL: PostgresStorage(try TestCluster.shared.get().database())
        }
    }

    private func batch(
        _ number: Int, _ node: String, _ content: SyncBatch.Content, account: String = "firm", id: String? = nil,
        user: String = "olga", cursor: Int = 0
    ) -> SyncBatch {
        SyncBatch(
            id: id ?? "\(node)-\(number)", number: number, accountID: account, userID: user,
            timestamp: HybridTimestamp(milliseconds: Self.now.milliseconds + number, node: node), cursor: cursor,
            content: content)
    }

    private func item(_ id: String, _ number: Int, _ node: String, _ fields: [String: JSONValue] = [:])
        -> DocumentOperation
    {
        DocumentOperation(
            id: "o-\(id)", accountID: "firm", kind: .item, key: id, action: .create,
            patch: fields.merging(["name": .string(id)]) { old, _ in old },
            timestamp: HybridTimestamp(milliseconds: Self.now.milliseconds + number, node: node))
    }

    // MARK: One contract

    @Test(arguments: Kind.allCases) func accountsAreMadeOnce(kind: Kind) throws {
        let storage = try storage(kind)
        try storage.createAccount("firm", name: "Firm", owner: "olga", now: Self.now)
        #expect(throws: StorageError.accountExists) {
            try storage.createAccount("firm", name: "Other", owner: "eve", now: Self.now)
        }
        #expect(throws: StorageError.noSuchAccount) { try storage.pull(after: 0, from: "nowhere") }
        #expect(throws: StorageError.noSuchAccount) { try storage.register(user: "olga", in: "nowhere") }
        let documents = try storage.pull(after: 0, from: "firm").documents
        #expect(documents.map(\.kind) == ["account", "member"] && documents.map(\.sequence) == [1, 2])
        #expect(try storage.accounts(of: "olga") == [AccountEntry(id: "firm", name: "Firm", role: .owner)])
        #expect(try storage.accounts(of: "eve").isEmpty)
        #expect(try storage.heads(of: ["firm", "nowhere"]) == ["firm": 2])
    }

    @Test(arguments: Kind.allCases) func invoicesAreNumberedInTheOrderInWhichTheyAreAccepted(kind: Kind) throws {
        let storage = try storage(kind)
        try storage.createAccount("firm", name: "Firm", owner: "olga", now: Self.now)
        let node = try storage.register(user: "olga", in: "firm")
        var batches: [SyncBatch] = []
        for (number, id) in ["one", "two"].enumerated() {
            let draft = DocumentOperation(
                id: "o-\(id)", accountID: "firm", kind: .invoice, key: id, action: .create,
                patch: ["status": .string("draft"), "date": .string("2026-03-01")],
                timestamp: HybridTimestamp(milliseconds: Self.now.milliseconds + number, node: node))
            batches.append(batch(batches.count + 1, node, .operations([draft])))
            var line = InvoiceLine()
            line.id = id
            line.amountCents = 100
            let invoice = Invoice(id: id) {
                $0.date = CalendarDate("2026-03-01")
                $0.lines = [line]
            }
            batches.append(batch(batches.count + 1, node, .command(.issueInvoice(invoice))))
        }
        let answer = try storage.push(
            PushRequest(node: node, batches: batches), by: ["olga"], to: "firm", now: Self.now)
        #expect(answer.answers.map(\.outcome) == [.applied, .applied, .applied, .applied])
        let invoices = try storage.pull(after: 2, from: "firm").documents
        #expect(
            invoices.map { $0.state.values["number"] } == [.string("2026-0001"), .string("2026-0002")])
    }

    @Test(arguments: Kind.allCases) func whatIsPushedIsPulled(kind: Kind) throws {
        let storage = try storage(kind)
        try storage.createAccount("firm", name: "Firm", owner: "olga", now: Self.now)
        let node = try storage.register(user: "olga", in: "firm")
        let odd = "'; DROP TABLE documents; -- \\ \" Größe \u{1F} $1"
        let request = PushRequest(
            node: node,
            batches: [
                batch(
                    1, node,
                    .operations([
                        item("a", 1, node, ["notes": .string(odd)]), item(odd.replacing("\u{1F}", with: ""), 1, node),
                    ])),
                batch(2, node, .operations([item("b", 2, node, ["projectId": .string("gone")])])),
            ])
        let answer = try storage.push(request, by: ["olga"], to: "firm", now: Self.now)
        #expect(answer.answers[0].outcome == .applied && answer.head == 4)
        guard case .refused(let refusal) = answer.answers[1].outcome else { return #expect(Bool(false)) }
        #expect(refusal.code == .notFound)
        // The same again: the same answers, and nothing more.
        #expect(try storage.push(request, by: ["olga"], to: "firm", now: Self.now) == answer)
        var pulled: [SyncedDocument] = []
        var page = try storage.pull(after: 2, limit: 1, from: "firm")
        pulled += page.documents
        while page.hasMore {
            page = try storage.pull(after: pulled.last!.sequence, limit: 1, from: "firm")
            pulled += page.documents
        }
        #expect(pulled.map(\.sequence) == [3, 4] && pulled[0].state.values["notes"] == .string(odd))
        let all = try storage.pull(after: 0, from: "firm")
        #expect(all.documents.reduce(0) { $0 &+ $1.fingerprint } == all.checksum)
        // What is sent is the same, whether or not it was read in between.
        for limit in [1, 2, 5000] {
            let answer = try storage.pull(after: 1, limit: limit, from: "firm")
            #expect(
                try storage.pullText(after: 1, limit: limit, from: "firm", as: "olga")
                    == PullText(
                        text: (answer.json ?? .null).text,
                        next: answer.hasMore ? answer.documents.last?.sequence : nil))
        }
        #expect(throws: SyncFailure.mustBeginAnew) {
            try storage.pullText(after: 99, limit: 1, from: "firm", as: "olga")
        }
        #expect(throws: ServerFailure.self) { try storage.pullText(after: 0, limit: 1, from: "firm", as: "eve") }
        #expect(throws: SyncFailure.mustBeginAnew) { try storage.pull(after: 99, from: "firm") }
        #expect(throws: SyncFailure.mustRegister) {
            try storage.push(PushRequest(node: "unknown", batches: []), by: ["olga"], to: "firm", now: Self.now)
        }
        #expect(throws: SyncFailure.gap(expected: 3)) {
            try storage.push(
                PushRequest(node: node, batches: [batch(9, node, .operations([]))]), by: ["olga"], to: "firm",
                now: Self.now)
        }
    }

    /// Whatever field a command asks by, it gets the same documents: of those that lie there, and of those it has written.
    @Test(arguments: Kind.allCases) func documentsAreFoundByAnyField(kind: Kind) throws {
        let storage = try storage(kind)
        try storage.createAccount("firm", name: "Firm", owner: "olga", now: Self.now)
        let odd = "O'Brien & \"Söhne\" \\ \u{1}"
        func add(_ number: Int, _ account: any AccountTransaction) throws {
            let operations = [
                item("a\(number)", number, "n", ["source": .string(odd), "spaceId": .string("den")]),
                item("b\(number)", number, "n", ["source": .string("Other"), "quantity": .integer(7)]),
            ]
            _ = try AccountSync.accept(
                batch(number, "n", .operations(operations)), by: SyncAuthor(userID: nil, node: "n"), on: account,
                now: Self.now)
        }
        try storage.change("firm") { try add(1, $0) }
        try storage.change("firm") { account in
            try add(2, account)
            for (field, value, keys) in [
                ("source", odd, ["a1", "a2"]), ("source", "Other", ["b1", "b2"]), ("source", "other", []),
                ("name", "a2", ["a2"]), ("quantity", "7", []), ("nothing", odd, []), ("notes", "", []),
                ("name' = 'a1", "a1", []),
            ] as [(String, String, [String])] {
                #expect(try account.keys(of: .item, where: FieldCondition(field, is: value)) == keys, "\(field)")
            }
        }
    }

    @Test(arguments: Kind.allCases) func whatIsMergedIsOneDocument(kind: Kind) throws {
        let storage = try storage(kind)
        try storage.createAccount("firm", name: "Firm", owner: "olga", now: Self.now)
        let node = try storage.register(user: "olga", in: "firm")
        let (kept, duplicate) = (
            Item(id: "a") { ($0.name, $0.source) = ("Sofa", "Way Fair") }, Item(id: "b") { $0.name = "Couch" }
        )
        let merge = ItemMerge(kept, duplicate, taking: ["name"])
        let contents: [SyncBatch.Content] = [
            .command(.createItems([kept, duplicate])), .command(.mergeItems(merge)),
            .command(.mergeVendors(duplicate: "Way Fair", kept: "Wayfair")),
            .command(.separateItems(merge, edges: [])), .command(.separateItems(merge, edges: [])),
        ]
        let batches = contents.enumerated().map { batch($0.offset + 1, node, $0.element) }
        let answer = try storage.push(
            PushRequest(node: node, batches: batches), by: ["olga"], to: "firm", now: Self.now)
        #expect(answer.answers.prefix(4).allSatisfy { $0.outcome == .applied }, "\(answer)")
        guard case .refused? = answer.answers.last?.outcome else { return #expect(Bool(false)) }
        let items = try storage.pull(after: 2, from: "firm").documents.filter { $0.kind == "item" }
        #expect(items.allSatisfy { $0.state.isAlive })
        #expect(Set(items.map { $0.state.values["name"] }) == [.string("Sofa"), .string("Couch")])
        #expect(Set(items.map { $0.state.values["source"] }) == [.string("Wayfair"), nil])
    }

    @Test(arguments: Kind.allCases) func whoIsErasedIsInNoDocumentAndInNoLog(kind: Kind) throws {
        let storage = try storage(kind)
        try storage.createAccount("firm", name: "Firm", owner: "olga", now: Self.now)
        let email = "kim.lind@example.com"
        let invitation = try storage.invite(
            InvitationRequest(email: email, role: .user), by: "olga", to: "firm", now: Self.now)
        _ = try storage.accept(
            code: invitation.code, as: Person(id: "kim", email: email), name: "Kim Lind", now: Self.now)
        let node = try storage.register(user: "kim", in: "firm")
        _ = try storage.push(
            PushRequest(node: node, batches: [batch(1, node, .operations([item("a", 1, node)]), user: "kim")]),
            by: ["kim"], to: "firm", now: Self.now)
        let data = try storage.data(of: "kim", in: "firm", as: "kim", now: Self.now)
        #expect(data.text.contains("Kim Lind") && data.text.contains(email) && data.text.contains("\"name\":\"a\""))
        #expect(throws: ServerFailure.self) { try storage.data(of: "olga", in: "firm", as: "kim", now: Self.now) }
        #expect(throws: ServerFailure.self) { try storage.data(of: "nobody", in: "firm", as: "olga", now: Self.now) }
        let owners = try storage.register(user: "olga", in: "firm")
        // Who removes a member that they have not seen leaves a note of what the member was.
        let batches = [
            batch(1, owners, .command(.removeMember(id: "kim"))), batch(2, owners, .command(.erasePerson(id: "kim"))),
        ]
        let answer = try storage.push(
            PushRequest(node: owners, batches: batches), by: ["olga"], to: "firm", now: Self.now)
        #expect(answer.answers.map(\.outcome) == [.merged, .applied])
        let after = try storage.data(of: "kim", in: "firm", as: "olga", now: Self.now).text
        let documents = try storage.pull(after: 0, from: "firm").documents.map { ($0.json ?? .null).text }
        for text in documents + [after] { #expect(!text.contains("Kim Lind") && !text.contains(email)) }
        #expect(after.contains("\"name\":\"a\"") && documents.contains { $0.contains("\"name\":\"a\"") })
        #expect(try storage.memberships(of: "kim").isEmpty)
    }

    @Test(arguments: Kind.allCases) func whatThrowsLeavesNothing(kind: Kind) throws {
        let storage = try storage(kind)
        try storage.createAccount("firm", name: "Firm", owner: "olga", now: Self.now)
        let before = try storage.pull(after: 0, from: "firm")
        struct Stop: Error {}
        #expect(throws: Stop.self) {
            try storage.change("firm") { account in
                _ = try AccountSync.accept(
                    batch(1, "n", .operations([item("a", 1, "n")])), by: SyncAuthor(userID: "olga", node: "n"),
                    on: account, now: Self.now)
                throw Stop()
            }
        }
        #expect(try storage.pull(after: 0, from: "firm") == before)
    }

    /// Several threads push to one account: numbers rise without gaps, and nothing is lost.
    @Test(arguments: Kind.allCases) func anAccountHasOneOrder(kind: Kind) async throws {
        let storage = try storage(kind)
        try storage.createAccount("firm", name: "Firm", owner: "olga", now: Self.now)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<4 {
                group.addTask {
                    let node = try storage.register(user: "olga", in: "firm")
                    for number in 1...10 {
                        _ = try storage.push(
                            PushRequest(
                                node: node,
                                batches: [batch(number, node, .operations([item("\(node)-\(number)", number, node)]))]),
                            by: ["olga"], to: "firm", now: Self.now)
                    }
                }
            }
            try await group.waitForAll()
        }
        let all = try storage.pull(after: 0, from: "firm")
        #expect(all.documents.map(\.sequence) == Array(1...42) && all.head == 42)
        #expect(all.documents.reduce(0) { $0 &+ $1.fingerprint } == all.checksum)
    }

    /// Wherever the database is: the account, what the push needs, and what it writes together with its end.
    @Test func aPushWaitsForTheDatabaseThreeTimes() throws {
        let storage = PostgresStorage(try TestCluster.shared.get().database(), connections: 1)
        try storage.createAccount("firm", name: "Firm", owner: "olga", now: Self.now)
        let node = try storage.register(user: "olga", in: "firm")
        func push(_ number: Int) throws {
            let operations = (0..<20).map {
                item("\(number)-\($0)", number, node, ["projectId": .string("project"), "spaceId": .string("room")])
            }
            let answer = try storage.push(
                PushRequest(node: node, batches: [batch(number, node, .operations(operations))]), by: ["olga"],
                to: "firm", now: Self.now)
            #expect(answer.answers.map(\.outcome) == [.applied])
        }
        func roundTrips() throws -> Int {
            try storage.database.transaction([.heads: "on"]) { $0.roundTrips }
        }
        let time = HybridTimestamp(milliseconds: Self.now.milliseconds, node: node)
        let surroundings = [(EntityKind.project, "project"), (.space, "room")].map { kind, key in
            DocumentOperation(
                id: key, accountID: "firm", kind: kind, key: key, action: .create,
                patch: ["name": .string(key), "projectId": .string("project")].filter {
                    kind == .space || $0.key == "name"
                },
                timestamp: time)
        }
        _ = try storage.push(
            PushRequest(node: node, batches: [batch(1, node, .operations(surroundings))]), by: ["olga"], to: "firm",
            now: Self.now)
        // Statements are prepared once for each connection.
        try push(2)
        _ = try roundTrips()
        let before = try roundTrips()
        try push(3)
        let after = try roundTrips()
        // The end of the transaction that has counted is one more.
        #expect(after - before == 3 + 1)
    }

    /// The same requests, as random as people's, have the same answers and leave the same documents in both storages.
    @Test func bothStoragesDecideTheSame() throws {
        let storages = [try storage(.memory), try storage(.postgreSQL)]
        var random = SplitMix(seed: 11)
        for history in 0..<12 {
            let account = "firm-\(history)"
            let nodes = ["x", "y"]
            for storage in storages {
                try storage.createAccount(account, name: "Firm", owner: "olga", now: Self.now)
                try storage.change(account) { account in
                    for node in nodes { try account.save(DeviceRecord(node: node, userID: "olga")) }
                }
            }
            var numbers = ["x": 0, "y": 0]
            for step in 0..<25 {
                let node = nodes.randomElement(using: &random)!
                numbers[node]! += 1
                let batch = batch(
                    numbers[node]!, node, content(step, node, account, &random), account: account,
                    cursor: Int.random(in: 0...step, using: &random))
                let answers = try storages.map {
                    try $0.push(PushRequest(node: node, batches: [batch]), by: ["olga"], to: account, now: Self.now)
                }
                #expect(answers[0] == answers[1], "history \(history), step \(step): \(batch.content)")
            }
            let ends = try storages.map { try $0.pull(after: 0, from: account) }
            for (left, right) in zip(ends[0].documents, ends[1].documents) {
                #expect(left == right, "history \(history)")
            }
            #expect(ends[0].checksum == ends[1].checksum)
        }
    }

    private func content(
        _ step: Int, _ node: String, _ account: String, _ random: inout SplitMix
    ) -> SyncBatch.Content {
        let items = (0..<4).map { "i\($0)" }.shuffled(using: &random)
        let projects = ["p", "q"].shuffled(using: &random)
        func operation(_ kind: EntityKind, _ key: String, _ patch: [String: JSONValue]) -> DocumentOperation {
            DocumentOperation(
                id: "\(step)", accountID: account, kind: kind, key: key, action: .create, patch: patch,
                timestamp: HybridTimestamp(
                    milliseconds: Self.now.milliseconds + Int.random(in: 0...100, using: &random), node: node))
        }
        switch Int.random(in: 0..<13, using: &random) {
        case 0, 1: return .operations([operation(.project, projects[0], ["name": .string("p\(step)")])])
        case 2, 3:
            return .command(
                .createItems([
                    Item(id: items[0]) {
                        $0.name = "n\(step)"
                        $0.projectId = projects[0]
                        $0.purchasePriceCents = step
                        $0.source = "v\(step % 3)"
                    }
                ]))
        case 4, 5: return .operations([operation(.item, items[0], ["notes": .string("\(step)")])])
        case 6: return .command(.sellToBusiness(items: items, fallbackCategory: nil, today: "2026-02-25"))
        case 7: return .command(.reassign(items: [items[0]], project: projects[0]))
        case 8: return .command(.createCategory(BudgetCategory(id: "c\(step)") { $0.name = "name \(step % 3)" }))
        case 9, 10:
            func seen(_ id: String) -> Item { Item(id: id) { ($0.name, $0.notes) = ("n\(step - 3)", "\(step - 1)") } }
            return .command(.mergeItems(ItemMerge(seen(items[0]), seen(items[1]), taking: ["notes"])))
        case 11: return .command(.mergeVendors(duplicate: "v\(step % 3)", kept: "v\(step % 2)"))
        default: return .command(.deleteProject(id: projects[0]))
        }
    }
}

/// What is PostgreSQL's alone.
@Suite struct PostgresTests {
    private static let now = Date(milliseconds: 1_772_000_000_000)

    @Test func whoForgetsTheAccountSeesNothing() throws {
        let address = try TestCluster.shared.get().database()
        let storage = PostgresStorage(address)
        for id in ["mine", "theirs"] { try storage.createAccount(id, name: id, owner: "olga", now: Self.now) }
        let connection = try PostgresConnection(address)
        try connection.runScript("SET ROLE ledger_app")
        for table in [
            "accounts", "documents", "devices", "batches", "people", "sign_ins", "members", "invitations", "files",
        ] {
            #expect(try connection.run("SELECT 1 FROM \(table)").isEmpty)
        }
        try connection.run("BEGIN")
        try connection.run("SELECT set_config('ledger.account', 'mine', true)")
        #expect(try connection.run("SELECT DISTINCT account_id FROM documents") == [["mine"]])
        #expect(try connection.run("UPDATE accounts SET head = 0 WHERE account_id = 'theirs' RETURNING 1").isEmpty)
        #expect(throws: PostgresError.self) {
            try connection.run("INSERT INTO accounts (account_id) VALUES ('another')")
        }
    }

    @Test func whoIsErasedSignsInNoMoreUnlessAnotherAccountIsLeft() throws {
        let address = try TestCluster.shared.get().database()
        let storage = PostgresStorage(address)
        var policy = SignInPolicy()
        policy.cost = .init(rounds: 2, blockSize: 1, parallelism: 1)
        let people = People(storage, policy: policy)
        let kim = try people.signUp(Credentials(email: "kim@example.com", password: "long enough"), now: Self.now)
        let person = Person(id: kim.userID, email: kim.email)
        for account in ["one", "two"] {
            try storage.createAccount(account, name: account, owner: "olga", now: Self.now)
            let invitation = try storage.invite(
                InvitationRequest(email: kim.email, role: .user), by: "olga", to: account, now: Self.now)
            _ = try storage.accept(code: invitation.code, as: person, now: Self.now)
        }
        for (account, isKnown) in [("one", true), ("two", false)] {
            #expect(
                try storage.data(of: kim.userID, in: account, as: "olga", now: Self.now).text.contains("signInsEnd"))
            let node = try storage.register(user: "olga", in: account)
            let batch = SyncBatch(
                id: node, number: 1, accountID: account, userID: "olga",
                timestamp: HybridTimestamp(milliseconds: Self.now.milliseconds, node: node),
                content: .command(.erasePerson(id: kim.userID)))
            _ = try storage.push(
                PushRequest(node: node, batches: [batch]), by: ["olga"], to: account, now: Self.now)
            #expect(try (people.person(token: kim.token, now: Self.now) != nil) == isKnown)
        }
        let connection = try PostgresConnection(address)
        #expect(try connection.run("SELECT 1 FROM people").isEmpty)
    }

    @Test func migrationsGoForwardAndBack() throws {
        let address = try TestCluster.shared.get().database()
        let connection = try PostgresConnection(address)
        try PostgresSchema.migrate(connection)
        try PostgresStorage(address).createAccount("firm", name: "Firm", owner: "olga", now: Self.now)
        // The release before goes on with what this one has written, and what it wrote is known here.
        try PostgresSchema.migrate(connection, to: 1)
        #expect(throws: PostgresError.self) { try connection.run("SELECT 1 FROM members") }
        try PostgresSchema.migrate(connection)
        #expect(try connection.run("SELECT user_id, role FROM members") == [["olga", "owner"]])
        try PostgresSchema.migrate(connection, to: 0)
        #expect(throws: PostgresError.self) { try connection.run("SELECT 1 FROM accounts") }
        try PostgresSchema.migrate(connection)
        try PostgresStorage(address).createAccount("firm", name: "Firm", owner: "olga", now: Self.now)
        #expect(throws: PostgresError.self) { try PostgresSchema.migrate(connection, to: 99) }
    }

    @Test func whatWasAnsweredSurvivesAKill() throws {
        let cluster = try TestCluster(isDurable: true)
        let storage = PostgresStorage(try cluster.database(), connections: 2)
        try storage.createAccount("firm", name: "Firm", owner: "olga", now: Self.now)
        let node = try storage.register(user: "olga", in: "firm")
        for number in 1...3 {
            let answer = try storage.push(
                PushRequest(
                    node: node,
                    batches: [
                        SyncBatch(
                            id: "b\(number)", number: number, accountID: "firm", userID: "olga",
                            timestamp: HybridTimestamp(milliseconds: number, node: node),
                            content: .command(.createItems([Item(id: "i\(number)") { $0.name = "x" }])))
                    ]), by: ["olga"], to: "firm", now: Self.now)
            #expect(answer.answers.map(\.outcome) == [.applied])
            try cluster.kill()
            #expect(throws: PostgresError.self) { try storage.pull(after: 0, from: "firm") }
            try cluster.start()
            let keys = try storage.pull(after: 2, from: "firm").documents.map(\.key)
            #expect(keys == (1...number).map { "i\($0)" })
        }
    }
}

/// Random numbers that are the same each time.
struct SplitMix: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var z = state
        z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
        z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
        return z ^ (z >> 31)
    }
}
