import Foundation
import LedgerCore
import LedgerStore

/// Keeps one account synchronized with a server: sends what waits, reads what is new, and starts over where it has to.
struct AccountSynchronizer: Sendable {
    let store: LocalStore
    let client: ServerClient
    let account: String
    /// The people who are signed in, and whose changes may be sent.
    let people: @Sendable () -> [SignedInPeople.Entry]
    /// Hears which part of the account was read, while all of it is.
    let progress: @Sendable (Double) -> Void
    /// Where pictures are, and which of them need no more thought; `nil` where they are not exchanged.
    var media: (storage: LocalMediaStorage, settled: SettledFiles)?

    /// One for each person, the latest.
    private var tokens: [String] {
        let people = people()
        let latest = Dictionary(people.map { ($0.user, $0.token) }, uniquingKeysWith: { $1 })
        return people.map(\.token).filter(Set(latest.values).contains)
    }

    /// Bytes of a request, with some room for what surrounds the batches.
    private static let pushBytes = SyncProtocol.requestBytes - 65_536

    /// Does everything once.
    ///
    /// - Parameter isChecked: whether what this device has is compared with what the server has.
    func synchronize(isChecked: Bool) async throws {
        let cursor = try store.replica(accountID: account)?.cursor
        let hasWritten = try !store.outbox(accountID: account, operations: 1).isEmpty
        let isKnown = try await begin()
        // Looking for pictures reads many documents, so it is done only where there may be new ones.
        let isComplete = media?.settled.isComplete ?? true
        if hasWritten || !isKnown || !isComplete { try await pictures?.send() }
        if isKnown {
            try await push()
            try await pull(isChecked: isChecked)
        }
        if try !isComplete || store.replica(accountID: account)?.cursor != cursor { try await pictures?.read() }
    }

    /// Sees to it that the server knows this device.
    ///
    /// - Returns: whether it did before; if not, everything was read.
    private func begin() async throws -> Bool {
        guard let status = try store.replica(accountID: account) else {
            if try await upload() { try await readAll() } else { try await registerAnew() }
            return false
        }
        if status.node == nil { try await registerAnew() }
        return status.node != nil
    }

    private var pictures: MediaSynchronizer? {
        media.map {
            MediaSynchronizer(
                store: store, media: $0.storage, client: client, account: account, tokens: tokens, settled: $0.settled)
        }
    }

    // MARK: Sending

    private func push() async throws {
        while true {
            try Task.checkCancellation()
            guard let node = try store.replica(accountID: account)?.node else { return try await registerAnew() }
            let waiting = try store.outbox(accountID: account, batches: AccountSync.batchesPerPush)
            guard !waiting.isEmpty else { return }
            let batches = Self.fitting(waiting, node)
            guard !batches.isEmpty else {
                try refuse(waiting[0])
                try await registerAnew()
                continue
            }
            do {
                let answer = try await client.push(PushRequest(node: node, batches: batches), to: account, by: tokens)
                try store.settle(answer.answers, accountID: account)
            } catch let failure as ServerFailure {
                switch failure.code {
                case .mustRegister, .gap: try await registerAnew()
                case .tooLarge where batches.count == 1:
                    try refuse(batches[0])
                    try await registerAnew()
                default: throw failure
                }
            }
        }
    }

    /// As many of the batches as a request may have; none if the first alone is too large.
    private static func fitting(_ batches: [SyncBatch], _ node: String) -> [SyncBatch] {
        var bytes = 0
        return Array(
            batches.prefix { batch in
                bytes += (batch.json ?? .null).text.utf8.count
                return bytes <= pushBytes
            })
    }

    /// No server will ever take it, so nothing behind it waits for it.
    private func refuse(_ batch: SyncBatch) throws {
        let refusal = Refusal(.tooLarge, "The change is too large to be sent.")
        try store.settle([BatchAnswer(batch: batch.id, outcome: .refused(refusal), sequence: 0)], accountID: account)
    }

    // MARK: Reading

    private func pull(isChecked: Bool) async throws {
        guard let status = try store.replica(accountID: account) else { return }
        do {
            // A first reading that broke off begins again here.
            let (documents, last) = try await read(after: status.cursor, showsProgress: status.cursor == 0)
            if !documents.isEmpty || last.head != status.cursor {
                try store.receive(documents, upTo: last.head, accountID: account)
            }
            // Worked out from what is here; what the server says is only compared with it.
            guard isChecked, try store.checksum(accountID: account) != last.checksum else { return }
            try await readAll()
        } catch let failure as ServerFailure where failure.code == .mustBeginAnew {
            try await readAll()
        }
    }

    /// Takes a new name, and reads everything: what this file knows may be older than what it has sent.
    private func registerAnew() async throws {
        let node = try await client.register(in: account, by: tokens)
        try store.register(accountID: account, node: node)
        try await readAll()
    }

    private func readAll() async throws {
        progress(0)
        let (documents, last) = try await read(after: 0, showsProgress: true)
        try store.receive(documents, upTo: last.head, isWhole: true, accountID: account)
        progress(1)
    }

    /// Reads up to the server's last number. The device takes over all of it at once, so it always shows one state of the server.
    private func read(
        after start: Int, showsProgress: Bool
    ) async throws -> (documents: [SyncedDocument], last: PullAnswer) {
        var documents: [SyncedDocument] = []
        var cursor = start
        var page = try await client.page(after: start, from: account, by: tokens)
        while true {
            try Task.checkCancellation()
            let current = page
            // Asked for before this page is read, which takes as long as it takes the server to make the next one.
            async let following = self.page(after: current.next)
            let answer = try current.read()
            documents += answer.documents
            guard answer.hasMore, let next = answer.documents.last?.sequence, next > cursor else {
                return (documents, answer)
            }
            cursor = next
            // The last part is storing it.
            if showsProgress { progress(0.9 * Double(cursor - start) / Double(max(answer.head - start, 1))) }
            if let asked = try await following, current.next == next {
                page = asked
            } else {
                page = try await client.page(after: next, from: account, by: tokens)
            }
        }
    }

    private func page(after number: Int?) async throws -> PulledPage? {
        guard let number else { return nil }
        return try await client.page(after: number, from: account, by: tokens)
    }

    // MARK: Moving in

    /// Fills the server with an account that was made on this device, by its owner.
    ///
    /// - Returns: whether there was one.
    private func upload() async throws -> Bool {
        let owners = try people().filter { person in
            try store.value(of: MembershipsQuery(userID: person.user)).contains {
                $0.id == account && $0.account.ownerUid == person.user
            }
        }
        guard let owner = owners.first, let upload = try store.upload(accountID: account) else { return false }
        try await client.makeAccount(account, name: upload.name, token: owner.token)
        for batch in upload.batches { try await client.fill(account, with: batch, token: owner.token) }
        let node = try await client.register(in: account, by: [owner.token])
        try store.finish(upload, accountID: account, node: node)
        return true
    }
}
