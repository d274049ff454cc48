import Foundation

/// Where an acceptor reads the documents of one account.
public protocol DocumentSource {
    /// A document, deleted ones among them; `nil` if there never was one.
    func document(_ id: DocumentID) throws -> SyncedDocument?
    /// The keys of the documents that are alive, and whose field holds a text if a condition is given.
    func keys(of kind: EntityKind, where condition: FieldCondition?) throws -> [String]
    /// Who uses a device; `nil` if that is not known.
    func user(ofNode node: String) throws -> String?
}

/// Who sends a batch, as the server knows them, whatever the batch says.
public struct SyncAuthor: Hashable, Sendable {
    /// The person; `nil` for the system, which may do anything.
    public var userID: String?
    /// The device.
    public var node: String

    public init(userID: String?, node: String) {
        self.userID = userID
        self.node = node
    }
}

/// What comes of a batch.
public struct Acceptance: Hashable, Sendable {
    public var outcome: BatchAnswer.Outcome
    /// The documents as they are afterwards, in the order in which they were first changed. None if the batch is refused.
    public var changed: [ChangedDocument]

    public struct ChangedDocument: Hashable, Sendable {
        public var id: DocumentID
        public var state: DocumentState
    }
}

/// Decides what a batch does to the documents of an account.
///
/// Server, device and simulation share it. It reads the documents as they are, and writes nothing: what is different
/// afterwards is handed back.
public enum Acceptor {
    /// What a batch may hold.
    public struct Limits: Hashable, Sendable {
        public var operations = 500
        /// Bytes of a value as JSON.
        public var valueBytes = 64 * 1024
        /// Bytes of a document as JSON.
        public var documentBytes = 256 * 1024

        public init() {}
    }

    /// Accepts a batch, or refuses all of it.
    ///
    /// - Parameters:
    ///   - author: who sends it. Roles are those that the documents say by now.
    ///   - clock: the account's clock; later than every time that was accepted so far.
    ///   - now: the server's time. Times that are further ahead of it than clocks may differ are brought down.
    /// - Returns: what is different, or why the batch is refused. Throws only what reading the documents throws.
    public static func accept(
        _ batch: SyncBatch, by author: SyncAuthor, on documents: some DocumentSource,
        clock: inout HybridLogicalClock, now: Date, limits: Limits = Limits()
    ) throws -> Acceptance {
        let before = clock
        clock.receive(batch.timestamp, wall: now)
        let accepted = try AcceptedBatch(
            batch, by: author, on: documents, clock: clock, now: now, limits: limits)
        do {
            try accepted.run()
        } catch let failure as SourceFailure {
            clock = before
            throw failure.error
        } catch {
            return Acceptance(outcome: .refused(Refusal(error)), changed: [])
        }
        clock = accepted.clock
        return accepted.acceptance
    }
}

/// An error of the documents' source, which is no reason to refuse a batch.
struct SourceFailure: Error {
    var error: any Error
}

extension Refusal {
    /// The refusal that an error amounts to.
    init(_ error: any Error) {
        switch error {
        case let refusal as Refusal: self = refusal
        case let error as ValidationError: self.init(.invalid, error.message)
        case let error as FieldError: self.init(.invalid, "\(error)")
        case let error as InventoryOperationRefusal: self.init(.rule, "\(error)")
        default: self.init(.invalid, "\(error)")
        }
    }
}

extension EntityKind {
    /// The type of the documents of a kind.
    public var entity: any Entity.Type {
        switch self {
        case .account: Account.self
        case .member: AccountMember.self
        case .project: Project.self
        case .transaction: Transaction.self
        case .item: Item.self
        case .space: Space.self
        case .budgetCategory: BudgetCategory.self
        case .projectBudgetCategory: ProjectBudgetCategory.self
        case .projectPreferences: ProjectPreferences.self
        case .accountPresets: AccountPresets.self
        case .vendorDefaults: VendorDefaults.self
        case .spaceTemplate: SpaceTemplate.self
        case .businessProfile: BusinessProfile.self
        case .invite: Invite.self
        case .lineageEdge: LineageEdge.self
        case .request: RequestDoc.self
        case .conflict: Conflict.self
        case .invoice: Invoice.self
        }
    }

    /// Whether a text can be the key of a document: parts between slashes, none of them empty or too long.
    public static func isSound(key: String) -> Bool {
        key.split(separator: "/", omittingEmptySubsequences: false)
            .allSatisfy { !$0.isEmpty && $0.utf8.count <= 300 }
            && !key.unicodeScalars.contains { $0.properties.generalCategory == .control }
    }

    /// The id of a document: the last part of its key.
    public static func id(ofKey key: String) -> String {
        key.utf8.contains(UInt8(ascii: "/")) ? String(key[key.index(after: key.lastIndex(of: "/")!)...]) : key
    }

    /// Whether a text can be the key of the document with an id.
    public static func isKey(_ key: String, ofID id: String) -> Bool { isSound(key: key) && self.id(ofKey: key) == id }
}
