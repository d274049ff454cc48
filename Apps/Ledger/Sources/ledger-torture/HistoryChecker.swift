import Foundation
import LedgerCore
import LedgerStore

/// Looks at what a history has left, for anything that must not be.
struct HistoryChecker {
    let server: SimulatedServer
    let devices: [SimulatedDevice]
    /// Every batch that was written on any device.
    let written: Set<SyncBatch.ID>

    /// What is wrong; `nil` if nothing is.
    func violation() throws -> String? {
        let checks = [
            decisions, rights, times, conflicts, sums, links, places, names, lineage, invoices, newerFields, equality,
        ]
        for check in checks {
            if let violation = try check() { return violation }
        }
        return nil
    }

    // MARK: Batches

    /// Every batch that was written is decided, once; and nothing else is.
    private func decisions() throws -> String? {
        var count: [SyncBatch.ID: Int] = [:]
        for (batch, _) in server.account.history where batch.userID != nil { count[batch.id, default: 0] += 1 }
        if let id = written.first(where: { count[$0] == nil }) { return "the batch \(id) was never decided" }
        for (id, number) in count {
            if number > 1 { return "the batch \(id) was decided \(number) times" }
            if !written.contains(id) { return "nobody wrote the batch \(id)" }
        }
        for (batch, answer) in server.account.history {
            if case .refused = answer.outcome { continue }
            if batch.userID != nil, batch.command == nil, batch.operations.isEmpty {
                return "nothing of the batch \(batch.id) was done"
            }
        }
        let refusals = Set(
            try devices.flatMap { device in
                try device.store.value(of: RefusedBatchesQuery(accountID: server.accountID)).map(\.id)
            })
        for (batch, answer) in server.account.history {
            guard case .refused(let refusal) = answer.outcome else { continue }
            if !refusals.contains(batch.id) { return "nobody was told of the refusal \(refusal) of \(batch.id)" }
        }
        return nil
    }

    /// Nothing was done that the role of its author did not allow.
    private func rights() -> String? {
        for (batch, answer) in server.account.history where batch.userID != nil {
            if case .refused = answer.outcome { continue }
            guard let role = server.roles[batch.id] else { return "a stranger has written \(batch.id)" }
            let presets: Set<EntityKind> = [.vendorDefaults, .spaceTemplate, .accountPresets, .budgetCategory]
            let isForAdministrators =
                switch batch.content {
                case .operations(let operations): operations.contains { presets.contains($0.kind) }
                case .command(.createCategory), .command(.updateCategory), .command(.setRole), .command(.removeMember),
                    .command(.deleteProject), .command(.voidInvoice), .command(.closeBooks), .command(.mergeVendors),
                    .command(.separateVendors), .command(.erasePerson):
                    true
                default: false
                }
            if isForAdministrators, !role.isAdministrator { return "a \(role.rawValue) has written \(batch.id)" }
            if case .command(.transferAccount) = batch.content, role != .owner {
                return "a \(role.rawValue) has given the account away by \(batch.id)"
            }
        }
        return nil
    }

    private func times() -> String? {
        let latest = server.now + HybridTimestamp.tolerance
        for document in server.account.documents(after: 0, limit: .max) {
            let times =
                [document.state.version, document.state.deletion].compactMap(\.self) + document.state.times.values
            if times.contains(where: { $0.milliseconds > latest }) {
                return "the \(document.kind) \(document.key) is from the future"
            }
        }
        return nil
    }

    /// Who was told that values were lost can see which.
    private func conflicts() -> String? {
        let noted = Set(
            server.account.documents(after: 0, limit: .max).filter {
                $0.kind == EntityKind.conflict.rawValue && $0.state.creation != nil
            }.map { String($0.key[..<$0.key.lastIndex(of: "_")!]) })
        return server.account.history.first { $0.answer.outcome == .merged && !noted.contains($0.batch.id) }
            .map { "nothing tells what \($0.batch.id) has overwritten" }
    }

    // MARK: Documents

    /// The amount of a sale is the sum of what was sold.
    private func sums() throws -> String? {
        let edges = try server.all(LineageEdge.self)
        for sale in try server.all(Transaction.self) {
            guard let id = sale.id, id.hasPrefix("SALE_"),
                server.account.document(DocumentID(.transaction, id))?.state.deletion == nil
            else { continue }
            let sum = edges.filter { $0.movementKind == .sold && ($0.toTransactionId == id || $0.sourceSaleId == id) }
                .reduce(0) { $0 + ($1.priceCents ?? 0) }
            if sum != sale.amountCents { return "\(id) says \(sale.amountCents ?? 0), its items say \(sum)" }
        }
        return nil
    }

    /// Items and transactions name each other.
    private func links() throws -> String? {
        let items = Dictionary(uniqueKeysWithValues: try server.all(Item.self).map { ($0.id!, $0) })
        let transactions = Dictionary(uniqueKeysWithValues: try server.all(Transaction.self).map { ($0.id!, $0) })
        let sold = Set(try server.all(LineageEdge.self).map { "\($0.fromTransactionId ?? "") \($0.itemId)" })
        for item in items.values {
            guard let id = item.transactionId else { continue }
            guard let transaction = transactions[id] else { return "\(item.id!) belongs to \(id), which is gone" }
            if transaction.itemIds?.contains(item.id!) != true { return "\(id) does not list \(item.id!)" }
        }
        for transaction in transactions.values where !TransactionDisplayCalculations.isCanonicalSale(transaction) {
            for id in transaction.itemIds ?? []
            where items[id]?.transactionId != transaction.id && !sold.contains("\(transaction.id!) \(id)") {
                return "\(transaction.id!) lists \(id), which is not its own"
            }
        }
        return nil
    }

    /// Items lie in rooms of their projects, and what is in a project is in one that is there.
    private func places() throws -> String? {
        let projects = Set(try server.all(Project.self).compactMap(\.id))
        let rooms = Dictionary(uniqueKeysWithValues: try server.all(Space.self).map { ($0.id!, $0.projectId) })
        for item in try server.all(Item.self) {
            if let project = item.projectId, !projects.contains(project) {
                return "\(item.id!) is in \(project), which is gone"
            }
            if let room = item.spaceId, rooms[room] == nil || rooms[room]! != item.projectId {
                return "\(item.id!) is in the room \(room) of another project"
            }
        }
        return nil
    }

    private func names() throws -> String? {
        var seen: Set<String> = []
        return try server.all(BudgetCategory.self).map { $0.name.lowercased() }.first { !seen.insert($0).inserted }
            .map { "there are two categories named \($0)" }
    }

    /// Nothing changes an edge but the merging of items, which has it name the one that stays.
    private func lineage() -> String? {
        server.account.documents(after: 0, limit: .max).first { document in
            guard document.kind == EntityKind.lineageEdge.rawValue else { return false }
            let state = document.state
            let isMoved =
                Set(state.times.keys).isSubset(of: ["itemId", "updatedAt"]) && state.times["itemId"] == state.version
            return !state.isAlive || state.version != state.creation && !isMoved
        }.map { "the edge \($0.key) was changed" }
    }

    /// Invoices are numbered without gaps, come to the sum of their lines, and ask for nothing twice.
    private func invoices() throws -> String? {
        let issued = try server.all(Invoice.self).filter { $0.status != .draft }
        for (series, invoices) in Dictionary(grouping: issued, by: { $0.series ?? "" }) {
            let numbers = invoices.map { $0.number ?? "" }.sorted()
            let expected = (1...invoices.count).map { "\(series)-" + String("000\($0)".suffix(4)) }
            if numbers != expected { return "the invoices of \(series) are numbered \(numbers)" }
        }
        var asked: Set<String> = []
        for invoice in issued {
            let lines = invoice.lines ?? []
            let sum = lines.reduce(0) { $0 + ($1.amountCents ?? 0) + ($1.markupCents ?? 0) + ($1.taxCents ?? 0) }
            if sum != invoice.totalCents { return "\(invoice.id!) says \(invoice.totalCents ?? 0), its lines \(sum)" }
            let payments = invoice.payments ?? []
            if Set(payments.map(\.id)).count != payments.count { return "\(invoice.id!) has a payment twice" }
            if invoice.status == .void, !payments.isEmpty { return "\(invoice.id!) is void and paid" }
            guard invoice.status == .issued else { continue }
            for line in lines where !asked.insert(line.id).inserted { return "\(line.id) is on two invoices" }
        }
        return nil
    }

    /// What a newer version has written is still there, though older ones have changed the same items since.
    private func newerFields() throws -> String? {
        let name = History.newerField
        for (batch, answer) in server.account.history {
            if case .refused = answer.outcome { continue }
            for operation in batch.operations where operation.patch[name] != nil {
                if let item = try server.get(Item.self, operation.key), item.unknownFields[name] == nil {
                    return "\(operation.key) has lost what a newer version has written"
                }
            }
        }
        return nil
    }

    // MARK: Devices

    /// All devices have what the server has, and nothing waits.
    private func equality() throws -> String? {
        for (number, device) in devices.enumerated() {
            if !(try device.store.outbox(accountID: server.accountID).isEmpty) {
                return "device \(number) has unsent batches"
            }
            if try device.store.checksum(accountID: server.accountID) != server.account.checksum {
                return "device \(number) and the server have other sums"
            }
        }
        for kind in EntityKind.allCases {
            if let difference = try difference(kind.entity) { return difference }
        }
        return nil
    }

    private func difference<E: Entity>(_ type: E.Type) throws -> String? {
        func texts(_ documents: [E]) -> Set<String> {
            Set(
                documents.map { document in
                    var fields = document.fieldValues
                    fields["accountId"] = nil
                    fields["id"] = document.key?.json
                    return JSONValue.object(fields).text
                })
        }
        let there = texts(try server.all(type))
        for (number, device) in devices.enumerated() {
            let here = texts(try device.store.value(of: DocumentsQuery<E>(accountID: server.accountID)))
            guard here != there else { continue }
            return "device \(number) has \(here.subtracting(there).sorted()), the server has "
                + "\(there.subtracting(here).sorted())"
        }
        return nil
    }

    /// Two rooms whose notes are only ever written together say the same, on every device at any time.
    static func half(_ device: SimulatedDevice) throws -> String? {
        let notes = try ["pair-1", "pair-2"].map { key in
            try device.store.value(of: DocumentQuery<Space>(accountID: device.server.accountID, key: key))?.notes
        }
        return notes[0] == notes[1] ? nil : "half a batch can be seen: \(notes)"
    }
}
