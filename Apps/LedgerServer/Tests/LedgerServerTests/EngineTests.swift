import Foundation
import LedgerCore
import LedgerSamples
import LedgerStore
import LedgerSync
import Synchronization
import Testing

@testable import LedgerServer

/// Devices with the real engine, a network that can be cut, and a server.
@Suite(.serialized) struct EngineTests {
    /// Olga's device with a firm that she made on it, and Adam's, whom she has invited.
    private struct Firm {
        let server: RunningServer
        let network: CutProxy
        let olga: TestDevice
        let adam: TestDevice
        let id: String

        init(role: MemberRole = .user) async throws {
            server = try await RunningServer()
            network = try CutProxy(to: server.port)
            olga = try await TestDevice(network.address, email: "olga@example.com", isNew: true)
            let id = try #require(
                try AccountsService(store: olga.store, userID: olga.person.userID)
                    .create(name: "Firm", email: "olga@example.com").id)
            self.id = id
            await olga.engine.retry()
            let olga = olga
            try #require(await eventually { try olga.isSettled(id) })
            adam = try await TestDevice(server.address, email: "adam@example.com", isNew: true)
            let invitation = try await server.client.invite(
                "adam@example.com", as: role, to: id, token: olga.person.token)
            _ = try await adam.engine.join(code: invitation.code, token: adam.person.token)
        }
    }

    @Test func whatOneWritesTheOtherSees() async throws {
        let firm = try await Firm()
        // What was made before there was a server came along, and nothing of it was refused.
        let categories = try firm.adam.store.value(of: DocumentsQuery<BudgetCategory>(accountID: firm.id)).map(\.name)
        #expect(categories.contains("Furnishings"))
        #expect(try firm.olga.store.value(of: RefusedBatchesQuery(accountID: firm.id)).isEmpty)
        #expect(try firm.adam.accounts == [firm.id])
        try firm.olga.makeProject("Loft", in: firm.id)
        #expect(await eventually { try firm.adam.projects(firm.id) == ["Loft"] })
        try firm.adam.makeProject("Barn", in: firm.id)
        #expect(await eventually { try firm.olga.projects(firm.id) == ["Barn", "Loft"] })
        #expect(await eventually { try firm.olga.isSettled(firm.id) && firm.adam.isSettled(firm.id) })
        #expect(
            try firm.olga.store.checksum(accountID: firm.id)
                == firm.server.storage.pull(after: 0, from: firm.id).checksum)
    }

    /// What was written while the network was cut arrives once it is back, though nobody writes any more.
    @Test(arguments: [CutProxy.Mode.cut, .losesAnswers]) func aCutDelays(mode: CutProxy.Mode) async throws {
        let firm = try await Firm()
        firm.network.mode = mode
        #expect(await eventually { firm.olga.engine.current[firm.id] == .offline })
        for name in ["Loft", "Barn"] { try firm.olga.makeProject(name, in: firm.id) }
        try firm.adam.makeProject("Mill", in: firm.id)
        #expect(try firm.olga.projects(firm.id) == ["Barn", "Loft"])
        #expect(try firm.olga.store.pendingCount() == 2)
        try await Task.sleep(for: .seconds(1))
        #expect(firm.olga.engine.current[firm.id] == .offline)
        firm.network.mode = .open
        let all = ["Barn", "Loft", "Mill"]
        #expect(await eventually { try firm.olga.projects(firm.id) == all && firm.adam.projects(firm.id) == all })
        #expect(await eventually { try firm.olga.isSettled(firm.id) })
    }

    /// Pictures go to everyone who sees what shows them, also those that were added while the network was cut.
    @Test func picturesFollowTheirDocuments() async throws {
        let firm = try await Firm()
        let space = try #require(
            try firm.olga.store.write(as: firm.olga.session(firm.id)) { try $0.create(Space { $0.name = "Hall" }) }.id)
        firm.network.mode = .cut
        // One pixel.
        let picture = try #require(
            Data(
                base64Encoded: """
                    iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==
                    """))
        let service = MediaService(
            store: firm.olga.store, session: firm.olga.session(firm.id), storage: firm.olga.media)
        let attachment = try await service.add(picture, to: .space(space))
        #expect(await eventually { firm.olga.engine.current[firm.id] == .offline })
        firm.network.mode = .open
        let there = try #require(firm.adam.media.fileURL(for: attachment.url))
        #expect(await eventually { FileManager.default.fileExists(atPath: there.path) })
        #expect(try await firm.adam.media.data(for: attachment.url) == picture)
        #expect(try firm.adam.store.mediaAddresses(accountID: firm.id) == [attachment.url])
        for device in [firm.olga, firm.adam] { try? FileManager.default.removeItem(at: device.media.folder) }
    }

    /// A server that is killed and started again is found again, with another network address too.
    @Test func anotherServerTakesOver() async throws {
        let firm = try await Firm()
        await firm.server.stop()
        try firm.olga.makeProject("Loft", in: firm.id)
        #expect(await eventually { firm.olga.engine.current[firm.id] == .offline })
        let other = try await RunningServer(database: firm.server.database)
        firm.network.lead(to: other.port)
        #expect(await eventually { try firm.olga.isSettled(firm.id) })
        #expect(try other.storage.pull(after: 0, from: firm.id).documents.contains { $0.kind == "project" })
    }

    @Test func whatIsRefusedIsUndoneAndKept() async throws {
        let firm = try await Firm()
        let project = try #require(try firm.olga.makeProject("Loft", in: firm.id))
        #expect(await eventually { try firm.adam.projects(firm.id) == ["Loft"] })
        firm.network.mode = .cut
        // Adam goes on with a project while Olga, who has not seen it, deletes it.
        try firm.adam.store.write(as: firm.adam.session(firm.id)) { batch in
            try batch.create(
                Space {
                    $0.name = "Kitchen"; $0.projectId = project
                })
        }
        #expect(await eventually { try firm.adam.isSettled(firm.id) })
        try ProjectsService(store: firm.olga.store, session: firm.olga.session(firm.id)).delete(project)
        #expect(try firm.olga.projects(firm.id).isEmpty)
        firm.network.mode = .open
        #expect(await eventually { try firm.olga.isSettled(firm.id) })
        let refused = try firm.olga.store.value(of: RefusedBatchesQuery(accountID: firm.id))
        #expect(refused.map(\.refusal.code) == [.changedMeanwhile])
        #expect(try firm.olga.projects(firm.id) == ["Loft"])
    }

    @Test func whoIsRemovedIsTold() async throws {
        let firm = try await Firm()
        let adam = firm.adam.person.userID
        try #require(
            await eventually {
                try firm.olga.store.value(of: DocumentQuery<AccountMember>(accountID: firm.id, key: adam)) != nil
            })
        try AccountsService(store: firm.olga.store, userID: firm.olga.person.userID)
            .remove(member: adam, from: firm.id)
        #expect(await eventually { firm.adam.engine.current[firm.id] == .stopped(.removed) })
    }

    @Test("D1 An account that its owner deletes is gone at the server and on the device, even if an answer was lost")
    func anAccountIsDeletedEverywhere() async throws {
        let firm = try await Firm(role: .admin)
        try firm.olga.makeProject("Loft", in: firm.id)
        #expect(await eventually { try firm.adam.projects(firm.id) == ["Loft"] })
        await #expect(throws: ServerFailure.self) {
            try await firm.adam.engine.deleteAccount(firm.id, token: firm.adam.person.token)
        }
        #expect(try firm.adam.projects(firm.id) == ["Loft"])
        firm.network.mode = .losesAnswers
        await #expect(throws: (any Error).self) {
            try await firm.olga.engine.deleteAccount(firm.id, token: firm.olga.person.token)
        }
        firm.network.mode = .open
        try await firm.olga.engine.deleteAccount(firm.id, token: firm.olga.person.token)
        #expect(try firm.olga.accounts.isEmpty && firm.olga.store.replica(accountID: firm.id) == nil)
        #expect(firm.olga.engine.current[firm.id] == nil)
        await firm.adam.engine.retry()
        #expect(await eventually { firm.adam.engine.current[firm.id] == .stopped(.removed) })
        // Nobody makes it again.
        await firm.olga.engine.retry()
        #expect(try firm.server.storage.memberships(of: firm.olga.person.userID).isEmpty)
    }

    @Test("D1 Who was given the account may do what only owners may") func anAccountChangesHands() async throws {
        let firm = try await Firm()
        let (olga, adam) = (firm.olga.person.userID, firm.adam.person.userID)
        try #require(
            await eventually {
                try firm.olga.store.value(of: DocumentQuery<AccountMember>(accountID: firm.id, key: adam)) != nil
            })
        try AccountsService(store: firm.olga.store, userID: olga).transfer(firm.id, to: adam)
        #expect(
            await eventually {
                try firm.adam.store.value(of: DocumentQuery<Account>(accountID: firm.id, key: firm.id))?.ownerUid
                    == adam
            })
        #expect(try firm.server.storage.memberships(of: adam) == [firm.id: .owner])
        #expect(try firm.server.storage.memberships(of: olga) == [firm.id: .admin])
        await #expect(throws: ServerFailure.self) {
            try await firm.olga.engine.deleteAccount(firm.id, token: firm.olga.person.token)
        }
        try await firm.adam.engine.deleteAccount(firm.id, token: firm.adam.person.token)
        #expect(try firm.server.storage.memberships(of: olga).isEmpty)
    }

    @Test func whoSignsOutHasWhatTheyWroteSentFirst() async throws {
        let firm = try await Firm()
        firm.network.mode = .cut
        try firm.olga.makeProject("Loft", in: firm.id)
        firm.olga.engine.signOut(token: firm.olga.person.token)
        #expect(firm.olga.engine.person(token: firm.olga.person.token) == nil)
        firm.network.mode = .open
        #expect(await eventually { try firm.adam.projects(firm.id) == ["Loft"] })
        #expect(
            await eventually {
                (try? firm.server.server.people.person(token: firm.olga.person.token, now: firm.server.clock.now))
                    .flatMap(\.self) == nil
            })
        #expect(await eventually { firm.olga.engine.current[firm.id] == .stopped(.signedOut) })
    }

    /// A file that was copied is another device: it asks for its own name, and nothing is sent twice.
    @Test func aCopiedFileRegistersAnew() async throws {
        let server = try await RunningServer()
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "ledger-copy-\(UInt32.random(in: 0 ... .max))")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appending(path: "a.sqlite").path
        let first = try await TestDevice(server.address, email: "olga@example.com", isNew: true, path: path)
        let id = try #require(
            try AccountsService(store: first.store, userID: first.person.userID).create(name: "Firm").id)
        await first.engine.retry()
        try #require(await eventually { try first.isSettled(id) })
        await first.engine.stop()
        try first.makeProject("Loft", in: id)
        try first.store.close()
        let copy = folder.appending(path: "b.sqlite").path
        try FileManager.default.copyItem(atPath: path, toPath: copy)
        let devices = [
            try await TestDevice(server.address, email: "olga@example.com", path: path),
            try await TestDevice(server.address, email: "olga@example.com", path: copy),
        ]
        for device in devices {
            #expect(await eventually { try device.isSettled(id) && device.projects(id) == ["Loft"] })
        }
        for device in devices { await device.engine.stop() }
        let nodes = try devices.map { try $0.store.replica(accountID: id)?.node }
        #expect(nodes[0] != nodes[1])
        #expect(try server.storage.pull(after: 0, from: id).documents.filter { $0.kind == "project" }.count == 1)
        for device in devices { try device.store.close() }
    }

    /// Servers that are too old or too new for the device.
    @Test func versionsThatDoNotFitAreTold() async throws {
        struct Old: HTTPExchange {
            let code: ServerFailure.Code
            func send(_ message: HTTPMessage) async throws -> HTTPAnswer {
                if message.path == "/v1/sign-in" {
                    let answer = SignInAnswer(userID: "olga", email: "olga@example.com", token: "t")
                    return HTTPAnswer(status: 200, body: Data((answer.json ?? .null).text.utf8))
                }
                return HTTPAnswer(status: 426, body: Data((ServerFailure(code, "No.").json ?? .null).text.utf8))
            }
        }
        for (code, state) in [
            (ServerFailure.Code.deviceTooOld, SyncState.stopped(.mustUpdate)), (.serverTooOld, .offline),
        ] {
            let store = try LocalStore(inMemory: .init())
            try store.register(accountID: "firm", node: "n")
            let engine = SyncEngine(store: store, client: ServerClient(Old(code: code)))
            await engine.start()
            _ = try await engine.signIn(email: "olga@example.com", password: "x")
            #expect(await eventually { engine.current["firm"] == state }, "\(code)")
            await engine.stop()
        }
    }

    /// The next page is asked for before a page is read, where the server says how far the page goes, and only there.
    @Test(arguments: [[2: "2"], [:], [2: "1"]] as [[Int: String]]) func pagesAreReadOneAfterTheOther(
        said: [Int: String]
    )
        async throws
    {
        final class Pages: HTTPExchange {
            let said: [Int: String]
            let asked = Mutex<[Int]>([])

            init(_ said: [Int: String]) { self.said = said }

            func send(_ message: HTTPMessage) async throws -> HTTPAnswer {
                if message.method == "POST" {
                    return HTTPAnswer(status: 201, body: Data((NamedValue("node", "n").json ?? .null).text.utf8))
                }
                let after = Int(message.path.split(separator: "=")[1]) ?? 0
                asked.withLock { $0.append(after) }
                let time = HybridTimestamp(milliseconds: 1, node: "other")
                let documents = [after + 1, after + 2].filter { $0 <= 3 }.map { number in
                    SyncedDocument(
                        kind: "item", key: "\(number)", sequence: number,
                        state: DocumentState(values: ["name": .string("x")], creation: time, version: time))
                }
                let last = documents.last?.sequence ?? 3
                let answer = PullAnswer(documents: documents, head: 3, checksum: 0, hasMore: last < 3)
                return HTTPAnswer(
                    status: 200, headers: said[last].map { ["ledger-next": $0] } ?? [:],
                    body: Data((answer.json ?? .null).text.utf8))
            }
        }
        let pages = Pages(said)
        let store = try LocalStore(inMemory: .init())
        try await ServerReader(store: store, client: ServerClient(pages)).read("firm", token: "t")
        #expect(
            try store.value(of: DocumentsQuery<Item>(accountID: "firm")).compactMap(\.id).sorted() == ["1", "2", "3"])
        // A server that says something else is asked again.
        #expect(pages.asked.withLock { $0.sorted() } == (said[2] == "1" ? [0, 1, 2] : [0, 2]))
    }

    /// Of several processes with one file one does the work; people see in each of them how it goes.
    @Test func allProcessesOfAFileKnowTheState() async throws {
        let server = try await RunningServer()
        let network = try CutProxy(to: server.port)
        let olga = try await server.person("olga", firm: "firm")
        let path = FileManager.default.temporaryDirectory.appending(
            path: "ledger-shared-\(UInt32.random(in: 0 ... .max)).sqlite"
        ).path
        defer {
            for suffix in ["", "-wal", "-shm", ".people", ".sync"] {
                try? FileManager.default.removeItem(atPath: path + suffix)
            }
        }
        let first = try await TestDevice(network.address, email: olga.email, path: path)
        #expect(await eventually { try first.isSettled("firm") })
        let second = SyncEngine(store: try LocalStore(path: path), client: ServerClient(address: network.address))
        await second.start()
        #expect(await eventually { second.current["firm"] == .upToDate })
        network.mode = .cut
        #expect(await eventually { second.current["firm"] == .offline })
        network.mode = .open
        #expect(await eventually { second.current["firm"] == .upToDate })
        await first.engine.stop()
        await second.stop()
    }

    @Test func statesAreToldAsTheyAre() throws {
        let states: [SyncState] = [
            .upToDate, .exchanging(takesLong: false), .exchanging(takesLong: true), .reading(done: 0.25),
            .reading(done: 1),
            .offline, .stopped(.mustUpdate), .stopped(.signedOut), .stopped(.removed), .stopped(.store("full")),
        ]
        for state in states { #expect(try SyncState(json: JSONValue(parsing: (state.json ?? .null).text)) == state) }
    }

    /// A request that is canceled at the moment at which the network breaks ends, and others of the session still come through.
    @Test func aRequestThatIsCanceledWhileItFailsEnds() async throws {
        let server = try await RunningServer()
        let network = try CutProxy(to: server.port)
        let exchange = URLSessionExchange(address: network.address)
        let message = HTTPMessage(method: "GET", path: "/healthz", headers: [:], body: nil, timeout: 5)
        network.mode = .cut
        for round in 0..<200 {
            let request = Task { try await exchange.send(message) }
            try await Task.sleep(for: .microseconds(round * 5))
            request.cancel()
            _ = await request.result
        }
        network.mode = .open
        #expect(try await exchange.send(message).status == 200)
    }

    /// A file becomes an account, and is read back whole: money, links and history as they were.
    @Test func aFileMovesInAndOut() async throws {
        let server = try await RunningServer()
        let olga = try await server.person("olga")
        let file = try LocalStore(inMemory: .init())
        _ = try SampleFirm(size: .init(projects: 3, items: 200, spacesPerProject: 2)).load(into: file)
        let id = SampleFirm.accountID
        let upload = try #require(try file.upload(accountID: id))
        try await server.client.makeAccount(id, name: upload.name, token: olga.token)
        // It breaks off and is repeated.
        for batch in upload.batches.prefix(2) + upload.batches {
            try await server.client.fill(id, with: batch, token: olga.token)
        }
        let copy = try LocalStore(inMemory: .init())
        try await ServerReader(store: copy, client: server.client).read(id, token: olga.token)
        var before = try #require(try file.archive().accounts.first)
        var after = try #require(try copy.archive().accounts.first)
        #expect(after.account.name == before.account.name)
        #expect(after.members.map(\.id) == [olga.userID])
        (before.account, before.members, before.invites) = (after.account, after.members, [])
        var sorter = Sorter()
        before.visit(&sorter)
        after.visit(&sorter)
        #expect(before.items == after.items && before.transactions == after.transactions)
        #expect(before.lineageEdges == after.lineageEdges && before.spaces == after.spaces)
        #expect(before == after)
    }

    private struct Sorter: ArchiveVisitor {
        typealias Failure = Never
        mutating func visit<E: Entity>(_ name: String, _ entities: inout [E]) {
            entities.sort { ($0.id ?? "") < ($1.id ?? "") }
        }
    }

    /// A batch that no request can hold is refused on the device, and what is behind it goes on.
    @Test func aBatchThatIsTooLargeBlocksNothing() async throws {
        let firm = try await Firm()
        try firm.olga.store.write(as: firm.olga.session(firm.id)) { batch in
            for number in 0..<120 {
                try batch.create(
                    Project {
                        $0.name = "P\(number)"
                        $0.clientName = String(repeating: "x", count: 40_000)
                    })
            }
        }
        try firm.olga.makeProject("Loft", in: firm.id)
        #expect(await eventually { try firm.adam.projects(firm.id) == ["Loft"] })
        #expect(
            try firm.olga.store.value(of: RefusedBatchesQuery(accountID: firm.id)).map(\.refusal.code) == [.tooLarge])
    }
}
