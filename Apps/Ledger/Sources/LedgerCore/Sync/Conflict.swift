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
    /// A value is lost if no operation says that it replaces it, and it is not what the document holds.
    public static func conflicts(in state: DocumentState, operations: [DocumentOperation]) -> [Conflict] {
        var replaced: Set<Value> = []
        for operation in operations {
            for (field, time) in operation.replaced { replaced.insert(Value(field: field, time: time)) }
        }
        var conflicts: Set<Conflict> = []
        for operation in operations {
            for (field, value) in operation.patch where !bookkeeping.contains(field) {
                guard !replaced.contains(Value(field: field, time: operation.timestamp)) else { continue }
                // What has won is there to be seen, unless the whole document was deleted; and who wrote the same as
                // the winner has lost nothing.
                if state.isAlive, (state.fields[field] ?? .null) == value { continue }
                conflicts.insert(
                    Conflict(
                        accountID: operation.accountID, kind: operation.kind, key: operation.key, field: field,
                        lostValue: value, lostTime: operation.timestamp))
            }
        }
        return conflicts.sorted { ($0.lostTime, $0.field) < ($1.lostTime, $1.field) }
    }

    private struct Value: Hashable {
        var field: String
        var time: HybridTimestamp
    }
}
