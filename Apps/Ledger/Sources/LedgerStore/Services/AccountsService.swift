import LedgerCore

/// Accounts and who belongs to them.
public struct AccountsService: Sendable {
    private let store: LocalStore
    private let userID: String

    public init(store: LocalStore, userID: String) {
        self.store = store
        self.userID = userID
    }

    /// Makes an account that the signed-in person owns, with the categories that every account begins with.
    @discardableResult
    public func create(name: String, email: String? = nil) throws -> Account {
        if let error = SpaceFormValidation.validate(name: name).first { throw error }
        let id = store.environment.newID()
        let session = Session(userID: userID, accountID: id)
        return try store.write(authority: .service(session)) { batch in
            let account = try batch.create(
                Account(id: id) {
                    $0.name = name
                    $0.ownerUid = userID
                })
            try batch.create(
                AccountMember(id: userID) {
                    $0.accountId = id
                    $0.uid = userID
                    $0.role = .owner
                    $0.email = email
                })
            var defaultID: String?
            for (order, seed) in Self.initialCategories.enumerated() {
                let category = try batch.create(
                    BudgetCategory {
                        $0.name = seed.name
                        $0.slug = BudgetCategory.slug(of: seed.name)
                        $0.order = order
                        $0.isArchived = false
                        $0.metadata = CategoryMetadata(
                            categoryType: seed.type, excludeFromOverallBudget: seed.isExcluded ? true : nil)
                    })
                defaultID = defaultID ?? category.id
            }
            try batch.create(AccountPresets(id: AccountPresets.onlyID) { $0.defaultBudgetCategoryId = defaultID })
            return account
        }
    }

    private static let initialCategories: [(name: String, type: CategoryType, isExcluded: Bool)] = [
        ("Furnishings", .itemized, false), ("Install", .general, false), ("Design Fee", .fee, true),
        ("Storage & Receiving", .general, false),
    ]

    @discardableResult
    public func rename(_ accountID: String, to name: String) throws -> Account {
        try store.write(authority: .service(Session(userID: userID, accountID: accountID))) { batch in
            try batch.perform(.renameAccount(name: name))
            return try batch.require(Account.self, accountID)
        }
    }

    /// Changes a member's role. Nobody becomes an owner, or stops being one.
    @discardableResult
    public func setRole(_ role: MemberRole, of member: String, in accountID: String) throws -> AccountMember {
        try store.write(authority: .service(Session(userID: userID, accountID: accountID))) { batch in
            try batch.perform(.setRole(member: member, role: role.rawValue))
            return try batch.require(AccountMember.self, member)
        }
    }

    /// Makes a member the owner. Who was the owner becomes an admin. Only the owner can do this.
    public func transfer(_ accountID: String, to member: String) throws {
        try store.perform(.transferAccount(member: member), as: Session(userID: userID, accountID: accountID))
    }

    /// Deletes an account that is in this file only, with everything in it: documents, history, and what waits to be sent.
    /// Nothing of it can be restored, and nothing of it stays in the bytes of the file. People can still sign in.
    ///
    /// Throws ``StoreError/notPermitted(_:role:)`` for who is not the owner, and ``StoreError/onlyAtServer(_:)`` for an account
    /// that a server keeps.
    ///
    /// - Returns: where the pictures and files are that nothing shows any more.
    @discardableResult
    public func delete(_ accountID: String) throws -> Set<String> {
        let member = try store.value(of: DocumentQuery<AccountMember>(accountID: accountID, key: userID))
        guard AccessRules.allows(.deleteAccount, role: member?.role) else {
            throw StoreError.notPermitted(.deleteAccount, role: member?.role)
        }
        guard try store.replica(accountID: accountID) == nil else { throw StoreError.onlyAtServer(.account) }
        return try store.erase(accountID: accountID)
    }

    public func remove(member: String, from accountID: String) throws {
        try store.perform(.removeMember(id: member), as: Session(userID: userID, accountID: accountID))
    }
}
