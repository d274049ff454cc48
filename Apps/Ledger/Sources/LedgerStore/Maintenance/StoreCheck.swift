import GRDB
import LedgerCore

/// What a check of a store has found.
public struct CheckReport: Hashable, Sendable {
    /// How bad something is.
    public enum Severity: String, Hashable, Sendable {
        /// The file, or what the store itself keeps, is not as it must be.
        case error
        /// Documents that do not fit together, as two people's changes may leave them.
        case warning
    }

    public struct Finding: Hashable, Sendable, CustomStringConvertible {
        public var severity: Severity
        public var text: String

        public var description: String { "\(severity.rawValue): \(text)" }
    }

    public var findings: [Finding] = []
    /// How many documents there are of each kind.
    public var counts: [EntityKind: Int] = [:]

    public var errors: [Finding] { findings.filter { $0.severity == .error } }
    public var warnings: [Finding] { findings.filter { $0.severity == .warning } }

    mutating func error(_ text: String) { findings.append(Finding(severity: .error, text: text)) }
    mutating func warning(_ text: String) { findings.append(Finding(severity: .warning, text: text)) }
}

extension LocalStore {
    /// Looks at everything: the file's integrity, references, links between items and transactions, sums, the search
    /// index and the history. Changes nothing.
    public func check() throws -> CheckReport { StoreCheck.report { try database.unsafeRead($0) } }

    /// The same for a file that is not open, through a connection that cannot write.
    ///
    /// Throws ``StoreError`` for a file that could not be opened.
    public static func check(path: String) throws -> CheckReport {
        do {
            try DatabaseFile.inspect(path, isThorough: false)
            let file = try DatabaseFile.readOnly(path)
            guard try file.read(Schema.migrator.hasCompletedMigrations) else {
                // A file of an older version is checked as it will be once it is opened.
                let copy = try DatabaseQueue()
                return StoreCheck.report { check in
                    try file.backup(to: copy)
                    try Schema.migrator.migrate(copy)
                    return try copy.unsafeRead(check)
                }
            }
            return StoreCheck.report { try file.unsafeRead($0) }
        } catch {
            throw StoreError.wrapping(error, path: path)
        }
    }
}

struct StoreCheck {
    let db: Database
    private(set) var report = CheckReport()

    init(db: Database) { self.db = db }

    /// Checks what a connection shows; that it shows nothing is a finding, too.
    static func report(_ read: ((Database) throws -> CheckReport) throws -> CheckReport) -> CheckReport {
        do {
            return try read { db in
                // All of it of one moment, though others write. GRDB's own transactions end in an error where there is damage.
                try db.execute(sql: "BEGIN")
                defer { try? db.execute(sql: "ROLLBACK") }
                var check = StoreCheck(db: db)
                try check.run()
                return check.report
            }
        } catch {
            var report = CheckReport()
            report.error("\(StoreError.wrapping(error, path: "the file"))")
            return report
        }
    }

    mutating func run() throws {
        // A damaged file stops whatever comes upon the damage first; what was found until then is reported nevertheless.
        do {
            for line in try String.fetchAll(db, sql: "PRAGMA integrity_check(100)") where line != "ok" {
                report.error("the file is damaged: \(line)")
            }
            guard report.findings.isEmpty else { return }
            for row in try Row.fetchAll(db, sql: "PRAGMA foreign_key_check") {
                report.error("a row of \(row[0] as String) refers to a row of \(row[2] as String) that is not there")
            }
            try documents()
            try history()
        } catch let error as DatabaseError {
            report.error("the file is damaged: \(error.message ?? error.resultCode.description)")
        } catch let error as StoreError {
            report.error("\(error)")
        }
    }

    private mutating func documents() throws {
        var entries = 0
        for table in EntityTables.all {
            report.counts[table.kind] =
                try Int.fetchOne(db, sql: "SELECT count(*) FROM \"\(table.name)\" WHERE \"alive\"") ?? 0
        }
        let accounts = try EntityTables.of(Account.self).documents(db, where: "1", arguments: [])
        for account in accounts.documents.compactMap(\.id) {
            let data = try AccountData(db, account)
            references(data)
            links(data)
            sums(data)
            presets(data)
            entries += try search(data)
        }
        for table in EntityTables.all {
            let strays =
                try Int.fetchOne(
                    db,
                    sql: """
                        SELECT count(*) FROM "\(table.name)" WHERE "alive"
                        AND "accountId" NOT IN (SELECT "key" FROM "accounts" WHERE "alive")
                        """) ?? 0
            if strays > 0 { report.warning("\(strays) \(table.name) belong to an account that is not there") }
        }
        let strays =
            try Int.fetchOne(
                db,
                sql: """
                    SELECT count(*) FROM "searchEntries"
                    WHERE "accountId" IN (SELECT "key" FROM "accounts" WHERE "alive")
                    """) ?? 0
        if strays != entries {
            report.error("the search has \(strays) entries for \(entries) documents")
        }
        // The index is not asked by whole words, so any trigram will do to see that it can be read.
        _ = try Int.fetchOne(db, sql: "SELECT count(*) FROM \"searchIndex\" WHERE \"searchIndex\" MATCH '\"the\"'")
    }

    private struct AccountData {
        let id: String
        let projects: Set<String>
        let spaces: [(row: Int64, document: Space)]
        let transactions: [(row: Int64, document: Transaction)]
        let items: [(row: Int64, document: Item)]
        let projectCategories: [ProjectBudgetCategory]
        let preferences: [ProjectPreferences]
        let categories: [BudgetCategory]
        let projectList: [Project]
        let edges: [LineageEdge]

        init(_ db: Database, _ account: String) throws {
            func all<E: Entity>(_ type: E.Type) throws -> [(row: Int64, document: E)] {
                try EntityTables.of(type).documents(db, where: "\"accountId\" = ?", arguments: [account]).pairs
            }
            id = account
            projectList = try all(Project.self).map(\.document)
            projects = Set(projectList.compactMap(\.id))
            spaces = try all(Space.self)
            transactions = try all(Transaction.self)
            items = try all(Item.self)
            projectCategories = try all(ProjectBudgetCategory.self).map(\.document)
            preferences = try all(ProjectPreferences.self).map(\.document)
            categories = try all(BudgetCategory.self).map(\.document)
            edges = try all(LineageEdge.self).map(\.document)
            // The others are read to see that they can be.
            _ = try all(AccountMember.self)
            _ = try all(AccountPresets.self)
            _ = try all(VendorDefaults.self)
            _ = try all(SpaceTemplate.self)
            _ = try all(BusinessProfile.self)
            _ = try all(Invite.self)
            _ = try all(RequestDoc.self)
        }
    }

    private mutating func references(_ data: AccountData) {
        let spaceIDs = Set(data.spaces.compactMap(\.document.id))
        let transactionIDs = Set(data.transactions.compactMap(\.document.id))
        func orphan(_ kind: EntityKind, _ id: String?, _ field: String, _ target: String?, _ known: Set<String>) {
            guard let target, !known.contains(target) else { return }
            report.warning("the \(kind.words) \(id ?? "") refers to \(target) in \(field), which is not there")
        }
        for space in data.spaces.map(\.document) {
            orphan(.space, space.id, "projectId", space.projectId, data.projects)
        }
        for transaction in data.transactions.map(\.document) {
            orphan(.transaction, transaction.id, "projectId", transaction.projectId, data.projects)
        }
        for category in data.projectCategories {
            orphan(.projectBudgetCategory, category.id, "projectId", category.projectId, data.projects)
        }
        for preferences in data.preferences {
            orphan(.projectPreferences, preferences.id, "projectId", preferences.projectId, data.projects)
        }
        for item in data.items.map(\.document) {
            orphan(.item, item.id, "projectId", item.projectId, data.projects)
            orphan(.item, item.id, "spaceId", item.spaceId, spaceIDs)
            orphan(.item, item.id, "transactionId", item.transactionId, transactionIDs)
        }
    }

    private mutating func links(_ data: AccountData) {
        var listed: [String: Set<String>] = [:]
        for transaction in data.transactions.map(\.document) {
            listed[transaction.id ?? ""] = Set(transaction.itemIds ?? [])
        }
        let items = Dictionary(
            data.items.compactMap { item in item.document.id.map { ($0, item.document) } },
            uniquingKeysWith: { first, _ in first })
        for item in data.items.map(\.document) {
            guard let id = item.id, let transaction = item.transactionId, let list = listed[transaction] else {
                continue
            }
            if !list.contains(id) { report.warning("the transaction \(transaction) does not list its item \(id)") }
        }
        let left = Set(data.edges.map { [$0.fromTransactionId ?? "", $0.itemId] })
        for transaction in data.transactions.map(\.document)
        where !TransactionDisplayCalculations.isCanonicalSale(transaction) {
            for itemID in transaction.itemIds ?? [] {
                guard let item = items[itemID] else {
                    report.warning(
                        "the transaction \(transaction.id ?? "") lists the item \(itemID), which is not there")
                    continue
                }
                if item.transactionId != transaction.id, !left.contains([transaction.id ?? "", itemID]) {
                    report.warning("the transaction \(transaction.id ?? "") lists the item \(itemID) of another")
                }
            }
        }
    }

    private mutating func sums(_ data: AccountData) {
        for transaction in data.transactions.map(\.document) {
            if let amount = transaction.amountCents, let subtotal = transaction.subtotalCents, subtotal > abs(amount) {
                report.warning("the transaction \(transaction.id ?? "") has a subtotal above its amount")
            }
        }
        let byProject = Dictionary(grouping: data.transactions.map(\.document)) { $0.projectId ?? "" }
        let budgets = Dictionary(grouping: data.projectCategories) { $0.projectId ?? "" }
        for project in data.projectList {
            guard let id = project.id, let summary = project.budgetSummary else { continue }
            let progress = BudgetProgressCalculations.progress(
                transactions: byProject[id] ?? [], categories: data.categories, projectCategories: budgets[id] ?? [])
            if let spent = summary.spentCents, spent != progress.totalSpentCents {
                report.warning(
                    "the summary of the project \(id) says that \(spent) cents are spent, its transactions say"
                        + " \(progress.totalSpentCents)")
            }
            if let budget = summary.totalBudgetCents, budget != progress.totalBudgetCents {
                report.warning(
                    "the summary of the project \(id) says that the budget is \(budget) cents, its categories say"
                        + " \(progress.totalBudgetCents)")
            }
        }
    }

    private mutating func presets(_ data: AccountData) {
        var names: Set<String> = []
        for category in data.categories where !names.insert(category.name.lowercased()).inserted {
            report.warning("there are two budget categories named \(category.name)")
        }
    }

    /// Compares the search's entries with the documents, and gives how many there should be.
    private mutating func search(_ data: AccountData) throws -> Int {
        var count = 0
        func compare<E: Entity>(_ documents: [(row: Int64, document: E)]) throws {
            let table = EntityTables.of(E.self)
            for (row, document) in documents {
                guard let entry = table.searchEntry(document) else { continue }
                count += 1
                if try SearchTable.entry(db, kind: E.kind, document: row)?.entry != entry {
                    report.error("the search does not find the \(E.kind.words) \(document.id ?? "") by what it holds")
                }
            }
        }
        try compare(data.items)
        try compare(data.transactions)
        try compare(data.spaces)
        return count
    }

    private mutating func history() throws {
        let clock = try String.fetchOne(db, sql: "SELECT \"value\" FROM \"meta\" WHERE \"name\" = 'clock'")
            .flatMap { HybridTimestamp($0) }
        let cursor = try String.fetchCursor(db, sql: "SELECT \"json\" FROM \"operations\"")
        while let json = try cursor.next() {
            do {
                let operation = try DocumentOperation(column: .text(json))
                if let clock, operation.timestamp.milliseconds > clock.milliseconds {
                    report.error("the change \(operation.id) is later than the store's clock")
                }
            } catch {
                report.error("a change of the history cannot be read: \(error)")
            }
        }
        for table in EntityTables.all {
            let unknown =
                try Int.fetchOne(
                    db,
                    sql: """
                        SELECT count(*) FROM "\(table.name)" WHERE "alive" AND ("creation" IS NULL OR "version" IS NULL)
                        """) ?? 0
            if unknown > 0 { report.error("\(unknown) \(table.name) do not say when they were written") }
        }
    }
}
