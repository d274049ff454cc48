/// Everything of an account: what a file holds that is imported or exported.
public struct AccountArchive: Hashable, Sendable {
    public var account = Account()
    public var members: [AccountMember] = []
    public var budgetCategories: [BudgetCategory] = []
    public var accountPresets: [AccountPresets] = []
    public var vendorDefaults: [VendorDefaults] = []
    public var spaceTemplates: [SpaceTemplate] = []
    public var businessProfiles: [BusinessProfile] = []
    public var invites: [Invite] = []
    public var projects: [Project] = []
    public var projectBudgetCategories: [ProjectBudgetCategory] = []
    public var projectPreferences: [ProjectPreferences] = []
    public var spaces: [Space] = []
    public var transactions: [Transaction] = []
    public var items: [Item] = []
    public var lineageEdges: [LineageEdge] = []
    public var invoices: [Invoice] = []
    public var requests: [RequestDoc] = []

    public init() {}

    /// How many documents there are.
    public var count: Int {
        var counter = Counter()
        var copy = self
        copy.visit(&counter)
        return counter.count
    }

    /// Shows every collection to a visitor, those first that others refer to.
    public mutating func visit<Visitor: ArchiveVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
        try visitor.visit("members", &members)
        try visitor.visit("budgetCategories", &budgetCategories)
        try visitor.visit("accountPresets", &accountPresets)
        try visitor.visit("vendorDefaults", &vendorDefaults)
        try visitor.visit("spaceTemplates", &spaceTemplates)
        try visitor.visit("businessProfiles", &businessProfiles)
        try visitor.visit("invites", &invites)
        try visitor.visit("projects", &projects)
        try visitor.visit("projectBudgetCategories", &projectBudgetCategories)
        try visitor.visit("projectPreferences", &projectPreferences)
        try visitor.visit("spaces", &spaces)
        try visitor.visit("transactions", &transactions)
        try visitor.visit("items", &items)
        try visitor.visit("lineageEdges", &lineageEdges)
        try visitor.visit("invoices", &invoices)
        try visitor.visit("requests", &requests)
    }

    private struct Counter: ArchiveVisitor {
        typealias Failure = Never
        var count = 1
        mutating func visit<E: Entity>(_ name: String, _ entities: inout [E]) { count += entities.count }
    }
}

/// What is done with each collection of an archive.
public protocol ArchiveVisitor {
    associatedtype Failure: Error
    mutating func visit<E: Entity>(_ name: String, _ entities: inout [E]) throws(Failure)
}

/// A file of accounts.
public struct Archive: Hashable, Sendable {
    public var accounts: [AccountArchive] = []

    public init(accounts: [AccountArchive] = []) { self.accounts = accounts }
}

/// Why a file cannot be imported: where, which field, and what is wrong.
public struct ArchiveError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Counted from 1.
    public var line: Int
    /// `accounts[0].items[3].quantity`; empty for a text that is not JSON.
    public var field: String
    public var reason: String

    public init(line: Int, field: String, reason: String) {
        self.line = line
        self.field = field
        self.reason = reason
    }

    public var description: String { "line \(line): \(field.isEmpty ? "" : "\(field): ")\(reason)" }
}

extension Archive {
    /// What the file says that it is.
    private static let format = "ledger-archive-1"

    /// The file's text.
    public var text: String {
        JSONValue.object([
            "format": .string(Self.format), "accounts": .array(accounts.map { $0.json }),
        ]).prettyText + "\n"
    }

    /// Reads a file's text. Collections may be missing; what is not known is refused, lest it get lost.
    public init(text: String) throws(ArchiveError) {
        let json: JSONValue
        do {
            json = try JSONValue(parsing: text)
        } catch {
            throw ArchiveError(line: error.line, field: "", reason: error.reason)
        }
        do {
            self = try Archive(json: json)
        } catch {
            throw ArchiveError(error, in: text)
        }
    }

    private init(json: JSONValue) throws(FieldError) {
        let members = try JSONObject(json: json).members
        guard members["format"] == .string(Self.format) else {
            throw FieldError("\"\(Self.format)\" is expected", path: [.field("format")])
        }
        guard case .array(let list)? = members["accounts"] else {
            throw FieldError("a list is expected", path: [.field("accounts")])
        }
        for (index, json) in list.enumerated() {
            do {
                accounts.append(try AccountArchive(json: json))
            } catch {
                throw error.within(.index(index)).within(.field("accounts"))
            }
        }
    }
}

extension ArchiveError {
    /// An error of a field, with the line on which the field is.
    public init(_ error: FieldError, in text: String) {
        self.init(line: JSONValue.line(of: error.path, in: text), field: error.pathText, reason: error.reason)
    }
}

extension AccountArchive {
    var json: JSONValue {
        var writer = Writer(members: ["account": account.json ?? .null])
        var copy = self
        copy.visit(&writer)
        return .object(writer.members)
    }

    init(json: JSONValue) throws(FieldError) {
        self.init()
        var reader = Reader(members: try JSONObject(json: json).members)
        guard let account = reader.members.removeValue(forKey: "account") else {
            throw FieldError("is missing", path: [.field("account")])
        }
        do {
            self.account = try Account(json: account)
        } catch {
            throw error.within(.field("account"))
        }
        guard self.account.id != nil else { throw FieldError("is missing", path: [.field("account"), .field("id")]) }
        try visit(&reader)
        if let unknown = reader.members.keys.min() {
            throw FieldError("is no collection of documents", path: [.field(unknown)])
        }
    }

    private struct Writer: ArchiveVisitor {
        typealias Failure = Never
        var members: [String: JSONValue]

        mutating func visit<E: Entity>(_ name: String, _ entities: inout [E]) {
            if !entities.isEmpty { members[name] = entities.json }
        }
    }

    private struct Reader: ArchiveVisitor {
        typealias Failure = FieldError
        var members: [String: JSONValue]

        mutating func visit<E: Entity>(_ name: String, _ entities: inout [E]) throws(FieldError) {
            guard let json = members.removeValue(forKey: name) else { return }
            do {
                entities = try [E](json: json)
            } catch {
                throw error.within(.field(name))
            }
            if let index = entities.firstIndex(where: { $0.key == nil }) {
                throw FieldError("has no id", path: [.field(name), .index(index)])
            }
            var seen: [String: Int] = [:]
            for (index, entity) in entities.enumerated() {
                guard let key = entity.key, let other = seen.updateValue(index, forKey: key) else { continue }
                throw FieldError(
                    "has the id of \(name)[\(other)]", path: [.field(name), .index(index), .field("id")])
            }
        }
    }
}
