import LedgerCore

/// All that the screens of a project show, as of one moment.
public struct ProjectSnapshot: Hashable, Sendable {
    public var project: Project?
    /// All projects of the account, to move items to.
    public var projects: [Project]
    public var transactions: [Transaction]
    public var items: [Item]
    public var spaces: [Space]
    public var budgetCategories: [BudgetCategory]
    public var projectBudgetCategories: [ProjectBudgetCategory]
    public var preferences: ProjectPreferences?
}

/// A project with everything in it.
public struct ProjectQuery: StoreQuery, Hashable {
    public var accountID: String
    public var projectID: String
    /// Whose preferences are read; `nil` for nobody's.
    public var userID: String?

    public init(accountID: String, projectID: String, userID: String? = nil) {
        self.accountID = accountID
        self.projectID = projectID
        self.userID = userID
    }

    public func makeResult() -> QueryResult<ProjectSnapshot> {
        let projects = DocumentsQuery<Project>(accountID: accountID).makeResult()
        let transactions = DocumentsQuery<Transaction>(accountID: accountID).project(projectID).makeResult()
        let items = DocumentsQuery<Item>(accountID: accountID).project(projectID).makeResult()
        let spaces = DocumentsQuery<Space>(accountID: accountID).project(projectID).makeResult()
        let categories = DocumentsQuery<BudgetCategory>(accountID: accountID).makeResult()
        let projectCategories = DocumentsQuery<ProjectBudgetCategory>(accountID: accountID).project(projectID)
            .makeResult()
        let preferences = DocumentsQuery<ProjectPreferences>(accountID: accountID).project(projectID)
            .user(userID ?? "").makeResult()
        let parts: [any AnyQueryResult] = [
            projects, transactions, items, spaces, categories, projectCategories, preferences,
        ]
        return CombinedResult(parts) { [projectID] in
            ProjectSnapshot(
                project: projects.value.first { $0.id == projectID }, projects: projects.value,
                transactions: transactions.value, items: items.value, spaces: spaces.value,
                budgetCategories: categories.value, projectBudgetCategories: projectCategories.value,
                preferences: preferences.value.first)
        }
    }
}

/// All that the inventory screen shows, as of one moment.
public struct InventorySnapshot: Hashable, Sendable {
    public var projects: [Project]
    public var transactions: [Transaction]
    public var items: [Item]
    public var spaces: [Space]
    public var budgetCategories: [BudgetCategory]
}

/// What belongs to no project.
public struct InventoryQuery: StoreQuery, Hashable {
    public var accountID: String

    public init(accountID: String) { self.accountID = accountID }

    public func makeResult() -> QueryResult<InventorySnapshot> {
        let projects = DocumentsQuery<Project>(accountID: accountID).makeResult()
        let transactions = DocumentsQuery<Transaction>(accountID: accountID).scope(.inventory).makeResult()
        let items = DocumentsQuery<Item>(accountID: accountID).scope(.inventory).makeResult()
        let spaces = DocumentsQuery<Space>(accountID: accountID).scope(.inventory).makeResult()
        let categories = DocumentsQuery<BudgetCategory>(accountID: accountID).makeResult()
        return CombinedResult([projects, transactions, items, spaces, categories]) {
            InventorySnapshot(
                projects: projects.value, transactions: transactions.value, items: items.value, spaces: spaces.value,
                budgetCategories: categories.value)
        }
    }
}

/// An account with its members and settings, as of one moment.
public struct AccountSnapshot: Hashable, Sendable {
    public var account: Account?
    public var members: [AccountMember]
    public var projects: [Project]
    public var budgetCategories: [BudgetCategory]
    public var presets: AccountPresets?
    public var vendors: VendorDefaults?
    public var spaceTemplates: [SpaceTemplate]
    public var businessProfile: BusinessProfile?
    public var invites: [Invite]
}

/// An account with its members and settings.
public struct AccountQuery: StoreQuery, Hashable {
    public var accountID: String

    public init(accountID: String) { self.accountID = accountID }

    public func makeResult() -> QueryResult<AccountSnapshot> {
        let accounts = DocumentsQuery<Account>(accountID: accountID).makeResult()
        let members = DocumentsQuery<AccountMember>(accountID: accountID).makeResult()
        let projects = DocumentsQuery<Project>(accountID: accountID).makeResult()
        let categories = DocumentsQuery<BudgetCategory>(accountID: accountID).makeResult()
        let presets = DocumentsQuery<AccountPresets>(accountID: accountID).makeResult()
        let vendors = DocumentsQuery<VendorDefaults>(accountID: accountID).makeResult()
        let templates = DocumentsQuery<SpaceTemplate>(accountID: accountID).makeResult()
        let profiles = DocumentsQuery<BusinessProfile>(accountID: accountID).makeResult()
        let invites = DocumentsQuery<Invite>(accountID: accountID).makeResult()
        let parts: [any AnyQueryResult] = [
            accounts, members, projects, categories, presets, vendors, templates, profiles, invites,
        ]
        return CombinedResult(parts) {
            AccountSnapshot(
                account: accounts.value.first, members: members.value, projects: projects.value,
                budgetCategories: categories.value, presets: presets.value.first, vendors: vendors.value.first,
                spaceTemplates: templates.value, businessProfile: profiles.value.first, invites: invites.value)
        }
    }
}

/// An account that someone belongs to.
public struct Membership: Hashable, Sendable, Identifiable {
    public var account: Account
    public var member: AccountMember

    public var id: String? { account.id }
}

/// The accounts that someone belongs to, in the order in which they were first stored.
public struct MembershipsQuery: StoreQuery, Hashable {
    public var userID: String

    public init(userID: String) { self.userID = userID }

    public func makeResult() -> QueryResult<[Membership]> {
        let members = DocumentsQuery<AccountMember>(everywhere: ()).key(userID).makeResult()
        let accounts = DocumentsQuery<Account>(everywhere: ()).makeResult()
        return CombinedResult([members, accounts]) {
            let byAccount = Dictionary(
                members.value.map { ($0.accountId, $0) }, uniquingKeysWith: { first, _ in first })
            return accounts.value.compactMap { account in
                byAccount[account.id].map { Membership(account: account, member: $0) }
            }
        }
    }
}

/// All accounts that the store holds.
public struct AccountsQuery: StoreQuery, Hashable {
    public init() {}

    public func makeResult() -> QueryResult<[Account]> { DocumentsQuery<Account>(everywhere: ()).makeResult() }
}

/// A part of a combined result.
private protocol AnyQueryResult {
    func load(_ reader: QueryReader) throws
    func update(_ touches: Touches, _ reader: QueryReader) throws -> Bool
}

extension QueryResult: AnyQueryResult {}

/// A value made of several results.
private final class CombinedResult<Value: Sendable>: QueryResult<Value> {
    private let parts: [any AnyQueryResult]
    private let combine: () -> Value

    init(_ parts: [any AnyQueryResult], _ combine: @escaping () -> Value) {
        self.parts = parts
        self.combine = combine
    }

    override var value: Value { combine() }
    override func load(_ reader: QueryReader) throws { for part in parts { try part.load(reader) } }

    override func update(_ touches: Touches, _ reader: QueryReader) throws -> Bool {
        try parts.reduce(false) { changed, part in try part.update(touches, reader) || changed }
    }
}
