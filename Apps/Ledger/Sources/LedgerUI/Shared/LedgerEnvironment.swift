import DesignSystem
import Foundation
import LedgerCore
import LedgerStore
import LedgerSync
import Observation

/// What every screen works with: the store, the signed-in person, the account that they chose, and what is open of it.
///
/// ```swift
/// @Environment(LedgerEnvironment.self) private var ledger
/// @OpenContexts private var contexts
/// @LiveDocument private var transaction: Transaction?
///
/// ledger.perform("Failed to delete the project. Please try again.") { try $0.projects.delete(id) }
/// ```
@MainActor
@Observable
public final class LedgerEnvironment {
    @ObservationIgnored public let store: LocalStore
    /// What screens read from: the store, except in previews of a file that cannot be read.
    @ObservationIgnored var source: any DocumentStore
    @ObservationIgnored public let storage: any MediaStorage
    @ObservationIgnored public let auth: any AuthService
    /// What keeps the file synchronized with a server; `nil` for a file that is used alone.
    @ObservationIgnored public let sync: SyncEngine?
    /// The account that was chosen, with its projects, categories and people.
    public let account: AccountContext
    /// Whether changes reach others at present.
    public var connection = Connection.online
    /// Why the latest action failed, until it was read.
    public var failure: ActionFailure?
    /// The place that a link asks for, until it is shown.
    var requestedPlace: Place?
    /// What was done last and can be undone, as long as that is offered.
    var undoOffer: UndoOffer?
    public private(set) var user: SignedInUser?
    /// What proves who is signed in, as long as someone is.
    private(set) var token: String?

    @ObservationIgnored private let openProjects = WeakContexts<ProjectContext>()
    @ObservationIgnored private let openInventories = WeakContexts<InventoryContext>()
    /// Pictures on their way to galleries, whether or not a screen shows them.
    @ObservationIgnored private var uploads: [MediaService.Gallery: MediaUpload] = [:]
    /// How often a page was pulled.
    @ObservationIgnored private(set) var refreshes = 0
    /// Whether contexts read anything: previews of what loads hold them back.
    @ObservationIgnored let reads: Bool

    public convenience init(
        store: LocalStore, storage: any MediaStorage, auth: any AuthService, sync: SyncEngine? = nil
    ) {
        self.init(store: store, storage: storage, auth: auth, sync: sync, reads: true)
    }

    /// - Parameter source: where everything is read from; `nil` for the store.
    init(
        store: LocalStore, source: (any DocumentStore)? = nil, storage: any MediaStorage, auth: any AuthService,
        sync: SyncEngine? = nil, reads: Bool
    ) {
        _ = ScreenLanguage.installed
        self.sync = sync
        self.store = store
        self.source = source ?? store
        self.storage = storage
        self.auth = auth
        self.reads = reads
        account = AccountContext(store: self.source)
    }

    // MARK: The signed-in person

    /// Goes on as someone whom authentication knows.
    func enter(as user: SignedInUser, token: String? = nil) {
        self.user = user
        self.token = token
        account.discover(userID: user.id)
    }

    /// Forgets the person who was signed in, and all that was theirs on the screen.
    public func signOut() {
        if let token { auth.signOut(token: token) }
        token = nil
        openProjects.closeAll()
        openInventories.closeAll()
        uploads = [:]
        account.signOut()
        failure = nil
        undoOffer = nil
        user = nil
    }

    // MARK: The server

    /// Follows how the chosen account is with its server.
    func followServer() async {
        guard let sync else { return }
        for await _ in sync.states { updateConnection() }
    }

    /// Shows how the account is that is chosen now.
    func updateConnection() {
        guard let sync else { return }
        connection = Connection(sync.current[accountID])
    }

    /// Does something at the server for the person at work, and says in words why that failed.
    func atServer<Result: Sendable>(
        _ work: @Sendable (SyncEngine, _ token: String) async throws -> Result
    ) async throws -> Result {
        guard let sync, let token else { throw NobodySignedIn() }
        return try await ServerTrouble.told { try await work(sync, token) }
    }

    public var accountID: String { account.currentAccountID ?? "" }

    /// The role of the signed-in person, in the chosen account.
    public var role: MemberRole? { account.member?.role }

    /// Whether the signed-in person may do something. The store refuses it in any case; this is for showing it before.
    public func may(_ action: StoreAction) -> Bool { AccessRules.allows(action, role: role) }

    /// The day it is for the signed-in person.
    public var today: CalendarDate { CalendarDate(store.environment.now(), in: .current) }

    // MARK: Doing things

    public func services() throws -> LedgerServices {
        guard let session = account.session else { throw NobodySignedIn() }
        return LedgerServices(store: store, session: session, storage: storage)
    }

    /// Does something, and says so in an alert if it fails, which offers to try again where that may help. What was shown
    /// before is shown again, since screens show what is stored.
    ///
    /// - Parameters:
    ///   - message: what to say; the error's own words unless given.
    ///   - work: what to do.
    ///   - then: what follows once it is done, at the first attempt or at a later one.
    @discardableResult
    public func perform(
        _ message: String? = nil, _ work: @escaping (LedgerServices) throws -> Void,
        then: @escaping @MainActor () -> Void = {}
    ) -> Bool {
        do {
            try work(services())
            failure = nil
        } catch {
            failure = ActionFailure(error, message) { [weak self] in self?.perform(message, work, then: then) }
            Haptics.error()
            return false
        }
        then()
        return true
    }

    /// Does something, and gives back what to say if it fails: for sheets, which say so themselves.
    public func attempt(_ message: String? = nil, _ work: (LedgerServices) throws -> Void) -> String? {
        do {
            try work(services())
            return nil
        } catch {
            return Self.words(for: error, message)
        }
    }

    /// Deletes something, and offers to undo that unless a server keeps the account; says so in an alert if it fails.
    ///
    /// - Parameters:
    ///   - done: what to say once it is deleted, such as `Item deleted`.
    ///   - message: what to say if it fails.
    ///   - work: deletes it.
    ///   - then: what follows once it is deleted.
    func delete(
        _ done: String, _ message: String, _ work: @escaping (LedgerServices) throws -> Deletion.ID,
        then: @escaping @MainActor () -> Void = {}
    ) {
        perform(message) { [weak self] in
            let deletion = try work($0)
            if let self, restores { undoOffer = UndoOffer(message: done, undone: .deletion(deletion)) }
        } then: {
            then()
        }
    }

    /// Does something that takes a while, such as keeping a file, and says so in an alert if it fails, as
    /// ``perform(_:_:then:)`` does.
    public func performAsync(
        _ message: String? = nil, _ work: @escaping @MainActor (LedgerServices) async throws -> Void
    ) async {
        do {
            try await work(services())
        } catch is CancellationError {
        } catch {
            failure = ActionFailure(error, message) { [weak self] in
                Task { await self?.performAsync(message, work) }
            }
            Haptics.error()
        }
    }

    /// What to say of an error. A refusal says why, and so does a file that cannot be written; of all else, what was being done
    /// says more.
    static func words(for error: any Error, _ message: String?) -> String {
        switch error {
        case let error as ValidationError: error.message
        case let error as Refusal: error.message
        case let error as StoreError:
            switch error {
            // What was being done has a part in it only where the file is at fault.
            case .damaged, .detached, .diskFull, .cannotWrite:
                [message, error.screenMessage].compactMap(\.self).joined(separator: " ")
            default: error.screenMessage ?? message ?? String(localized: "Something went wrong. Please try again.")
            }
        // Only the reason says what to do about it.
        case let error as MediaError: [message, error.errorDescription].compactMap(\.self).joined(separator: " ")
        default:
            message ?? (error as? any LocalizedError)?.errorDescription
                ?? String(localized: "Something went wrong. Please try again.")
        }
    }

    /// The picture that is on its way to a gallery; it arrives even if nobody waits for it.
    func mediaUpload(to gallery: MediaService.Gallery) -> MediaUpload {
        if let upload = uploads[gallery] { return upload }
        let upload = MediaUpload()
        uploads[gallery] = upload
        return upload
    }

    /// Looks at once for what other processes and the server have, as a pull on a list asks for.
    func refresh() async {
        refreshes += 1
        store.catchUp()
        await sync?.retry()
    }

    // MARK: What is open

    /// A project with everything in it, shared by all screens that show it.
    func project(_ id: String) -> ProjectContext {
        openProjects.context("\(accountID)/\(id)") {
            let context = ProjectContext(store: source)
            reload(context, id)
            return context
        }
    }

    /// Reads a project again, after that failed.
    func reload(_ context: ProjectContext, _ id: String) {
        if reads { context.activate(projectID: id, accountID: accountID, userID: user?.id) }
    }

    /// The inventory, shared by all screens that show it.
    func inventory() -> InventoryContext {
        openInventories.context(accountID) {
            let context = InventoryContext(store: source)
            reload(context)
            return context
        }
    }

    /// Reads the inventory again, after that failed.
    func reload(_ context: InventoryContext) {
        if reads { context.activate(accountID: accountID) }
    }
}

/// Contexts that live as long as a screen shows them.
@MainActor
private final class WeakContexts<Context: AnyObject> {
    private struct Weak { weak var context: Context? }
    private var contexts: [String: Weak] = [:]

    func context(_ key: String, _ make: () -> Context) -> Context {
        if let context = contexts[key]?.context { return context }
        contexts = contexts.filter { $0.value.context != nil }
        let context = make()
        contexts[key] = Weak(context: context)
        return context
    }

    func closeAll() { contexts = [:] }
}
