import Foundation
import LedgerCore
import LedgerStore

/// Keeps the accounts of a store synchronized with a server, in the background, for everyone who is signed in on the
/// device.
///
/// It sends and reads whether or not anybody writes: after a failure it tries again, and while all is well the
/// server tells it of news.
///
/// ```swift
/// let engine = SyncEngine(store: store, client: ServerClient(address: address))
/// await engine.start()
/// let person = try await engine.signIn(email: email, password: password)
/// for await states in engine.states { … }
/// ```
public actor SyncEngine {
    /// How patient the engine is.
    public struct Timing: Sendable {
        /// The wait after a first failure, in seconds; each further one is twice as long.
        public var firstWait: TimeInterval = 1
        public var longestWait: TimeInterval = 60
        /// After how many seconds without an answer the connection counts as slow.
        public var slow: TimeInterval = 5
        /// How often the server is asked which accounts somebody belongs to, and an account is looked at though no news came.
        public var lookAgain: TimeInterval = 300
        /// How often what is here is compared with what the server has.
        public var check: TimeInterval = 86_400

        public init() {}

        var backoff: Backoff { Backoff(first: .seconds(firstWait), longest: .seconds(longestWait)) }
    }

    /// What goes on for one account.
    private struct Running {
        var task: Task<Void, Never>
        var wake = WakeSignal()
        var hurry = WakeSignal()
    }

    public nonisolated let store: LocalStore
    public nonisolated let client: ServerClient
    private nonisolated let people: SignedInPeople
    private nonisolated let board = StateBoard()
    private let timing: Timing
    private let media: LocalMediaStorage?
    private var accounts: [String: Running] = [:]
    private var discovery: Running?
    /// Tells the other processes how the accounts are, in the process that does the work.
    private var publishing: Task<Void, Never>?
    private let lock: ReplicaLock

    /// - Parameters:
    ///   - store: whose accounts are kept in step. Who is signed in is kept in a file beside it.
    ///   - media: where their pictures are; `nil` if pictures are not exchanged.
    public init(store: LocalStore, client: ServerClient, media: LocalMediaStorage? = nil, timing: Timing = Timing()) {
        self.media = media
        self.store = store
        self.client = client
        self.timing = timing
        people = SignedInPeople(path: store.path.map { "\($0).people" })
        lock = ReplicaLock(path: store.path.map { "\($0).sync" })
    }

    // MARK: State

    /// How each account is, now.
    public nonisolated var current: [String: SyncState] { board.current }

    /// How each account is, now and after each change.
    public nonisolated var states: AsyncStream<[String: SyncState]> { board.states }

    // MARK: Running

    /// Begins to work, for the people who were signed in before.
    public func start() {
        guard discovery == nil else { return }
        let wake = WakeSignal()
        discovery = Running(task: Task { await self.discover(wake) }, wake: wake)
    }

    /// Stops all work. What waits is sent after the next start.
    public func stop() async {
        let tasks = [discovery?.task].compactMap(\.self) + accounts.values.map(\.task)
        discovery = nil
        accounts = [:]
        publishing?.cancel()
        publishing = nil
        for task in tasks { task.cancel() }
        for task in tasks { await task.value }
        lock.release()
    }

    /// Tries again at once, as when the network is back.
    public func retry() {
        discovery?.wake.signal()
        for account in accounts.values {
            account.wake.signal()
            account.hurry.signal()
        }
    }

    // MARK: People

    /// Signs somebody up at the server, who is signed in on this device from then on.
    public func signUp(email: String, password: String) async throws -> SignInAnswer {
        try enter(try await client.signUp(email: email, password: password))
    }

    /// Signs somebody in, on this device.
    public func signIn(email: String, password: String) async throws -> SignInAnswer {
        try enter(try await client.signIn(email: email, password: password))
    }

    private func enter(_ answer: SignInAnswer) throws -> SignInAnswer {
        try enter(.init(user: answer.userID, email: answer.email, token: answer.token))
        return answer
    }

    private func enter(_ entry: SignedInPeople.Entry) throws {
        try people.enter(entry)
        retry()
    }

    /// Who has signed in on this device with a token, as far as that is known without the server.
    public nonisolated func person(token: String) -> (id: String, email: String)? {
        people.entry(token: token).map { ($0.user, $0.email) }
    }

    /// Signs somebody out. What they have written and was not sent yet is sent first, though that may take a while.
    public nonisolated func signOut(token: String) {
        try? people.leave(token: token)
        Task { await retry() }
    }

    /// Joins the account that an invitation is for, reads it, and gives its id.
    public func join(code: String, token: String) async throws -> String {
        let account = try await client.accept(code: code, token: token)
        guard let person = people.entry(token: token) else { throw ServerFailure(.signedOut, "Sign in again.") }
        // Tells the process that does the work, which need not be this one.
        try enter(person)
        // It is shown once it is there.
        for try await memberships in try store.values(of: MembershipsQuery(userID: person.user))
        where memberships.contains(where: { $0.id == account }) { break }
        return account
    }

    /// Deletes an account at the server, and then everything of it on this device. Only the owner can do this.
    public func deleteAccount(_ id: String, token: String) async throws {
        do {
            try await client.deleteAccount(id, token: token)
        } catch let failure as ServerFailure where failure.code == .notPermitted {
            // The answer to an earlier attempt may have been lost.
            guard try await !client.person(token: token).accounts.contains(where: { $0.id == id }) else {
                throw failure
            }
        }
        let loop = accounts.removeValue(forKey: id)?.task
        loop?.cancel()
        await loop?.value
        board[id] = nil
        for address in try store.erase(accountID: id) { try? await media?.delete(address) }
    }

    // MARK: Accounts

    /// Finds the accounts of everyone who is signed in, again and again.
    private func discover(_ wake: WakeSignal) async {
        while !Task.isCancelled {
            // Of several processes with one file, one does the work.
            guard lock.acquire() else {
                if let states = lock.published { board.replace(with: states) }
                await wake.wait(upTo: .seconds(2))
                continue
            }
            publish()
            await findAccounts()
            for person in people.all where person.isLeaving { await finishLeaving(person) }
            let known = people.all
            let end = ContinuousClock.now + .seconds(timing.lookAgain)
            // Somebody may sign in or out in another process, or make an account.
            while !Task.isCancelled, .now < end, people.all == known, newAccounts.isEmpty {
                if await wake.wait(upTo: .seconds(min(timing.lookAgain, 2))) { break }
            }
        }
    }

    private func publish() {
        guard publishing == nil, discovery != nil else { return }
        publishing = Task { [board, lock] in for await states in board.states { lock.publish(states) } }
    }

    /// The accounts that were made on this device, and are not at the server yet.
    private var newAccounts: [String] {
        people.all.flatMap { person in
            ((try? store.value(of: MembershipsQuery(userID: person.user))) ?? []).filter {
                $0.account.ownerUid == person.user
            }.compactMap(\.id)
        }.filter { accounts[$0] == nil }
    }

    private func findAccounts() async {
        for account in ((try? store.replicaAccounts()) ?? []) + newAccounts { run(account) }
        for person in people.all where !person.isLeaving {
            do {
                for account in try await client.person(token: person.token).accounts { run(account.id) }
            } catch let failure as ServerFailure where failure.code == .signedOut {
                try? people.remove(token: person.token)
            } catch {
                // Offline: the accounts that are here are known.
            }
        }
    }

    /// Gives a token up once everything that its owner has written is sent.
    private func finishLeaving(_ person: SignedInPeople.Entry) async {
        let isElsewhere = people.all.contains { $0.user == person.user && !$0.isLeaving }
        let waits = (try? store.outbox(operations: .max).contains { $0.userID == person.user }) ?? true
        guard isElsewhere || !waits else { return }
        do {
            try await client.signOut(token: person.token)
            try people.remove(token: person.token)
        } catch let failure as ServerFailure where failure.code == .signedOut {
            try? people.remove(token: person.token)
        } catch {
            // Tried again later. It expires in any case.
        }
    }

    private func run(_ account: String) {
        guard accounts[account] == nil, discovery != nil else { return }
        let (wake, hurry) = (WakeSignal(), WakeSignal())
        let loop = AccountLoop(
            account: account, store: store, client: client, people: people, board: board, timing: timing,
            media: media)
        accounts[account] = Running(task: Task { await loop.run(wake, hurry) }, wake: wake, hurry: hurry)
    }
}
