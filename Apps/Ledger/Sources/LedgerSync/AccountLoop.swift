import Foundation
import LedgerCore
import LedgerStore

/// What goes on for one account as long as the engine runs.
struct AccountLoop: Sendable {
    let account: String
    let store: LocalStore
    let client: ServerClient
    let people: SignedInPeople
    let board: StateBoard
    let timing: SyncEngine.Timing
    let media: LocalMediaStorage?
    private let settled = SettledFiles()

    init(
        account: String, store: LocalStore, client: ServerClient, people: SignedInPeople, board: StateBoard,
        timing: SyncEngine.Timing, media: LocalMediaStorage?
    ) {
        self.account = account
        self.store = store
        self.client = client
        self.people = people
        self.board = board
        self.timing = timing
        self.media = media
    }

    /// - Parameters:
    ///   - wake: signaled when there is something to do.
    ///   - hurry: signaled when there is no point in waiting any longer after a failure.
    func run(_ wake: WakeSignal, _ hurry: WakeSignal) async {
        let outbox = Task { await followOutbox(wake) }
        defer { outbox.cancel() }
        var failures = 0
        var checked: ContinuousClock.Instant?
        while !Task.isCancelled {
            let isChecked = checked.map { ContinuousClock.now - $0 > .seconds(timing.check) } ?? true
            do {
                try await synchronize(isChecked: isChecked || failures > 0)
                if isChecked { checked = .now }
                failures = 0
                board[account] = .upToDate
                let news = Task { await followNews(wake) }
                await wake.wait(upTo: .seconds(timing.lookAgain))
                news.cancel()
            } catch is CancellationError {
                return
            } catch {
                failures += 1
                let reason = Self.reason(to: error)
                board[account] = reason.map { .stopped($0) } ?? .offline
                let told = (error as? ServerFailure)?.retryAfter.map { Duration.seconds($0) } ?? .zero
                let wait = reason == nil ? timing.backoff.wait(after: failures) : .seconds(timing.lookAgain)
                // What is written meanwhile does not hurry the next attempt.
                await hurry.wait(upTo: max(wait, told))
            }
        }
    }

    private func synchronize(isChecked: Bool) async throws {
        let synchronizer = AccountSynchronizer(
            store: store, client: client, account: account, people: { authors },
            progress: { [board, account] in board[account] = .reading(done: $0) },
            media: media.map { ($0, settled) })
        guard !authors.isEmpty else { throw ServerFailure(.signedOut, "Nobody of the account is signed in.") }
        if board.current[account] != .offline { board[account] = .exchanging(takesLong: false) }
        let slow = Task { [board, account, timing] in
            try await Task.sleep(for: .seconds(timing.slow))
            if case .exchanging = board.current[account] { board[account] = .exchanging(takesLong: true) }
        }
        defer { slow.cancel() }
        try await synchronizer.synchronize(isChecked: isChecked)
    }

    /// The people whose changes can be sent, members of the account before others who may have become it.
    private var authors: [SignedInPeople.Entry] {
        let everyone = people.all
        let members = everyone.filter { person in
            ((try? store.value(of: MembershipsQuery(userID: person.user))) ?? []).contains { $0.id == account }
        }
        return members.isEmpty ? everyone : members
    }

    /// Wakes whenever something is written.
    private func followOutbox(_ wake: WakeSignal) async {
        do {
            for try await latest in try store.values(of: LatestBatchQuery(accountID: account)) where latest != nil {
                wake.signal()
            }
        } catch {
            // The store cannot be read any more, which the next attempt tells.
            wake.signal()
        }
    }

    /// Wakes when the server has something new, or cannot be reached any more.
    private func followNews(_ wake: WakeSignal) async {
        while !Task.isCancelled {
            do {
                guard let cursor = try store.replica(accountID: account)?.cursor else { break }
                let tokens = authors.prefix(1).map(\.token)
                let news = try await client.news(since: [account: cursor], by: tokens)
                if !news.isEmpty { break }
            } catch let failure as ServerFailure where failure.code == .tooMany {
                try? await Task.sleep(for: .seconds(failure.retryAfter ?? 5))
            } catch {
                break
            }
        }
        if !Task.isCancelled { wake.signal() }
    }

    /// Why there is no point in trying again; `nil` if there is.
    private static func reason(to error: any Error) -> SyncState.Reason? {
        switch error {
        case let failure as ServerFailure:
            switch failure.code {
            case .deviceTooOld: .mustUpdate
            case .signedOut: .signedOut
            case .notPermitted: .removed
            default: nil
            }
        case let error as StoreError: .store(error.description)
        default: nil
        }
    }
}
