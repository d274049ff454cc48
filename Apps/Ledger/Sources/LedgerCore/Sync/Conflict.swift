/// A value that someone wrote, and that was overwritten or deleted by someone who had never seen it.
///
/// The last writer wins, but nothing is lost silently: the other value is kept here until a person has seen it.
public struct Conflict: Hashable, Sendable {
    public var accountID: String
    public var kind: EntityKind
    public var key: String
    public var field: String
    /// What was lost; `null` if the field had been emptied.
    public var lostValue: JSONValue
    /// When it was written.
    public var lostTime: HybridTimestamp

    public init(
        accountID: String, kind: EntityKind, key: String, field: String, lostValue: JSONValue,
        lostTime: HybridTimestamp
    ) {
        self.accountID = accountID
        self.kind = kind
        self.key = key
        self.field = field
        self.lostValue = lostValue
        self.lostTime = lostTime
    }

    /// Fields that tell of a change rather than being one: nobody misses them.
    private static let bookkeeping: Set<String> = ["updatedAt", "updatedBy", "createdAt", "createdBy"]

    /// The values of a document that were lost, given all operations on it, in whatever order.
    ///
    /// A value is lost if no operation says that it replaces it, and the document does not hold it because someone else
    /// wrote later, or deleted the document. Who at the same time wrote the same has lost nothing. So a change by someone
    /// who has seen the document as it is makes no conflict, and ends none.
    public static func conflicts(in state: DocumentState, operations: [DocumentOperation]) -> [Conflict] {
        // What waits for its document to be made is not lost.
        guard state.creation != nil else { return [] }
        var replaced: Set<Place> = []
        var writers: [Writing: HybridTimestamp] = [:]
        for operation in operations {
            for (field, time) in operation.replaced { replaced.insert(Place(field: field, time: time)) }
            for (field, value) in operation.patch {
                let writing = Writing(field: field, value: value, replaced: operation.replaced[field])
                writers[writing] = max(writers[writing] ?? operation.timestamp, operation.timestamp)
            }
        }
        var conflicts: Set<Conflict> = []
        for operation in operations {
            for (field, value) in operation.patch where !bookkeeping.contains(field) {
                let time = operation.timestamp
                if replaced.contains(Place(field: field, time: time)) { continue }
                if state.isAlive, state.time(of: field) == time { continue }
                let writing = Writing(field: field, value: value, replaced: operation.replaced[field])
                if let last = writers[writing], last > time { continue }
                conflicts.insert(
                    Conflict(
                        accountID: operation.accountID, kind: operation.kind, key: operation.key, field: field,
                        lostValue: value, lostTime: time))
            }
        }
        return conflicts.sorted { ($0.lostTime, $0.field) < ($1.lostTime, $1.field) }
    }

    /// A value of a field.
    private struct Place: Hashable {
        var field: String
        var time: HybridTimestamp
    }

    /// A way from one value of a field to another.
    private struct Writing: Hashable {
        var field: String
        var value: JSONValue
        var replaced: HybridTimestamp?
    }
}
