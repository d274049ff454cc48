/// A document together with what merging needs to know of it: when each field was last written.
///
/// Operations may be applied in any order and more than once; the same set of them always gives the same state. The
/// last writer of a field wins. A document is there if someone has made it, and nobody has deleted it since it was last
/// changed: a change that is later than a deletion brings the document back, as it was.
public struct DocumentState: Hashable, Sendable {
    /// What the fields hold.
    public var fields: [String: JSONValue]
    /// When the document was made; the time of all fields that were not written since.
    public var creation: HybridTimestamp?
    /// When fields were written after that, emptied ones among them.
    public var fieldTimes: [String: HybridTimestamp]
    /// The latest change.
    public var version: HybridTimestamp?
    /// The latest deletion.
    public var deletion: HybridTimestamp?

    public init(
        fields: [String: JSONValue] = [:], creation: HybridTimestamp? = nil,
        fieldTimes: [String: HybridTimestamp] = [:], version: HybridTimestamp? = nil,
        deletion: HybridTimestamp? = nil
    ) {
        self.fields = fields
        self.creation = creation
        self.fieldTimes = fieldTimes
        self.version = version
        self.deletion = deletion
    }

    /// Whether the document is there for everyone to see.
    public var isAlive: Bool {
        guard creation != nil else { return false }
        guard let deletion, let version else { return true }
        return version > deletion
    }

    /// When a field was last written; `nil` if it never was.
    public func time(of field: String) -> HybridTimestamp? {
        fieldTimes[field] ?? (fields[field] == nil ? nil : creation)
    }

    /// When each field was last written.
    public var allTimes: [String: HybridTimestamp] {
        var times = fieldTimes
        if let creation {
            for field in fields.keys where times[field] == nil { times[field] = creation }
        }
        return times
    }

    /// Applies an operation, and tells whether anything that can be seen is different.
    @discardableResult
    public mutating func apply(_ operation: DocumentOperation) -> Bool {
        let before = (isAlive, fields)
        switch operation.action {
        case .delete:
            deletion = max(deletion ?? operation.timestamp, operation.timestamp)
        case .create, .update:
            if operation.action == .create { adopt(creation: operation.timestamp) }
            for (field, value) in operation.patch {
                if let time = time(of: field), time >= operation.timestamp { continue }
                fields[field] = value == .null ? nil : value
                // A field of a new document bears the document's own time.
                fieldTimes[field] =
                    operation.timestamp == creation && value != .null ? nil : operation.timestamp
            }
            version = max(version ?? operation.timestamp, operation.timestamp)
        }
        return before != (isAlive, fields)
    }

    /// Notes who made the document first, when two devices made the same one.
    private mutating func adopt(creation time: HybridTimestamp) {
        guard let creation else {
            creation = time
            return
        }
        guard time < creation else { return }
        for field in fields.keys where fieldTimes[field] == nil { fieldTimes[field] = creation }
        self.creation = time
    }

    /// The operation that makes the fields what they are to be; `nil` if they are that already.
    public func change(
        to fields: [String: JSONValue], id: String, accountID: String, kind: EntityKind, key: String,
        timestamp: HybridTimestamp
    ) -> DocumentOperation? {
        var patch: [String: JSONValue] = [:]
        for (field, value) in fields where self.fields[field] != value { patch[field] = value }
        for field in self.fields.keys where fields[field] == nil { patch[field] = .null }
        guard creation == nil || !isAlive || !patch.isEmpty else { return nil }
        var replaced: [String: HybridTimestamp] = [:]
        for field in patch.keys { replaced[field] = time(of: field) }
        return DocumentOperation(
            id: id, accountID: accountID, kind: kind, key: key, action: creation == nil ? .create : .update,
            patch: patch, timestamp: timestamp, baseVersion: version, replaced: replaced)
    }

    /// The operation that deletes the document, and knows all that it deletes.
    public func deletion(
        id: String, accountID: String, kind: EntityKind, key: String, timestamp: HybridTimestamp
    ) -> DocumentOperation {
        DocumentOperation(
            id: id, accountID: accountID, kind: kind, key: key, action: .delete, timestamp: timestamp,
            baseVersion: version, replaced: allTimes)
    }
}
