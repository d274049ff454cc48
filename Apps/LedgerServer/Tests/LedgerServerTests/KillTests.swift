import Foundation
import LedgerCore
import LedgerStore
import LedgerSync
import Testing

@testable import LedgerServer

/// Servers and databases die in the middle of whatever they do. Nothing that was acknowledged is missing, nothing is there twice,
/// and devices get in step again by themselves.
///
/// `LEDGER_KILLS` says how often; twenty times unless set.
@Suite(.serialized) struct KillTests {
    private static let kills = ProcessInfo.processInfo.environment["LEDGER_KILLS"].flatMap { Int($0) } ?? 20

    private enum Victim: CaseIterable {
        case server, postgreSQL
    }

    @Test(arguments: Victim.allCases, [kills])
    private func nothingAcknowledgedIsMissing(victim: Victim, kills: Int) async throws {
        let cluster = try TestCluster(isDurable: true)
        let database = try cluster.database()
        let server = try ServerProcess(database: database)
        let network = try CutProxy(to: server.port)
        let olga = try await TestDevice(network.address, email: "olga@example.com", isNew: true)
        let id = try #require(
            try AccountsService(store: olga.store, userID: olga.person.userID).create(name: "Firm").id)
        await olga.engine.retry()
        try #require(await eventually { try olga.isSettled(id) })
        // A second device of hers only reads.
        let other = try await TestDevice(network.address, email: "olga@example.com")
        // A third party pushes one change after another and notes what was acknowledged.
        let client = ServerClient(address: network.address)
        let token = olga.person.token
        let node = try await client.register(in: id, by: [token])
        var acknowledged: Set<String> = []
        var number = 0
        var random = SplitMix(seed: 17)
        for kill in 0..<kills {
            let writer = Task {
                for index in 0..<3 { _ = try olga.makeProject("device-\(kill)-\(index)", in: id) }
            }
            let delay = Int.random(in: 0...40, using: &random)
            let killer = Task {
                try await Task.sleep(for: .milliseconds(delay))
                switch victim {
                case .server: try server.kill()
                case .postgreSQL: try cluster.kill()
                }
            }
            for _ in 0..<5 {
                let batch = Self.projectBatch("pushed-\(number + 1)", number + 1, node, by: olga.person.userID, in: id)
                // Said again until it is answered, as a device does; across the kill only the next round does so.
                guard let answer = try? await client.push(.init(node: node, batches: [batch]), to: id, by: [token])
                else { break }
                #expect(answer.answers.map(\.outcome) == [.applied])
                acknowledged.insert("pushed-\(number + 1)")
                number += 1
            }
            try await writer.value
            try await killer.value
            switch victim {
            case .server:
                try server.start()
                network.lead(to: server.port)
            case .postgreSQL: try cluster.start()
            }
        }
        #expect(await eventually(seconds: 60) { try olga.isSettled(id) && other.isSettled(id) })
        let storage = PostgresStorage(database)
        let all = try Self.everything(in: id, of: storage)
        let names = Self.projects(all.documents)
        #expect(acknowledged.isSubset(of: names))
        #expect(names.filter { $0.hasPrefix("device-") }.count == kills * 3)
        #expect(Set(names).count == names.count)
        #expect(all.documents.reduce(0) { $0 &+ $1.fingerprint } == all.checksum)
        #expect(
            await eventually(seconds: 60) {
                try olga.projects(id) == names.sorted() && other.projects(id) == names.sorted()
            })
        #expect(try olga.store.checksum(accountID: id) == all.checksum)
        #expect(try olga.store.value(of: RefusedBatchesQuery(accountID: id)).isEmpty)
    }

    /// A device that dies goes on where it was: whatever it had stored arrives, once. A live host is a device of several people.
    @Test(arguments: [["olga"], ["olga", "adam", "eve"]]) func whatADeadDeviceHadStoredArrives(names: [String])
        async throws
    {
        let server = try await RunningServer()
        let olga = try await server.person("olga", firm: "firm")
        var people = [olga]
        for name in names.dropFirst() {
            let person = try await server.person(name)
            try await server.invite(person, as: .admin, to: "firm", by: olga)
            people.append(person)
        }
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "ledger-kill-\(UInt32.random(in: 0 ... .max))")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "device.sqlite").path
        var stored: Set<String> = []
        var random = SplitMix(seed: 3)
        for _ in 0..<Self.kills {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
                .appending(path: "ledger-test-device")
            process.arguments =
                [file, server.address.absoluteString, "firm", "long enough"] + people.map(\.email)
            // Into a file: waiting for a pipe would keep a thread from the server, which is in this process.
            let output = folder.appending(path: "output")
            try Data().write(to: output)
            process.standardOutput = try FileHandle(forWritingTo: output)
            try process.run()
            // It is at work once it says the first name.
            #expect(await eventually { try !Data(contentsOf: output).isEmpty })
            try await Task.sleep(for: .milliseconds(Int.random(in: 0...120, using: &random)))
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
            let text = String(decoding: try Data(contentsOf: output), as: UTF8.self)
            // The last line may be half a name.
            stored.formUnion(text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init))
        }
        let device = try await TestDevice(server.address, email: olga.email, path: file)
        #expect(await eventually(seconds: 60) { try device.isSettled("firm") })
        let names = Self.projects(try Self.everything(in: "firm", of: server.storage).documents)
        #expect(stored.count >= Self.kills && stored.isSubset(of: names) && Set(names).count == names.count)
        #expect(try device.projects("firm") == names.sorted())
        await device.engine.stop()
        try device.store.close()
    }

    /// All that an account holds, page by page.
    private static func everything(in account: String, of storage: some SyncStorage) throws -> PullAnswer {
        var all = try storage.pull(after: 0, from: account)
        while all.hasMore {
            let page = try storage.pull(after: all.documents.last?.sequence ?? 0, from: account)
            all.documents += page.documents
            all.hasMore = page.hasMore
        }
        return all
    }

    private static func projects(_ documents: [SyncedDocument]) -> [String] {
        documents.compactMap { document in
            guard document.kind == "project", case .string(let name)? = document.state.values["name"] else {
                return nil
            }
            return name
        }
    }

    /// A batch that makes a project.
    private static func projectBatch(_ name: String, _ number: Int, _ node: String, by user: String, in firm: String)
        -> SyncBatch
    {
        let time = HybridTimestamp(milliseconds: Date().milliseconds, node: node)
        return SyncBatch(
            id: "\(node)-\(number)", number: number, accountID: firm, userID: user, timestamp: time,
            content: .operations([
                DocumentOperation(
                    id: name, accountID: firm, kind: .project, key: name, action: .create,
                    patch: ["name": .string(name)], timestamp: time)
            ]))
    }

    @Test func aServerThatIsAskedToStopsDoes() async throws {
        let server = try ServerProcess(database: try TestCluster.shared.get().database())
        let client = ServerClient(address: try #require(URL(string: "http://127.0.0.1:\(server.port)")))
        let olga = try await client.signUp(email: "olga@example.com", password: "long enough")
        try await client.makeAccount("firm", name: "Firm", token: olga.token)
        let news = Task { try await client.news(since: ["firm": 2], by: [olga.token]) }
        try await Task.sleep(for: .milliseconds(300))
        let begin = ContinuousClock.now
        #expect(server.stop() == 0)
        // Long before the wait would have ended automatically.
        #expect(ContinuousClock.now - begin < .seconds(25))
        // The wait ended with an answer rather than with a connection that broke.
        #expect(try await news.value == [:])
    }
}
