import Foundation
import LedgerCore
import LedgerStore

/// A device: a real store, someone at work, and a connection to a server.
final class SimulatedDevice {
    let store: LocalStore
    let server: SimulatedServer
    let userID: String
    /// What happens to a message; by default it arrives.
    var network: () -> Delivery = { .arrives }
    /// What is made of a server's answers before the store hears of them.
    var hearing: (PushAnswer) -> PushAnswer = { $0 }
    /// The most documents that are asked for at once.
    var page = AccountSync.documentsPerPull

    enum Delivery {
        case arrives
        case isLost
        /// It arrives, and its answer is lost, or the device dies before it has stored the answer.
        case isUnanswered
        /// The device gives it up, and it arrives after messages that are sent later.
        case isLate
        /// It arrives twice.
        case isRepeated
    }

    /// Whether the device has given up sending, for tests of the checker.
    var isStuck = false

    /// The connection failed; the device tries again later.
    struct Disconnected: Error {}

    var session: Session { Session(userID: userID, accountID: server.accountID) }

    init(_ store: LocalStore, _ server: SimulatedServer, userID: String) throws {
        self.store = store
        self.server = server
        self.userID = userID
        try store.register(accountID: server.accountID, node: server.register(userID: userID))
    }

    /// Sends what waits and reads what is new. Throws ``Disconnected`` where the network fails.
    func synchronize() throws {
        try push()
        try pull()
    }

    func push() throws {
        while !isStuck {
            let status = try store.replica(accountID: server.accountID)
            guard let status, let node = status.node else { return try registerAnew() }
            let batches = try store.outbox(accountID: server.accountID, batches: AccountSync.batchesPerPush)
            guard !batches.isEmpty else { return }
            let request = PushRequest(node: node, batches: batches)
            do {
                let answer = try send(late: request) { try server.push(request, by: userID) }
                try store.settle(hearing(answer).answers, accountID: server.accountID)
            } catch SyncFailure.mustRegister {
                try registerAnew()
            }
        }
    }

    /// Takes a new name, and reads everything again: what this file knows may be older than what it has sent.
    func registerAnew() throws {
        try store.register(accountID: server.accountID, node: server.register(userID: userID))
        try readAll()
    }

    func pull() throws {
        guard let status = try store.replica(accountID: server.accountID) else { return }
        do {
            let (documents, head) = try read(after: status.cursor)
            try store.receive(documents, upTo: head, accountID: server.accountID)
        } catch SyncFailure.mustBeginAnew {
            try readAll()
        }
    }

    func readAll() throws {
        let (documents, head) = try read(after: 0)
        try store.receive(documents, upTo: head, isWhole: true, accountID: server.accountID)
    }

    private func read(after start: Int) throws -> ([SyncedDocument], Int) {
        var documents: [SyncedDocument] = []
        var cursor = start
        while true {
            let answer = try send { try server.pull(after: cursor, limit: page) }
            documents += answer.documents
            cursor = answer.documents.last?.sequence ?? cursor
            if !answer.hasMore { return (documents, answer.head) }
        }
    }

    /// - Parameter late: what arrives at the server though the device has given it up; `nil` for a reading, which is not sent again.
    private func send<Answer>(late: PushRequest? = nil, _ message: () throws -> Answer) throws -> Answer {
        switch network() {
        case .arrives: return try message()
        case .isLate:
            if let late { server.delay(late, by: userID) }
            throw Disconnected()
        case .isLost: throw Disconnected()
        case .isUnanswered:
            _ = try message()
            throw Disconnected()
        case .isRepeated:
            _ = try message()
            return try message()
        }
    }
}
