import LedgerCore
import Observation

/// The accounts of the signed-in person, and the one they have chosen.
@MainActor
@Observable
public final class AccountContext {
    /// The accounts to choose from: the last chosen first, the others by name. Empty when they cannot be read.
    public private(set) var memberships: [Membership] = []
    /// Whether the accounts to choose from have been read; before anybody has signed in, nothing is.
    public private(set) var discoveryState = ContextState.idle
    public private(set) var currentAccountID: String?
    /// The account that was chosen last. Anyone who shows the context keeps it, each for himself, and hands it in the next time.
    public var lastSelectedAccountID: String?
    public private(set) var account: Account?
    public private(set) var member: AccountMember?
    public private(set) var members: [AccountMember] = []
    public private(set) var projects: [Project] = []
    public private(set) var budgetCategories: [BudgetCategory] = []
    public private(set) var presets: AccountPresets?
    public private(set) var vendors: [String] = []
    public private(set) var spaceTemplates: [SpaceTemplate] = []
    public private(set) var businessProfile: BusinessProfile?
    public private(set) var invites: [Invite] = []
    /// How many changes wait to be sent.
    public private(set) var pendingCount = 0
    public private(set) var state = ContextState.idle

    @ObservationIgnored private let store: any DocumentStore
    @ObservationIgnored private var userID: String?
    @ObservationIgnored private let discovery = QueryFollower()
    @ObservationIgnored private let selection = QueryFollower()
    @ObservationIgnored private let pending = QueryFollower()

    public init(store: any DocumentStore, lastSelectedAccountID: String? = nil) {
        self.store = store
        self.lastSelectedAccountID = lastSelectedAccountID
    }

    /// Anyone who writes, in the chosen account; `nil` while none is chosen.
    public var session: Session? {
        guard let userID, let currentAccountID else { return nil }
        return Session(userID: userID, accountID: currentAccountID)
    }

    /// Finds the accounts that someone belongs to. One that was chosen before, or the only one, is chosen at once.
    public func discover(userID: String) {
        self.userID = userID
        discovery.follow(MembershipsQuery(userID: userID), in: store) { [weak self] in
            self?.receive($0)
        } failure: { [weak self] in
            self?.memberships = []
            self?.discoveryState = .failed("\($0)")
        }
        guard currentAccountID == nil else { return }
        let remembered = memberships.first { $0.id == lastSelectedAccountID }
        if let id = (remembered ?? (memberships.count == 1 ? memberships.first : nil))?.id { select(id) }
    }

    /// Tries again to find the accounts, after that has failed.
    public func rediscover() {
        if let userID { discover(userID: userID) }
    }

    private func receive(_ memberships: [Membership]) {
        discoveryState = .loaded
        let last = lastSelectedAccountID
        let byName = memberships.sorted {
            ($0.account.name.lowercased(), $0.id ?? "") < ($1.account.name.lowercased(), $1.id ?? "")
        }
        self.memberships = byName.filter { $0.id == last } + byName.filter { $0.id != last }
        // Anyone who was removed from the account is shown none of it any longer.
        if let currentAccountID, !memberships.contains(where: { $0.id == currentAccountID }) { leave() }
    }

    /// Chooses an account.
    public func select(_ accountID: String) {
        lastSelectedAccountID = accountID
        currentAccountID = accountID
        selection.follow(AccountQuery(accountID: accountID), in: store) { [weak self] in
            self?.receive($0)
        } failure: { [weak self] in
            self?.state = .failed("\($0)")
        }
        pending.follow(PendingCountQuery(), in: store) { [weak self] in
            self?.pendingCount = $0
        } failure: { _ in
            // The banner alone cannot be shown; whatever else is wrong is reported by the account itself.
        }
    }

    private func receive(_ snapshot: AccountSnapshot) {
        account = snapshot.account
        member = snapshot.members.first { $0.id == userID }
        members = snapshot.members
        projects = snapshot.projects
        budgetCategories = snapshot.budgetCategories
        presets = snapshot.presets
        vendors = PresetListCalculations.vendors(snapshot.vendors?.vendors ?? VendorDefaults.initialVendors)
        spaceTemplates = snapshot.spaceTemplates
        businessProfile = snapshot.businessProfile
        invites = snapshot.invites
        state = .loaded
    }

    /// Leaves the account for the gate, and forgets which it was.
    public func leave() {
        lastSelectedAccountID = nil
        selection.stop()
        pending.stop()
        currentAccountID = nil
        account = nil
        member = nil
        members = []
        projects = []
        budgetCategories = []
        presets = nil
        vendors = []
        spaceTemplates = []
        businessProfile = nil
        invites = []
        pendingCount = 0
        state = .idle
    }

    /// Forgets everything.
    public func signOut() {
        leave()
        discovery.stop()
        discoveryState = .idle
        memberships = []
        userID = nil
    }
}
