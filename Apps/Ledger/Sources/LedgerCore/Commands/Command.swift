import Foundation

/// A change that is more than edits of fields: money that adds up, links, moves, deletions, names that must differ, roles.
///
/// A device runs a command at once on what it has; the server runs it again on what is there by then, and what the server
/// finds counts.
public enum Command: Hashable, Sendable, Codable {
    // Inventory
    case sellToBusiness(items: [String], fallbackCategory: String?, today: String)
    case sellToProject(
        items: [String], destination: String, sourceFallback: String?, destinationFallback: String?, today: String)
    /// Items go to a project, or to the inventory for `nil`, without a record.
    case reassign(items: [String], project: String?)
    case reassignTransaction(id: String, project: String?)
    case moveToReturn(items: [String], transaction: String)
    /// Items are linked to a transaction, or unlinked for `nil`.
    case setTransaction(items: [String], transaction: String?)
    /// - Parameter ids: the ids of the copies, for each item.
    case copy(items: [String], ids: [[String]])

    // Items, transactions, spaces, projects
    /// New items, linked to the transaction that they name.
    case createItems([Item])
    case deleteItems(ids: [String])
    case deleteTransactions(ids: [String])
    case deleteSpace(id: String)
    case deleteProject(id: String)

    // Merging
    /// Two items become one. What referred to either refers to the one that stays.
    case mergeItems(ItemMerge)
    /// - Parameter edges: the ids of the movements that were the duplicate's.
    case separateItems(ItemMerge, edges: [String])
    /// Whatever names one vendor names the other one.
    case mergeVendors(duplicate: String, kept: String)
    case separateVendors(VendorMerge)

    // Invoices
    /// A draft becomes an invoice that says what is handed in.
    case issueInvoice(Invoice)
    case recordPayment(InvoicePayment, invoice: String)
    case removePayment(id: String, invoice: String)
    case voidInvoice(id: String, reason: String?)

    // Settings
    /// A new category. If there is one of that name, the new one is merged into it.
    case createCategory(BudgetCategory)
    /// - Parameter fields: what fields are from now on; `null` empties one.
    case updateCategory(id: String, fields: [String: JSONValue])
    case renameAccount(name: String)
    /// A member becomes the owner, and who was it becomes an admin.
    case transferAccount(member: String)
    /// - Parameter through: a day as `yyyy-MM-dd`; `nil` reopens the books.
    case closeBooks(through: String?)
    case setRole(member: String, role: String)
    case removeMember(id: String)
    /// Takes a person's name and address out of the account.
    case erasePerson(id: String)

    /// Does what the command says.
    ///
    /// Throws a ``Refusal``, a ``ValidationError``, an ``InventoryOperationRefusal`` or what the batch throws.
    public func run(in batch: some DocumentBatch) throws {
        switch self {
        case .sellToBusiness, .sellToProject, .reassign, .reassignTransaction, .moveToReturn, .setTransaction, .copy:
            try runInventoryOperation(in: batch)
        case .createItems(let items): try Self.createItems(items, batch)
        case .deleteItems(let ids): try Self.deleteItems(ids, batch)
        case .deleteTransactions(let ids): try Self.deleteTransactions(ids, batch)
        case .deleteSpace(let id): try Self.deleteSpace(id, batch)
        case .deleteProject(let id): try Self.deleteProject(id, batch)
        case .mergeItems(let merge): try Self.mergeItems(merge, batch)
        case .separateItems(let merge, let edges): try Self.separateItems(merge, edges: edges, batch)
        case .mergeVendors(let duplicate, let kept): try Self.mergeVendors(duplicate, into: kept, batch)
        case .separateVendors(let merge): try Self.separateVendors(merge, batch)
        case .issueInvoice(let invoice): try Self.issueInvoice(invoice, batch)
        case .recordPayment(let payment, let invoice): try Self.recordPayment(payment, of: invoice, batch)
        case .removePayment(let payment, let invoice): try Self.removePayment(payment, of: invoice, batch)
        case .voidInvoice(let id, let reason): try Self.voidInvoice(id, reason: reason, batch)
        case .createCategory(let category): try Self.createCategory(category, batch)
        case .updateCategory(let id, let fields): try Self.updateCategory(id, fields, batch)
        case .renameAccount(let name): try Self.renameAccount(to: name, batch)
        case .transferAccount(let member): try Self.transferAccount(to: member, batch)
        case .closeBooks(let through): try Self.closeBooks(through, batch)
        case .setRole(let member, let role):
            try Self.changeMember(member, .changeRoles, batch) { $0?.role = MemberRole(rawValue: role) }
        case .erasePerson(let id): try Self.erasePerson(id, batch)
        case .removeMember(let id): try Self.changeMember(id, .removeMembers, batch) { $0 = nil }
        }
    }
}

extension Command: FieldValue {
    public var json: JSONValue? {
        let encoder = JSONEncoder()
        guard let data = try? encoder.encode(self) else { return nil }
        return try? JSONValue(parsing: String(decoding: data, as: UTF8.self))
    }

    public init(json: JSONValue) throws(FieldError) {
        do {
            self = try JSONDecoder().decode(Command.self, from: Data(json.text.utf8))
        } catch {
            throw FieldError("is no command that this version knows", path: [.field("command")])
        }
    }
}
