/// Someone at work in an account.
public struct Session: Hashable, Sendable {
    /// The id that authentication gives the person.
    public var userID: String
    public var accountID: String

    public init(userID: String, accountID: String) {
        self.userID = userID
        self.accountID = accountID
    }
}

/// What can be done in an account, as far as it depends on who does it.
public enum StoreAction: String, Hashable, Sendable, CaseIterable {
    /// Projects, their budgets, transactions, items and spaces.
    case editProjects
    /// A project with everything in it.
    case deleteProjects
    /// How one wants to see a project oneself.
    case editOwnPreferences
    case editOthersPreferences
    /// Categories, default category, vendors and space templates.
    case editPresets
    case saveSpaceAsTemplate
    /// Inviting and revoking.
    case editInvites
    case changeRoles
    case removeMembers
    case editBusinessProfile
    case editAccount
    /// Making somebody else the owner.
    case transferAccount
    /// What happened to an item, as part of what happens to it.
    case addLineage
    case rewriteLineage
    case makeRequests
    case answerRequests
    /// Amount and items of the records that the system keeps of sales to and from the inventory.
    case editCanonicalSales
    /// Writing down that a value was lost. Everyone who may change projects may settle it.
    case noteConflicts
    case deleteAccount
    /// Drafts, issuing them, and payments.
    case editInvoices
    case voidInvoices
    /// What an issued invoice says.
    case rewriteInvoices
    /// Up to which day transactions cannot be changed.
    case closeBooks
    /// Handing out what is stored about somebody else.
    case exportPeople
    /// Taking somebody's name and address out of the account.
    case erasePeople

    /// The action in words, after "You don’t have permission to".
    public var words: String {
        switch self {
        case .editProjects: localized("change projects")
        case .deleteProjects: localized("delete or restore projects")
        case .editOwnPreferences: localized("change your preferences")
        case .editOthersPreferences: localized("change other people’s preferences")
        case .editPresets: localized("change presets")
        case .saveSpaceAsTemplate: localized("save a space as a template")
        case .editInvites: localized("invite people")
        case .changeRoles: localized("change roles")
        case .removeMembers: localized("remove members")
        case .editBusinessProfile: localized("change the business profile")
        case .editAccount: localized("change the account")
        case .transferAccount: localized("transfer the account")
        case .addLineage: localized("record where items went")
        case .rewriteLineage: localized("change where items went")
        case .makeRequests: localized("make requests")
        case .answerRequests: localized("answer requests")
        case .editCanonicalSales: localized("change inventory sale records")
        case .noteConflicts: localized("record conflicts")
        case .deleteAccount: localized("delete the account")
        case .editInvoices: localized("change invoices")
        case .voidInvoices: localized("void invoices")
        case .rewriteInvoices: localized("change what was issued")
        case .closeBooks: localized("close the books")
        case .exportPeople: localized("export other people’s data")
        case .erasePeople: localized("erase people’s data")
        }
    }
}

/// Who may do what. Enforced in every batch that is written, whatever a screen shows or hides.
public enum AccessRules {
    private static let everyone: [MemberRole] = [.owner, .admin, .user]
    private static let administrators: [MemberRole] = [.owner, .admin]

    /// The table. What no role may do is left to the system: to the services that keep such documents, and to a server.
    public static let table: [StoreAction: [MemberRole]] = [
        .editProjects: everyone,
        .deleteProjects: administrators,
        .editOwnPreferences: everyone,
        .editOthersPreferences: [],
        .editPresets: administrators,
        .saveSpaceAsTemplate: administrators,
        .editInvites: administrators,
        .changeRoles: administrators,
        .removeMembers: administrators,
        .editBusinessProfile: [.owner],
        .editAccount: [.owner],
        .transferAccount: [.owner],
        .addLineage: everyone,
        .rewriteLineage: [],
        .makeRequests: everyone,
        .answerRequests: [],
        .editCanonicalSales: [],
        .noteConflicts: [],
        .deleteAccount: [.owner],
        .editInvoices: everyone,
        .voidInvoices: administrators,
        .rewriteInvoices: [],
        .closeBooks: administrators,
        .exportPeople: administrators,
        .erasePeople: administrators,
    ]

    /// Whether a role may do something; who is no member may do nothing.
    public static func allows(_ action: StoreAction, role: MemberRole?) -> Bool {
        guard let role else { return false }
        return table[action]?.contains(role) == true
    }

    /// Why a role may not do something, for people.
    public static func refusal(of action: StoreAction, role: MemberRole?) -> String {
        switch (role, table[action]) {
        case (.some, [.owner]): localized("Only the owner can \(action.words).")
        case (.some, administrators): localized("Only owners and admins can \(action.words).")
        default: localized("You don’t have permission to \(action.words).")
        }
    }

    /// What a change of a document amounts to.
    public static func action<E: Entity>(from before: E?, to after: E?, by userID: String) -> StoreAction {
        switch E.kind {
        case .project: return after == nil ? .deleteProjects : .editProjects
        case .projectBudgetCategory, .item, .space: return .editProjects
        case .transaction:
            return touchesCanonicalSale(before as? Transaction, after as? Transaction)
                ? .editCanonicalSales : .editProjects
        case .projectPreferences:
            let owners = [before, after].compactMap { ($0 as? ProjectPreferences)?.userId }
            return owners.allSatisfy { $0 == userID } ? .editOwnPreferences : .editOthersPreferences
        case .budgetCategory, .accountPresets, .vendorDefaults, .spaceTemplate: return .editPresets
        case .invite: return .editInvites
        case .member: return after == nil ? .removeMembers : .changeRoles
        case .businessProfile: return .editBusinessProfile
        case .account: return after == nil ? .deleteAccount : .editAccount
        case .conflict: return after == nil ? .editProjects : .noteConflicts
        case .invoice:
            let isDraft = [before, after].allSatisfy { ($0 as? Invoice).map { $0.status == .draft } ?? true }
            return isDraft ? .editInvoices : .rewriteInvoices
        case .lineageEdge: return before == nil ? .addLineage : .rewriteLineage
        case .request:
            let request = after as? RequestDoc
            let isOwn = before == nil && request?.status == .pending && request?.createdBy == userID
            return isOwn ? .makeRequests : .answerRequests
        }
    }

    private static func touchesCanonicalSale(_ before: Transaction?, _ after: Transaction?) -> Bool {
        let isCanonical = [before, after].contains { $0.map(TransactionDisplayCalculations.isCanonicalSale) == true }
        guard isCanonical else { return false }
        guard let before, let after else { return true }
        return before.amountCents != after.amountCents || before.itemIds != after.itemIds
            || before.isCanonicalInventorySale != after.isCanonicalInventorySale
            || before.inventorySaleDirection != after.inventorySaleDirection || before.projectId != after.projectId
    }

    /// Whether a change of a member is one that a role may make: nobody makes an owner or unmakes one, and nobody joins
    /// but by an invitation.
    public static func allowsMemberChange(from before: AccountMember?, to after: AccountMember?) -> Bool {
        guard let before, before.role != .owner else { return false }
        return after.map { $0.role != .owner && $0.uid == before.uid } ?? true
    }
}
