import Foundation
import LedgerCore
import LedgerSync
import Testing

@testable import LedgerServer

/// Whatever a client sends, the server answers that it will not, and goes on.
@Suite(.serialized) struct HostileClientTests {
    private func send(
        _ server: RunningServer, _ method: String, _ path: String, _ body: Data?, token: String, version: String? = "1"
    ) async throws -> HTTPAnswer {
        var headers = ["Authorization": "Bearer \(token)"]
        headers[SyncProtocol.versionHeader] = version
        return try await server.exchange.send(
            HTTPMessage(method: method, path: path, headers: headers, body: body, timeout: 30))
    }

    /// Requests that are right, with bytes changed, cut and repeated at random.
    @Test func garbledRequestsAreRefused() async throws {
        let server = try await RunningServer { $0.limits.hintSeconds = 0 }
        let olga = try await server.person("olga", firm: "firm")
        let node = try await server.client.register(in: "firm", by: [olga.token])
        let push = PushRequest(node: node, batches: [itemBatch("sofa", 1, node, by: olga.userID)])
        let seeds: [(method: String, path: String, body: String)] = [
            ("POST", "/v1/sign-in", "{\"email\":\"olga@example.com\",\"password\":\"x\"}"),
            ("POST", "/v1/sign-up", "{\"email\":\"a@example.com\",\"password\":\"long enough\"}"),
            ("PUT", "/v1/accounts/other", "{\"name\":\"Other\"}"),
            ("POST", "/v1/accounts/firm/push", (push.json ?? .null).text),
            ("POST", "/v1/accounts/firm/fill", (push.batches[0].json ?? .null).text),
            ("POST", "/v1/accounts/firm/invitations", "{\"email\":\"b@example.com\",\"role\":\"user\"}"),
            ("POST", "/v1/invitations/accept", "{\"code\":\"firm.abc\"}"),
            ("POST", "/v1/hint", "{\"accounts\":{\"firm\":0}}"),
            ("POST", "/v1/accounts/firm/files", "{\"hash\":\"aa\",\"size\":1,\"type\":\"image/png\"}"),
            ("POST", "/v1/accounts/firm/devices", ""), ("GET", "/v1/accounts/firm/pull?after=0", ""),
            ("DELETE", "/v1/accounts/firm/invitations/x", ""),
        ]
        let odd = [
            "\0", "\u{FFFF}", "null", "-1", "1e999", "99999999999999999999", "[[[[", "{\"a\":", "\\u0000",
            "'; DROP TABLE",
            String(repeating: "[", count: 5000), "\"", "true", "{}", "\u{1F}",
        ]
        var random = SplitMix(seed: 5)
        for _ in 0..<400 {
            let seed = seeds.randomElement(using: &random)!
            var body = Array(seed.body.utf8)
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let place = Int.random(in: 0...body.count, using: &random)
                switch Int.random(in: 0..<4, using: &random) {
                case 0 where place < body.count: body[place] = .random(in: 0...255, using: &random)
                case 1: body.removeSubrange(place...)
                case 2: body.insert(contentsOf: Array(odd.randomElement(using: &random)!.utf8), at: place)
                default: body += body.prefix(place)
                }
            }
            let sent = seed.method == "GET" ? nil : Data(body)
            let answer = try await send(server, seed.method, seed.path, sent, token: olga.token)
            #expect(answer.status < 500, "\(seed.path) \(String(decoding: body, as: UTF8.self))")
        }
        #expect(try await server.client.pull(after: 0, from: "firm", by: [olga.token]).head >= 2)
    }

    @Test(arguments: [
        "/v1/accounts/%00/pull?after=0", "/v1/accounts/..%2F..%2Fetc/pull?after=0", "/v1/accounts/firm/pull",
        "/v1/accounts/firm/pull?after=-1", "/v1/accounts/firm/pull?after=x",
        "/v1/accounts/firm/pull?after=99999999999999999999", "/files/..%2F../..%2F..?size=1&type=a&end=1&signature=00",
        "/files/a/b?size=1&type=a&end=1&signature=%F0", "/v1/nowhere", "/%",
    ])
    func oddPathsAreRefused(path: String) async throws {
        let server = try await RunningServer()
        let olga = try await server.person("olga", firm: "firm")
        let answer = try await send(server, "GET", path, nil, token: olga.token)
        #expect((400..<500).contains(answer.status), "\(answer.status)")
    }

    @Test func sizesAreLimited() async throws {
        let server = try await RunningServer()
        let olga = try await server.person("olga", firm: "firm")
        let large = Data(repeating: UInt8(ascii: "["), count: SyncProtocol.requestBytes + 1)
        for path in ["/v1/accounts/firm/push", "/v1/sign-in", "/v1/hint"] {
            // The server may close the connection before it has read all.
            let answer = try? await send(server, "POST", path, large, token: olga.token)
            #expect(answer == nil || answer?.status == 413, "\(path)")
        }
        let many = AccountHeads(Dictionary(uniqueKeysWithValues: (0..<101).map { ("a\($0)", 0) }))
        let answer = try await send(
            server, "POST", "/v1/hint", Data((many.json ?? .null).text.utf8), token: olga.token)
        #expect(answer.status == 413)
        #expect(try await server.client.person(token: olga.token).userID == olga.userID)
    }

    @Test func versionsAreCompared() async throws {
        let server = try await RunningServer()
        let olga = try await server.person("olga", firm: "firm")
        for (version, status) in [("0", 426), ("99", 503), ("x", 400), (nil, 400), ("1", 200)] {
            let answer = try await send(
                server, "GET", "/v1/accounts/firm/pull?after=0", nil, token: olga.token, version: version)
            #expect(answer.status == status, "\(version ?? "none")")
        }
    }

    @Test func floodsAreHeldBack() async throws {
        let server = try await RunningServer { configuration in
            configuration.limits.signIns = .init(perSecond: 0.1, burst: 3)
            configuration.limits.requestsOfPerson = .init(perSecond: 0.1, burst: 20)
            configuration.limits.hintsOfPerson = 2
        }
        let client = server.client
        let olga = try await server.person("olga", firm: "firm")
        for _ in 0..<2 { _ = await failure { _ = try await client.signIn(email: "x@example.com", password: "guess") } }
        let flood = await failure { _ = try await client.signIn(email: "olga@example.com", password: "long enough") }
        #expect(flood?.code == .tooMany && (1...10).contains(flood?.retryAfter ?? 0))
        let waits = (0..<2).map { _ in Task { try await client.news(since: ["firm": 9], by: [olga.token]) } }
        #expect(await eventually { server.server.hints.count == 2 })
        #expect(await failure { _ = try await client.news(since: ["firm": 9], by: [olga.token]) }?.code == .tooMany)
        for wait in waits { wait.cancel() }
        var refused = 0
        for _ in 0..<25 where await failure({ _ = try await client.person(token: olga.token) })?.code == .tooMany {
            refused += 1
        }
        #expect(refused >= 5)
    }

    @Test func aQueueThatIsFullSaysSo() async throws {
        let queue = WorkQueue(threads: 1, limit: 2)
        let semaphore = DispatchSemaphore(value: 0)
        let work = (0..<2).map { _ in Task { try await queue.run { semaphore.wait() } } }
        #expect(await eventually { queue.depth == 2 })
        #expect(await failure { try await queue.run {} }?.code == .unavailable)
        semaphore.signal()
        semaphore.signal()
        for task in work { try await task.value }
        try await queue.run {}
    }
}
