import Crypto
import Foundation
import LedgerCore
import LedgerSync
import Testing

@testable import LedgerServer

/// What a device, a person or an operator gets by HTTP.
@Suite(.serialized) struct InterfaceTests {
    // MARK: People

    @Test func peopleSignUpInAndOut() async throws {
        let server = try await RunningServer()
        let client = server.client
        let olga = try await client.signUp(email: " Olga@Example.com", password: "long enough")
        #expect(olga.email == "olga@example.com")
        #expect(
            await failure { _ = try await client.signUp(email: "olga@example.com", password: "other one") }?.code
                == .taken)
        #expect(
            await failure { _ = try await client.signUp(email: "nobody", password: "long enough") }?.code == .invalid)
        #expect(
            await failure { _ = try await client.signUp(email: "eve@example.com", password: "short") }?.code == .invalid
        )
        let again = try await client.signIn(email: "olga@example.com", password: "long enough")
        #expect(again.userID == olga.userID && again.token != olga.token)
        let unknown = await failure { _ = try await client.signIn(email: "no@example.com", password: "long enough") }
        let wrong = await failure { _ = try await client.signIn(email: "olga@example.com", password: "a wrong one") }
        #expect(unknown == wrong && wrong?.code == .notLetIn)
        try await client.signOut(token: olga.token)
        #expect(await failure { _ = try await client.person(token: olga.token) }?.code == .signedOut)
        #expect(try await client.person(token: again.token).userID == olga.userID)
        server.clock.advance(31 * 86_400)
        // What is remembered of a token lasts some seconds.
        try await Task.sleep(for: .seconds(5.1))
        #expect(await failure { _ = try await client.person(token: again.token) }?.code == .signedOut)
    }

    @Test func whoGuessesHasToWait() async throws {
        let server = try await RunningServer()
        let client = server.client
        _ = try await server.person("olga")
        for _ in 0..<5 {
            _ = await failure { _ = try await client.signIn(email: "olga@example.com", password: "guess") }
        }
        let right = { _ = try await client.signIn(email: "olga@example.com", password: "long enough") }
        #expect(await failure(right)?.retryAfter == 15)
        server.clock.advance(16)
        #expect(await failure(right) == nil)
    }

    @Test func invitationsAreForOnePersonOnce() async throws {
        let server = try await RunningServer()
        let client = server.client
        let olga = try await server.person("olga", firm: "firm")
        let adam = try await server.person("adam")
        let eve = try await server.person("eve")
        let invitation = try await client.invite("Adam@example.com", as: .user, to: "firm", token: olga.token)
        // The code is nowhere but in the answer.
        let documents = try await client.pull(after: 0, from: "firm", by: [olga.token]).documents
        let secret = try #require(invitation.code.split(separator: ".").last)
        #expect(documents.contains { $0.kind == "invite" && $0.key == invitation.id })
        #expect(!documents.contains { ($0.json ?? .null).text.contains(secret) })
        #expect(
            await failure { _ = try await client.accept(code: invitation.code, token: eve.token) }?.code
                == .notPermitted)
        #expect(await failure { _ = try await client.accept(code: "firm.guess", token: eve.token) }?.code == .notFound)
        #expect(
            await failure { _ = try await client.accept(code: "nowhere.guess", token: eve.token) }?.code == .notFound)
        #expect(try await client.accept(code: invitation.code, token: adam.token) == "firm")
        // An answer that was lost.
        #expect(try await client.accept(code: invitation.code, token: adam.token) == "firm")
        #expect(
            try await client.person(token: adam.token).accounts == [AccountEntry(id: "firm", name: "Firm", role: .user)]
        )
        #expect(
            await failure { _ = try await client.invite("eve@example.com", as: .user, to: "firm", token: adam.token) }?
                .code
                == .notPermitted)
        let revoked = try await client.invite("eve@example.com", as: .admin, to: "firm", token: olga.token)
        try await client.revoke(invite: revoked.id, in: "firm", token: olga.token)
        #expect(await failure { _ = try await client.accept(code: revoked.code, token: eve.token) }?.code == .notFound)
        let late = try await client.invite("eve@example.com", as: .admin, to: "firm", token: olga.token)
        server.clock.advance(8 * 86_400)
        #expect(await failure { _ = try await client.accept(code: late.code, token: eve.token) }?.code == .notFound)
        #expect(
            await failure { _ = try await client.invite("no", as: .user, to: "firm", token: olga.token) }?.code
                == .invalid)
        #expect(
            await failure { _ = try await client.invite("a@example.com", as: .owner, to: "firm", token: olga.token) }?
                .code
                == .invalid)
    }

    @Test func aPersonsDataIsHandedOutToThemAndToAdministrators() async throws {
        let server = try await RunningServer()
        let client = server.client
        let olga = try await server.person("olga", firm: "firm")
        let adam = try await server.person("adam")
        let invitation = try await client.invite("adam@example.com", as: .user, to: "firm", token: olga.token)
        _ = try await client.accept(code: invitation.code, token: adam.token)
        for token in [olga.token, adam.token] {
            let data = try await client.data(of: adam.userID, in: "firm", token: token)
            let members = try JSONObject(json: JSONValue(parsing: data)).members
            #expect(members["person"] == .string(adam.userID) && data.contains("adam@example.com"))
            #expect(!data.contains(adam.token))
        }
        func code(_ person: String, _ token: String) async -> ServerFailure.Code? {
            await failure { _ = try await client.data(of: person, in: "firm", token: token) }?.code
        }
        #expect(await code(olga.userID, adam.token) == .notPermitted)
        #expect(await code(olga.userID, "nonsense") == .signedOut)
        #expect(await code("nobody", olga.token) == .notFound)
    }

    // MARK: Devices

    @Test func whatIsPushedIsHintedAndPulled() async throws {
        let server = try await RunningServer()
        let client = server.client
        let olga = try await server.person("olga", firm: "firm")
        let node = try await client.register(in: "firm", by: [olga.token])
        let head = try await client.pull(after: 0, from: "firm", by: [olga.token]).head
        async let news = client.news(since: ["firm": head], by: [olga.token])
        _ = await eventually { server.server.hints.count == 1 }
        let push = PushRequest(node: node, batches: [itemBatch("sofa", 1, node, by: olga.userID)])
        let answer = try await client.push(push, to: "firm", by: [olga.token])
        #expect(answer.answers.map(\.outcome) == [.applied])
        #expect(try await news == ["firm": answer.head])
        let pulled = try await client.pull(after: head, from: "firm", by: [olga.token])
        #expect(pulled.documents.map(\.key) == ["sofa"] && pulled.head == answer.head)
        #expect(try await client.push(push, to: "firm", by: [olga.token]) == answer)
        #expect(
            await failure {
                _ = try await client.push(.init(node: "other", batches: []), to: "firm", by: [olga.token])
            }?
            .syncFailure == .mustRegister)
        #expect(
            await failure { _ = try await client.pull(after: 99, from: "firm", by: [olga.token]) }?.syncFailure
                == .mustBeginAnew)
        let gap = PushRequest(node: node, batches: [itemBatch("b", 7, node, by: olga.userID)])
        #expect(
            await failure { _ = try await client.push(gap, to: "firm", by: [olga.token]) }?.syncFailure
                == .gap(expected: 2))
    }

    /// Another server on the same database finds what this one has accepted.
    @Test func newsCrossServers() async throws {
        let database = try TestCluster.shared.get().database()
        let (one, other) = (try await RunningServer(database: database), try await RunningServer(database: database))
        let olga = try await one.person("olga", firm: "firm")
        let node = try await one.client.register(in: "firm", by: [olga.token])
        let head = try await one.client.pull(after: 0, from: "firm", by: [olga.token]).head
        async let news = other.client.news(since: ["firm": head], by: [olga.token])
        _ = await eventually { other.server.hints.count == 1 }
        let push = PushRequest(node: node, batches: [itemBatch("sofa", 1, node, by: olga.userID)])
        let answer = try await one.client.push(push, to: "firm", by: [olga.token])
        #expect(try await news == ["firm": answer.head])
    }

    @Test func strangersSeeAndChangeNothing() async throws {
        let server = try await RunningServer()
        let client = server.client
        let olga = try await server.person("olga", firm: "firm")
        let node = try await client.register(in: "firm", by: [olga.token])
        let eve = try await server.person("eve", firm: "eves")
        let batch = itemBatch("sofa", 1, node, by: olga.userID)
        let forged = itemBatch("sofa", 1, "n", by: eve.userID)
        for firm in ["firm", "nowhere"] {
            let requests: [() async throws -> Void] = [
                { _ = try await client.pull(after: 0, from: firm, by: [eve.token]) },
                { _ = try await client.register(in: firm, by: [eve.token]) },
                { _ = try await client.news(since: [firm: 0], by: [eve.token]) },
                { _ = try await client.invite("eve@example.com", as: .admin, to: firm, token: eve.token) },
                { try await client.fill(firm, with: forged, token: eve.token) },
                {
                    let file = FileDescription(hash: String(repeating: "a", count: 64), size: 1, type: "image/png")
                    try await client.send(file, Data([1]), in: firm, token: eve.token)
                },
                { _ = try await client.file(String(repeating: "a", count: 64), in: firm, token: eve.token) },
                { try await client.deleteAccount(firm, token: eve.token) },
            ]
            for (index, request) in requests.enumerated() {
                #expect(await failure(request)?.code == .notPermitted, "request \(index) on \(firm)")
            }
        }
        // With the name of somebody else's device, and as somebody else.
        #expect(
            await failure {
                _ = try await client.push(.init(node: node, batches: [batch]), to: "firm", by: [eve.token])
            }?
            .code == .mustRegister)
        let own = try await client.register(in: "eves", by: [eve.token])
        let asOlga = itemBatch("x", 1, own, by: olga.userID, in: "eves")
        let outcomes = try await client.push(.init(node: own, batches: [asOlga]), to: "eves", by: [eve.token]).answers
        guard case .refused(let refusal) = outcomes[0].outcome else {
            Issue.record("a batch in somebody else's name was accepted")
            return
        }
        #expect(refusal.code == .notPermitted)
        #expect(await failure { try await client.makeAccount("firm", name: "Mine", token: eve.token) }?.code == .taken)
        #expect(
            try await client.pull(after: 0, from: "firm", by: [olga.token]).documents.map(\.kind) == [
                "account", "member",
            ])
    }

    @Test func whoIsRemovedReadsNothingMore() async throws {
        let server = try await RunningServer()
        let client = server.client
        let olga = try await server.person("olga", firm: "firm")
        let adam = try await server.person("adam")
        try await server.invite(adam, to: "firm", by: olga)
        let node = try await client.register(in: "firm", by: [olga.token])
        _ = try await client.pull(after: 0, from: "firm", by: [adam.token])
        let removal = SyncBatch(
            id: "removal", number: 1, accountID: "firm", userID: olga.userID,
            timestamp: HybridTimestamp(milliseconds: Date().milliseconds, node: node),
            content: .command(.removeMember(id: adam.userID)))
        _ = try await client.push(PushRequest(node: node, batches: [removal]), to: "firm", by: [olga.token])
        #expect(
            await failure { _ = try await client.pull(after: 0, from: "firm", by: [adam.token]) }?.code == .notPermitted
        )
        #expect(try await client.person(token: adam.token).accounts.isEmpty)
    }

    @Test("D1 The owner deletes an account with its files; nobody else can, and no other account loses anything")
    func anAccountIsDeletedByItsOwner() async throws {
        let server = try await RunningServer()
        let client = server.client
        let olga = try await server.person("olga", firm: "firm")
        let adam = try await server.person("adam", firm: "adams")
        try await server.invite(adam, to: "firm", by: olga)
        let data = Data("picture".utf8)
        let file = FileDescription(hash: sha256(data), size: data.count, type: "image/png")
        for (account, token) in [("firm", olga.token), ("adams", adam.token)] {
            try await client.send(file, data, in: account, token: token)
        }
        #expect(
            await failure { try await client.deleteAccount("firm", token: adam.token) }?.code == .notPermitted)
        #expect(try await client.person(token: adam.token).accounts.map(\.id) == ["adams", "firm"])
        try await client.deleteAccount("firm", token: olga.token)
        for token in [olga.token, adam.token] {
            #expect(
                await failure { _ = try await client.pull(after: 0, from: "firm", by: [token]) }?.code == .notPermitted)
        }
        #expect(try await client.person(token: olga.token).accounts.isEmpty)
        let files = try #require(server.server.files as? FolderFiles)
        #expect(!files.contains(file.hash, in: "firm"))
        #expect(try await client.person(token: adam.token).accounts.map(\.id) == ["adams"])
        #expect(try await client.file(file.hash, in: "adams", token: adam.token) == data)
        // The id is free again, and nothing of before is in it.
        try await client.makeAccount("firm", name: "New", token: adam.token)
        let kinds = try await client.pull(after: 0, from: "firm", by: [adam.token]).documents.map(\.kind)
        #expect(kinds == ["account", "member"])
    }

    /// A device on which several people are signed in writes for each of them.
    @Test func aDeviceWritesForAllWhoAreSignedIn() async throws {
        let server = try await RunningServer()
        let client = server.client
        let olga = try await server.person("olga", firm: "firm")
        let adam = try await server.person("adam")
        try await server.invite(adam, to: "firm", by: olga)
        let node = try await client.register(in: "firm", by: [olga.token])
        let push = PushRequest(
            node: node,
            batches: [
                itemBatch("sofa", 1, node, by: olga.userID), itemBatch("lamp", 2, node, by: adam.userID),
            ])
        let answer = try await client.push(push, to: "firm", by: [olga.token, adam.token])
        #expect(answer.answers.map(\.outcome) == [.applied, .applied])
    }

    @Test func anAccountIsFilledBeforeDevicesWorkOnIt() async throws {
        let server = try await RunningServer()
        let client = server.client
        let olga = try await server.person("olga", firm: "firm")
        func batch(_ id: String, _ kind: EntityKind, _ patch: [String: JSONValue]) -> SyncBatch {
            let time = HybridTimestamp(milliseconds: Date().milliseconds, node: "upload")
            return SyncBatch(
                id: id, number: 0, accountID: "firm", userID: nil, timestamp: time,
                content: .operations([
                    DocumentOperation(
                        id: id, accountID: "firm", kind: kind, key: id, action: .create, patch: patch, timestamp: time)
                ]))
        }
        let sale = batch("sale", .transaction, ["itemIds": .array([.string("sofa")]), "amountCents": .integer(500)])
        for _ in 0..<2 { try await client.fill("firm", with: sale, token: olga.token) }
        let documents = try await client.pull(after: 2, from: "firm", by: [olga.token]).documents
        #expect(documents.map(\.key) == ["sale"] && documents[0].state.values["amountCents"] == .integer(500))
        let member = batch("eve", .member, ["role": .string("owner")])
        #expect(await failure { try await client.fill("firm", with: member, token: olga.token) }?.code == .invalid)
        _ = try await client.register(in: "firm", by: [olga.token])
        let late = batch("late", .project, ["name": .string("x")])
        #expect(await failure { try await client.fill("firm", with: late, token: olga.token) }?.code == .notPermitted)
    }

    // MARK: Files

    @Test func filesGoByAddressesThatHoldForOneFile() async throws {
        let server = try await RunningServer()
        let client = server.client
        let olga = try await server.person("olga", firm: "firm")
        let data = Data("picture".utf8)
        let file = FileDescription(hash: sha256(data), size: data.count, type: "image/png")
        #expect(
            await failure { _ = try await client.file(file.hash, in: "firm", token: olga.token) }?.code == .notFound)
        try await client.send(file, data, in: "firm", token: olga.token)
        #expect(try await client.file(file.hash, in: "firm", token: olga.token) == data)
        // It is there, so nothing is sent.
        try await client.send(file, Data(), in: "firm", token: olga.token)
        let other = FileDescription(hash: sha256(Data("other".utf8)), size: 5, type: "image/png")
        for wrong in ["wrong", "o", "other and more"] {
            let sent = await failure { try await client.send(other, Data(wrong.utf8), in: "firm", token: olga.token) }
            #expect(sent?.code == .invalid || sent?.code == .tooLarge, "\(wrong)")
        }
        #expect(
            await failure { _ = try await client.file(other.hash, in: "firm", token: olga.token) }?.code == .notFound)
        for bad in [
            FileDescription(hash: "../../etc/passwd", size: 1, type: "image/png"),
            FileDescription(hash: other.hash, size: 1 << 40, type: "image/png"),
            FileDescription(hash: other.hash, size: -1, type: "image/png"),
            FileDescription(hash: other.hash, size: 5, type: "text/html"),
        ] {
            #expect(await failure { try await client.send(bad, Data(), in: "firm", token: olga.token) } != nil)
        }
        let files = try #require(server.server.files as? FolderFiles)
        let address = try files.downloadAddress(of: file.hash, in: "firm", now: server.clock.now)
        func status(_ path: String) async throws -> Int {
            try await server.exchange.send(
                HTTPMessage(method: "GET", path: path, headers: [:], body: nil, timeout: 10)
            ).status
        }
        #expect(try await status(address) == 200)
        #expect(try await status(address.replacing("signature=", with: "signature=0")) == 403)
        #expect(try await status(address.replacing("end=", with: "end=9")) == 403)
        #expect(try await status(address.replacing(file.hash, with: other.hash)) == 403)
        server.clock.advance(1000)
        #expect(try await status(address) == 403)
    }

    /// Compared with what botocore, Amazon's own implementation, makes of the same.
    @Test func addressesForS3AreSignedAsItsMakersDo() throws {
        let files = S3Files(
            .init(
                endpoint: try #require(URL(string: "https://storage.example.com")), bucket: "pictures", region: "eu-1",
                accessKey: "KEY", secretKey: "SECRET"))
        let now = Date(timeIntervalSince1970: 1_772_000_000)
        let data = Data("picture".utf8)
        let file = FileDescription(hash: sha256(data), size: 7, type: "image/png")
        #expect(try files.uploadAddress(of: file, in: "firm", now: now) == Self.upload)
        #expect(try files.downloadAddress(of: file.hash, in: "firm", now: now) == Self.download)
    }

    // MARK: Operation

    @Test func aRequestHasOneIDEverywhere() async throws {
        let server = try await RunningServer()
        let answer = try await server.exchange.send(
            HTTPMessage(
                method: "GET", path: "/v1/me", headers: ["X-Request-Id": "abc-1", "Authorization": "Bearer no"],
                body: nil,
                timeout: 10))
        #expect(answer.status == 401)
        let line = try #require(server.log.all.first { $0.contains("\"request\":\"abc-1\"") })
        #expect(line.contains("\"status\":\"401\"") && line.contains("/v1/me") && !line.contains("Bearer"))
        let metrics = try await server.exchange.send(
            HTTPMessage(method: "GET", path: "/metrics", headers: [:], body: nil, timeout: 10))
        let text = String(decoding: metrics.body, as: UTF8.self)
        #expect(text.contains("ledger_failures_total{code=\"signedOut\"} 1"))
        #expect(text.contains("ledger_request_seconds_count{path=\"/v1/me\",method=\"GET\",status=\"401\"} 1"))
        #expect(text.contains("ledger_hints_waiting 0"))
    }

    @Test func withoutPostgreSQLItLivesAndIsNotReady() async throws {
        let cluster = try TestCluster(isDurable: true)
        let server = try await RunningServer(database: try cluster.database())
        func status(_ path: String) async throws -> Int {
            try await server.exchange.send(
                HTTPMessage(method: "GET", path: path, headers: [:], body: nil, timeout: 10)
            ).status
        }
        #expect(try await status("/healthz") == 200)
        #expect(try await status("/readyz") == 200)
        let olga = try await server.person("olga", firm: "firm")
        try cluster.kill()
        #expect(try await status("/healthz") == 200)
        #expect(try await status("/readyz") == 503)
        let away = await failure { _ = try await server.client.pull(after: 0, from: "firm", by: [olga.token]) }
        #expect(away?.code == .unavailable && away?.retryAfter != nil && away?.message.contains("socket") == false)
        try cluster.start()
        // Connections that broke are replaced without anybody noticing.
        #expect(try await status("/readyz") == 200)
        #expect(try await server.client.pull(after: 0, from: "firm", by: [olga.token]).head == 2)
    }

    @Test func stoppingEndsWaitsAndFinishesTheRest() async throws {
        let server = try await RunningServer()
        let client = server.client
        let olga = try await server.person("olga", firm: "firm")
        let started = ContinuousClock.now
        let news = Task { try await client.news(since: ["firm": 2], by: [olga.token]) }
        #expect(await eventually { server.server.hints.count == 1 })
        await server.stop()
        _ = try? await news.value
        #expect(ContinuousClock.now - started < .seconds(20))
        #expect(server.server.hints.count == 0)
    }

    private static let stored = """
        https://storage.example.com/pictures/3f62550731d942f8bb6b5deb60037847212ca7092c2f2d0d932bce230a0caf26/\
        2cea274d0bedc39ec4ab6ba9e59ec889e3ed6fb56a1cf088a64d9b383378dc97?X-Amz-Algorithm=AWS4-HMAC-SHA256\
        &X-Amz-Credential=KEY%2F20260225%2Feu-1%2Fs3%2Faws4_request&X-Amz-Date=20260225T061320Z&X-Amz-Expires=900
        """
    private static let upload = """
        \(stored)&X-Amz-SignedHeaders=content-length%3Bcontent-type%3Bhost%3Bx-amz-checksum-sha256\
        &X-Amz-Signature=444eb8d44dd3d6da5e7834e497e6df77e610d8a3e2160464e7db8e4cbe28a114
        """
    private static let download = """
        \(stored)&X-Amz-SignedHeaders=host\
        &X-Amz-Signature=6e83e2e929fc6bbe276ca42afd618f33b1df2eb9ede1d4d356ff8bda4615d432
        """
}

private func sha256(_ data: Data) -> String { SHA256.hash(data: data).hexadecimal }
