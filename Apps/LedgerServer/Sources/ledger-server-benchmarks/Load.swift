import Foundation
import LedgerAuth
import LedgerCore
import LedgerServer
import LedgerSync
import NIOPosix

/// A server in a separate process, and the firms that use it.
final class Load: Sendable {
    let folder: URL
    let port: Int
    private let storage: PostgresStorage
    private let people: People
    private let process: Process

    /// One device of a firm.
    struct Firm: Sendable {
        var id: String
        var user: String
        var token: String
        var node: String

        func request(_ batches: [SyncBatch]) -> PushRequest { PushRequest(node: node, batches: batches) }

        func batch(_ number: Int, _ operations: [DocumentOperation]) -> SyncBatch {
            SyncBatch(
                id: "\(node)-\(number)", number: number, accountID: id, userID: user,
                timestamp: HybridTimestamp(milliseconds: Date().milliseconds, node: node),
                content: .operations(operations))
        }

        func operation(_ key: String, _ number: Int) -> DocumentOperation {
            DocumentOperation(
                id: key, accountID: id, kind: .project, key: key, action: .create,
                patch: ["name": .string(key), "clientName": .string("Client \(number)")],
                timestamp: HybridTimestamp(milliseconds: Date().milliseconds, node: node))
        }

        func project(_ key: String, _ number: Int) -> SyncBatch { batch(number, [operation(key, number)]) }
    }

    init(database: String, program: String) throws {
        storage = PostgresStorage(database, connections: 4)
        var policy = SignInPolicy()
        // Signing in is not what is measured.
        policy.cost = .init(rounds: 2, blockSize: 1, parallelism: 1)
        people = People(storage, policy: policy)
        folder = FileManager.default.temporaryDirectory.appending(path: "ledger-load-\(UInt32.random(in: 0 ... .max))")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        process = Process()
        let pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = [
            "serve", "--database", database, "--port", "0", "--files", folder.appending(path: "files").path,
            "--secret", folder.appending(path: "secret").path,
            // What a server does is measured, not what it lets one account do.
            "--account-pushes", "100000",
        ]
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        try process.run()
        let line = String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self)
        guard let port = URL(string: line.replacing("Listening at ", with: "").trimmingCharacters(in: .newlines))?.port
        else { throw CocoaError(.executableLoad) }
        self.port = port
    }

    func stop() {
        process.terminate()
        process.waitUntilExit()
        try? FileManager.default.removeItem(at: folder)
    }

    var client: ServerClient { ServerClient(address: URL(string: "http://127.0.0.1:\(port)")!) }

    func firm(_ id: String) throws -> Firm {
        let person = try people.signUp(.init(email: "\(id)@example.com", password: "long enough"), now: Date())
        try storage.createAccount(id, name: id, owner: person.userID, now: Date())
        let node = try storage.register(user: person.userID, in: id)
        return Firm(id: id, user: person.userID, token: person.token, node: node)
    }

    /// The device of another member of the same firm.
    func colleague(_ number: Int, of firm: Firm) throws -> Firm {
        let email = "\(firm.id)-\(number)@example.com"
        let answer = try people.signUp(.init(email: email, password: "long enough"), now: Date())
        let invitation = try storage.invite(
            InvitationRequest(email: email, role: .user), by: firm.user, to: firm.id, now: Date())
        let person = Person(id: answer.userID, email: email)
        _ = try storage.accept(code: invitation.code, as: person, now: Date())
        let node = try storage.register(user: person.id, in: firm.id)
        return Firm(id: firm.id, user: person.id, token: answer.token, node: node)
    }

    func connect(_ firm: Firm) async throws -> LoadConnection {
        try await LoadConnection(port: port, token: firm.token, on: MultiThreadedEventLoopGroup.singleton)
    }

    /// Gives a firm items, past the network.
    func fill(_ firm: Firm, items: Int) throws {
        try write(firm, items) { number in
            Item(id: "item-\(number)") {
                $0.name = "Chair \(number)"
                $0.source = "Vendor \(number % 40)"
                $0.sku = "SKU-\(number)"
                $0.notes = "Ordered in walnut, to be delivered with the others of the set."
                $0.purchasePriceCents = 10_000 + number
            }
        }
    }

    /// Has somebody else change the items of a firm, past the network.
    func change(_ firm: Firm, items: Int) throws {
        try write(firm, items) { number in Item(id: "item-\(number)") { $0.name = "Chair \(number), seen" } }
    }

    private func write(_ firm: Firm, _ count: Int, _ item: (Int) -> Item) throws {
        for start in stride(from: 0, to: count, by: 500) {
            try storage.change(firm.id) { account in
                let time = HybridTimestamp(milliseconds: Date().milliseconds, node: "other")
                let operations = (start..<min(start + 500, count)).map { number in
                    let item = item(number)
                    return DocumentOperation(
                        id: "\(number)", accountID: firm.id, kind: .item, key: item.id ?? "", action: .create,
                        patch: item.fieldValues, timestamp: time)
                }
                let batch = SyncBatch(
                    id: UUID().uuidString, number: 0, accountID: firm.id, userID: nil, timestamp: time,
                    content: .operations(operations))
                let answer = try AccountSync.accept(
                    batch, by: SyncAuthor(userID: nil, node: "other"), on: account, now: Date())
                if case .refused(let refusal) = answer.outcome { throw refusal }
            }
        }
    }

    /// What the server's process has used so far.
    func usage() -> (megabytes: Int, seconds: Double) {
        let id = process.processIdentifier
        let status = (try? String(contentsOfFile: "/proc/\(id)/status", encoding: .utf8)) ?? ""
        let kilobytes =
            status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
            .flatMap { Int($0.filter(\.isNumber)) } ?? 0
        let fields = ((try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8)) ?? "").split(separator: " ")
        let ticks = fields.count > 14 ? (Double(fields[13]) ?? 0) + (Double(fields[14]) ?? 0) : 0
        return (kilobytes / 1024, ticks / Double(sysconf(Int32(_SC_CLK_TCK))))
    }
}
