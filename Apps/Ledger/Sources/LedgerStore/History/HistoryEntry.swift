import Foundation
import LedgerCore

/// What one write did to one document.
public struct HistoryEntry: Hashable, Sendable, Identifiable {
    public enum Action: String, Hashable, Sendable {
        case create, update, delete
        /// A deleted document came back.
        case restore
    }

    /// A value before and after; `null` for none.
    public struct Change: Hashable, Sendable {
        public var from: JSONValue
        public var to: JSONValue
    }

    /// Rises with each entry of a file.
    public var id: Int64
    /// What the entries of one write have in common.
    public var write: String
    public var kind: EntityKind
    public var key: String
    public var date: Date
    /// Who wrote it.
    public var userID: String
    public var action: Action
    /// The values that changed, by their ``FieldPath``. None for a new document.
    public var changes: [String: Change]

    /// How long entries are kept, in seconds: 400 days.
    public static let lifetime: TimeInterval = 400 * 86_400
}

/// Something that was deleted and can be restored.
public struct Deletion: Hashable, Sendable, Identifiable {
    /// What the write is called that deleted it.
    public var id: String
    public var date: Date
    /// Who deleted it.
    public var userID: String
    /// What kind of document the person deleted.
    public var kind: EntityKind
    /// What those documents are called.
    public var names: [String]
    /// How many documents of each kind went with them.
    public var contents: [EntityKind: Int]

    /// How long something can be restored, in seconds: 30 days.
    public static let lifetime: TimeInterval = 30 * 86_400

    /// The last moment at which it can be restored.
    public var expiry: Date { date.addingTimeInterval(Self.lifetime) }

    /// What people delete, those first that take others with them.
    static let kinds: [EntityKind] = [.project, .transaction, .item, .space, .spaceTemplate, .invoice]
}

/// Why something cannot be restored.
public enum RestoreRefusal: Error, Hashable, Sendable, LocalizedError {
    /// It was restored already, or is gone for good.
    case unavailable
    /// The project that it belonged to was deleted, too.
    case projectIsDeleted

    public var errorDescription: String? {
        switch self {
        case .unavailable: localized("This can no longer be restored.")
        case .projectIsDeleted: localized("This belongs to a project that was deleted. Restore the project first.")
        }
    }
}
