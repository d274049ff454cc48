/// What kind of business a transaction records.
public enum TransactionType: OpenEnum {
    case purchase, sale, `return`, toInventory
    case other(String)

    public static let known: [TransactionType] = [.purchase, .sale, .`return`, .toInventory]
    public static let exact = spelled(known)

    public var rawValue: String {
        switch self {
        case .purchase: "purchase"
        case .sale: "sale"
        case .return: "return"
        case .toInventory: "to-inventory"
        case .other(let spelling): spelling
        }
    }

    /// What people read; `nil` for a word that is not known.
    public var label: String? {
        switch self {
        case .purchase: localized("Purchase")
        case .sale: localized("Sale")
        case .return: localized("Return")
        case .toInventory: localized("To Inventory")
        case .other: nil
        }
    }
}

/// How far a transaction has come.
public enum TransactionStatus: OpenEnum {
    case pending, completed, canceled, inventoryOnly, returned
    case other(String)

    public static let known: [TransactionStatus] = [.pending, .completed, .canceled, .inventoryOnly, .returned]
    public static let exact = spelled(known)
    public static let oldSpellings: [String: TransactionStatus] = ["cancelled": .canceled]

    public var rawValue: String {
        switch self {
        case .pending: "pending"
        case .completed: "completed"
        case .canceled: "canceled"
        case .inventoryOnly: "inventory-only"
        case .returned: "returned"
        case .other(let spelling): spelling
        }
    }

    /// What people read; `nil` for a word that is not known.
    public var label: String? {
        switch self {
        case .pending: localized("Pending")
        case .completed: localized("Completed")
        case .canceled: localized("Canceled")
        case .inventoryOnly: localized("Inventory Only")
        case .returned: localized("Returned")
        case .other: nil
        }
    }

    /// What forms offer: `returned` turns up in older data only.
    public static let offered: [TransactionStatus] = [.pending, .completed, .canceled, .inventoryOnly]
}

/// Whose money was spent.
public enum PurchasedBy: OpenEnum {
    case clientCard, designBusiness, missing
    case other(String)

    public static let known: [PurchasedBy] = [.clientCard, .designBusiness, .missing]
    public static let exact = spelled(known)

    public var rawValue: String {
        switch self {
        case .clientCard: "client-card"
        case .designBusiness: "design-business"
        case .missing: "missing"
        case .other(let spelling): spelling
        }
    }

    /// What people read; `nil` for a word that is not known.
    public var label: String? {
        switch self {
        case .clientCard: localized("Client Card")
        case .designBusiness: localized("Design Business")
        case .missing: localized("Missing")
        case .other: nil
        }
    }
}

/// Who owes whom for a transaction.
public enum ReimbursementType: OpenEnum {
    case none, owedToClient, owedToCompany
    case other(String)

    public static let known: [ReimbursementType] = [.none, .owedToClient, .owedToCompany]
    public static let exact = spelled(known)

    public var rawValue: String {
        switch self {
        case .none: "none"
        case .owedToClient: "owed-to-client"
        case .owedToCompany: "owed-to-company"
        case .other(let spelling): spelling
        }
    }

    /// What people read; `nil` for a word that is not known.
    public var label: String? {
        switch self {
        case .none: localized("None")
        case .owedToClient: localized("Owed to Client")
        case .owedToCompany: localized("Owed to Business")
        case .other: nil
        }
    }
}

/// Which way goods went between the business inventory and a project.
public enum InventorySaleDirection: OpenEnum {
    case businessToProject, projectToBusiness
    case other(String)

    public static let known: [InventorySaleDirection] = [.businessToProject, .projectToBusiness]
    public static let exact = spelled(known)

    public var rawValue: String {
        switch self {
        case .businessToProject: "business_to_project"
        case .projectToBusiness: "project_to_business"
        case .other(let spelling): spelling
        }
    }
}
