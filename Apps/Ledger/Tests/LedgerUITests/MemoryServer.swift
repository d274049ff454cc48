import Foundation
import LedgerCore
import LedgerSync
import Synchronization

/// A server in memory with one account, and a network to it that can be cut: what a device exchanges, by the rules that the
/// server has.
final class MemoryServer: HTTPExchange {
    private struct State {
        let account = MemoryAccount()
        var cut: Set<String> = []
        var devices = 0
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    let accountID = "firm"
    /// Whose token is their id.
    let people: [String: MemberRole]
    private let state = Mutex(State())

    init(_ people: [String: MemberRole]) throws {
        self.people = people
        try state.withLock { state in
            try save(
                Account(id: accountID) {
                    $0.name = "Firm"; $0.ownerUid = "owner"
                }, state.account)
            for (id, role) in people.sorted(by: { $0.key < $1.key }) {
                let member = AccountMember(id: id) {
                    $0.uid = id
                    $0.role = role
                    $0.name = id.capitalized
                }
                try save(member, state.account)
            }
        }
    }

    private func save<E: Entity>(_ entity: E, _ account: MemoryAccount) throws {
        let time = HybridTimestamp(milliseconds: Date().milliseconds, node: "server")
        let operation = DocumentState().change(
            to: entity.fieldValues, id: entity.key!, accountID: accountID, kind: E.kind, key: entity.key!,
            timestamp: time)!
        let batch = SyncBatch(
            id: "made-\(entity.key!)", number: 0, accountID: accountID, userID: nil, timestamp: time,
            content: .operations([operation]))
        _ = try AccountSync.accept(batch, by: SyncAuthor(userID: nil, node: "server"), on: account, now: Date())
    }

    /// The people whose devices do not reach the server. Those of them who wait for news hear of it at once.
    var cut: Set<String> {
        get { state.withLock { $0.cut } }
        set {
            state.withLock { $0.cut = newValue }
            wakeAll()
        }
    }

    /// A document as the server has it.
    func document(_ id: DocumentID) -> DocumentState? { state.withLock { $0.account.document(id)?.state } }

    private func wakeAll() {
        let waiting = state.withLock { state in
            defer { state.waiting = [] }
            return state.waiting
        }
        for one in waiting { one.resume() }
    }

    func send(_ message: HTTPMessage) async throws -> HTTPAnswer {
        let user = message.headers["Authorization"].map { String($0.dropFirst("Bearer ".count)) } ?? ""
        if cut.contains(user) { throw URLError(.notConnectedToInternet) }
        func json() throws -> JSONValue {
            try JSONValue(parsing: String(decoding: message.body ?? Data(), as: UTF8.self))
        }
        let path = message.path.split(separator: "?")[0]
        switch path.split(separator: "/").last {
        case "sign-in":
            let id = String(try Credentials(json: try json()).email.prefix { $0 != "@" })
            return answer(SignInAnswer(userID: id, email: "\(id)@example.com", token: id))
        case "me":
            let entry = AccountEntry(id: accountID, name: "Firm", role: people[user] ?? .user)
            return answer(PersonAnswer(userID: user, email: "\(user)@example.com", accounts: [entry]))
        case "devices":
            return answer(
                state.withLock { state in
                    state.devices += 1
                    state.account.save(DeviceRecord(node: "n\(state.devices)", userID: user))
                    return NamedValue("node", "n\(state.devices)")
                })
        case "push":
            let request = try PushRequest(json: try json())
            let result = try state.withLock {
                try AccountSync.push(request, by: [user], on: $0.account, now: Date())
            }
            wakeAll()
            return answer(result)
        case "pull":
            let after = message.path.split(separator: "=").last.flatMap { Int($0) } ?? 0
            return answer(try state.withLock { try AccountSync.pull(after: after, on: $0.account) })
        case "hint":
            let known = try AccountHeads(json: try json()).heads[accountID] ?? 0
            await withCheckedContinuation { continuation in
                let isNew = state.withLock { state in
                    if state.account.head > known || state.cut.contains(user) { return true }
                    state.waiting.append(continuation)
                    return false
                }
                if isNew { continuation.resume() }
            }
            if cut.contains(user) { throw URLError(.networkConnectionLost) }
            return answer(AccountHeads([accountID: state.withLock { $0.account.head }]))
        default: return HTTPAnswer(status: 204, body: Data())
        }
    }

    private func answer(_ value: some FieldValue) -> HTTPAnswer {
        HTTPAnswer(status: 200, body: Data((value.json ?? .null).text.utf8))
    }
}
